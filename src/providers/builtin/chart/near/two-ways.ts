import type { Act } from "../../meaning/acts";
import type { Schema } from "../../schema/schema";
import { tokenise, writtenOf } from "../../text/tokens";
import { readingsByChart } from "../read-acts";
import { deedOf, isAsNear } from "./deeds";
import { spellAct } from "./spell-act";

/** Each of two readings as a message that has only that one; null where there are no words for it. */
export function saidApart(
  ways: readonly (readonly Act[])[],
  message: string,
  schema: Schema,
): readonly string[] | null {
  const plain = ways.map((acts) => spelled(acts, schema));
  const said = plain.includes(null) ? ways.map((acts) => bracketed(acts, message, schema)) : plain;
  const texts = said.filter((text) => text !== null);
  return texts.length === ways.length && new Set(texts).size === texts.length ? texts : null;
}

function spelled(acts: readonly Act[], schema: Schema): string | null {
  const [act, second] = acts;
  const text = act === undefined || second !== undefined ? null : spellAct(act, schema);
  return text !== null && meansOnly(text, acts, schema) ? text : null;
}

/** Read anew it comes to this, and to nothing else as near. */
function meansOnly(text: string, acts: readonly Act[], schema: Schema): boolean {
  const [best, ...others] = readingsByChart(text, schema);
  if (best === undefined || deedOf(best.acts, schema) !== deedOf(acts, schema)) return false;
  return !others.some((other) => isAsNear(best, other, schema));
}

/** The message with those of its words in brackets that belong together: "delete (cats and dogs) older than 5". */
function bracketed(acts: readonly Act[], message: string, schema: Schema): string | null {
  const tokens = tokenise(message).filter(({ kind, norm }) => kind !== "sign" || !/^[.?!]$/u.test(norm));
  if (tokens.length > longest || tokens.some(({ kind }) => kind === "quoted")) return null;
  for (let length = 2; length < tokens.length; length += 1)
    for (let start = 1; start + length <= tokens.length; start += 1) {
      const [before, within, after] = [
        tokens.slice(0, start),
        tokens.slice(start, start + length),
        tokens.slice(start + length),
      ].map(writtenOf);
      const text = `${before} (${within}) ${after}`.trim();
      if (meansOnly(text, acts, schema)) return text;
    }
  return null;
}

const longest = 14;
