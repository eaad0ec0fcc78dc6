import type { AttributeProfile, GraphProfile } from "@/graph/profile/profile-types";
import type { JsonObject } from "@/lib/json";
import type { Said, SaidOf } from "@/lib/text/said";
import { elements, listOf, partTexts } from "../elements/parts";
import { spokenValue } from "../elements/record-data";

export const summaryTexts = {
  ...partTexts,
  graphCounts: [
    "{name} has {nodes}{kinds} and {count} {way}edge{ties}.",
    "{name} has {nodes}{kinds} and {count} {way}edges{ties}.",
  ],
  theGraph: "The graph",
  "edges directed": "directed ",
  "edges undirected": "undirected ",
  inBrackets: " ({names})",
  countOf: "{count} {name}",
  someDirected: "Some edges are directed, others are not.",
  allConnected: "All of it is connected.",
  fallsInto: ["It falls into {count} part{alone}.", "It falls into {count} parts{alone}."],
  aloneAmong: [", {count} node without an edge among them", ", {count} nodes without an edge among them"],
  highestDegree: ["{names} has the highest degree: {degree}.", "{names} have the highest degree: {degree}."],
} as const;
type SummarySaid = SaidOf<typeof summaryTexts>;

/** The graph in numbers, and in a few sentences. */
export function graphSummary(profile: GraphProfile) {
  const nodeTypes = typesOf(profile.nodeAttributes, profile.nodeTypeAttribute);
  const edgeTypes = typesOf(profile.edgeAttributes, profile.edgeTypeAttribute);
  const { name, direction, nodeCount, edgeCount, componentCount, componentSizes, isolatedCount, density } = profile;
  const best = profile.highestDegree;
  const data = {
    name,
    direction,
    nodeCount,
    edgeCount,
    ...(nodeTypes ? { nodeTypes: typesData(nodeTypes) } : {}),
    ...(edgeTypes ? { edgeTypes: typesData(edgeTypes) } : {}),
    ...(componentCount > 0 || nodeCount === 0 ? { componentCount, componentSizes, isolatedCount } : {}),
    density,
    ...(best ? { highestDegree: { ...best, tied: best.tied?.map(({ id, label }) => ({ id, label })) ?? [] } } : {}),
    nodeAttributes: profile.nodeAttributes.map((attribute) => attribute.name),
    edgeAttributes: profile.edgeAttributes.map((attribute) => attribute.name),
  };
  const said = [...countsSaid(profile, nodeTypes, edgeTypes), ...partsSaid(profile), ...bestSaid(profile)];
  return { said, data };
}

interface Types {
  readonly attribute: string;
  readonly values: NonNullable<AttributeProfile["values"]>;
}

function typesOf(attributes: readonly AttributeProfile[], name: string | undefined): Types | undefined {
  const values = attributes.find((attribute) => attribute.name === name)?.values;
  return name === undefined || values === undefined ? undefined : { attribute: name, values };
}

function typesData({ attribute, values }: Types): JsonObject {
  return { attribute, values: values.map(({ value, count }) => ({ value, count })) };
}

function countsSaid(
  { name, nodeCount, edgeCount, direction }: GraphProfile,
  nodeTypes: Types | undefined,
  edgeTypes: Types | undefined,
): readonly SummarySaid[] {
  const counts = {
    name: name === "" ? ({ id: "theGraph" } as const) : name,
    nodes: elements(nodeCount, "nodes"),
    kinds: typesPart(nodeTypes),
    count: edgeCount,
    way: direction === "mixed" ? "" : ({ id: `edges ${direction}` } as const),
    ties: typesPart(edgeTypes),
  };
  const mixed = direction === "mixed" ? [{ id: "someDirected" } as const] : [];
  return [{ id: "graphCounts", with: counts }, ...mixed];
}

function typesPart(types: Types | undefined) {
  if (!types || types.values.length === 0) return "";
  const counts = types.values.map(({ value, count }): Said<"countOf"> => {
    return { id: "countOf", with: { count, name: spokenValue(value) } };
  });
  return { id: "inBrackets", with: { names: listOf(counts, 5) } } as const;
}

function partsSaid({ nodeCount, componentCount, isolatedCount }: GraphProfile): readonly SummarySaid[] {
  if (nodeCount === 0 || componentCount === 0) return [];
  if (componentCount === 1) return [{ id: "allConnected" }];
  const alone = isolatedCount === 0 ? "" : ({ id: "aloneAmong", with: { count: isolatedCount } } as const);
  return [{ id: "fallsInto", with: { count: componentCount, alone } }];
}

function bestSaid({ highestDegree }: GraphProfile): readonly SummarySaid[] {
  if (!highestDegree || highestDegree.degree === 0) return [];
  const { label, degree, tied = [], tiedCount = 0 } = highestDegree;
  const shown = [label, ...tied.map((other) => other.label)];
  const names = listOf(shown, shown.length, 1 + Math.max(tied.length, tiedCount));
  return [{ id: "highestDegree", with: { count: 1 + tiedCount, names, degree } }];
}
