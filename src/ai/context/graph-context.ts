import type { ConversationSets, FoundSet } from "@/commands/registry/command-types";
import type { GraphDocument } from "@/graph/document/document-types";
import { filterCounts, filterText } from "@/graph/filter/filter-steps";
import type { GraphContext, SetSummary } from "../port/provider-port";

export interface GraphContextSources {
  readonly document: GraphDocument;
  readonly sets: ConversationSets;
  readonly sampleNames: readonly string[];
}

type OfRevision = Pick<
  GraphContext,
  "profile" | "moreAttributes" | "filter" | "hiddenNodeCount" | "shown" | "layout" | "layers" | "undoable"
>;

const nothingSelected: GraphContext["selection"] = { nodeCount: 0, edgeCount: 0, nodes: [] };
const listed = 12;
const selectedNamed = 8;

/** `tellSelection` false: as if nothing were selected. */
export type ContextMaker = (userChanges: readonly string[], tellSelection?: boolean) => GraphContext;

/**
 * Makes the context of each request: plain data, never the whole graph. A part that says the same as in the request before is the same
 * object: what only a revision changes is made once, and who has read a part need not read it again.
 */
export function createGraphContext(sources: GraphContextSources): ContextMaker {
  const { document } = sources;
  let revision = Number.NaN;
  let known: OfRevision | undefined;
  let selected: SelectedPart | undefined;
  let sets: GraphContext["sets"] = [];
  return (userChanges, tellSelection = true) => {
    if (known === undefined || revision !== document.revision) {
      known = ofRevision(sources);
      revision = document.revision;
      selected = undefined;
    }
    if (tellSelection && selected?.of !== document.selection) selected = selectionOf(document);
    sets = asBefore(sets, setsOf(sources));
    // Written out: spreading a record and adding to it takes the engine microseconds, and this is in every request.
    return {
      profile: known.profile,
      ...(known.moreAttributes && { moreAttributes: known.moreAttributes }),
      filter: known.filter,
      hiddenNodeCount: known.hiddenNodeCount,
      ...(known.shown && { shown: known.shown }),
      layout: known.layout,
      layers: known.layers,
      ...(known.undoable && { undoable: known.undoable }),
      selection: (tellSelection && selected?.part) || nothingSelected,
      sets,
      userChanges,
      samples: sources.sampleNames,
    };
  };
}

function ofRevision(sources: GraphContextSources): OfRevision {
  const { document } = sources;
  const undoable = undoableOf(sources);
  const profile = document.profile();
  const more = moreAttributesOf(document, profile);
  return {
    profile,
    ...(more && { moreAttributes: more }),
    filter: filterText(document.filter),
    hiddenNodeCount: hiddenCount(document),
    ...(profile.isOfDatabase && {
      shown: { nodeCount: document.tables.nodes.count, edgeCount: document.tables.edges.count },
    }),
    layout: document.layout,
    ...(undoable.length > 0 && { undoable }),
    layers: document.layers.slice(-listed).map(({ id, name, target, mapping }) => ({
      id,
      name,
      target,
      count: document.styles.layerCount(id),
      ...(mapping && { by: { channel: mapping.channel, attribute: mapping.property } }),
    })),
  };
}

/** A model that is not told that an attribute is there asks for none of its values. */
function moreAttributesOf({ tables }: GraphDocument, profile: GraphContext["profile"]): GraphContext["moreAttributes"] {
  if ((profile.nodeAttributesLeftOut ?? 0) + (profile.edgeAttributesLeftOut ?? 0) === 0) return undefined;
  const left = (names: readonly string[], sent: readonly { readonly name: string }[]) => {
    const known = new Set(sent.map(({ name }) => name));
    return names.filter((name) => !known.has(name));
  };
  return {
    nodes: left(tables.nodes.attributeNames(), profile.nodeAttributes),
    edges: left(tables.edges.attributeNames(), profile.edgeAttributes),
  };
}

const undoableNamed = 5;

function undoableOf({ document }: GraphContextSources): NonNullable<GraphContext["undoable"]> {
  const newest = document.undoable(undoableNamed);
  return newest.map(({ number, did, title, actor }) => {
    const words = did.map(({ message }) => message).join(" ") || title;
    return { number, words, byUser: actor === "user" };
  });
}

function hiddenCount({ filter, tables }: GraphDocument): number {
  const shown = filterCounts(filter, tables).at(-1);
  return shown ? tables.nodes.count - shown.nodes : 0;
}

interface SelectedPart {
  readonly of: GraphDocument["selection"];
  readonly part: GraphContext["selection"];
}

function selectionOf(document: GraphDocument): SelectedPart {
  const { nodes, edges } = document.selection;
  const named = nodes.slice(0, selectedNamed).map((id) => ({ id, label: document.labelOf(id) }));
  return { of: document.selection, part: { nodeCount: nodes.length, edgeCount: edges.length, nodes: named } };
}

function asBefore(before: GraphContext["sets"], now: GraphContext["sets"]): GraphContext["sets"] {
  const isSame = now.length === before.length && now.every((set, index) => isAlike(set, before[index]));
  return isSame ? before : now;
}

function isAlike(one: SetSummary, other: SetSummary | undefined): boolean {
  return (
    one.name === other?.name &&
    one.nodeCount === other.nodeCount &&
    one.edgeCount === other.edgeCount &&
    one.words === other.words
  );
}

interface NamedFound {
  readonly name: string;
  readonly set: FoundSet;
}

/** Saved sets first, then the newest of the conversation; `$last` with the number it stands for is in both. */
function setsOf({ document, sets }: GraphContextSources): GraphContext["sets"] {
  const saved = document.namedSets.slice(-listed).map((set): NamedFound => ({ name: set.name, set }));
  return [...saved, ...sets.all().slice(-listed)].map(({ name, set }) => ({
    name,
    nodeCount: set.nodes.length,
    edgeCount: set.edges.length,
    // $last is one of the numbered ones, which has the words.
    ...(set.foundBy !== undefined && name !== "last" && { words: set.foundBy }),
  }));
}
