import type { FoundRelation } from "../../schema/relation-match";
import { attributesOf, type Schema } from "../../schema/schema";
import { verbOfNoun, verbStem } from "../../text/inflect";
import { type Token, wordsOfName } from "../../text/tokens";
import type { Entry } from "../chart";
import { costs } from "../costs";

/** What edges say a number of is done along them: "climb" where they have climbs, "rehearse" where they have rehearsals. */
export function countedVerbsAt(tokens: readonly Token[], start: number, schema: Schema): readonly Entry[] {
  const [word, next] = [tokens[start], tokens[start + 1]];
  const stems =
    word?.kind === "word" && word.norm.length >= shortest ? [verbStem(word.norm), verbOfNoun(word.norm)] : [];
  const [stem = ""] = stems;
  const counts = countOf(stems, schema);
  if (word === undefined || counts === undefined) return [];
  const isTogether = together.has(next?.norm ?? "");
  const all = counts.present === schema.context.profile.edgeCount;
  const relation = {
    text: word.norm,
    stems: isTogether ? [stem, "with"] : [stem],
    attribute: all ? "" : counts.name,
    counts: counts.name,
  };
  const length = isTogether ? 2 : 1;
  const mean: FoundRelation = { relation, length, isReversed: false, isNoun: false };
  return [{ symbol: "Rel", mean, cost: costs.synonym, start, end: start + length }];
}

const shortest = 3;
const together: ReadonlySet<string> = new Set(["with", "against", "alongside", "beside", "together"]);

function countOf(stems: readonly string[], schema: Schema) {
  return attributesOf(schema, "edges").find(({ name, kind }) => {
    const words = wordsOfName(name).split(" ");
    return kind === "number" && words.length === 1 && words.some((word) => stems.includes(verbOfNoun(word)));
  });
}
