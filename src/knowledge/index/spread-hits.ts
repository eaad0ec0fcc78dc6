import type { TextHit } from "./index-types";
import { placeOf } from "./weigh-text";

/** What a text counts that tells again what one before it in the list told: words found in the shared part are found once. */
const leastWorth = 0.25;
/** So many of one lesson are in a list unhindered; each one more counts less than the one before. */
const ofOnePlace = 3;
const perMore = 0.85;

/**
 * The best hits, each chosen with a look at those before it, so that the overlapping passages of one place do not fill the list.
 * `hits` come best first.
 */
export function spreadHits(hits: readonly TextHit[], limit: number): readonly TextHit[] {
  const left = [...hits];
  const chosen: TextHit[] = [];
  while (chosen.length < limit && left.length > 0) {
    let best = 0;
    let score = -1;
    for (const [index, hit] of left.entries()) {
      // Those behind are worth less even before anything is taken off.
      if (hit.score <= score) break;
      const own = hit.score * worthBeside(hit, chosen);
      if (own > score) [best, score] = [index, own];
    }
    const [hit] = left.splice(best, 1);
    if (hit) chosen.push({ ...hit, score });
  }
  return chosen;
}

function worthBeside(hit: TextHit, chosen: readonly TextHit[]): number {
  if (hit.part === undefined) return 1;
  const place = placeOf(hit);
  const same = chosen.filter((one) => placeOf(one) === place);
  const crowd = perMore ** Math.max(0, same.length - ofOnePlace + 1);
  return same.reduce((worth, one) => worth * freshShare(hit, one), crowd);
}

/** How many of a hit's marks are not in the text that it shares with a neighbour. */
function freshShare(hit: TextHit, other: TextHit): number {
  if (
    hit.part === undefined ||
    other.part === undefined ||
    Math.abs(hit.part - other.part) !== 1 ||
    hit.marks.length === 0
  )
    return 1;
  const isAfter = hit.part > other.part;
  const shared = isAfter ? overlapOf(other.text, hit.text) : overlapOf(hit.text, other.text);
  if (shared === 0) return 1;
  const fresh = hit.marks.filter(({ from, to }) => (isAfter ? from >= shared : to <= hit.text.length - shared)).length;
  return Math.max(leastWorth, fresh / hit.marks.length);
}

/** Passages share no more than this at their borders. */
const longestShared = 1000;

/** The length of the end of one text that is the beginning of the next. */
function overlapOf(first: string, second: string): number {
  for (let length = Math.min(first.length, second.length, longestShared); length >= 8; length -= 1) {
    if (first.endsWith(second.slice(0, length))) return length;
  }
  return 0;
}
