import { actions } from "./actions";
import { chat } from "./chat";
import { frame } from "./frame";
import { help } from "./help";
import { parts } from "./parts";
import { settings } from "./settings";
import { steps } from "./steps";
import { style } from "./style";

/** English: the language of the page until another is chosen, and the form of every other one. */
export const en = { language: "en-GB", actions, chat, frame, help, parts, settings, steps, style };
