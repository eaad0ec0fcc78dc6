import type { JsonObject } from "@/lib/json";
import { recordIn, textIn } from "./outcome";
import { normalise } from "./tokens";

/** What may have been meant by words of the message, or a whole message to send instead. */
export type Offer =
  | {
      /** Each stands once in the message. */
      readonly instead: readonly Instead[];
      /** A value that tells this node from the others of its name: "I mean the dog" is enough where it is understood. */
      readonly mark?: string;
    }
  | { readonly message: string };

interface Instead {
  readonly said: string;
  readonly meant: string;
}

const mostChoices = 5;

/**
 * The messages that say each of the offers, in the user's own words as far as they go. `isMark` tells whether a value alone would be
 * understood as an answer: a button must work.
 */
export function messagesOf(
  offers: readonly Offer[],
  said: string,
  isMark: (value: string) => boolean,
): readonly string[] {
  const messages = offers.flatMap((offer) => {
    if ("message" in offer) return [offer.message];
    if (offer.mark !== undefined && isMark(offer.mark)) return [`I mean the ${offer.mark}`];
    return offer.instead.reduce<readonly string[]>(
      (texts, { said: from, meant }) => texts.flatMap((text) => replaced(text, from, meant)),
      [said],
    );
  });
  return [...new Set(messages)].filter((message) => message !== said).slice(0, mostChoices);
}

/** Empty where the words do not stand in the text just once. */
function replaced(text: string, said: string, meant: string): readonly string[] {
  const quoted = said.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
  const parts = text.split(new RegExp(`(?<![\\p{L}\\p{N}])${quoted}(?![\\p{L}\\p{N}])`, "iu"));
  return parts.length === 2 ? [parts.join(meant)] : [];
}

/** What each of several nodes of one name may be called instead, in the same order. */
export function offersOf(name: string, nodes: readonly JsonObject[]): readonly Offer[] {
  const labels = nodes.map((node) => textIn(node, "label"));
  const isTold = new Set(labels.map(normalise)).size === nodes.length;
  const marks = isTold ? null : marksOf(nodes);
  return nodes.map((node, at) => {
    const id = textIn(node, "id");
    const label = labels[at] ?? id;
    if (isTold) return { instead: [{ said: name, meant: label }] };
    const mark = marks?.[at];
    return { instead: [{ said: name, meant: id }], ...(mark === undefined ? {} : { mark }) };
  });
}

const longestMark = 28;

/** A text of each node that none of the others has: what sort of thing it is, where it is. */
export function marksOf(nodes: readonly JsonObject[]): readonly string[] | null {
  const [first] = nodes.map((node) => recordIn(node, "data"));
  const label = textIn(nodes[0] ?? {}, "label");
  for (const attribute of Object.keys(first ?? {})) {
    const values = nodes.map((node) => textIn(recordIn(node, "data"), attribute));
    const isFit = values.every((value) => value !== "" && value.length <= longestMark && value !== label);
    if (isFit && new Set(values.map(normalise)).size === values.length) return values;
  }
  return null;
}
