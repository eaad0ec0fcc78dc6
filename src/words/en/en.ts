import { actions } from "./actions";
import { frame } from "./frame";
import { help } from "./help";
import { parts } from "./parts";
import { settings } from "./settings";

/** English: the language of the page until another is chosen, and the form of every other one. */
export const en = { language: "en-GB", actions, frame, help, parts, settings };
