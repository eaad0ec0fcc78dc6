import { isDestroying, isHarmless } from "../meaning/act-effects";
import type { Act } from "../meaning/acts";
import { withReferences } from "../parse/join-clauses";
import type { Schema } from "../schema/schema";
import { readWhole, type WholeReading } from "./read";

/** Two readings that cost nearly the same. */
const near = 0.35;

/** What the message asks for, where every word of it is accounted for and no other reading of a change is as near. */
export function readByChart(message: string, schema: Schema): readonly Act[] | null {
  const [best, second] = readWhole(message, schema);
  if (best === undefined || !isSure(best, second)) return null;
  return withReferences(best.acts);
}

/** No other reading of a change is as near. */
export function isSure(best: WholeReading, second: WholeReading | undefined): boolean {
  if (best.acts.every(isHarmless)) return true;
  if (best.mended.length > 0 && best.acts.some(isDestroying)) return false;
  return second === undefined || second.cost - best.cost > near || isSameDeed(best.acts, second.acts);
}

/** The same but for the words it is told in. */
function isSameDeed(a: readonly Act[], b: readonly Act[]): boolean {
  return toldApart(a) === toldApart(b);
}

function toldApart(acts: readonly Act[]): string {
  return JSON.stringify(acts, (key, value: unknown) => (wordKeys.has(key) ? undefined : value));
}

const wordKeys = new Set(["one", "many", "count", "relation"]);
