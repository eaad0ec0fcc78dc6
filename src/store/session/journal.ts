import type { GraphChange, GraphData, GraphRows } from "@/graph/changes/change-types";
import type { Origin } from "@/graph/document/document-types";
import type { ChatsOfGraph } from "../chat/chat-list";

/**
 * What was done since a graph was saved, written at once where the browser writes without delay: a page that is left, or crashes,
 * in the moment before a save loses nothing. One record a graph; what is too long for it waits for the save.
 */
export interface Journal {
  /** Of which graph from now on; null: nothing is noted. `mark`: of what is stored of it. `whole`: nothing is, so the graph is noted. */
  aim(id: string | null, mark: string | null, whole?: WholeGraph): void;
  note(changes: readonly GraphChange[], origin: Origin, revision: number): void;
  noteChats(chats: ChatsOfGraph): void;
  /** What the graph is stored with as it is after that change; see `saved`. */
  markOf(revision: number): string;
  /** The graph is stored as it was then (null: it is not); the chats as they were when `chats` were noted. */
  saved(id: string, revision: number | null, chats: number): void;
  /** Grows with each noting of chats. */
  chatsNoted(): number;
  read(id: string): string | null;
  /** A graph that is in the journal and was never stored: the page ended before it could be. */
  unstored(): string | null;
  forget(id: string): void;
  /** The words of the chats, of every graph. */
  forgetWords(): void;
}

interface WholeGraph {
  /** As it stands; it is written at once, where it is small. */
  readonly graph: GraphRows;
  /** Of the document. */
  readonly revision: number;
}

/** What is used of the browser's storage. */
export type JournalShelf = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

export const journalVersion = 1;
const prefix = "parley.journal.";
/** Of one record, in characters. */
const mostText = 400_000;
const mostChanges = 2000;
const mostElements = 2000;

interface Noted {
  readonly revision: number;
  readonly text: string;
}

/** What is noted of the graph that is open. */
interface Record {
  id: string | null;
  /** Of what is stored. */
  base: string | null;
  graph: string | null;
  entries: readonly Noted[];
  chats: string | null;
  /** The newest change that is not noted: one was too long, and what comes after it cannot be done without it. */
  cutAt: number | null;
  /** The graph in the record is as it was after that change. */
  notedUntil: number;
  /** The graph is stored, or is in the record. */
  hasGround: boolean;
}

/** `visit`: told apart from every other. */
export function createJournal(given: JournalShelf | null, visit: string): Journal {
  const shelf = createShelf(given);
  let own = beginning(null, null);
  let chatsCount = 0;
  const write = (): void => {
    if (own.id === null) return;
    const isEmpty = own.entries.length === 0 && own.chats === null && own.graph === null;
    if (isEmpty) shelf.remove(own.id);
    else shelf.put(own.id, () => recordText(own, visit));
  };

  return {
    aim(id, mark, whole) {
      if (id !== null && id === own.id && whole === undefined) return;
      own = beginning(id, mark, whole);
      if (own.graph !== null) write();
    },
    note(changes, origin, revision) {
      if (own.id === null || revision <= own.notedUntil) return;
      const isShort = own.cutAt === null && changes.length <= mostChanges;
      const text = isShort ? JSON.stringify({ revision, changes, origin }) : null;
      if (text === null || !hasRoom(own, text)) {
        own.cutAt = revision;
        return;
      }
      own.entries = [...own.entries, { revision, text }];
      write();
    },
    noteChats(all) {
      chatsCount += 1;
      if (own.id === null || !own.hasGround) return;
      const text = JSON.stringify(all);
      own.chats = text.length > mostText ? null : text;
      write();
    },
    chatsNoted: () => chatsCount,
    markOf: (revision) => `${visit}:${revision}`,
    saved(id, revision, chatsThen) {
      if (id !== own.id) {
        shelf.remove(id);
        return;
      }
      if (chatsThen === chatsCount) own.chats = null;
      if (revision !== null) {
        const entries = own.entries.filter((entry) => entry.revision > revision);
        const cutAt = own.cutAt !== null && own.cutAt > revision ? own.cutAt : null;
        own = { ...own, base: `${visit}:${revision}`, graph: null, hasGround: true, entries, cutAt };
      }
      write();
    },
    read: shelf.read,
    unstored: () => shelf.ids().find((id) => shelf.holdsGraph(id)) ?? null,
    forget(id) {
      if (id === own.id) own = beginning(id, null);
      shelf.remove(id);
    },
    forgetWords() {
      for (const id of shelf.ids()) if (id !== own.id) shelf.remove(id);
      own = { ...own, chats: null, entries: [], cutAt: own.entries.at(-1)?.revision ?? own.cutAt };
      write();
    },
  };
}

function beginning(id: string | null, base: string | null, whole?: WholeGraph): Record {
  const isSmall = whole !== undefined && whole.graph.nodes.length + whole.graph.edges.length <= mostElements;
  const text = isSmall ? JSON.stringify(written(whole.graph)) : null;
  const graph = text !== null && text.length <= mostText ? text : null;
  // Without the graph itself there is nothing to do changes on.
  const hasGround = whole === undefined || graph !== null;
  const cutAt = hasGround ? null : whole.revision;
  return { id, base, graph, entries: [], chats: null, cutAt, notedUntil: whole?.revision ?? 0, hasGround };
}

function written(graph: GraphRows): GraphData {
  return { ...graph, nodes: [...graph.nodes], edges: [...graph.edges] };
}

function hasRoom({ entries, graph }: Record, more: string): boolean {
  return entries.reduce((sum, { text }) => sum + text.length, (graph?.length ?? 0) + more.length) <= mostText;
}

function recordText({ base, entries, graph, chats }: Record, visit: string): string {
  const parts = [
    `"version":${journalVersion},"visit":${JSON.stringify(visit)},"base":${JSON.stringify(base)}`,
    `"entries":[${entries.map(({ text }) => text).join(",")}]`,
    ...(graph === null ? [] : [`"graph":${graph}`]),
    ...(chats === null ? [] : [`"chats":${chats}`]),
  ];
  return `{${parts.join(",")}}`;
}

/** Never throws: full or forbidden, the save alone keeps what was done. */
function createShelf(shelf: JournalShelf | null) {
  const attempt = <T>(run: () => T, otherwise: T): T => {
    try {
      return run();
    } catch {
      return otherwise;
    }
  };
  return {
    read: (id: string): string | null => attempt(() => shelf?.getItem(prefix + id) ?? null, null),
    put: (id: string, text: () => string): void => attempt(() => shelf?.setItem(prefix + id, text()), undefined),
    holdsGraph: (id: string): boolean =>
      attempt(() => "graph" in Object(JSON.parse(shelf?.getItem(prefix + id) ?? "null")), false),
    remove: (id: string): void => attempt(() => shelf?.removeItem(prefix + id), undefined),
    ids(): readonly string[] {
      const all = attempt(() => Array.from({ length: shelf?.length ?? 0 }, (_, at) => shelf?.key(at) ?? ""), []);
      return all.flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
    },
  };
}
