import { defined } from "@/lib/defined";
import { atOnce } from "@/lib/steps";
import type { GraphStore } from "../document/graph-store";
import type { GraphMeta } from "../document/graph-types";
import { usualLabelAttributes } from "../styles/labels";
import type { AttributeColumn } from "../tables/column";
import type { ElementRows } from "../tables/element-rows";
import type { GraphTables } from "../tables/element-table";
import { mostCategories, profileColumn } from "./attribute-profile";
import { fitProfile } from "./fit-profile";
import type { AttributeProfile, GraphProfile } from "./profile-types";
import { profileStructure, type StructureProfile } from "./structure-profile";
import { namedTypeAttribute } from "./type-attribute";

/** Of columns and of the shape of graphs, as long as these are there: whoever asks. */
const ofColumns = new WeakMap<AttributeColumn, { readonly version: number; readonly profile: AttributeProfile }>();
const ofShapes = new WeakMap<GraphTables, { readonly stamp: readonly unknown[]; readonly profile: StructureProfile }>();

/** A profile is made once per version; after an edit only the columns or the structure that changed are read again. */
export function createProfiler(): (store: GraphStore) => GraphProfile {
  let last: { readonly stamp: readonly unknown[]; readonly profile: GraphProfile } | null = null;
  return (store) => {
    const { nodes, edges, tables } = store;
    const stamp = [tables, nodes.table.version, edges.table.version, store.positions.count > 0];
    if (!last || !isSame(last.stamp, stamp)) {
      const profile = compose(store, atOnce(structureOf(store)), attributesOf(nodes), attributesOf(edges));
      last = { stamp, profile: fitProfile(profile) };
    }
    return last.profile;
  };
}

/** Reads what the first profile needs, in short steps between which other work may be done. */
export function* readForProfile(store: GraphStore): Generator<void, void> {
  for (const rows of [store.nodes, store.edges]) {
    for (const column of rows.columns()) {
      attributeOf(column, rows);
      yield;
    }
  }
  yield* structureOf(store);
}

function attributesOf(rows: ElementRows): readonly AttributeProfile[] {
  return rows.columns().map((column) => attributeOf(column, rows));
}

function attributeOf(column: AttributeColumn, { table }: ElementRows): AttributeProfile {
  const known = ofColumns.get(column);
  if (known?.version === column.version) return known.profile;
  const profile = profileColumn(column.name, column.view(table.count), table.count);
  ofColumns.set(column, { version: column.version, profile });
  return profile;
}

function* structureOf({ nodes, edges, tables }: GraphStore): Generator<void, StructureProfile> {
  const stamp = [nodes.rowsVersion, edges.rowsVersion];
  const known = ofShapes.get(tables);
  if (known && isSame(known.stamp, stamp)) return known.profile;
  const profile = yield* profileStructure(tables);
  ofShapes.set(tables, { stamp, profile });
  return profile;
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.every((part, index) => part === b[index]);
}

/** How many taught words a profile includes, and how long each may be. */
const mostTaught = { words: 10, letters: 30 };

function taughtOf({ taught = [] }: GraphMeta): Pick<GraphProfile, "taught"> {
  const isShort = (text: string) => text.length <= mostTaught.letters;
  const sent = taught.filter(({ word, means }) => isShort(word) && isShort(means)).slice(-mostTaught.words);
  return sent.length === 0 ? {} : { taught: sent };
}

function compose(
  store: GraphStore,
  structure: StructureProfile,
  nodeAttributes: readonly AttributeProfile[],
  edgeAttributes: readonly AttributeProfile[],
): GraphProfile {
  const { tables, meta } = store;
  const nodeTypeAttribute = typeAttribute(store.nodes, nodeAttributes);
  const edgeTypeAttribute = typeAttribute(store.edges, edgeAttributes);
  const labelAttribute =
    meta.labelAttribute ?? usualLabelAttributes.find((name) => tables.nodes.column(name) !== undefined);
  return {
    name: meta.name,
    direction: tables.direction,
    nodeCount: tables.nodes.count,
    edgeCount: tables.edges.count,
    ...defined({ nodeTypeAttribute, edgeTypeAttribute, labelAttribute }),
    ...taughtOf(meta),
    nodeAttributes,
    edgeAttributes,
    componentCount: structure.componentCount,
    componentSizes: structure.componentSizes,
    isolatedCount: structure.isolatedCount,
    selfLoopCount: structure.selfLoopCount,
    hasPositions: store.positions.count > 0,
    density: densityOf(tables.nodes.count, tables.edges.count, store.degrees.directedEdges),
    ...nodesOf(store, structure),
  };
}

function nodesOf(
  { tables }: GraphStore,
  { topRows, topTies, farRows }: StructureProfile,
): Pick<GraphProfile, "exampleNodes" | "highestDegree" | "farPair"> {
  const named = (row: number): { id: string; label: string } => ({
    id: tables.nodes.idAt(row),
    label: tables.labelAt(row),
  });
  const [top] = topRows;
  const degree = top === undefined ? 0 : tables.degreeAt(top);
  const tied = topRows.slice(1).filter((row) => tables.degreeAt(row) === degree);
  const ties = degree === 0 || topTies < 2 ? {} : { tiedCount: topTies - 1, tied: tied.map(named) };
  const [source, target] = (farRows ?? []).map(named);
  return {
    exampleNodes: topRows.map(named),
    ...(top === undefined ? {} : { highestDegree: { ...named(top), degree, ...ties } }),
    ...(source && target
      ? {
          farPair: { source: source.id, target: target.id, sourceLabel: source.label, targetLabel: target.label },
        }
      : {}),
  };
}

/** By name where one says so, else the best covered attribute with 2 to 12 values. */
function typeAttribute({ table }: ElementRows, attributes: readonly AttributeProfile[]): string | undefined {
  const named = namedTypeAttribute(table);
  if (named !== undefined) return named;
  const fitting = attributes.filter(
    ({ kind, present, distinct }) =>
      kind === "string" &&
      distinct >= 2 &&
      distinct <= Math.min(mostCategories, present / 2) &&
      present >= table.count * 0.6,
  );
  return fitting.toSorted((a, b) => b.present - a.present || a.distinct - b.distinct)[0]?.name;
}

/** Ways from node to node there are by ways there could be: a directed edge is one way, another is two. */
function densityOf(nodeCount: number, edgeCount: number, directedEdges: number): number {
  const pairs = nodeCount * (nodeCount - 1);
  return pairs === 0 ? 0 : Number(((2 * edgeCount - directedEdges) / pairs).toPrecision(4));
}
