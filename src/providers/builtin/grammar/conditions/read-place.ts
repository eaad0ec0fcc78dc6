import { hasSense } from "../../schema/link-words";
import type { Draft } from "../things/draft";

const places: Readonly<Record<string, number>> = {
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
};

/** "second oldest", "the 3rd most expensive": the place is kept for the ranking that follows. */
export function placed(draft: Draft, at: number): number {
  const link = draft.links[at];
  const next = draft.links[at + 1];
  const figures = /^(\d{1,2})(?:st|nd|rd|th)$/u.exec(link?.norm ?? "")?.[1];
  const place = figures === undefined ? places[link?.norm ?? ""] : Number(figures);
  const isRank = ["most", "least", "order", "degree"].some((cls) => hasSense(next, cls));
  if (place === undefined || place < 1 || !isRank || (link?.schema.length ?? 0) > 0) return 0;
  draft.place = place;
  return 1;
}
