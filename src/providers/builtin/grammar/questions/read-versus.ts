import { everything } from "../../chart/refs";
import { compare } from "../../meaning/selectors";
import { type Candidate, candidate, type Reader } from "../../parse/candidate";
import { type Clause, normOf, says } from "../../parse/clauses";
import { hintedAttribute, rankableBy } from "../../schema/attribute-hints";
import { argOf, attributeSense, type Link, valueSenses } from "../../schema/link-words";
import { typeAttribute } from "../../schema/schema";
import { isEventHere, timeAttribute } from "../../schema/time-attributes";
import { plural } from "../../text/inflect";
import { namedIn } from "../things/named-nodes";

/** "Is Ann older than Bob?", "who earns more, Ann or Bob?", "does A have more stars than B?", "how much older is A than B?". */
export const readVersus: Reader = (clause) => {
  if (clause.links.length > 30) return null;
  const [first, second, third] = namedIn(clause.links);
  if (first === undefined || second === undefined || third !== undefined) return null;
  if (
    says(clause, "noun", "path") &&
    clause.links.some(({ norm }) => norm === "from" || norm === "between") &&
    !/\b(?:difference|gap)\b/u.test(normOf(clause))
  )
    return null;
  const same = sameOf(clause, [first, second]);
  if (same !== null) return same;
  const measured = measureOf(clause);
  if (measured === null && says(clause, "verb", "compare"))
    return candidate({ do: "sideBySide", ends: [first, second] }, 11);
  if (measured === null || says(clause, "color") || says(clause, "verb", "make")) return null;
  const text = normOf(clause);
  const isYes = /^\W*(?:is|are|was|were|does|do|did|has|have)\b/u.test(text);
  const isBy = /\bhow (?:much|many|far)\b|\bdifference\b|\bgap\b|\bby how\b/u.test(text);
  const plain = isYes ? "yes" : "which";
  const asks = isBy ? "difference" : plain;
  return candidate({ do: "versus", ends: [first, second], ...measured, asks }, 12);
};

/** "Do A and B have the same role?", "are A and B on the same stage?": a value of each, or a neighbour of both. */
function sameOf(clause: Clause, ends: readonly [string, string]): Candidate | null {
  const { links, schema } = clause;
  const at = links.findIndex((link) => /^(?:same|the same)$/u.test(link.norm) && link.schema.length === 0);
  const noun = links[at + 1];
  if (at < 0 || noun === undefined) return null;
  const sense = attributeSense(noun, "nodes");
  if (sense?.target === "nodes")
    return candidate({ do: "versus", ends, property: sense.attribute.name, isMore: true, asks: "same" }, 13);
  const type = typeAttribute(schema, "nodes")?.name;
  const kind = valueSenses(noun, "nodes").find(({ attribute }) => attribute.name === type);
  if (kind === undefined) return null;
  const near = { names: [...ends], direction: "both", depth: 1, isShared: true, isNegated: false } as const;
  const words = { one: `shared ${noun.norm}`, many: `shared ${plural(noun.norm)}` };
  const where = compare(kind.attribute.name, "==", kind.value);
  return candidate({ do: "find", what: { ...everything("nodes"), ...words, near, where, isAll: false } }, 13);
}

interface Measured {
  readonly property: string;
  /** More of the attribute is what is asked for. */
  readonly isMore: boolean;
  readonly others?: readonly { readonly property: string; readonly isMore: boolean }[];
}

function measureOf(clause: Clause): Measured | null {
  for (const link of clause.links) {
    const found = graded(clause, link) ?? counted(clause, link);
    if (found !== null) return found;
  }
  const timed = sequenced(clause);
  if (timed !== null) return timed;
  return /\b(?:difference|gap)\b/u.test(normOf(clause)) ? differenceOf(clause) : null;
}

/** "did A join before B", "who joined first, A or B": what happened to both, and which of them came first. */
function sequenced({ links, schema }: Clause): Measured | null {
  const event = links.find((link) => isEventHere(schema, "nodes", link.norm));
  const order = links.find((link) =>
    /^(?:before|earlier|earlier than|first|after|later|later than|last)$/u.test(link.norm),
  );
  const attribute = event === undefined || order === undefined ? null : timeAttribute(schema, "nodes", event.norm);
  if (attribute === null) return null;
  return { property: attribute.name, isMore: /^(?:after|later|later than|last)$/u.test(order?.norm ?? "") };
}

/** "older", "the cheapest". */
function graded({ schema }: Clause, link: Link): Measured | null {
  const [more, less] = [argOf(link, "more") ?? argOf(link, "most"), argOf(link, "less") ?? argOf(link, "least")];
  const group = more ?? less;
  const hints = group === undefined || link.schema.length > 0 ? [] : rankableBy(schema, "nodes", group);
  const [first, ...others] = hints.map(({ attribute, isTurned }) => ({
    property: attribute.name,
    isMore: (more !== undefined) !== isTurned,
  }));
  if (first === undefined) return null;
  return others.length === 0 ? first : { ...first, others };
}

/** "more stars than". */
function counted(clause: Clause, link: Link): Measured | null {
  const said = quantity(link.norm);
  const property = said === null ? null : named(clause);
  return said === null || property === null ? null : { property, isMore: said === "more" };
}

function differenceOf(clause: Clause): Measured | null {
  const property = named(clause);
  return property === null ? null : { property, isMore: true };
}

function quantity(norm: string): "more" | "less" | null {
  if (/^(?:more|higher|greater|larger|bigger|more than|higher than|greater than|larger than|most|highest)$/u.test(norm))
    return "more";
  return /^(?:less|fewer|lower|smaller|less than|fewer than|lower than|smaller than|least|lowest|fewest)$/u.test(norm)
    ? "less"
    : null;
}

/** The number attribute said anywhere: "more stars", "earn more". */
function named({ links, schema }: Clause): string | null {
  for (const link of links) {
    const sense = attributeSense(link, "nodes");
    if (sense?.target === "nodes" && sense.attribute.kind === "number") return sense.attribute.name;
    const group = argOf(link, "of");
    const hint = group === undefined ? null : hintedAttribute(schema, "nodes", group);
    if (hint !== null) return hint.attribute.name;
  }
  return links.some((link) => /^(?:links|edges|connections|neighbou?rs|friends|ties)$/u.test(link.norm))
    ? "degree"
    : null;
}
