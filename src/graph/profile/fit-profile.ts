import type { JsonValue } from "@/lib/json";
import type { AttributeProfile, GraphProfile } from "./profile-types";

/** A profile goes to a model with each request: its JSON stays under 2 kB. */
export const profileLimit = 2000;

/** Ids are used unchanged, so a long one is left out rather than cut. */
const longestId = 60;

interface Room {
  readonly values: number;
  readonly examples: number;
  readonly text: number;
  readonly name: number;
  readonly attributes: number;
  readonly nodes: number;
}

/** From generous to bare; the last fits whatever the graph holds. */
const rooms: readonly Room[] = [
  { values: 12, examples: 4, text: 40, name: 60, attributes: 40, nodes: 5 },
  { values: 12, examples: 2, text: 30, name: 60, attributes: 30, nodes: 3 },
  { values: 12, examples: 1, text: 24, name: 40, attributes: 20, nodes: 2 },
  { values: 8, examples: 1, text: 20, name: 40, attributes: 12, nodes: 2 },
  { values: 6, examples: 0, text: 16, name: 32, attributes: 9, nodes: 2 },
  { values: 4, examples: 0, text: 14, name: 32, attributes: 7, nodes: 1 },
  { values: 3, examples: 0, text: 12, name: 24, attributes: 4, nodes: 1 },
  { values: 0, examples: 0, text: 8, name: 16, attributes: 2, nodes: 0 },
];

export function fitProfile(profile: GraphProfile): GraphProfile {
  let fitted = profile;
  for (const room of rooms) {
    fitted = cut(profile, room);
    if (byteLength(fitted) < profileLimit) return fitted;
    fitted = withoutEqual(fitted);
    if (byteLength(fitted) < profileLimit) return fitted;
  }
  const { exampleNodes, highestDegree, farPair, taught, ...bare } = fitted;
  return { ...bare, exampleNodes: [], nodeAttributes: [], edgeAttributes: [] };
}

/** Values of attributes say more than the names of those that have as many links; their number stays. */
function withoutEqual({ highestDegree, ...rest }: GraphProfile): GraphProfile {
  if (highestDegree === undefined) return rest;
  const { tied: _tied, ...top } = highestDegree;
  return { ...rest, highestDegree: top };
}

function byteLength(profile: GraphProfile): number {
  return new TextEncoder().encode(JSON.stringify(profile)).length;
}

function cut(profile: GraphProfile, room: Room): GraphProfile {
  const { highestDegree, farPair, nodeTypeAttribute, edgeTypeAttribute, labelAttribute, ...rest } = profile;
  const first = [nodeTypeAttribute, edgeTypeAttribute, labelAttribute];
  const nodes = mostUseful(profile.nodeAttributes, room.attributes, first);
  const edges = mostUseful(profile.edgeAttributes, Math.ceil(room.attributes / 2), first);
  const nodesLeft = profile.nodeAttributes.length - nodes.length;
  const edgesLeft = profile.edgeAttributes.length - edges.length;
  const named = <T extends { readonly label: string }>(node: T): T => ({
    ...node,
    label: cutText(node.label, room.text),
  });
  const tied = highestDegree?.tied?.filter(({ id }) => isShort(id)).map(named);
  return {
    ...rest,
    name: cutText(profile.name, room.name),
    ...(isShort(nodeTypeAttribute) ? { nodeTypeAttribute } : {}),
    ...(isShort(edgeTypeAttribute) ? { edgeTypeAttribute } : {}),
    ...(isShort(labelAttribute) ? { labelAttribute } : {}),
    nodeAttributes: nodes.map((attribute) => cutAttribute(attribute, room)),
    edgeAttributes: edges.map((attribute) => cutAttribute(attribute, room)),
    ...(nodesLeft > 0 ? { nodeAttributesLeftOut: nodesLeft } : {}),
    ...(edgesLeft > 0 ? { edgeAttributesLeftOut: edgesLeft } : {}),
    exampleNodes: profile.exampleNodes
      .filter(({ id }) => isShort(id))
      .slice(0, room.nodes)
      .map(named),
    ...(highestDegree && isShort(highestDegree.id)
      ? { highestDegree: { ...named(highestDegree), ...(tied && { tied }) } }
      : {}),
    ...(farPair && isShort(farPair.source) && isShort(farPair.target)
      ? {
          farPair: {
            ...farPair,
            sourceLabel: cutText(farPair.sourceLabel, room.text),
            targetLabel: cutText(farPair.targetLabel, room.text),
          },
        }
      : {}),
  };
}

function isShort(text: string | undefined): text is string {
  return text !== undefined && text.length <= longestId;
}

/** The first ones named, then categories, then numbers, then what most elements have; listed in their own order. */
function mostUseful(
  attributes: readonly AttributeProfile[],
  count: number,
  first: readonly (string | undefined)[],
): readonly AttributeProfile[] {
  if (attributes.length <= count) return attributes;
  const worth = ({ name, kind, values, present }: AttributeProfile): number =>
    present + (first.includes(name) ? 4e12 : 0) + (values ? 2e12 : 0) + (kind === "number" ? 1e12 : 0);
  const best = new Set(attributes.toSorted((a, b) => worth(b) - worth(a)).slice(0, count));
  return attributes.filter((attribute) => best.has(attribute));
}

function cutAttribute({ values, examples, ...rest }: AttributeProfile, room: Room): AttributeProfile {
  const listed = values
    ?.slice(0, room.values)
    .map(({ value, count }) => ({ value: cutValue(value, room.text), count }));
  const shown = examples?.slice(0, room.examples).map((value) => cutValue(value, room.text));
  return {
    ...rest,
    name: cutText(rest.name, room.name),
    ...(listed && listed.length > 0 ? { values: listed } : {}),
    ...(shown && shown.length > 0 ? { examples: shown } : {}),
  };
}

function cutValue(value: JsonValue, length: number): JsonValue {
  if (typeof value === "string") return cutText(value, length);
  if (typeof value !== "object" || value === null) return value;
  const text = JSON.stringify(value);
  return text.length <= length ? value : cutText(text, length);
}

/** Cut between code points, so that no half of an emoji is left. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const points = Array.from(text.slice(0, 2 * length + 2));
  return points.length <= length ? text : `${points.slice(0, length - 1).join("")}…`;
}
