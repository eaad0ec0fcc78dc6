import type { ReadFailure } from "@parley/formats/read";
import type { UndoReason } from "@/graph/document/document-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import type { SelectorReason } from "@/graph/selector/selector-types";

/** Why a command refused, as data: a page in another language says it in its own words. */
export type RefusalReason =
  /** Only who writes calls can get it wrong: the sentence and its hint are for models and scripts. */
  | { readonly why: "call" }
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
  | { readonly why: "no-course" | "unclear-title"; readonly name: string }
  | { readonly why: "unknown-sample" | "unknown-algorithm"; readonly name: string }
  | { readonly why: "several-layers"; readonly name: string; readonly count: number }
  | { readonly why: "no-layers" | "no-weight" | "no-database" | "none-shown" | "prose" }
  | { readonly why: "all-shown" }
  | { readonly why: "no-filter-step"; readonly step: number; readonly count: number }
  | { readonly why: "no-look"; readonly target: ElementTarget; readonly look: "size" | "shape" | "width" }
  | { readonly why: "look-range"; readonly look: RangedLook; readonly least: number; readonly most: number }
  | { readonly why: "too-many-passages"; readonly count: number; readonly most: number }
  /** Of a file, by what its reader said. */
  | { readonly why: "file"; readonly said: ReadFailure["why"]; readonly hint?: ReadFailure["hint"] }
  | { readonly why: "not-loaded" }
  /** Of a message that is not sent again: why its changes are not undone, and why what was undone before stays so. */
  | { readonly why: "changes-stand"; readonly because: RefusalReason; readonly gone?: RefusalReason }
  /** Of a database; what fault it is, by its kind. */
  | { readonly why: "database"; readonly fault: string }
  | { readonly why: "unexpected"; readonly reason: string };

export type RangedLook = "size" | "width" | "opacity" | "borderWidth" | "labelSize";
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

/** What would work is said there as a call, which nobody reads on the page. */
export const hintsOfCalls: ReadonlySet<RefusalReason["why"]> = new Set([
  "call",
  "denied",
  "stopped",
  "used-up",
  "hidden-node",
  "weights",
  "no-weight",
  "numbers-needed",
  "no-groups",
  "no-filter",
  "no-canvas",
  "no-layers",
  "taken-name",
  "unknown-element",
  "nothing-selected",
  "look-range",
]);
