import type { Selector } from "@/graph/selector/selector-types";
import { everything } from "../../chart/refs";
import { nounMeaning } from "../../lexicon/noun-classes";
import type { Near, Ref } from "../../meaning/acts";
import { all, any, computed, not } from "../../meaning/selectors";
import { candidate, type Reader } from "../../parse/candidate";
import { type Clause, says } from "../../parse/clauses";
import { type Link, type ValueSense, valueSenses } from "../../schema/link-words";
import { relationAt, relationsOf } from "../../schema/relation-match";
import { typeAttribute } from "../../schema/schema";
import { verbStem } from "../../text/inflect";
import { namedIn } from "./named-nodes";
import { readThings } from "./read-things";

/** "Readers who share a book with Ann", "who worked with Ann": who is next to the same things as somebody. */
export const readShared: Reader = (clause) => {
  const [name, second] = namedIn(clause.links);
  if (name === undefined || second !== undefined || clause.links.length > 16) return null;
  if (["style", "make", "set", "remove", "add", "connect", "hide"].some((arg) => says(clause, "verb", arg)))
    return null;
  return sharing(clause, name) ?? together(clause, name);
};

/** "who share a book with Ann", "that have a film in common with Ann". */
function sharing(clause: Clause, name: string) {
  const { links, schema } = clause;
  const verb = links.findIndex((link) => /^(?:share|shares|shared|sharing|have|has|had)$/u.test(link.norm));
  const on = links.findIndex((link, at) => at > verb && link.norm === "with");
  const kindAt = links.findIndex((link, at) => at > verb && at < on && kindOf(link, clause) !== null);
  const isShared =
    /^shar/u.test(links[verb]?.norm ?? "") || links.some(({ norm }) => /^(?:in common|common)$/u.test(norm));
  const kind = kindOf(links[kindAt], clause);
  if (verb < 0 || on < 0 || !isShared || kind === null || relationAt(links, verb, schema) !== null) return null;
  const before = links.slice(0, verb).filter(({ norm }) => !/^(?:who|that|which)$/u.test(norm));
  const { ref, unread } = readThings(before, schema, "nodes");
  if (ref.unknown !== undefined || unread.length > 0 || ref.near !== undefined) return null;
  // Two steps over edges at such things: whoever is nearer is not among them, nor is the one who is named.
  const isSuch = (end: "source" | "target"): Selector => ({
    op: "compare",
    field: { name: kind.attribute.name, of: "bare", end },
    cmp: "==",
    value: { kind: "literal", value: kind.value },
  });
  const via = any([isSuch("source"), isSuch("target")]);
  const near: Near = { names: [name], via, direction: "both", depth: 2, isAtDepth: true, isNegated: false };
  const what: Ref = { ...ref, near, isAll: false };
  return candidate({ do: says(clause, "ask", "count") ? "count" : "find", what }, 12);
}

function kindOf(link: Link | undefined, { schema }: Clause): ValueSense | null {
  const type = typeAttribute(schema, "nodes")?.name;
  return valueSenses(link, "nodes").find(({ attribute }) => attribute.name === type) ?? null;
}

/** "who worked with Ann" where people are tied to what they worked on, not to each other. */
function together({ links, schema }: Clause, name: string) {
  const isAsked = links.some((link) => /^(?:who|whom|anyone|everyone|everybody|people)$/u.test(link.norm));
  const at = links.findIndex((link) => isTogether.has(verbStem(link.norm)) && link.schema.length === 0);
  const on = links.findIndex((link, place) => place > at && link.norm === "with");
  if (!isAsked || at < 0 || on < 0 || on > at + 2 || typeAttribute(schema, "nodes") === undefined) return null;
  const own = relationsOf(schema).filter(({ stems }) => stems[0] === verbStem(links[at]?.norm ?? ""));
  // "works with" is an edge of its own.
  if (own.some(({ stems }) => stems[1] === "with")) return null;
  const type = typeAttribute(schema, "nodes");
  const people = nounMeaning(schema, "people");
  if (type === undefined || people === null || people === "all") return null;
  const isPerson: Selector = { op: "in", field: { name: type.name, of: "bare" }, values: people };
  const plain = { direction: "both", depth: 1, isNegated: false } as const;
  const things: Ref = { ...everything("nodes"), where: not(isPerson), near: { ...plain, names: [name] }, isAll: false };
  const isNamed = all([computed("label", "startsWith", name), computed("label", "endsWith", name)]);
  const where = all([isPerson, not(isNamed)]);
  const words = { one: "person", many: "people" };
  const what: Ref = {
    ...everything("nodes"),
    ...words,
    where,
    near: { ...plain, names: [], of: things },
    isAll: false,
  };
  return candidate({ do: "find", what }, 11.5);
}

const isTogether = new Set(
  "work|play|act|star|appear|sing|study|serve|perform|collaborate|film|train|compete".split("|").map(verbStem),
);
