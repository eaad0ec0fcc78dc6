import { actions } from "./actions";
import { chat } from "./chat";
import { files } from "./files";
import { frame } from "./frame";
import { help } from "./help";
import { parts } from "./parts";
import { settings } from "./settings";
import { start } from "./start";
import { steps } from "./steps";
import { style } from "./style";

/** English: the language of the page until another is chosen, and the form of every other one. */
export const en = { language: "en-GB", actions, chat, files, frame, help, parts, settings, start, steps, style };
