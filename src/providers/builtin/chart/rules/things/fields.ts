import { type Meanings, rule, type SaidAttribute } from "../../grammar-types";

export function computedField(name: string): SaidAttribute {
  return { name, target: "nodes", kind: "number", isComputed: true };
}

export const degree = computedField("degree");

export function tieField({ direction }: Pick<Meanings["Tie"], "direction">): SaidAttribute {
  return computedField({ in: "indegree", out: "outdegree", both: "degree" }[direction]);
}

/** Computed fields that elements are counted and ranked by, and attributes that are called so. */
export const fieldRules = [
  rule("Attr", "degree", () => degree, 0.3),
  rule("Attr", "indegree", () => computedField("indegree"), 0.1),
  rule("Attr", "outdegree", () => computedField("outdegree"), 0.1),
  rule("Attr", "betweenness", () => computedField("betweenness")),
  rule("Attr", "pagerank", () => computedField("pagerank")),
  rule("Attr", "closeness", () => computedField("closeness")),
  rule("Attr", "eigenvector", () => computedField("eigenvector")),
  rule("Attr", "the? attribute Attr", (attribute) => attribute, 0.1),
  rule("Attr", "Attr attribute", (attribute) => attribute, 0.1),
  rule("Attr", "type", ({ schema }) => typeOf(schema.context.profile.nodeTypeAttribute, "nodes"), 0.2),
  rule("Attr", "edge_type", ({ schema }) => typeOf(schema.context.profile.edgeTypeAttribute, "edges"), 0.2),
];

function typeOf(name: string | undefined, target: "nodes" | "edges"): SaidAttribute | null {
  return name === undefined ? null : { name, target, kind: "string" };
}
