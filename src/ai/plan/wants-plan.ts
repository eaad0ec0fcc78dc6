import { requestParts } from "../options/request-parts";

const severalParts = 3;

/** A request of several parts, or one that asks for a plan in so many words. */
export function wantsPlan(input: string): boolean {
  const { clauses, members } = requestParts(input);
  // A short request among others counts; a series of names alone does not.
  return asking.test(input) || (clauses > 1 && clauses + members >= severalParts);
}

const asking = /(?<!\p{L})(?:plan|plane|planifie[rz]?|planifica|planeja|計画|计划)(?!\p{L})/iu;
