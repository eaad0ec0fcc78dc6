import type { GraphData } from "@/graph/changes/change-types";
import type { SavedStep } from "@/graph/document/document-types";
import type { ElementSet } from "@/graph/document/graph-types";
import type { Sketch } from "@/graph/profile/sketch";
import type { ChatsOfGraph } from "../chat/chat-list";
import type { ShownDatabase } from "../view/database-store";

/** The form of what is stored; another number is another version of Parley's. */
export const sessionVersion = 2;

/** What the list of graphs shows of one. */
export interface SavedGraph {
  readonly id: string;
  readonly name: string;
  readonly nodeCount: number;
  readonly edgeCount: number;
  /** In ms since 1970. */
  readonly savedAt: number;
  /** Of graph and steps, as written. */
  readonly bytes: number;
  readonly sketch: Sketch;
}

/** Where the reader stood. */
export interface SavedView {
  /** What is in the middle of the canvas, in model units; null: the whole graph. */
  readonly camera: { readonly x: number; readonly y: number; readonly zoom: number } | null;
  readonly focus: readonly string[];
  readonly selection: ElementSet;
  /** The steps that put a graph in another one's place, and the id of the one before: an undo goes back to it. */
  readonly openings: readonly { readonly step: string; readonly from: string }[];
  /** The database that the graph is a part of. */
  readonly database: ShownDatabase | null;
}

export const noView: SavedView = {
  camera: null,
  focus: [],
  selection: { nodes: [], edges: [] },
  openings: [],
  database: null,
};

/** A graph with all that belongs to it. */
export interface StoredSession {
  readonly graph: GraphData;
  readonly view: SavedView;
  readonly chats: ChatsOfGraph;
  readonly steps: readonly SavedStep[];
}

/** What could not be read of what was stored. */
export type LoadProblem = "graph" | "lost-graph" | "chats" | "part-of-chats" | "steps" | "storage";

export interface LoadedSession extends Omit<StoredSession, "graph"> {
  /** null: a first visit, or it cannot be read. */
  readonly graph: GraphData | null;
  /** What the journal goes on from; absent: nothing is stored, or an older version wrote it. */
  readonly mark?: string | null;
  /** The journal held more than was stored: it is to be saved. */
  readonly isReplayed?: boolean;
  readonly problems: readonly { readonly what: LoadProblem; readonly detail?: string }[];
}

export const noChats: ChatsOfGraph = { current: null, others: [] };
export const nothingLoaded: LoadedSession = { graph: null, view: noView, chats: noChats, steps: [], problems: [] };
