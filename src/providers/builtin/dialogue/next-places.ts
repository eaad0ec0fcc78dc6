import { numberOf } from "../schema/link-number";
import { hasSense, type Link } from "../schema/link-words";
import { phraseOf } from "./leaning";

/** Another part of an order that was told: the one at a place, so many after those told, the best so many. */
export type Place =
  | { readonly kind: "at"; readonly place: number }
  | { readonly kind: "next"; readonly count: number | null }
  | { readonly kind: "top"; readonly count: number };

const ordinals: readonly string[] = [
  "second 2nd",
  "third 3rd",
  "fourth 4th",
  "fifth 5th",
  "sixth 6th",
  "seventh 7th",
  "eighth 8th",
  "ninth 9th",
  "tenth 10th",
];

/** "the second?", "who's third?", "next 3", "5 more", "top 10"; null for anything else. */
export function placeAsked(said: readonly Link[]): Place | null {
  if (said.length > 6 || said.some((link) => link.schema.length > 0)) return null;
  const text = phraseOf(said)
    .replace(
      /^(?:(?:who|what|which|and|show|show me|give me|list|tell me|see|the|then|come|comes|came|is|'s|was|in|on) ?)+/u,
      "",
    )
    .replace(/(?: (?:place|one|ones|then|is|was|best|in line|please|of them|nodes?|rank|position))+$/u, "")
    .trim();
  const place = ordinals.findIndex((words) => words.split(" ").includes(text));
  if (place >= 0) return { kind: "at", place: place + 2 };
  if (/^(?:runner-up|runner up|number two|after that|next|next up|comes next|next after that)$/u.test(text))
    return /two|runner/u.test(text) ? { kind: "at", place: 2 } : { kind: "next", count: isSeveral(said) ? null : 1 };
  return counted(said, text);
}

/** "the next ones". */
function isSeveral(said: readonly Link[]): boolean {
  return said.some(({ norm }) => /^(?:ones|few|nodes)$/u.test(norm));
}

function counted(said: readonly Link[], text: string): Place | null {
  const number = said.map(numberOf).find((value) => value !== null) ?? null;
  const isMany = number !== null && Number.isInteger(number) && number > 0 && number <= 50;
  if (/^(?:more|some more|a few more|the next few|next few|even more|more of them|the following)$/u.test(text))
    return { kind: "next", count: null };
  if (!isMany || said.length > 4) return null;
  if (/^(?:next|the next|following|another) \S+$|^\S+ more$/u.test(text)) return { kind: "next", count: number };
  return said.some((link) => hasSense(link, "order", "top")) ? { kind: "top", count: number } : null;
}
