import type { FilterStep, GraphData } from "../../changes/change-types";

/** Parley's own JSON: one element a line, always the same order, so that versions of a file compare well. */
export function writeGraph(data: GraphData): string {
  const head = [
    `"parley": 1`,
    member("name", data.name),
    member("directed", data.directed),
    ...(data.labelAttribute === undefined ? [] : [member("labelAttribute", data.labelAttribute)]),
    ...(data.taught === undefined ? [] : [member("taught", data.taught)]),
    ...(data.fold === undefined ? [] : [member("fold", { by: data.fold.by, open: data.fold.open })]),
    ...(data.layout === undefined ? [] : [member("layout", data.layout)]),
  ];
  const nodes = data.nodes.map(({ id, attributes, position, parent }) =>
    JSON.stringify({ id, attributes, position, parent }),
  );
  const edges = data.edges.map(({ id, source, target, directed, attributes }) =>
    JSON.stringify({ id, source, target, directed, attributes }),
  );
  const lists = [
    list("nodes", nodes),
    list("edges", edges),
    list("layers", data.layers.map(toJson)),
    list(
      "sets",
      data.sets.map(({ name, nodes: nodeIds, edges: edgeIds }) => toJson({ name, nodes: nodeIds, edges: edgeIds })),
    ),
    member("filter", data.filter && { text: data.filter.text, steps: data.filter.steps.map(toStep) }),
  ];
  return `{\n  ${[...head, ...lists].join(",\n  ")}\n}\n`;
}

function toStep({ target, where, text, enabled }: FilterStep): FilterStep {
  return { target, where, text, enabled };
}

function member(name: string, value: unknown): string {
  return `${JSON.stringify(name)}: ${JSON.stringify(value)}`;
}

function list(name: string, lines: readonly string[]): string {
  return lines.length === 0 ? `"${name}": []` : `"${name}": [\n    ${lines.join(",\n    ")}\n  ]`;
}

function toJson(value: unknown): string {
  return JSON.stringify(value);
}
