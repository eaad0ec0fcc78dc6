import { everything } from "../../chart/refs";
import { conceptAttribute, gradedAttribute } from "../../lexicon/concept-attributes";
import type { Ref } from "../../meaning/acts";
import { type Candidate, candidate, type Reader } from "../../parse/candidate";
import { type Clause, normOf, says } from "../../parse/clauses";
import { attributeSense, hasSense, isUnknown, type Link } from "../../schema/link-words";
import { relationAt } from "../../schema/relation-match";
import { attributesOf } from "../../schema/schema";
import { attributeOfUnit } from "../../text/units";
import { namedIn } from "../things/named-nodes";

interface Asked {
  readonly name: string;
  readonly taken: readonly number[];
}

/** "How old is Ann?", "what does Ann earn?", "where does Ann live?", "how much memory does delta have?": one value of one node. */
export const readProperty: Reader = (clause) => {
  if (clause.links.length > 30 || !isAsking(clause)) return null;
  const names = namedIn(clause.links);
  const [name, second, third] = names;
  if (third !== undefined || isCompared(clause)) return null;
  if (name === undefined) return ofThose(clause);
  if (second !== undefined) return between(clause, name, second);
  const asked = attributeAsked(clause, "nodes");
  if (asked === null || isRelated(clause, asked)) return edgeSum(clause, name);
  const rest = unreadOf(clause, asked, name);
  if (rest.length > 1) return null;
  const what: Ref = { ...everything("nodes"), base: "names", names: [name], isAll: false };
  const words = rest.map(({ text }) => text);
  return candidate({ do: "describe", what, property: asked.name }, 11 + rest.length, words);
};

/** "How old is he?", "what is their budget?": of what was spoken of. */
function ofThose(clause: Clause): Candidate | null {
  const isBack = clause.links.some(
    (link, at) =>
      hasSense(link, "pronoun", "those") &&
      link.schema.length === 0 &&
      (link.norm !== "that" || clause.links[at + 1] === undefined),
  );
  const asked =
    isBack && !says(clause, "ask", "count") && !says(clause, "measure") ? attributeAsked(clause, "nodes") : null;
  if (asked === null || isRelated(clause, asked) || isQuality(clause, asked.name)) return null;
  const isOther = (link: Link): boolean => isUnknown(link) || link.schema.length > 0 || hasSense(link, "number");
  if (clause.links.some((link, at) => !asked.taken.includes(at) && isOther(link))) return null;
  const what: Ref = { ...everything("nodes"), base: "previous", isAll: false };
  return candidate({ do: "describe", what, property: asked.name }, 10);
}

/** "Which of them is insured?" asks which ones, not for the values. */
function isQuality({ schema }: Clause, name: string): boolean {
  return attributesOf(schema, "nodes").some((attribute) => attribute.name === name && attribute.kind === "boolean");
}

function isAsking(clause: Clause): boolean {
  if (
    says(clause, "verb", "connect") ||
    says(clause, "color") ||
    says(clause, "verb", "set") ||
    says(clause, "verb", "remove")
  )
    return false;
  const isAsked = says(clause, "ask") || ["tell", "find", "show", "describe"].some((arg) => says(clause, "verb", arg));
  return isAsked && !yesNo.test(normOf(clause));
}

const yesNo = /^\W*(?:is|are|was|were|does|do|did|can|could|has|have|should|will|would)\b/u;

/** More than one thing is looked at. */
function isCompared(clause: Clause): boolean {
  return ["more", "less", "most", "least", "compare", "order", "degree", "range"].some((cls) => says(clause, cls));
}

/** The attribute by its name, else by what the question means. */
function attributeAsked(clause: Clause, target: "nodes" | "edges"): Asked | null {
  const graded = gradedAttribute(clause.links, clause.schema, target);
  if (graded !== null) return graded;
  const at = clause.links.findIndex(
    (link) => attributeSense(link, target)?.target === target && !link.schema.some(({ kind }) => kind === "label"),
  );
  const sense = attributeSense(clause.links[at], target);
  if (sense !== undefined) return { name: sense.attribute.name, taken: [at] };
  return conceptAttribute(clause.links, clause.schema, target) ?? unitAsked(clause, target);
}

/** "how many km has Ann done": the unit tells the attribute. */
function unitAsked({ links, schema }: Clause, target: "nodes" | "edges"): Asked | null {
  const at = links.findIndex((link) => hasSense(link, "ask", "count"));
  const name = at < 0 ? null : attributeOfUnit(schema, target, links[at + 1]?.norm ?? "");
  return name === null ? null : { name, taken: [at, at + 1] };
}

/** "Where does Ann work?" follows an edge where edges say so. */
function isRelated(clause: Clause, asked: Asked): boolean {
  return clause.links.some((link, at) => {
    if (asked.taken.includes(at) && link.schema.length > 0) return false;
    return relationAt(clause.links, at, clause.schema) !== null;
  });
}

/** Words that neither the attribute nor the name nor the question accounts for. */
function unreadOf(clause: Clause, asked: Asked, name: string): readonly Link[] {
  return clause.links.filter((link, at) => {
    if (asked.taken.includes(at) || link.token.kind === "sign") return false;
    if (link.schema.some((sense) => sense.kind === "label") || name.includes(link.text)) return false;
    return isUnknown(link) || link.schema.length > 0 || ["pronoun", "number"].some((cls) => hasSense(link, cls));
  });
}

/** "How many visits did Ann make to Bob?", "how long does it take from A to B?": a value of the edge between two nodes. */
function between(clause: Clause, from: string, to: string): Candidate | null {
  const asked = attributeAsked(clause, "edges");
  if (asked === null || says(clause, "noun", "path") || says(clause, "measure")) return null;
  if (/\b(?:shortest|quickest|fastest|cheapest|path|route|both)\b/u.test(normOf(clause))) return null;
  return candidate({ do: "edgeValue", ends: [from, to], property: asked.name }, 11);
}

/** "Which role did Ann play?": what her edges say of it. */
function edgeTexts(clause: Clause, name: string, property: string): Candidate | null {
  const isAsked = /^\W*(?:in )?(?:what|which)\b/u.test(normOf(clause)) && !isTypeOfEdges(clause, property);
  if (!isAsked) return null;
  const what: Ref = { ...everything("edges"), ends: { names: [name], side: "both" }, isAll: false };
  return candidate({ do: "values", property, target: "edges", what }, 9);
}

function isTypeOfEdges({ schema }: Clause, property: string): boolean {
  return schema.context.profile.edgeTypeAttribute === property;
}

/** "Total appearances of Ann": an attribute that only her edges have, added up. */
function edgeSum(clause: Clause, name: string): Candidate | null {
  const at = clause.links.findIndex((link) => attributeSense(link, "edges")?.target === "edges");
  const sense = attributeSense(clause.links[at], "edges");
  const isNodes = attributeSense(clause.links[at], "nodes")?.target === "nodes";
  if (sense === undefined || isNodes || says(clause, "measure")) return null;
  if (sense.attribute.kind !== "number") return edgeTexts(clause, name, sense.attribute.name);
  const what: Ref = { ...everything("edges"), ends: { names: [name], side: "both" }, isAll: false };
  return candidate({ do: "aggregate", what, measure: "sum", property: sense.attribute.name }, 9);
}
