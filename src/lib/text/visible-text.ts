import { oneLine } from "@/lib/text/lines";
import type { JsonObject } from "../json";
import { wellFormed, wellFormedObject } from "./well-formed";

/**
 * Letters nobody sees: tags, variation selectors, fillers, marks of width nought and of direction. A model reads them, so words can be
 * hidden in them. The joiners that some scripts and emoji need stay, between what they join.
 */
const invisible = /(?:(?!\u200C|\u200D)\p{Default_Ignorable_Code_Point})+/gu;
const loneJoiner = new RegExp(
  oneLine`
    (?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])(?:\u200C|\u200D)+
    |(?:\u200C|\u200D)+(?![\p{L}\p{M}\p{Extended_Pictographic}])|(\u200C|\u200D)(?:\u200C|\u200D)+
  `,
  "gu",
);
/** Most texts are plain, and this is asked of each. */
const mayHold = /[^ -~\n\r\t]/u;

/** The text without what nobody sees. */
export function visibleText(text: string): string {
  return mayHold.test(text) ? text.replace(invisible, "").replace(loneJoiner, "$1") : text;
}

/** A text as it may leave for a model: seen whole by its user, and well-formed. */
export function leavingText(text: string): string {
  return wellFormed(visibleText(text));
}

/** The same for every text in an object, also the names of its fields. */
export function leavingObject(object: JsonObject): JsonObject {
  return wellFormedObject(object, leavingText);
}
