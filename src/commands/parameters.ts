import { z } from "zod";

/** Parameters that several commands share, so that they read the same everywhere. */
export const selectorParameter = z.string();
export const targetParameter = z.enum(["nodes", "edges"]);
export const limitParameter = z.int().min(1).max(1000);
export const orderParameter = z.enum(["asc", "desc"]);
