import type { GraphData } from "../change-types";

/** As Cytoscape and its desktop program read it; attributes that would hide an id or an end give way to it. */
export function writeCytoscape({ name, nodes, edges }: GraphData): string {
  const elements = {
    nodes: nodes.map(({ id, attributes, position, parent }) => ({
      data: { ...attributes, id, ...(parent !== undefined && { parent }) },
      ...(position && { position }),
    })),
    edges: edges.map(({ id, source, target, attributes }) => ({ data: { ...attributes, id, source, target } })),
  };
  return toText({ format_version: "1.0", data: { name }, elements });
}

/** As networkx and d3 read it. */
export function writeNodeLink({ name, directed, nodes, edges }: GraphData): string {
  return toText({
    directed,
    multigraph: true,
    graph: { name },
    nodes: nodes.map(({ id, attributes, position, parent }) => ({
      ...attributes,
      ...position,
      id,
      ...(parent !== undefined && { parent }),
    })),
    links: edges.map(({ id, source, target, directed: own, attributes }) => ({
      ...attributes,
      id,
      source,
      target,
      ...(own !== undefined && { directed: own }),
    })),
  });
}

function toText(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}
