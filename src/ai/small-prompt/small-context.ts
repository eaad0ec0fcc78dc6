import type { AttributeProfile, GraphProfile } from "@/graph/profile-types";
import { dataText, quotedText } from "../context-text";
import type { GraphContext } from "../provider-port";

const open = "<graph-data>";
const close = "</graph-data>";
const attributesListed = 10;
const valuesListed = 6;
const charactersInAll = 1100;
const nameLimit = 24;

/**
 * The open graph in about 300 tokens, for models with little room: what a request's selectors are written from, then the view.
 * Fenced as data; every piece that comes from the graph stands as JSON, so that nothing in it can end the fence. What is not
 * told (numbered sets, samples) stands in results or is not offered.
 */
export function toSmallContext(context: GraphContext): string {
  const { profile } = context;
  const head = [
    `Graph ${quotedText(profile.name, nameLimit)}, ${profile.directed ? "directed" : "undirected"}: ${profile.nodeCount} nodes, ${profile.edgeCount} edges.`,
  ];
  const view = viewLines(context);
  const room = charactersInAll - sizeOf([open, close, ...head, ...view]);
  return [open, ...head, ...fitting(schemaLines(profile), room), ...view, close].join("\n");
}

function schemaLines(profile: GraphProfile): readonly string[] {
  const { labelAttribute, exampleNodes } = profile;
  const names = exampleNodes.slice(0, 3).map(({ label }) => quotedText(label, nameLimit));
  return [
    ...attributeLines("Node attributes:", profile.nodeAttributes),
    ...(labelAttribute === undefined ? [] : [`Nodes are named by ${quotedText(labelAttribute, nameLimit)}.`]),
    ...(names.length === 0 ? [] : [`Some nodes: ${names.join(", ")}.`]),
    ...attributeLines("Edge attributes:", profile.edgeAttributes),
  ];
}

function attributeLines(title: string, attributes: readonly AttributeProfile[]): readonly string[] {
  if (attributes.length === 0) return [`${title} none`];
  const more = attributes.length - attributesListed;
  const lines = attributes.slice(0, attributesListed).map(attributeLine);
  return [title, ...lines, ...(more > 0 ? [`- and ${more} more`] : [])];
}

function attributeLine({ name, kind, values, examples, min, max }: AttributeProfile): string {
  const start = `- ${quotedText(name, nameLimit)} ${kind}`;
  if (min !== undefined && max !== undefined) return `${start}, ${min} to ${max}`;
  const some = values?.map(({ value }) => value) ?? examples ?? [];
  if (some.length === 0 || kind === "boolean") return start;
  const more = some.length > valuesListed ? " …" : "";
  return `${start}: ${some
    .slice(0, valuesListed)
    .map((value) => dataText(value, nameLimit))
    .join(", ")}${more}`;
}

function viewLines({ selection, filter, hiddenNodeCount, layers, userChanges }: GraphContext): readonly string[] {
  const selected = selection.nodes.slice(0, 3).map(({ label }) => quotedText(label, nameLimit));
  return [
    ...(selection.nodeCount === 0
      ? []
      : [`Selected ($selected): ${selection.nodeCount} nodes, ${selected.join(", ")}`]),
    ...(filter === null ? [] : [`Filter: ${quotedText(filter, 80)}, ${hiddenNodeCount} nodes hidden`]),
    ...layers
      .slice(-3)
      .map(({ id, name }) => `Style layer ${quotedText(id, nameLimit)}: ${quotedText(name, nameLimit)}`),
    ...userChanges.slice(-2).map((change) => `The user did: ${quotedText(change, 80)}`),
  ];
}

function fitting(lines: readonly string[], room: number): readonly string[] {
  const kept: string[] = [];
  let used = 0;
  for (const line of lines) {
    used += line.length + 1;
    if (used > room) return [...kept, "(more was left out)"];
    kept.push(line);
  }
  return kept;
}

function sizeOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length + 1, 0);
}
