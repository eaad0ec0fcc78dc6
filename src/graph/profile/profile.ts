import type { GraphStore } from "../document/graph-store";
import type { GraphMeta } from "../document/graph-types";
import { usualLabelAttributes } from "../styles/labels";
import type { AttributeColumn } from "../tables/column";
import type { ElementRows } from "../tables/element-rows";
import { mostCategories, profileColumn } from "./attribute-profile";
import { fitProfile } from "./fit-profile";
import type { AttributeProfile, GraphProfile } from "./profile-types";
import { profileStructure, type StructureProfile } from "./structure-profile";
import { namedTypeAttribute } from "./type-attribute";

/** A profile is made once per version; after an edit only the columns or the structure that changed are read again. */
export function createProfiler(): (store: GraphStore) => GraphProfile {
  const columns = new WeakMap<AttributeColumn, { readonly version: number; readonly profile: AttributeProfile }>();
  let structure: { readonly stamp: readonly unknown[]; readonly profile: StructureProfile } | null = null;
  let last: { readonly stamp: readonly unknown[]; readonly profile: GraphProfile } | null = null;

  function attributesOf({ columns: present, table }: ElementRows): readonly AttributeProfile[] {
    return present().map((column) => {
      const known = columns.get(column);
      if (known?.version === column.version) return known.profile;
      const profile = profileColumn(column.name, column.view(table.count), table.count);
      columns.set(column, { version: column.version, profile });
      return profile;
    });
  }

  function structureOf({ nodes, edges, tables }: GraphStore): StructureProfile {
    const stamp = [tables, nodes.rowsVersion, edges.rowsVersion];
    if (!structure || !isSame(structure.stamp, stamp)) structure = { stamp, profile: profileStructure(tables) };
    return structure.profile;
  }

  return (store) => {
    const { nodes, edges, tables } = store;
    const stamp = [tables, nodes.table.version, edges.table.version, store.positions.count > 0];
    if (!last || !isSame(last.stamp, stamp)) {
      const profile = compose(store, structureOf(store), attributesOf(nodes), attributesOf(edges));
      last = { stamp, profile: fitProfile(profile) };
    }
    return last.profile;
  };
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.every((part, index) => part === b[index]);
}

/** How many taught words a profile includes, and how long each may be. */
const taughtTold = { words: 10, letters: 30 };

function taughtOf({ taught = [] }: GraphMeta): Pick<GraphProfile, "taught"> {
  const isShort = (text: string) => text.length <= taughtTold.letters;
  const told = taught.filter(({ word, means }) => isShort(word) && isShort(means)).slice(-taughtTold.words);
  return told.length === 0 ? {} : { taught: told };
}

function compose(
  store: GraphStore,
  structure: StructureProfile,
  nodeAttributes: readonly AttributeProfile[],
  edgeAttributes: readonly AttributeProfile[],
): GraphProfile {
  const { tables, meta } = store;
  const nodeType = typeAttribute(store.nodes, nodeAttributes);
  const edgeType = typeAttribute(store.edges, edgeAttributes);
  const label = meta.labelAttribute ?? usualLabelAttributes.find((name) => tables.nodes.column(name) !== undefined);
  return {
    name: meta.name,
    directed: meta.directed,
    nodeCount: tables.nodes.count,
    edgeCount: tables.edges.count,
    ...(nodeType === undefined ? {} : { nodeTypeAttribute: nodeType }),
    ...(edgeType === undefined ? {} : { edgeTypeAttribute: edgeType }),
    ...(label === undefined ? {} : { labelAttribute: label }),
    ...taughtOf(meta),
    nodeAttributes,
    edgeAttributes,
    componentCount: structure.componentCount,
    componentSizes: structure.componentSizes,
    isolatedCount: structure.isolatedCount,
    selfLoopCount: structure.selfLoopCount,
    hasPositions: store.positions.count > 0,
    density: densityOf(tables.nodes.count, tables.edges.count, meta.directed),
    ...nodesOf(store, structure),
  };
}

function nodesOf(
  { tables }: GraphStore,
  { topRows, farRows }: StructureProfile,
): Pick<GraphProfile, "exampleNodes" | "highestDegree" | "farPair"> {
  const named = (row: number): { id: string; label: string } => ({
    id: tables.nodes.idAt(row),
    label: tables.labelAt(row),
  });
  const [top] = topRows;
  const [source, target] = (farRows ?? []).map(named);
  return {
    exampleNodes: topRows.map(named),
    ...(top === undefined ? {} : { highestDegree: { ...named(top), degree: tables.degreeAt(top) } }),
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

/** Edges there are by edges there could be, self-loops and parallel ones left aside. */
function densityOf(nodeCount: number, edgeCount: number, directed: boolean): number {
  const pairs = (nodeCount * (nodeCount - 1)) / (directed ? 1 : 2);
  return pairs === 0 ? 0 : Number((edgeCount / pairs).toPrecision(4));
}
