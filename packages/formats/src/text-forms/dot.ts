import type { JsonValue, Position } from "../host";
import type { ReadNote } from "../note-texts";
import { failure, type ReadResult } from "../read-result";
import { isNumber } from "../table/column-values";
import { type DotAttributes, type DotEnd, type DotGroup, type DotStatement, parseDot } from "./dot-parse";
import { type DotToken, dotFault, isDotFault } from "./dot-tokens";
import { createGraphDraft, type GraphDraft } from "./graph-draft";

const HINT = { id: "dot" } as const;
const LOOKS = /^(?:color|fillcolor|fontcolor|shape|style|penwidth|fontsize|arrowhead)$/;

/** An edge between two subgraphs joins every node with every other. */
const MOST_EDGES = 1_000_000;
/** Each node and each edge is given all of them. */
const MOST_DEFAULTS = 1_000_000;

interface Scope {
  /** What nodes and edges made from here on are given. */
  readonly node: ReadonlyMap<string, DotToken>;
  readonly edge: ReadonlyMap<string, DotToken>;
  readonly cluster: string | undefined;
}

interface Building {
  readonly draft: GraphDraft;
  readonly graphName: string;
  readonly directed: boolean;
  readonly seen: Set<string> | null;
  readonly notes: { looks: boolean; html: boolean; clusters: boolean; edges: number; defaults: number };
}

/** DOT as Graphviz reads it: chains, subgraphs at the ends of edges, defaults, ports. Drawing stays as attributes. */
export function readDot(text: string, fileName: string): ReadResult {
  try {
    const { graph, hasMore } = parseDot(text);
    const draft = createGraphDraft(fileName);
    const building: Building = {
      draft,
      graphName: graph.name,
      directed: graph.directed,
      seen: graph.strict ? new Set() : null,
      notes: { looks: false, html: false, clusters: false, edges: 0, defaults: 0 },
    };
    build(graph, { node: new Map(), edge: new Map(), cluster: undefined }, building);
    const notes: readonly ReadNote[] = [
      ...(hasMore ? [{ id: "moreGraphs" as const, with: { file: fileName } }] : []),
      ...(building.notes.looks ? [{ id: "looksStay" as const }] : []),
      ...(building.notes.clusters ? [{ id: "clustersStay" as const }] : []),
      ...(building.notes.html ? [{ id: "htmlLabels" as const }] : []),
      ...(draft.nodes.size === 0 ? [{ id: "noNodes" as const, with: { file: fileName } }] : []),
    ];
    return draft.finish({ directed: graph.directed, name: graph.name, notes });
  } catch (error) {
    if (!isDotFault(error)) throw error;
    const line = text.slice(0, error.at).split(/\r\n|\n|\r/).length;
    const notes = { file: fileName, form: "DOT", line, reason: error.dotFault };
    return failure({ id: "notForm", with: notes }, { hint: HINT });
  }
}

/** The ids of the nodes a group names, in their order. */
function build(group: DotGroup, outer: Scope, building: Building): readonly string[] {
  let scope: Scope = { ...outer, cluster: clusterOf(group) ?? outer.cluster };
  const members = new Set<string>();
  for (const statement of group.statements) {
    if (statement.kind === "defaults") {
      scope = withDefaults(scope, statement);
      countDefaults(scope.node.size + scope.edge.size, building);
      continue;
    }
    for (const id of buildOne(statement, scope, building)) members.add(id);
  }
  return [...members];
}

function buildOne(
  statement: Exclude<DotStatement, { kind: "defaults" }>,
  scope: Scope,
  building: Building,
): readonly string[] {
  switch (statement.kind) {
    case "group":
      return build(statement.group, scope, building);
    case "node":
      return [putNode(statement.id, statement.attributes, scope, building)];
    case "edge": {
      const ends = statement.ends.map((end) => nodesOf(end, scope, building));
      for (const [place, to] of ends.slice(1).entries()) {
        putEdges(ends[place] ?? [], to, { attributes: statement.attributes, scope, building });
      }
      return ends.flatMap((end) => end.map(({ id }) => id));
    }
  }
}

interface PlacedEnd {
  readonly id: string;
  readonly port?: string;
}

function nodesOf(end: DotEnd, scope: Scope, building: Building): readonly PlacedEnd[] {
  if (end.kind === "group") return build(end.group, scope, building).map((id) => ({ id }));
  putNode(end.id, [], scope, building);
  return [{ id: end.id, ...(end.port === undefined ? {} : { port: end.port }) }];
}

function putNode(id: string, own: DotAttributes, scope: Scope, building: Building): string {
  const { draft } = building;
  const before = draft.nodes.get(id);
  if (!before) countDefaults(scope.node.size, building);
  const { pos, ...values } = valuesOf([...(before ? [] : scope.node), ...own], { id, building });
  const position = typeof pos === "string" ? positionIn(pos) : undefined;
  const unread = pos !== undefined && !position ? { pos } : {};
  draft.node(id, { ...values, ...unread, ...clusterFor(id, scope, building) }, position ?? before?.position);
  return id;
}

/** The first cluster a node is in. */
function clusterFor(id: string, { cluster }: Scope, { draft, notes }: Building): { readonly cluster?: string } {
  if (cluster === undefined || draft.nodes.get(id)?.attributes["cluster"] !== undefined) return {};
  notes.clusters = true;
  return { cluster };
}

function putEdges(
  from: readonly PlacedEnd[],
  to: readonly PlacedEnd[],
  { attributes, scope, building }: { attributes: DotAttributes; scope: Scope; building: Building },
): void {
  countDefaults(scope.edge.size, building);
  const { dir, ...values } = valuesOf([...scope.edge, ...attributes], { id: "", building });
  const data = dir === undefined || dir === "forward" || dir === "none" ? values : { ...values, dir };
  const directed = dir === "forward" || dir === "none" ? { directed: dir === "forward" } : {};
  building.notes.edges += from.length * to.length;
  if (building.notes.edges > MOST_EDGES) throw dotFault({ id: "dotEdges", with: { count: MOST_EDGES } }, 0);
  const pairs = from.flatMap((source) => to.map((target) => [source, target] as const));
  for (const [source, target] of pairs) {
    if (isKnownPair(source.id, target.id, building)) continue;
    const ports = { ...portOf("tailport", source), ...portOf("headport", target) };
    building.draft.edge({ source: source.id, target: target.id, attributes: { ...data, ...ports }, ...directed });
  }
}

/** A strict graph joins two nodes once. */
function isKnownPair(source: string, target: string, { seen, directed }: Building): boolean {
  const ends = [source, target];
  const key = JSON.stringify(directed ? ends : ends.toSorted());
  const isKnown = seen?.has(key) === true;
  seen?.add(key);
  return isKnown;
}

function portOf(name: string, { port }: PlacedEnd): Readonly<Record<string, string>> {
  return port === undefined ? {} : { [name]: port };
}

function withDefaults(scope: Scope, { of, attributes }: Extract<DotStatement, { kind: "defaults" }>): Scope {
  if (of === "graph") return scope;
  return { ...scope, [of]: new Map([...scope[of], ...attributes]) };
}

function countDefaults(count: number, { notes }: Building): void {
  notes.defaults += count;
  if (notes.defaults > MOST_DEFAULTS) throw dotFault({ id: "dotDefaults", with: { count: MOST_DEFAULTS } }, 0);
}

/** Groups called cluster… are drawn as boxes; others only hold things together. */
function clusterOf({ name, statements }: DotGroup): string | undefined {
  if (!name.startsWith("cluster")) return undefined;
  const label = statements
    .flatMap((statement) => (statement.kind === "defaults" && statement.of === "graph" ? statement.attributes : []))
    .findLast(([attribute]) => attribute === "label")?.[1];
  return label && label.text !== "" ? plainText(label) : name;
}

function valuesOf(
  attributes: Iterable<readonly [string, DotToken]>,
  { id, building }: { readonly id: string; readonly building: Building },
): Record<string, JsonValue> {
  const { notes, graphName } = building;
  const entries = [...attributes].map(([name, token]): readonly [string, JsonValue] => {
    notes.looks ||= LOOKS.test(name);
    notes.html ||= token.kind === "html";
    const text = name.endsWith("label") ? plainText(token, { id, graphName }) : token.text;
    const isFigure = (token.kind === "name" || name === "weight") && isNumber(text);
    return [name, isFigure ? Number(text) : text];
  });
  // The label a node has anyway.
  return Object.fromEntries(entries.filter(([name, value]) => name !== "label" || value !== id || id === ""));
}

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", l: "\n", r: "\n", "\\": "\\" };

/** A label without its escapes, or without the marks of its HTML. */
function plainText({ kind, text }: DotToken, { id = "", graphName = "" } = {}): string {
  if (kind === "html") {
    return text
      .replace(/<br\b[^<>]*>/gi, "\n")
      .replace(/<[^<>]*>/g, " ")
      .replace(/&(lt|gt|amp|quot);/g, (whole, name) => entities[String(name)] ?? whole)
      .replace(/[^\S\n]+/g, " ")
      .trim();
  }
  return text
    .replace(/\\([\s\S])/g, (whole, sign) => {
      if (sign === "N") return id === "" ? whole : id;
      if (sign === "G") return graphName;
      return ESCAPES[String(sign)] ?? String(sign);
    })
    .trim();
}

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"' };

/** "3,4" or "3,4!"; Graphviz counts upwards. */
function positionIn(text: string): Position | undefined {
  const [x, y] = text.replace(/!$/, "").split(",").map(Number);
  return x !== undefined && y !== undefined && Number.isFinite(x) && Number.isFinite(y) ? { x, y: -y } : undefined;
}
