import { type Attributes, type GraphData, groupBy, type JsonValue } from "../host";
import { shownLabel } from "../shown-labels";
import { GML_MARK, OWN_GML_KEYS, toGmlKey } from "../text-forms/gml-keys";

/** GML as networkx, igraph and yEd read it: numbers as ids, our own ids beside them; what it has no kind for is JSON. */
export function writeGml(graph: GraphData): string {
  const numbers = new Map(graph.nodes.map(({ id }, place) => [id, place]));
  const parents = new Set(graph.nodes.map(({ parent }) => parent));
  const pairs = groupBy(graph.edges, ({ source, target }) => JSON.stringify([source, target]));
  const used = new Set<string>();
  // networkx goes by labels and refuses one that two nodes have.
  const labelOnce = (label: string, id: string): string => {
    const free = used.has(label) ? `${label} (${id})` : label;
    used.add(free);
    return free;
  };
  const isLabelled = graph.nodes.some(({ attributes }) => Object.hasOwn(attributes, "label"));
  const nodes = graph.nodes.map(({ id, attributes, position, parent }) => [
    `id ${numbers.get(id)}`,
    `${OWN_GML_KEYS.id} ${quoted(id)}`,
    ...(isLabelled && !Object.hasOwn(attributes, "label") ? [`${OWN_GML_KEYS.labelled} 0`] : []),
    ...(parent === undefined ? [] : [`gid ${numbers.get(parent)}`]),
    ...(parents.has(id) ? ["isGroup 1"] : []),
    ...(position ? [`graphics [ x ${numberText(position.x)} y ${numberText(position.y)} ]`] : []),
    ...labelledText(attributes, labelOnce(shownLabel(attributes, graph.labelAttribute) ?? id, id)),
  ]);
  const edges = graph.edges.map(({ id, source, target, directed, attributes }) => [
    `source ${numbers.get(source)}`,
    `target ${numbers.get(target)}`,
    `${OWN_GML_KEYS.id} ${quoted(id)}`,
    ...(directed === undefined ? [] : [`${OWN_GML_KEYS.directed} ${Number(directed)}`]),
    ...valuesText(attributes),
  ]);
  return [
    `Creator ${quoted(GML_MARK)}`,
    "graph [",
    `  directed ${Number(graph.directed)}`,
    ...(pairs.size < graph.edges.length ? ["  multigraph 1"] : []),
    `  name ${quoted(graph.name)}`,
    ...(graph.labelAttribute === undefined ? [] : [`  ${OWN_GML_KEYS.label} ${quoted(graph.labelAttribute)}`]),
    ...(isLabelled ? [`  ${OWN_GML_KEYS.labelled} 1`] : []),
    ...nodes.map((lines) => `  node [ ${lines.join(" ")} ]`),
    ...edges.map((lines) => `  edge [ ${lines.join(" ")} ]`),
    "]\n",
  ].join("\n");
}

/** The label, which is written once where an attribute of that name says the same. */
function labelledText(attributes: Attributes, label: string): readonly string[] {
  const line = `label ${quoted(label)}`;
  if (attributes["label"] !== label) return [line, ...valuesText(attributes)];
  return Object.entries(attributes).map(([name, value]) => (name === "label" ? line : entryText(name, value)));
}

function valuesText(attributes: Attributes): readonly string[] {
  return Object.entries(attributes).map(([name, value]) => entryText(name, value));
}

function entryText(name: string, value: JsonValue): string {
  return `${toGmlKey(name)} ${valueText(value)}`;
}

function valueText(value: JsonValue): string {
  if (typeof value === "string") return quoted(value);
  return typeof value === "number" ? numberText(value) : `[ ${OWN_GML_KEYS.json} ${quoted(JSON.stringify(value))} ]`;
}

function numberText(value: number): string {
  if (Object.is(value, -0)) return "-0";
  // So many digits would be an id that no number holds; before an exponent stands a point.
  const isLarge = Number.isInteger(value) && !Number.isSafeInteger(value);
  return (isLarge ? value.toExponential() : String(value)).replace(/^(-?\d+)e/, "$1.0e");
}

/** GML is ASCII: every other sign is numbered. */
function quoted(text: string): string {
  return `"${text.replace(/[&"]|[^\x20-\x7e]/gu, (sign) => `&#${sign.codePointAt(0)};`)}"`;
}
