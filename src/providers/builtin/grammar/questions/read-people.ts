import { nounMeaning } from "../../lexicon/noun-classes";
import type { Ref } from "../../meaning/acts";
import { candidate, type Reader } from "../../parse/candidate";
import { indexOf } from "../../parse/clauses";
import { isUnknown } from "../../schema/link-words";
import { attributesOf, type Schema } from "../../schema/schema";
import { spokenWords } from "../../schema/spoken-names";
import { readThings } from "../things/read-things";

const people = /^(?:people|persons|inhabitants?|residents?|citizens|souls|humans|folks?|habitants)$/u;
const living =
  /^(?:live|lives|living|live in|lives in|living in|reside|there|here|altogether|together|in total|total|are there)$/u;

/** "how many people live in York?" of places that have a population: the number they have, not a number of nodes. */
export const readPeople: Reader = ({ links, schema }) => {
  const at = indexOf({ links, schema, isElided: false }, "ask", "count");
  const noun = links.findIndex((link, index) => index > at && people.test(link.norm) && link.schema.length === 0);
  const property = at < 0 || noun < 0 ? null : populationOf(schema);
  if (property === null) return null;
  const isThere = links.some((link) => link.norm === "there" && !/^(?:are|is)$/u.test(link.norm));
  const isLiving = links.some((link) => /^liv(?:e|es|ing)/u.test(link.norm));
  const rest = links.filter(
    (link, index) => index !== at && index !== noun && !(living.test(link.norm) && link.schema.length === 0),
  );
  const { ref, unread, isEmpty } = readThings(rest, schema, "nodes");
  if (ref.near !== undefined || ref.unknown !== undefined || rest.some((link) => isUnknown(link) && !link.isName))
    return null;
  if (ref.names?.length === 1) return candidate({ do: "describe", what: ref, property }, 12, unread);
  const places = { one: "place", many: "places" };
  const what: Ref = isEmpty && isThere && isLiving ? { ...ref, base: "previous", isAll: false } : { ...ref, ...places };
  return candidate({ do: "aggregate", what, measure: "sum", property }, 12, unread);
};

/** Where nodes are people themselves, they are counted. */
function populationOf(schema: Schema): string | null {
  const attributes = attributesOf(schema, "nodes");
  const has = (words: readonly string[]) =>
    attributes.find(({ name, kind }) => kind === "number" && spokenWords(name).some((word) => words.includes(word)));
  if (Array.isArray(nounMeaning(schema, "person")) || has(["age", "salary", "wage", "income"]) !== undefined)
    return null;
  return has(["population", "inhabitants", "residents", "pop", "einwohner", "habitantes", "habitants"])?.name ?? null;
}
