import { atOnce, type FilterStep, type GraphData, type GraphRows, type Rows } from "../host";

/** Parley's own JSON: one element a line, always the same order, so that versions of a file compare well. */
export function writeGraph(data: GraphData): string {
  return atOnce(graphText(data));
}

/** The same in many short steps, between which other work may be done. */
export function* graphText(data: GraphRows): Generator<void, string> {
  const head = [
    `"parley": 1`,
    member("name", data.name),
    member("directed", data.directed),
    ...(data.labelAttribute === undefined ? [] : [member("labelAttribute", data.labelAttribute)]),
    ...(data.taught === undefined ? [] : [member("taught", data.taught)]),
    ...(data.fold === undefined ? [] : [member("fold", { by: data.fold.by, open: data.fold.open })]),
    ...(data.layout === undefined ? [] : [member("layout", data.layout)]),
  ];
  const nodes = yield* lines(data.nodes, ({ id, attributes, position, parent }) =>
    JSON.stringify({ id, attributes, position, parent }),
  );
  const edges = yield* lines(data.edges, ({ id, source, target, directed, attributes }) =>
    JSON.stringify({ id, source, target, directed, attributes }),
  );
  const lists = [
    list("nodes", nodes),
    list("edges", edges),
    list("layers", data.layers.map(toJson).join(nextLine)),
    list(
      "sets",
      data.sets
        .map(({ name, nodes: nodeIds, edges: edgeIds }) => toJson({ name, nodes: nodeIds, edges: edgeIds }))
        .join(nextLine),
    ),
    member("filter", data.filter && { text: data.filter.text, steps: data.filter.steps.map(toStep) }),
  ];
  yield;
  return `{\n  ${[...head, ...lists].join(",\n  ")}\n}\n`;
}

const nextLine = ",\n    ";
/** Elements of one step. */
const stepSize = 500;

function* lines<Element>(elements: Rows<Element>, write: (element: Element) => string): Generator<void, string> {
  const pieces: string[] = [];
  for (let at = 0; at < elements.length; at += stepSize) {
    pieces.push(
      elements
        .slice(at, at + stepSize)
        .map(write)
        .join(nextLine),
    );
    yield;
  }
  return pieces.join(nextLine);
}

function toStep({ target, where, text, enabled }: FilterStep): FilterStep {
  return { target, where, text, enabled };
}

function member(name: string, value: unknown): string {
  return `${JSON.stringify(name)}: ${JSON.stringify(value)}`;
}

function list(name: string, text: string): string {
  return text === "" ? `"${name}": []` : `"${name}": [\n    ${text}\n  ]`;
}

function toJson(value: unknown): string {
  return JSON.stringify(value);
}
