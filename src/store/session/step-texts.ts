import type { SavedStep } from "@/graph/document/document-types";
import { jsonText } from "@/lib/json-text";
import { inSteps } from "@/lib/steps";
import { stampSteps } from "./stamp";

export interface StepText {
  readonly text: string;
  readonly stamp: string;
}

/** A step as it is stored; null where it is longer than `most`. */
export type StepTexts = (
  step: SavedStep,
  most: number,
  breathe: () => Promise<void> | undefined,
) => Promise<StepText | null>;

/** Change lists never change: what was written of a large one is not written again, nor is it found too long twice. */
export function createStepTexts(): StepTexts {
  const numbers = new WeakMap<object, number>();
  let last = 0;
  const numberOf = (list: object): number => {
    const known = numbers.get(list);
    if (known !== undefined) return known;
    last += 1;
    numbers.set(list, last);
    return last;
  };
  const keyOf = (step: SavedStep): string =>
    JSON.stringify({
      ...step,
      entries: step.entries.map(({ changes, inverse, flips, ...entry }) => ({
        ...entry,
        lists: [changes, inverse].map(numberOf),
        flips: flips?.map((flip) => ({ ...flip, changes: numberOf(flip.changes), inverse: numberOf(flip.inverse) })),
      })),
    });
  /** By the first list of a step, so that it goes when the step goes. */
  const known = new WeakMap<object, { readonly key: string; readonly written: StepText | null }>();

  return async (step, most, breathe) => {
    const first = step.entries[0]?.changes;
    const key = keyOf(step);
    const before = first === undefined ? undefined : known.get(first);
    if (before?.key === key) return before.written;
    const text = await inSteps(jsonText(step, most), breathe);
    const written = text === null ? null : { text, stamp: await inSteps(stampSteps(text), breathe) };
    if (first !== undefined) known.set(first, { key, written });
    return written;
  };
}
