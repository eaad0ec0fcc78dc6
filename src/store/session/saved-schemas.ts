import * as z from "zod/mini";
import type { Sketch } from "@/graph/profile/sketch";
import type { ShownDatabase } from "../view/database-store";
import type { SavedGraph, SavedView } from "./saved-graph";

const ids = z.array(z.string());
const sketch: z.ZodMiniType<Sketch> = z.object({
  ratio: z.number().check(z.minimum(0.001), z.maximum(1000)),
  points: z.array(z.number()),
  lines: z.array(z.number()),
  colors: z.array(z.string().check(z.regex(/^(?:--[a-z0-9-]+|#[0-9a-fA-F]{6})$/))),
});

export const savedGraphSchema: z.ZodMiniType<SavedGraph> = z.object({
  id: z.string(),
  name: z.string(),
  nodeCount: z.number(),
  edgeCount: z.number(),
  savedAt: z.number(),
  bytes: z.number(),
  sketch,
});

const database: z.ZodMiniType<ShownDatabase> = z.object({
  address: z.string(),
  database: z.string(),
  user: z.string(),
  nodes: z.number(),
  edges: z.number(),
  keepsData: z.boolean(),
});

export const savedViewSchema: z.ZodMiniType<SavedView> = z.object({
  camera: z.catch(z.nullable(z.object({ x: z.number(), y: z.number(), zoom: z.number().check(z.positive()) })), null),
  focus: z.catch(ids, []),
  selection: z.catch(z.object({ nodes: ids, edges: ids }), { nodes: [], edges: [] }),
  openings: z.catch(z.array(z.object({ step: z.string(), from: z.string() })), []),
  database: z.catch(z.nullable(database), null),
});
