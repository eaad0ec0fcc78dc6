import type { UndoReason } from "@/graph/document/document-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import type { SelectorReason } from "@/graph/selector/selector-types";

/**
 * Why a command refused, as data: a page in another language says it in its own words. What only a model can get wrong
 * (a call without its arguments) has none; its sentence and hint are for models and scripts.
 */
export type RefusalReason =
  | SelectorReason
  | UndoReason
  | { readonly why: "fixed-attribute"; readonly attribute: string }
  | { readonly why: "no-numbers"; readonly attribute: string }
  | { readonly why: "empty-name" }
  | { readonly why: "fixed-name"; readonly name: string }
  | { readonly why: "taken-name"; readonly target: ElementTarget; readonly name: string }
  | { readonly why: "taken-ids"; readonly ids: readonly string[] }
  | { readonly why: "unknown-node"; readonly name: string; readonly nearest: readonly string[] }
  | { readonly why: "several-nodes"; readonly name: string; readonly count: number }
  | { readonly why: "unknown-element"; readonly target: ElementTarget; readonly id: string }
  | { readonly why: "hidden-node"; readonly name: string }
  | { readonly why: "same-ends"; readonly name: string }
  | { readonly why: "weights"; readonly attribute: string; readonly count: number; readonly fault: WeightFault }
  | { readonly why: "known-field"; readonly name: string }
  | { readonly why: "no-coordinates" }
  | { readonly why: "numbers-needed"; readonly attribute: string }
  | { readonly why: "bad-set-name"; readonly name: string }
  | { readonly why: "taken-set-name"; readonly name: string }
  | { readonly why: "same-filter-step"; readonly text: string }
  | { readonly why: "no-groups"; readonly attribute: string }
  | { readonly why: "unknown-group"; readonly name: string; readonly attribute: string }
  | { readonly why: "nothing-folded" }
  | { readonly why: "nothing-selected" }
  /** Of a call of the assistant's, which was not run. */
  | { readonly why: "denied" | "stopped" | "used-up" }
  | { readonly why: "no-canvas" | "no-filter" }
  | { readonly why: "no-course"; readonly name: string }
  | { readonly why: "bad-input"; readonly problem: string }
  | { readonly why: "not-loaded" }
  /** Of a database; what fault it is, by its kind. */
  | { readonly why: "database"; readonly fault: string }
  | { readonly why: "unexpected"; readonly reason: string };

export type WeightFault = "missing" | "no-number" | "negative" | "not-positive";

/** A sentence for each reason: what happened and what to do. */
export type RefusalWords = {
  readonly [W in RefusalReason["why"]]: (reason: ReasonOf<RefusalReason, W>) => string;
};

/** The one of a union whose `why` may be W, where several share a shape. */
type ReasonOf<R extends { readonly why: string }, W extends string> = R extends unknown
  ? W extends R["why"]
    ? R
    : never
  : never;

/**
 * In the words of a language; null for a reason that it has none for, or that an older page kept. The table has one function a reason,
 * which TypeScript does not follow from the union: hence `as`.
 */
export function sayRefusal(words: Partial<RefusalWords> | null, reason: RefusalReason | undefined): string | null {
  if (reason === undefined) return null;
  const say = words?.[reason.why] as ((given: RefusalReason) => string) | undefined;
  return say?.(reason) ?? null;
}
