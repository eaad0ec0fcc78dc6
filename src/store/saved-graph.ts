import * as z from "zod/mini";
import type { GraphData } from "@/graph/change-types";
import type { SavedStep } from "@/graph/document-types";
import type { ElementSet } from "@/graph/graph-types";
import type { Sketch } from "@/graph/sketch";
import type { ChatsOfGraph } from "./chat-list";

/** The form of what is stored; another number is another version of Parley's. */
export const sessionVersion = 2;

const ids = z.array(z.string());
const sketch: z.ZodMiniType<Sketch> = z.object({
  ratio: z.number().check(z.minimum(0.001), z.maximum(1000)),
  points: z.array(z.number()),
  lines: z.array(z.number()),
  colors: z.array(z.string().check(z.regex(/^(?:--[a-z0-9-]+|#[0-9a-fA-F]{6})$/))),
});

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

export const savedGraphSchema: z.ZodMiniType<SavedGraph> = z.object({
  id: z.string(),
  name: z.string(),
  nodeCount: z.number(),
  edgeCount: z.number(),
  savedAt: z.number(),
  bytes: z.number(),
  sketch,
});

/** Where the reader stood. */
export interface SavedView {
  /** What is in the middle of the canvas, in model units; null: the whole graph. */
  readonly camera: { readonly x: number; readonly y: number; readonly zoom: number } | null;
  readonly focus: readonly string[];
  readonly selection: ElementSet;
  /** The steps that put a graph in another one's place, and the id of the one before: an undo goes back to it. */
  readonly openings: readonly { readonly step: string; readonly from: string }[];
}

export const savedViewSchema: z.ZodMiniType<SavedView> = z.object({
  camera: z.catch(z.nullable(z.object({ x: z.number(), y: z.number(), zoom: z.number().check(z.positive()) })), null),
  focus: z.catch(ids, []),
  selection: z.catch(z.object({ nodes: ids, edges: ids }), { nodes: [], edges: [] }),
  openings: z.catch(z.array(z.object({ step: z.string(), from: z.string() })), []),
});

export const noView: SavedView = { camera: null, focus: [], selection: { nodes: [], edges: [] }, openings: [] };

/** A graph with all that belongs to it. */
export interface StoredSession {
  readonly graph: GraphData;
  readonly view: SavedView;
  readonly chats: ChatsOfGraph;
  readonly steps: readonly SavedStep[];
}

/** What could not be read of what was stored. */
export type LoadProblem = "graph" | "chats" | "part-of-chats" | "steps" | "storage";

export interface LoadedSession extends Omit<StoredSession, "graph"> {
  /** null: a first visit, or it cannot be read. */
  readonly graph: GraphData | null;
  readonly problems: readonly { readonly what: LoadProblem; readonly detail?: string }[];
}

export const noChats: ChatsOfGraph = { current: null, others: [] };
export const nothingLoaded: LoadedSession = { graph: null, view: noView, chats: noChats, steps: [], problems: [] };
