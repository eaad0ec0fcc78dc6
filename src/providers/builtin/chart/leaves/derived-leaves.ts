import type { Link } from "../../schema/link-words";
import type { Schema } from "../../schema/schema";
import { mendWord } from "../../text/mend-word";
import type { Token } from "../../text/tokens";
import type { Entry, Skip } from "../chart";
import { costs } from "../costs";
import type { Vocabulary } from "../words/vocabulary";
import type { WordMeaning } from "../words/word-rows";
import { attributeMeanings, valueMeanings } from "./sense-leaves";

interface Derivation {
  readonly schema: Schema;
  readonly words: Vocabulary;
  readonly link: Link | undefined;
}

interface Derived {
  readonly entries: readonly Entry[];
  readonly skips: readonly Skip[];
  /** What a misspelt word was taken for. */
  readonly mended: string | null;
  /** The word, where it is nothing of these. */
  readonly strange: string | null;
}

/** A form of a word the graph or the language has, or a slip of the hand. */
export function derivedAt(token: Token, at: number, { schema, words, link }: Derivation): Derived {
  const place = { start: at, end: at + 1 };
  const senses = link?.schema ?? [];
  const cost = link?.mended === undefined ? costs.synonym : costs.mended;
  const own = senses.flatMap((sense): readonly WordMeaning[] => {
    if (sense.kind === "label") return [{ symbol: "Name", mean: sense.label, cost }];
    if (sense.kind === "value") return valueMeanings(sense, { schema, cost });
    return attributeMeanings(sense, { schema, cost, isOpposite: link?.isOpposite === true });
  });
  const word = own.length > 0 || token.kind !== "word" ? null : mendWord(token.norm, schema.words, words.words);
  const language =
    word === null ? [] : words.meaningsOf([word]).map((one) => ({ ...one, cost: one.cost + costs.mended }));
  const isSkipped = word !== null && (words.isFiller(word) || words.isLead(word));
  const entries = [...own, ...language].map((one): Entry => ({ ...one, ...place }));
  return {
    entries,
    skips: isSkipped ? [{ ...place, cost: costs.mended }] : [],
    mended: entries.length > 0 ? (link?.mended ?? word) : null,
    strange: entries.length === 0 && !isSkipped ? token.text : null,
  };
}
