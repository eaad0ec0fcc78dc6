import type { Near } from "./meaning-types";

/** What is done with a word nobody knew: taken and said, offered as buttons, or named as not understood. */
export type Decision =
  | { readonly kind: "sure"; readonly candidate: Near }
  /** One to three, best first. */
  | { readonly kind: "offer"; readonly candidates: readonly Near[] }
  | { readonly kind: "none" };

/** Chosen on the odd pairs of packages/bench/meanings, so that none of them is taken wrongly: weights were fitted to the same pairs. */
export interface Thresholds {
  /** The best is taken from this score on, where it leads the next by `lead`. */
  readonly sure: number;
  readonly lead: number;
  /** What is offered scores this much, and at least this share of the best. */
  readonly offer: number;
  readonly share: number;
}

export const thresholds: Thresholds = { sure: 0.41, lead: 0.02, offer: 0.15, share: 0.3 };

const mostOffered = 3;

/** @param near As `near` gives it, best first. */
export function decide(near: readonly Near[], { sure, lead, offer, share }: Thresholds = thresholds): Decision {
  const [best, next] = near;
  if (best === undefined) return { kind: "none" };
  if (best.score >= sure && best.score - (next?.score ?? 0) >= lead) return { kind: "sure", candidate: best };
  const least = Math.max(offer, share * best.score);
  const candidates = near.slice(0, mostOffered).filter(({ score }) => score >= least);
  return candidates.length === 0 ? { kind: "none" } : { kind: "offer", candidates };
}
