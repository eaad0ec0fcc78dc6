import type { JsonValue } from "@/lib/json";
import type { Act } from "../../meaning/acts";
import { type Candidate, candidate, type Reader } from "../../parse/candidate";
import { type Clause, says } from "../../parse/clauses";
import { hintedAttribute } from "../../schema/attribute-hints";
import { numberOf } from "../../schema/link-number";
import { hasSense, type Link, valueSenses } from "../../schema/link-words";
import { relationAt } from "../../schema/relation-match";
import { attributesIn, type SaidAttribute } from "../../schema/said-attributes";
import { isUnit } from "../../text/units";
import { namedIn } from "../things/named-nodes";
import { newNameSpan } from "../things/read-names";
import { readThings } from "../things/read-things";
import { whoIs } from "./read-assign";

/** "Raise Ann's pay by 500", "double the beds of Ward 3", "delete the age of Bob", "Ann is now critical", "merge A and B". */
export const readAdjust: Reader = (clause) => {
  if (says(clause, "ask") || says(clause, "color") || clause.links.length > 30) return null;
  return adjusted(clause) ?? raised(clause) ?? unsetOf(clause) ?? nowIs(clause) ?? nowTied(clause) ?? merged(clause);
};

const changes: Readonly<Record<string, number>> = {
  increase: 1,
  raise: 1,
  bump: 1,
  up: 1,
  boost: 1,
  extend: 1,
  lengthen: 1,
  prolong: 1,
  shorten: -1,
  trim: -1,
  add: 1,
  decrease: -1,
  lower: -1,
  reduce: -1,
  cut: -1,
  subtract: -1,
  drop: -1,
};

function adjusted(clause: Clause): Candidate | null {
  const { links } = clause;
  const verb = links.findIndex((link) => !hasSense(link, "fill", "polite") && link.token.kind !== "sign");
  const word = links[verb]?.norm ?? "";
  const attribute = attributesIn(clause).find(({ at, kind }) => kind === "number" && at > verb);
  if (attribute === undefined || says(clause, "name", "called")) return null;
  const factor = { double: 2, triple: 3, halve: 0.5 }[word];
  if (factor !== undefined) return adjustedBy(clause, { attribute, taken: [verb], multiply: factor });
  const sign = changes[word];
  const by = links.findIndex((link, at) => at > verb && numberOf(link) !== null && isStep(links, at, word, attribute));
  const amount = numberOf(links[by]);
  if (sign === undefined || amount === null) return null;
  const isPercent = links[by]?.text.endsWith("%") === true || /^(?:percent|per cent)$/u.test(links[by + 1]?.norm ?? "");
  const taken = [verb, by];
  if (isPercent) return adjustedBy(clause, { attribute, taken, multiply: 1 + (sign * amount) / 100 });
  return adjustedBy(clause, { attribute, taken, add: sign * amount });
}

/** "give Ann a raise of 500", "a 5% pay cut for Bob". */
function raised(clause: Clause): Candidate | null {
  const { links, schema } = clause;
  const at = links.findIndex(({ norm }) =>
    /^(?:raise|pay rise|pay raise|rise|bonus|increase|cut|reduction)$/u.test(norm),
  );
  const verb = links.findIndex(({ norm }) => /^(?:give|grant)$/u.test(norm));
  const by = links.findIndex((link) => numberOf(link) !== null);
  const amount = numberOf(links[by]);
  const said = attributesIn(clause).find(({ kind, target }) => kind === "number" && target === "nodes");
  const income = hintedAttribute(schema, "nodes", "income");
  const name = said?.name ?? (income === null || income.isTurned ? undefined : income.attribute.name);
  if (at < 0 || verb < 0 || amount === null || name === undefined) return null;
  const attribute = { at: said?.at ?? at, name, kind: "number", target: "nodes" } as const;
  const sign = /^(?:cut|reduction)$/u.test(links[at]?.norm ?? "") ? -1 : 1;
  const isPercent = links[by]?.text.endsWith("%") === true || /^(?:percent|per cent)$/u.test(links[by + 1]?.norm ?? "");
  const taken = [verb, by, at];
  if (isPercent) return adjustedBy(clause, { attribute, taken, multiply: 1 + (sign * amount) / 100 });
  return adjustedBy(clause, { attribute, taken, add: sign * amount });
}

/** "by 500"; of "add 3 to the age" the number itself. */
function isStep(links: readonly Link[], at: number, word: string, attribute: SaidAttribute): boolean {
  if (links[at - 1]?.norm === "by") return true;
  return /^(?:add|subtract)$/u.test(word) && at < attribute.at;
}

function adjustedBy(
  clause: Clause,
  {
    attribute,
    taken,
    ...change
  }: {
    readonly attribute: SaidAttribute;
    readonly taken: readonly number[];
    readonly add?: number;
    readonly multiply?: number;
  },
): Candidate {
  const rest = clause.links.filter((link, at) => {
    if (taken.includes(at) || at === attribute.at) return false;
    return (
      !/^(?:by|to|from|percent|'s|of|each|a|an|for)$/u.test(link.norm) &&
      !(isUnit(link.norm) && link.schema.length === 0)
    );
  });
  const { ref, unread } = whoIs(rest, clause);
  const what = { ...ref, target: attribute.target };
  const act: Act = { do: "adjust", what, property: attribute.name, ...change };
  return candidate(act, 9.5, unread);
}

/** "delete the status of Bob", "clear Ann's city". */
function unsetOf(clause: Clause): Candidate | null {
  const verb = clause.links.findIndex((link) => hasSense(link, "verb", "remove") || hasSense(link, "verb", "clear"));
  const [attribute, second] = attributesIn(clause);
  if (verb < 0 || attribute === undefined || second !== undefined || attribute.at < verb) return null;
  const next = clause.links[attribute.at + 1]?.norm ?? "";
  const isOwned = clause.links[attribute.at - 1]?.norm === "'s" || /^(?:of|from|for|on)$/u.test(next);
  const isSaid = clause.links[attribute.at]?.schema.every(({ kind }) => kind === "attribute") === true;
  if (!isOwned || !isSaid) return null;
  const rest = clause.links.filter((link, at) => at !== verb && at !== attribute.at && link.norm !== "'s");
  const { ref, unread, isEmpty } = readThings(rest, clause.schema, attribute.target);
  if (isEmpty || ref.isAll) return null;
  return candidate({ do: "unset", what: ref, property: attribute.name }, 9.5, unread);
}

/** "Ann is now critical", "mark Ann as stable", "Bob moved to York": a value tells its attribute. */
function nowIs(clause: Clause): Candidate | null {
  const { links } = clause;
  const [name, second] = namedIn(links);
  if (name === undefined || second !== undefined) return null;
  const text = links.map(({ norm }) => norm).join(" ");
  const isNews =
    /\b(?:is|are) now\b|\bnow (?:is|has)\b|\bmoved to\b|\b(?:became|becomes)\b|^(?:mark|flag|set|tag|move|put)\b.*\b(?:as|to|into)\b/u.test(
      text,
    );
  const senses = links.flatMap((link) =>
    link.schema.some(({ kind }) => kind === "label") ? [] : valueSenses(link, "nodes"),
  );
  const [sense, other] = [...new Map(senses.map((one) => [one.attribute.name, one])).values()];
  if (!isNews || sense === undefined || other !== undefined || attributesIn(clause).length > 0) return null;
  const value: JsonValue = sense.value;
  const rest = links.filter(
    (link) =>
      link.token.kind !== "sign" &&
      !link.schema.some(({ kind }) => kind !== "attribute") &&
      !hasSense(link, "fill") &&
      !/^(?:mark|flag|set|tag|move|moved|put|became|becomes|now|as)$/u.test(link.norm),
  );
  const { ref } = readThings(
    links.filter((link) => link.schema.some(({ kind }) => kind === "label")),
    clause.schema,
  );
  const what = { ...ref, base: "names" as const, names: [name], isAll: false };
  return candidate(
    { do: "set", what, property: sense.attribute.name, value },
    9.5,
    rest.map(({ text: word }) => word),
  );
}

/** "Ann now reports to Bob", "make Ann report to Bob". */
function nowTied(clause: Clause): Candidate | null {
  const { links } = clause;
  const [from, to] = tiedEnds(links);
  if (from === undefined || to === undefined) return null;
  const isNews =
    links.some(({ norm }) => norm === "now") ||
    hasSense(links[0], "verb", "make") ||
    /^(?:let|have)$/u.test(links[0]?.norm ?? "");
  const at = links.findIndex((_, place) => relationAt(links, place, clause.schema)?.isNoun === false);
  const found = at < 1 ? null : relationAt(links, at, clause.schema);
  if (!isNews || found === null || found.relation.value === undefined) return null;
  const ends = found.isReversed ? { from: to, to: from } : { from, to };
  const attributes = { [found.relation.attribute]: found.relation.value };
  return candidate({ do: "addEdge", ...ends, attributes }, 9.5);
}

/** Two names, or "(let) her" and a name. */
function tiedEnds(links: readonly Link[]): readonly string[] {
  const [first, second, third] = namedIn(links);
  if (third !== undefined) return [];
  const isBack = /^(?:let|make|have)$/u.test(links[0]?.norm ?? "") && hasSense(links[1], "pronoun", "those");
  if (second === undefined) return isBack && first !== undefined ? ["", first] : [];
  return first === undefined ? [] : [first, second];
}

function merged(clause: Clause): Candidate | null {
  const verb = clause.links.findIndex((link) => hasSense(link, "verb", "merge"));
  const names = namedIn(clause.links);
  if (verb < 0 || names.length < 2) return null;
  const { ref } = readThings(
    clause.links.filter((_, at) => at !== verb),
    clause.schema,
  );
  const join = clause.links.findIndex(({ norm }) => norm === "into");
  const called = clause.links.findIndex(
    (link, place) => join >= 0 && place > join && /^(?:called|named)$/u.test(link.norm),
  );
  const into = names.at(-1);
  if (called < 0) {
    const what = { ...ref, base: "names" as const, names, isAll: false };
    return candidate({ do: "merge", what, ...(join >= 0 && into !== undefined ? { into } : {}) }, 9.5);
  }
  const own = namedIn(clause.links.slice(0, join));
  const what = { ...ref, base: "names" as const, names: own, isAll: false };
  const name = newNameSpan(clause.links.slice(called + 1));
  return own.length < 2 || name === "" ? null : candidate({ do: "merge", what, called: name }, 9.5);
}
