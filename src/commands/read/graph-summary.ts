import type { AttributeProfile, GraphProfile } from "@/graph/profile/profile-types";
import { counted, figures } from "@/lib/english";
import type { JsonObject } from "@/lib/json";
import { spokenValue } from "../elements/record-data";
import { countedElements, listed } from "../elements/wording";

/** The graph in numbers, and in a few sentences. */
export function graphSummary(profile: GraphProfile): { readonly message: string; readonly data: JsonObject } {
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
  const sentences = [
    countsSentence(profile, nodeTypes, edgeTypes),
    ...partsSentence(profile),
    ...bestSentence(profile),
  ];
  return { message: sentences.join(" "), data };
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

function countsSentence(profile: GraphProfile, nodeTypes: Types | undefined, edgeTypes: Types | undefined): string {
  const { name, nodeCount, edgeCount, direction } = profile;
  const nodes = `${countedElements(nodeCount, "nodes")}${typeWords(nodeTypes)}`;
  const kind = direction === "mixed" ? "" : `${direction} `;
  const edges = `${kind}${edgeCount === 1 ? "edge" : "edges"}${typeWords(edgeTypes)}`;
  const mixed = direction === "mixed" ? " Some edges are directed, others are not." : "";
  return `${name === "" ? "The graph" : name} has ${nodes} and ${figures(edgeCount)} ${edges}.${mixed}`;
}

function typeWords(types: Types | undefined): string {
  if (!types || types.values.length === 0) return "";
  return ` (${listed(
    types.values.map(({ value, count }) => `${figures(count)} ${spokenValue(value)}`),
    5,
  )})`;
}

function partsSentence({ nodeCount, componentCount, isolatedCount }: GraphProfile): readonly string[] {
  if (nodeCount === 0 || componentCount === 0) return [];
  const alone = isolatedCount === 0 ? "" : `, ${counted(isolatedCount, "node")} without an edge among them`;
  return [
    componentCount === 1 ? "All of it is connected." : `It falls into ${counted(componentCount, "part")}${alone}.`,
  ];
}

function bestSentence({ highestDegree }: GraphProfile): readonly string[] {
  if (!highestDegree || highestDegree.degree === 0) return [];
  const { label, degree, tied = [], tiedCount = 0 } = highestDegree;
  const others = [...tied.map((other) => other.label), ...Array.from({ length: tiedCount - tied.length }, String)];
  const names = listed([label, ...others], 1 + tied.length);
  return [`${names} ${tiedCount === 0 ? "has" : "have"} the highest degree: ${figures(degree)}.`];
}
