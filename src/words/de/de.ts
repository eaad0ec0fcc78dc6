import type { Words } from "../words";
import { actions } from "./actions";
import { frame } from "./frame";
import { help } from "./help";
import { parts } from "./parts";
import { settings } from "./settings";

/** German. Loaded when chosen. */
export const de: Words = { language: "de-DE", actions, frame, help, parts, settings };
