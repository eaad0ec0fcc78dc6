import { antonymsOf } from "../../lexicon/antonyms";
import { nounMeaning } from "../../lexicon/noun-classes";
import { compare } from "../../meaning/selectors";
import { type Schema, typeAttribute } from "../../schema/schema";
import { singulars } from "../../text/inflect";
import type { Token } from "../../text/tokens";
import { costs } from "../costs";
import { formsOf, kindRef } from "../refs";
import type { WordMeaning } from "../words/word-rows";
import { attributeMeanings } from "./sense-leaves";

/** "singers" where nodes say whether each is a singer: those that are. */
export function flagNoun([norm = "", second]: readonly string[], schema: Schema): WordMeaning | null {
  const forms = singulars(norm);
  if (second !== undefined || norm.length < 4 || forms.length === 0 || forms[0] === norm) return null;
  const known = [norm, ...forms].flatMap((form) => schema.senses.get(form) ?? []);
  if (known.some(({ kind }) => kind !== "attribute")) return null;
  for (const sense of known)
    if (sense.kind === "attribute" && sense.target === "nodes" && sense.attribute.kind === "boolean")
      return {
        symbol: "Kind",
        mean: kindRef("nodes", { ...formsOf(norm), where: compare(sense.attribute.name, "==", true) }),
        cost: 0,
      };
  return null;
}

/** They are spoken of as people. */
const everyones: ReadonlySet<string> = new Set(["everyone", "everybody"]);

/** Another word for a kind of thing: "summits" where there are peaks, "people" where there are doctors. */
export function nounsOf(part: readonly Token[], schema: Schema): readonly WordMeaning[] {
  const [first, second] = part;
  if (first === undefined || first.kind !== "word" || part.length > 2) return [];
  const norm = second === undefined ? first.norm : `${first.norm} ${second.norm}`;
  const opposites = antonymsOf(norm, schema).flatMap((sense) =>
    sense.kind === "attribute" ? attributeMeanings(sense, { schema, cost: costs.synonym, isOpposite: true }) : [],
  );
  if (second !== undefined) return opposites;
  const meant = nounMeaning(schema, norm);
  if (meant === null) return opposites;
  const type = typeAttribute(schema, "nodes")?.name;
  const forms = formsOf(everyones.has(norm) ? "person" : norm);
  if (meant === "all") return [...opposites, { symbol: "Kind", mean: kindRef("nodes", forms), cost: costs.synonym }];
  if (type === undefined) return opposites;
  const where = { op: "in", field: { name: type, of: "bare" }, values: meant } as const;
  // Where people are some of the kinds, "everyone" is said of these and not of all nodes.
  const cost = everyones.has(norm) ? -costs.synonym : costs.synonym;
  return [...opposites, { symbol: "Kind", mean: kindRef("nodes", { ...forms, where }), cost }];
}
