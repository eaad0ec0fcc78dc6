import type { Words } from "../words";
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

/** German. Loaded when chosen. */
export const de: Words = { language: "de-DE", actions, chat, files, frame, help, parts, settings, start, steps, style };
