import { nounMeaning } from "../../lexicon/noun-classes";
import { hasSense, isUnknown, type Link } from "../../schema/link-words";
import { typeAttribute } from "../../schema/schema";
import { plural, singulars } from "../../text/inflect";
import { addTerm, type Draft } from "./draft";

/** "people", "servers", "the station": a noun of the world that fits what the nodes are, though no value bears it. */
export function commonNoun(draft: Draft, at: number): number {
  const link = draft.links[at];
  if (link === undefined || draft.head !== null || draft.target === "edges") return 0;
  const isModifier = ["nodes", "edges"].some((arg) => hasSense(draft.links[at + 1], "noun", arg));
  if (!isPlainWord(link) || isModifier) return 0;
  const one = singulars(link.norm)[0] ?? link.norm;
  const meaning = nounMeaning(draft.schema, link.norm);
  if (meaning === null) return 0;
  const isPlural = one !== link.norm;
  const isGeneric = meaning === "all";
  draft.head = { at, one, many: isPlural ? link.norm : plural(one), isPlural, isGeneric };
  const type = typeAttribute(draft.schema, "nodes");
  if (!isGeneric && type !== undefined)
    addTerm(draft, { op: "in", field: { name: type.name, of: "bare" }, values: meaning });
  else draft.isAll = true;
  return 1;
}

/** "islands" may be parts of the graph; within a phrase about nodes they are places. */
function isPlace({ norm, schema }: Link): boolean {
  return schema.length === 0 && /^islands?$/u.test(norm);
}

function isPlainWord(link: Link): boolean {
  return (
    (isUnknown(link) || isPlace(link)) && link.token.kind === "word" && /^\p{L}{3,}$/u.test(link.norm) && !link.isName
  );
}
