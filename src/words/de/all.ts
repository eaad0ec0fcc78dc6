import { de } from "./de";
import { panels } from "./panels/panels";

export const all = { words: de, panels };
