import { type Attributes, type GraphNode, usualLabelAttributes, valueText } from "./host";

/** What a node is called by, as the page shows it; undefined where only its id is left. */
export function shownLabel(attributes: Attributes, labelAttribute: string | undefined): string | undefined {
  const names = [...(labelAttribute === undefined ? [] : [labelAttribute]), ...usualLabelAttributes];
  for (const name of names) {
    const value = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
    const text = value === undefined || value === null ? "" : valueText(value);
    if (text !== "") return text;
  }
  return undefined;
}

/**
 * Nodes with the labels that a file gives them beside their attributes. Where the labels only repeat an attribute, that is what
 * the nodes are called by; else they become an attribute of their own.
 */
export function withLabels(
  nodes: readonly GraphNode[],
  labels: readonly (string | undefined)[],
): { readonly nodes: readonly GraphNode[]; readonly labelAttribute?: string } {
  const given = labels.map((label) => (label === "" ? undefined : label));
  const repeats = (name: string | undefined) =>
    nodes.every(({ attributes }, place) => shownLabel(attributes, name) === given[place]);
  if (repeats(undefined)) return { nodes };
  const candidates = new Set(nodes.flatMap(({ attributes }) => Object.keys(attributes)));
  const labelAttribute = [...candidates].find(repeats);
  if (labelAttribute !== undefined) return { nodes, labelAttribute };
  return {
    nodes: nodes.map((node, place) => {
      const label = given[place];
      return label === undefined ? node : { ...node, attributes: { label, ...node.attributes } };
    }),
  };
}
