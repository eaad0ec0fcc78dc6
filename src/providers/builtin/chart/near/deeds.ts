import type { ElementTarget } from "@/graph/document/graph-types";
import type { Selector } from "@/graph/selector/selector-types";
import { isHarmless, isLasting } from "../../meaning/act-effects";
import type { Act } from "../../meaning/acts";
import type { Schema } from "../../schema/schema";
import { plainForm } from "./plain-form";

/** Two readings that cost nearly the same. */
const near = 0.35;

/** Another thing, and nearly as likely. */
export function isAsNear(best: Costed, other: Costed, schema: Schema): boolean {
  return other.cost - best.cost <= near && areApart(best.acts, other.acts, schema);
}

interface Costed {
  readonly acts: readonly Act[];
  readonly cost: number;
}

/** Whether the two do another thing, so that one must not be taken for the other. Of a look or a view only its target counts. */
function areApart(a: readonly Act[], b: readonly Act[], schema: Schema): boolean {
  const [one, other] = [a.map(unheld), b.map(unheld)];
  const areLasting = one.some(isLasting);
  if (!areLasting && other.every(isHarmless) && !one.every(isHarmless)) return false;
  if (deedOf(one, schema) === deedOf(other, schema)) return false;
  if (areLasting || other.some(isLasting)) return true;
  const isAlike = one.length === other.length && one.every((act, at) => kindOf(act) === kindOf(other[at]));
  return !isAlike || thingsOf(one, schema) !== thingsOf(other, schema);
}

function kindOf(act: Act | undefined): string | undefined {
  // To fade is another deed than to draw otherwise: "lighter".
  if (act?.do === "style" && act.style.opacity !== undefined) return "fade";
  return act?.do === "select" ? `select ${act.mode}` : act?.do;
}

/** What is told is the same change. */
function unheld(act: Act): Act {
  return act.do === "held" && act.why === "told" ? act.act : act;
}

/** What it comes to, whatever it is called. */
export function deedOf(acts: readonly Act[], schema: Schema): string {
  return JSON.stringify(plainly(acts, schema, "nodes"));
}

function thingsOf(acts: readonly Act[], schema: Schema): string {
  return deedOf(
    acts.flatMap((act) => ("what" in act && act.what !== undefined ? [{ do: "find", what: act.what } as const] : [])),
    schema,
  );
}

const wordKeys = new Set([
  "one",
  "many",
  "count",
  "relation",
  "mended",
  "said",
  "isNoun",
  "isExact",
  "isAll",
  "isGuess",
  "doubt",
]);

function plainly(value: unknown, schema: Schema, target: ElementTarget): unknown {
  if (Array.isArray(value)) return value.map((item) => plainly(item, schema, target));
  if (typeof value !== "object" || value === null) return value;
  if (isSelector(value)) return plainForm(value, target, schema);
  const own = "target" in value && value.target === "edges" ? "edges" : "nodes";
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !wordKeys.has(key))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, plainly(item, schema, key === "via" ? "edges" : own)]),
  );
}

/** Border: only conditions have an `op`. */
function isSelector(value: object): value is Selector {
  return "op" in value;
}
