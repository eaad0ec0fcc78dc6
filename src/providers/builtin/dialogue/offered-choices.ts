import type { JsonObject } from "@/lib/json";
import { recordIn, textIn } from "../plan/outcome";
import type { Request } from "../say/en/common";
import { english, type Speech } from "../say/speech";
import { normalise } from "../text/tokens";

/** What may have been meant by words of the message, or a whole message to send instead. */
export type Offer =
  | {
      /** Each stands once in the message. */
      readonly instead: readonly Instead[];
      /** A value that tells this node from the others of its name: "I mean the dog". */
      readonly mark?: string;
      /** A neighbour that tells it from them: "I mean the one next to Ann". */
      readonly beside?: string;
    }
  | { readonly message: Request };

/** A message to click or say, and what it says in full where that is another one. */
export interface Choice {
  readonly say: string;
  readonly mean: string;
}

interface Instead {
  readonly said: string;
  readonly meant: string;
}

const mostChoices = 5;

/** The messages that say each of the offers, in the user's own words as far as they go. */
export function messagesOf(offers: readonly Offer[], said: string, say: Speech): readonly Choice[] {
  const same = (message: Request): Choice => ({ say: say.request(message), mean: english.request(message) });
  const choices = offers.flatMap((offer): readonly Choice[] => {
    if ("message" in offer) return [same(offer.message)];
    const request = requestBy(offer);
    const inFull = offer.instead.reduce<readonly string[]>(
      (texts, { said: from, meant }) =>
        texts.flatMap((text) => replaced(text, from, request === null ? meant : `"${meant}"`)),
      [said],
    );
    if (request !== null && inFull.length === 0) return [same(request)];
    return inFull.map((mean) => ({ say: request === null ? mean : say.request(request), mean }));
  });
  const isFirst = (choice: Choice, at: number): boolean => choices.findIndex((one) => one.say === choice.say) === at;
  return choices.filter((choice, at) => choice.say !== said && isFirst(choice, at)).slice(0, mostChoices);
}

function requestBy({ mark, beside }: Exclude<Offer, { readonly message: Request }>): Request | null {
  if (mark !== undefined) return { id: "mean", with: { what: mark } };
  return beside === undefined ? null : { id: "meanNextTo", with: { what: beside } };
}

/** Empty where the words are not in the text just once. */
function replaced(text: string, said: string, meant: string): readonly string[] {
  const quoted = said.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
  const parts = text.split(new RegExp(`(?<![\\p{L}\\p{N}])${quoted}(?![\\p{L}\\p{N}])`, "iu"));
  return parts.length === 2 ? [parts.join(meant).replaceAll("  ", " ").trim()] : [];
}

/** What each of several nodes of one name may be called instead, in the same order. */
export function offersOf(name: string, nodes: readonly JsonObject[], beside: Beside = null): readonly Offer[] {
  const labels = nodes.map((node) => textIn(node, "label"));
  const areDistinct = new Set(labels.map(normalise)).size === nodes.length;
  const marks = areDistinct ? null : marksOf(nodes);
  return nodes.map((node, at) => {
    const id = textIn(node, "id");
    const label = labels[at] ?? id;
    if (areDistinct) return { instead: [{ said: name, meant: label }] };
    const mark = marks?.[at];
    const neighbour = mark === undefined ? beside?.[at] : undefined;
    return {
      instead: [{ said: name, meant: id }],
      ...(mark === undefined ? {} : { mark }),
      ...(neighbour === undefined ? {} : { beside: neighbour }),
    };
  });
}

/** A neighbour of each of several nodes that none of the others has. */
export type Beside = readonly string[] | null;

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
