import type { GraphChange } from "@/graph/changes/change-types";
import { isElementChange } from "@/graph/changes/element-change";
import { createGraphDocument } from "@/graph/document/graph-document";
import type { FoundElements, GraphReader } from "@/graph/document/graph-reader";
import type { ElementTarget } from "@/graph/document/graph-types";
import { type GraphPart, isStored, type RemoteGraph } from "@/graph/document/remote-graph";
import { counted, figures } from "@/lib/english";
import { pushAll } from "@/lib/lists/whole-lists";
import type { CommandContext, CommandResult } from "../registry/command-types";
import { puts, shownIds } from "./change-shown";

/** A document of its own with more of the database in it: for a command that changes what is not shown. */
export interface Stage {
  readonly context: CommandContext;
  /** What was added to what is shown, and brought up to date. */
  readonly shown: readonly GraphChange[];
  readonly fetched: ReadonlySet<string>;
  /** The graph as it will be, after these changes too; why not, where they do not fit. */
  after(changes: readonly GraphChange[]): { readonly edgesOf: (id: string) => readonly string[] } | string;
  /** Fetches what the result needs of the database; false where it needs nothing more. */
  completes(result: CommandResult): Promise<boolean>;
}

const origin = { step: "stage", actor: "user", title: "" } as const;

/** `outdated`: what is known to be otherwise in the database. */
export function openStage(context: CommandContext, remote: RemoteGraph, outdated: readonly GraphChange[]): Stage {
  const named = { nodes: new Set<string>(), edges: new Set<string>() };
  const whole = new Set<string>();
  const free = new Set<string>();
  const fetched = new Set<string>();
  const shown: GraphChange[] = [];
  let document: ReturnType<typeof createGraphDocument> | undefined;
  const opened = () => {
    document ??= createGraphDocument(context.state.snapshot());
    return document;
  };
  const tables = () => document?.tables ?? context.tables();
  const lacking = (target: ElementTarget, ids: Iterable<string>) =>
    [...ids].filter((id) => tables()[target].rowOf(id) === undefined);
  const write = (changes: readonly GraphChange[]): void => {
    if (changes.length === 0) return;
    opened().apply(changes, origin);
    pushAll(shown, changes);
  };
  const add = ({ nodes, edges }: GraphPart): boolean => {
    const changes = puts({ nodes, edges }, tables()).map(asShown);
    for (const change of changes) if (change.type === "node-put") fetched.add(change.node.id);
    if (fetched.size > remote.shownAtMost) throw tooMany(fetched.size, remote.shownAtMost);
    write(changes);
    return changes.length > 0;
  };
  const fetch = (ids: readonly string[]) => {
    if (ids.length > remote.shownAtMost) throw tooMany(ids.length, remote.shownAtMost);
    return remote.fetch(ids, shownIds(tables()), context.signal);
  };

  async function fetchNamed(): Promise<boolean> {
    const edges = lacking("edges", named.edges);
    const ends = edges.length === 0 ? [] : await remote.reader.records("edges", edges, context.signal);
    const ids = lacking("nodes", [
      ...named.nodes,
      ...ends.flatMap(({ source = [], target = [] }) => [source, target].flat()),
    ]);
    return ids.length + edges.length > 0 && add(await fetch([...new Set(ids)]));
  }

  async function fetchAround(changes: readonly GraphChange[]): Promise<boolean> {
    const open = storedIds(changes, "node-remove").filter((id) => !whole.has(id));
    if (open.length === 0) return false;
    for (const id of open) whole.add(id);
    return add(await remote.around(open, context.signal));
  }

  /** An id made for a new node may be another one's in the database. */
  async function fetchTaken(changes: readonly GraphChange[]): Promise<boolean> {
    const open = storedIds(changes, "node-put").filter((id) => !free.has(id));
    for (const id of open) free.add(id);
    const taken = open.length === 0 ? [] : await remote.reader.records("nodes", open, context.signal);
    return taken.length > 0 && add(await fetch(taken.map(({ id }) => id)));
  }

  write(outdated);
  return {
    get context() {
      const state = document ?? context.state;
      return { ...context, state, tables, reader: naming(remote.reader, named) };
    },
    shown,
    fetched,
    after(changes) {
      const applied = opened().apply(changes, origin);
      return applied.success ? opened() : applied.message;
    },
    async completes(result) {
      if (await fetchNamed()) return true;
      const changes = result.success ? (result.changes ?? []) : [];
      return (await fetchAround(changes)) || (await fetchTaken(changes));
    },
  };
}

function storedIds(changes: readonly GraphChange[], type: "node-put" | "node-remove"): readonly string[] {
  return changes.flatMap((change) => {
    if (change.type !== type || !isStored(change)) return [];
    return change.type === "node-put" ? [change.node.id] : [change.id];
  });
}

/** The same of what is shown alone. */
export function asShown(change: GraphChange): GraphChange {
  return isElementChange(change) ? { ...change, isShownOnly: true } : change;
}

/** Remembers what was found: a command changes no more than it has found, and all of it. */
function naming(reader: GraphReader, named: Record<ElementTarget, Set<string>>): GraphReader {
  return {
    ...reader,
    async find(query, signal): Promise<FoundElements> {
      const found = await reader.find(query, signal);
      if (found.total > found.ids.length) throw tooMany(found.total, found.ids.length);
      for (const id of found.ids) named[query.target].add(id);
      return found;
    },
    async records(target, ids, signal) {
      const records = await reader.records(target, ids, signal);
      for (const { id } of records) named[target].add(id);
      return records;
    },
  };
}

function tooMany(count: number, most: number): Error {
  return Object.assign(
    new Error(`This takes ${counted(count, "element")} of the database, and ${figures(most)} at once are the most.`),
    {
      kind: "refused",
      hint: "Nothing was changed. Add a condition that fewer elements meet.",
    },
  );
}
