import { de } from "./de";
import { panels } from "./panels";

export const all = { words: de, panels };
