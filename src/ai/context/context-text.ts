import type { AttributeProfile, GraphProfile, HighestDegree } from "@/graph/profile/profile-types";
import type { JsonValue } from "@/lib/json";
import type { GraphContext } from "../port/provider-port";
import { cutText, toWellFormed } from "./text-limits";

const open = "<graph-data>";
const close = "</graph-data>";

/** How a model is told which edges have a direction. */
export const describeDirection = {
  directed: "directed",
  undirected: "undirected",
  mixed: "mixed (some edges directed, some not)",
} as const satisfies Record<GraphProfile["direction"], string>;

/** UTF-16 units of the whole text, whatever the graph's size. */
const budget = 6000;
const attributesListed = 24;
/** By name alone. */
const attributesNamed = 20;
const valuesListed = 12;
const textLimit = 40;

/**
 * The context as text for a model, fenced as data. Every piece of it that comes from the graph or its files is written
 * as JSON with `<` and `>` escaped, so that nothing in it can end the fence.
 */
export function toContextText(context: GraphContext): string {
  const sections = [...profileLines(context), ...planLines(context), ...viewLines(context), ...listLines(context)];
  return [open, ...fitting(sections, budget - open.length - close.length - 2), close].join("\n");
}

/** Whole lines until the budget is used; what was left out is said. */
function fitting(lines: readonly string[], room: number): readonly string[] {
  const note = "(More was left out to keep this short; getSchema tells the rest.)";
  const shown: string[] = [];
  let used = note.length + 1;
  for (const line of lines) {
    if (used + line.length + 1 > room) return [...shown, note];
    shown.push(line);
    used += line.length + 1;
  }
  return shown;
}

function profileLines({ profile, moreAttributes: more }: GraphContext): readonly string[] {
  const { nodeAttributes, edgeAttributes } = profile;
  return [
    `graph ${quotedText(profile.name)}, ${describeDirection[profile.direction]}: ${profile.nodeCount} nodes, ${profile.edgeCount} edges`,
    ...parts(profile),
    ...naming(profile),
    ...taughtWords(profile),
    `node attributes:${nodeAttributes.length === 0 ? " none" : ""}`,
    ...attributeLines(nodeAttributes, profile.nodeCount, more?.nodes),
    `edge attributes:${edgeAttributes.length === 0 ? " none" : ""}`,
    ...attributeLines(edgeAttributes, profile.edgeCount, more?.edges),
    ...examples(profile),
  ];
}

/** Of a database they are not counted. */
function parts({ nodeCount, componentCount, componentSizes, isolatedCount }: GraphProfile): readonly string[] {
  if (componentCount === 0 && nodeCount > 0) return [];
  return [
    `parts: ${componentCount} (largest: ${componentSizes.slice(0, 5).join(", ")}), ${isolatedCount} without edges`,
  ];
}

function naming({ nodeTypeAttribute, edgeTypeAttribute, labelAttribute }: GraphProfile): readonly string[] {
  const facts = [
    ...(nodeTypeAttribute === undefined ? [] : [`types of nodes: ${quotedText(nodeTypeAttribute)}`]),
    ...(edgeTypeAttribute === undefined ? [] : [`of edges: ${quotedText(edgeTypeAttribute)}`]),
    ...(labelAttribute === undefined ? [] : [`names: ${quotedText(labelAttribute)}`]),
  ];
  return facts.length === 0 ? [] : [facts.join("; ")];
}

function taughtWords({ taught = [] }: GraphProfile): readonly string[] {
  const meanings = taught.map(({ word, means }) => `${quotedText(word)} means ${quotedText(means)}`);
  return meanings.length === 0 ? [] : [`words the user taught: ${meanings.join("; ")}`];
}

function attributeLines(
  attributes: readonly AttributeProfile[],
  count: number,
  more: readonly string[] = [],
): readonly string[] {
  const lines = attributes.slice(0, attributesListed).map((attribute) => attributeLine(attribute, count));
  const names = [...attributes.slice(attributesListed).map(({ name }) => name), ...more];
  if (names.length === 0) return lines;
  const rest = names.length > attributesNamed ? ` and ${names.length - attributesNamed} more (getSchema)` : "";
  return [
    ...lines,
    `- also ${names
      .slice(0, attributesNamed)
      .map((name) => quotedText(name, 40))
      .join(", ")}${rest}`,
  ];
}

function attributeLine(attribute: AttributeProfile, count: number): string {
  const { name, kind, present, distinct } = attribute;
  const coverage = present === count ? "" : `, ${present} of ${count} have it`;
  const lowerBound = attribute.distinctIsLowerBound === true ? "at least " : "";
  return `- ${quotedText(name)} ${kind}${coverage}, ${lowerBound}${distinct} distinct${valuesOf(attribute)}`;
}

function valuesOf({ values, examples: some, min, max }: AttributeProfile): string {
  if (min !== undefined && max !== undefined) return `, from ${min} to ${max}`;
  if (values !== undefined) {
    return `: ${values
      .slice(0, valuesListed)
      .map(({ value, count }) => `${dataText(value)} × ${count}`)
      .join(", ")}`;
  }
  return some === undefined || some.length === 0
    ? ""
    : `, such as ${some
        .slice(0, 3)
        .map((value) => dataText(value))
        .join(", ")}`;
}

function examples({ exampleNodes, highestDegree }: GraphProfile): readonly string[] {
  const nodes = exampleNodes.slice(0, 5).map(({ id, label }) => `${quotedText(id)} = ${quotedText(label)}`);
  const most = highestDegree;
  return [
    ...(nodes.length === 0 ? [] : [`some nodes (id = name): ${nodes.join(", ")}`]),
    ...(most === undefined ? [] : [`most connected: ${topNodes(most)}, degree ${most.degree}`]),
  ];
}

/** With those that have as many links: one name alone would be taken for the only one. */
function topNodes({ id, label, tied = [], tiedCount = 0 }: HighestDegree): string {
  const named = [{ id, label }, ...tied].map((node) => `${quotedText(node.id)} = ${quotedText(node.label)}`);
  const more = tiedCount > tied.length ? ` and ${tiedCount - tied.length} more` : "";
  return `${named.join(", ")}${more}`;
}

function seenLines({ seen }: GraphContext): readonly string[] {
  if (seen === undefined) return [];
  const { nodeCount, edgeCount, zoom, nodes } = seen;
  const most = nodes.map(({ id, label }) => `${quotedText(id)} = ${quotedText(label)}`);
  const among = most.length === 0 ? "" : `, best connected: ${most.join(", ")}`;
  return [`in view at ${Math.round(zoom * 100)} %: ${nodeCount} nodes, ${edgeCount} edges${among}`];
}

function lookLines({ looks }: GraphContext): readonly string[] {
  if (looks === undefined) return [];
  return [`drawn (@color, @shape, @size; edges @color, @line, @width): nodes ${looks.nodes} | edges ${looks.edges}`];
}

function viewLines(context: GraphContext): readonly string[] {
  const { selection, filter, hiddenNodeCount, layout, shown } = context;
  const named = selection.nodes.slice(0, 8).map(({ id, label }) => `${quotedText(id)} = ${quotedText(label)}`);
  const selected = `selected ($selected): ${selection.nodeCount} nodes, ${selection.edgeCount} edges`;
  const isSelected = selection.nodeCount + selection.edgeCount > 0;
  return [
    ...(isSelected ? [named.length === 0 ? selected : `${selected}: ${named.join(", ")}`] : []),
    ...(shown === undefined ? [] : [`shown of the database: ${shown.nodeCount} nodes, ${shown.edgeCount} edges`]),
    ...(filter === null ? [] : [`filter: ${quotedText(filter, 200)}, ${hiddenNodeCount} nodes hidden`]),
    ...(layout === null ? [] : [`layout: ${quotedText(layout)}`]),
    ...lookLines(context),
    ...seenLines(context),
  ];
}

function planLines({ plan }: GraphContext): readonly string[] {
  if (plan === undefined) return [];
  const steps = plan.steps.map(({ id, text, state }) => `- ${id} ${state}: ${quotedText(text, 200)}`);
  const stop = plan.stopAfter === undefined ? "" : `, the user wants you to stop after step ${plan.stopAfter}`;
  return [`plan ${plan.isOfThisMessage ? "of this message" : "of an earlier message"}${stop}:`, ...steps];
}

function listLines({
  profile,
  sets,
  layers,
  userChanges,
  samples: all,
  undoable = [],
}: GraphContext): readonly string[] {
  // Where there is a graph in work, loadSample is not offered.
  const samples = profile.edgeCount > 0 ? [] : all;
  return [
    ...listed(
      "changes (undo step):",
      undoable.map(({ number, words, byUser }) => `${number} ${quotedText(words, 60)}${byUser ? ", by the user" : ""}`),
    ),
    ...listed(
      "the user changed by hand since your last turn:",
      userChanges.map((change) => quotedText(change, 200)),
    ),
    ...listed(
      "sets:",
      sets.map((set) => `${quotedText(`$${set.name}`)}: ${setText(set)}`),
    ),
    ...listed(
      "style layers, lowest first:",
      layers.map(({ id, name, target, count }) => `${quotedText(id)} ${quotedText(name)}: ${count} ${target}`),
    ),
    ...(samples.length === 0
      ? []
      : [
          `samples to load: ${samples
            .slice(0, 20)
            .map((name) => quotedText(name))
            .join(", ")}`,
        ]),
  ];
}

/** "3 nodes, kind == 'film' && year > 2010". */
function setText({ nodeCount, edgeCount, words }: GraphContext["sets"][number]): string {
  const counts = [
    ...(nodeCount > 0 || edgeCount === 0 ? [`${nodeCount} nodes`] : []),
    ...(edgeCount > 0 ? [`${edgeCount} edges`] : []),
  ];
  return [...counts, ...(words === undefined ? [] : [quotedText(words, 120)])].join(", ");
}

function listed(title: string, items: readonly string[]): readonly string[] {
  return items.length === 0 ? [] : [title, ...items.slice(-12).map((item) => `- ${item}`)];
}

/** A text of the graph as JSON that holds no line break and no mark of the fence. */
export function quotedText(value: string, limit = textLimit): string {
  return escaped(JSON.stringify(cutText(toWellFormed(value), limit)));
}

export function dataText(value: JsonValue, limit = textLimit): string {
  return typeof value === "string" ? quotedText(value, limit) : escaped(cutText(JSON.stringify(value), limit));
}

function escaped(json: string): string {
  return json.replace(/[<>\u0085\u2028\u2029]/gu, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
