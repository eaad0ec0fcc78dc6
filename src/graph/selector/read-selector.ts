import type { ElementTarget } from "../document/graph-types";
import { type FittedSelector, fitSelector, type SelectorScene } from "./fit-selector";
import { type Offer, offerForSelector, offerForText } from "./offer-selector";
import { parseSelector } from "./parse/parse-selector";
import type { Advice, Selector, SelectorProblem, SelectorReason } from "./selector-types";

/** A selector in back quotes in its hint was tried: it finds something here. */
export interface SelectorRefusal extends SelectorProblem {
  /** Offset into the text, where one sign is to blame. */
  readonly position?: number;
}

export type ReadSelector =
  | (Extract<FittedSelector, { success: true }> & { readonly parsed: Selector })
  | SelectorRefusal;

/** From a text to what a document selects by; a refusal offers what works on this graph. */
export function readSelector(text: string, target: ElementTarget, scene: SelectorScene): ReadSelector {
  const parsed = parseSelector(text);
  if (!parsed.success) {
    const { message, position, reason } = parsed;
    return { ...refusal({ message, reason, advice: parsed }, offerForText(text, parsed, { target, scene })), position };
  }
  const fitted = fitSelector(parsed.selector, target, scene);
  if (fitted.success) return { ...fitted, parsed: parsed.selector };
  const { message, hint, reason } = fitted;
  return refusal({ message, reason, advice: { hint } }, offerForSelector(parsed.selector, fitted, { target, scene }));
}

interface Faulty {
  readonly message: string;
  readonly reason: SelectorReason;
  readonly advice: Advice;
}

function refusal({ message, reason, advice: { hint = "" } }: Faulty, offer: Offer | undefined): SelectorRefusal {
  if (offer === undefined) return { success: false, message, hint, reason };
  const written = `${offer.isExample ? "For example" : "Write"} \`${offer.text}\`.`;
  const carriesOffer = reason.why === "selector" || reason.why === "no-flag";
  return {
    success: false,
    message,
    hint: `${written} ${hint}`.trim(),
    reason: carriesOffer ? { ...reason, offer: offer.text } : reason,
  };
}
