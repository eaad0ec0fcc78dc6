import {
  type Attributes,
  type GraphData,
  type GraphEdge,
  type GraphNode,
  usualLabelAttributes,
  valueText,
} from "../host";
import { createEdgeIds } from "../json/loose-elements";
import { type Known, knownBy } from "../links/find-links";
import { type MadeLinks, makeLinks } from "../links/make-links";
import { bare, type ReadResult } from "../read-result";
import { isOfEdge } from "./described-end";
import { directionIn } from "./direction-words";
import { guessedLabel } from "./guess-label";
import { guessName } from "./guess-name";
import { firstsNote, notesOf, type ReadTable as Table } from "./join-notes";
import { linksIn } from "./link-columns";
import { columnNames, type TablePlan, type TableRow } from "./table-plan";
import { describedBy, idsIn, problemsOf, refusalOf, rowsOf, type TableProblem, type TableSource } from "./table-rows";

/** One graph of tables of nodes and of edges. Ends go by the nodes' ids, or by their labels where more of them are such. */
export function joinTables(sources: readonly TableSource[]): ReadResult {
  const tables = sources.map(readRows);
  const refusal = tables.map(({ problems, plan }) => refusalOf(problems, plan)).find(Boolean);
  if (refusal) return refusal;
  const edgeTables = tables.filter(({ plan }) => plan.kind === "edges");
  const nodes = readNodes(tables.filter(({ plan }) => plan.kind === "nodes"));
  const known = nodes.size;
  // Two rows are enough where a column of numbers tells them apart: what it numbers stands beside it.
  const labelAttribute = guessedLabel([...nodes.values()], 2);
  const edgeId = createEdgeIds();
  const edgesOf = readEdges(edgeTables, nodes, edgeId);
  const firsts = new Set<string>();
  const made = tables.map((table) => linksOf(table, nodes, firsts));
  const links = made.flatMap((one) => one.links);
  const directed =
    edgeTables.length > 0 ? edgeTables.some(({ plan }) => plan.directed) : links.some((link) => link.directed);
  const edges = [...edgesOf, ...links.map(({ type, ...link }) => toLinkEdge(link, type, directed, edgeId))];
  const graph: GraphData = {
    name: guessName((edgeTables[0] ?? sources[0])?.fileName ?? ""),
    directed,
    nodes: [...nodes.values()],
    edges: edgeTables.some(({ plan }) => plan.sameEdges === "join") ? joinSame(edges) : edges,
    ...bare,
    ...(labelAttribute !== undefined && { labelAttribute }),
  };
  const strangers = edgeTables.length < tables.length ? nodes.size - known : 0;
  return { success: true, graph, notes: [...notesOf(tables, strangers), ...firstsNote(firsts)] };
}

/** Some rows of a table that is read in parts, links left out. Of rows with the same id the later values count. */
export function readPart(source: TableSource, edgeId: ReturnType<typeof createEdgeIds>) {
  const table = readRows(source);
  const nodes = new Map<string, GraphNode>();
  const { rows, plan, problems } = table;
  if (plan.kind === "edges")
    return { edges: readEdges([table], nodes, edgeId), nodes: [...nodes.values()], rows, problems };
  for (const row of rows) {
    const id = row.cell("id");
    nodes.set(id, { id, attributes: { ...nodes.get(id)?.attributes, ...row.attributes } });
  }
  return { edges: [], nodes: [...nodes.values()], rows, problems };
}

function readRows(source: TableSource): Table {
  const rows = rowsOf(source);
  const problems = problemsOf(source, rows);
  const unread = new Set(problems.filter((one) => isUnread(one, source.plan)).map(lineOf));
  const described = describedBy(source, rows);
  return { ...source, problems, described, rows: rows.filter(({ row }) => !unread.has(row.line)) };
}

function isUnread({ kind }: TableProblem, { longRows, shortRows, sumRows }: TablePlan): boolean {
  if (kind === "long") return longRows !== "cut";
  if (kind === "short") return shortRows === "skip";
  return kind === "empty" || (kind === "sum" && sumRows === "skip");
}

function lineOf({ line }: TableProblem): number {
  return line;
}

/** Adds the nodes that edges name and no table lists. */
function readEdges(
  tables: readonly Table[],
  nodes: Map<string, GraphNode>,
  edgeId: ReturnType<typeof createEdgeIds>,
): readonly GraphEdge[] {
  const endOf = createEndReader(nodes, tables);
  const readEdge = (row: TableRow, { plan, described }: Table): readonly GraphEdge[] => {
    const [first, second] = idsIn(row, plan).flatMap((end) => (end === "" ? [] : endOf(end)));
    if (first === undefined) return [];
    const { edge, node } = parted(row, second === undefined ? "node" : described);
    addValues(nodes, first, described === "target" && second !== undefined ? {} : node);
    if (second === undefined) return [];
    addValues(nodes, second, described === "target" ? node : {});
    return [toEdge({ ...row, attributes: edge }, first, second, edgeId)];
  };
  return tables.flatMap((table) => table.rows.flatMap((row) => readEdge(row, table)));
}

/** Whose the values are: all the edge's, all the node's, or the node's but for the weight and the type. */
function parted({ attributes }: TableRow, described: Table["described"] | "node") {
  if (described === undefined) return { edge: attributes, node: {} };
  if (described === "node") return { edge: {}, node: attributes };
  const those = (areOfEdge: boolean) =>
    Object.fromEntries(Object.entries(attributes).filter(([name]) => isOfEdge(name) === areOfEdge));
  return { edge: those(true), node: those(false) };
}

/** Those that are there already stay. */
function addValues(nodes: Map<string, GraphNode>, id: string, values: Attributes): void {
  if (nodes.has(id) && Object.keys(values).length === 0) return;
  const node = nodes.get(id) ?? { id, attributes: {} };
  nodes.set(id, { ...node, attributes: { ...values, ...node.attributes } });
}

/** An edge for each row that a row names, in the columns that are links; adds the nodes that have no row. */
function linksOf(source: Table, nodes: Map<string, GraphNode>, firsts: Set<string>): MadeLinks {
  const { table, plan, rows } = source;
  if (!plan.roles.includes("link")) return { links: [], strangers: [] };
  const named = [...nodes.values()];
  const known = knownBy(
    named.map(({ id }) => id),
    named.map(({ attributes }) => labelIn(attributes) ?? ""),
  );
  const wanted = rows.filter((row) => row.cell("id") !== "");
  const columns = linksIn(
    { names: columnNames(table, plan), roles: plan.roles },
    wanted.map(({ row }) => row.cells),
    known,
  );
  const ids = wanted.map((row) => row.cell("id"));
  const made = makeLinks(columns, ids, firstOfEach(named, known, firsts));
  for (const id of made.strangers) nodes.set(id, { id, attributes: {} });
  return made;
}

/** Of several of one name the first: another node of that name would be none of them. */
function firstOfEach(nodes: readonly GraphNode[], known: Known, firsts: Set<string>): Known {
  const first = new Map<string, string>();
  for (const { id, attributes } of nodes) {
    const label = labelIn(attributes) ?? id;
    if (!first.has(label)) first.set(label, id);
  }
  return {
    idOf(name) {
      const id = known.idOf(name);
      if (id === undefined && first.has(name)) firsts.add(name);
      return id ?? first.get(name);
    },
  };
}

function toLinkEdge(
  { source, target, directed }: Pick<GraphEdge, "source" | "target"> & { readonly directed: boolean },
  type: string,
  isDirected: boolean,
  edgeId: ReturnType<typeof createEdgeIds>,
): GraphEdge {
  const own = directed === isDirected ? {} : { directed };
  return { id: edgeId(undefined), source, target, attributes: { type }, ...own };
}

function readNodes(tables: readonly Table[]): Map<string, GraphNode> {
  const nodes = new Map<string, GraphNode>();
  for (const { rows } of tables) {
    for (const row of rows) {
      const id = row.cell("id");
      if (id === "") continue;
      nodes.set(id, { id, attributes: { ...row.attributes, ...nodes.get(id)?.attributes } });
    }
  }
  return nodes;
}

function createEndReader(nodes: ReadonlyMap<string, GraphNode>, tables: readonly Table[]): (end: string) => string {
  const byLabel = new Map<string, string>();
  for (const { id, attributes } of nodes.values()) {
    const label = labelIn(attributes);
    if (label !== undefined && !byLabel.has(label)) byLabel.set(label, id);
  }
  const ends = tables.flatMap(({ rows, plan }) => rows.flatMap((row) => idsIn(row, plan)));

  const ids = ends.filter((end) => nodes.has(end)).length;
  const labels = ends.filter((end) => byLabel.has(end)).length;
  return labels > ids ? (end) => byLabel.get(end) ?? end : (end) => end;
}

function labelIn(attributes: Attributes): string | undefined {
  const value = usualLabelAttributes.map((name) => attributes[name]).find((one) => one !== undefined && one !== null);
  return value === undefined || value === null ? undefined : valueText(value);
}

function toEdge(row: TableRow, source: string, target: string, edgeId: ReturnType<typeof createEdgeIds>): GraphEdge {
  const directed = directionIn(row.cell("direction"));
  const own = directed === undefined ? {} : { directed };
  return { id: edgeId(row.cell("id") || undefined), source, target, attributes: row.attributes, ...own };
}

/** One edge a pair: weights add up, a row without one counts as 1; the first row's other values stay. */
function joinSame(edges: readonly GraphEdge[]): readonly GraphEdge[] {
  const joined = new Map<string, GraphEdge>();
  for (const edge of edges) {
    const key = JSON.stringify([edge.source, edge.target, edge.attributes["type"] ?? null]);
    const before = joined.get(key);
    const weight = weightOf(edge) + (before ? weightOf(before) : 0);
    joined.set(key, before ? { ...before, attributes: { ...before.attributes, weight } } : edge);
  }
  return [...joined.values()];
}

function weightOf({ attributes }: GraphEdge): number {
  return typeof attributes["weight"] === "number" ? attributes["weight"] : 1;
}
