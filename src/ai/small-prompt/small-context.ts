import type { AttributeProfile, GraphProfile } from "@/graph/profile/profile-types";
import { dataText, describeDirection, quotedText } from "../context/context-text";
import type { GraphContext } from "../port/provider-port";

const open = "<graph-data>";
const close = "</graph-data>";
const attributesListed = 12;
const valuesListed = 6;
const charactersInAll = 1100;
const nameLimit = 24;

/**
 * The open graph in about 300 tokens, for models with little room: what a request's selectors are written from. Fenced as data;
 * every piece that comes from the graph stands as JSON, so that nothing in it can end the fence. It stays the same while a message
 * goes on, since engines keep what they have read as long as it begins alike.
 */
export function toSmallContext(context: GraphContext): string {
  const profile = smallProfile(context);
  const head =
    `Graph ${quotedText(profile.name, nameLimit)}, ${describeDirection[profile.direction]}: ` +
    `${profile.nodeCount} nodes, ${profile.edgeCount} edges.`;
  const room = charactersInAll - sizeOf([open, close, head]);
  return [open, head, ...fitting(schemaLines(profile), room), close].join("\n");
}

/** The profile with the attributes it left out, as far as they were looked up. */
export function smallProfile({ profile, details }: GraphContext): GraphProfile {
  const more = details?.moreAttributes ?? [];
  return more.length === 0 ? profile : { ...profile, nodeAttributes: [...profile.nodeAttributes, ...more] };
}

/** What the user sees and did, for the message it is about; "" where there is nothing to tell. */
export function toSmallView({ selection, filter, hiddenNodeCount, looks, seen, userChanges }: GraphContext): string {
  const selected = selection.nodes.slice(0, 3).map(({ label }) => quotedText(label, nameLimit));
  const lines = [
    ...(selection.nodeCount === 0
      ? []
      : [`Selected ($selected): ${selection.nodeCount} nodes, ${selected.join(", ")}`]),
    ...(filter === null ? [] : [`Filter: ${quotedText(filter, 80)}, ${hiddenNodeCount} nodes hidden`]),
    ...(looks === undefined ? [] : [`Drawn (@color, @shape, @size): ${looks.nodes}`]),
    ...(seen === undefined ? [] : [`In view: ${seen.nodeCount} nodes, ${seen.edgeCount} edges`]),
    ...userChanges.slice(-2).map((change) => `The user did: ${quotedText(change, 80)}`),
  ];
  return lines.length === 0 ? "" : [open, ...lines, close].join("\n");
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

function fitting(lines: readonly string[], room: number): readonly string[] {
  const shown: string[] = [];
  let used = 0;
  for (const line of lines) {
    used += line.length + 1;
    if (used > room) return [...shown, "(more was left out)"];
    shown.push(line);
  }
  return shown;
}

function sizeOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length + 1, 0);
}
