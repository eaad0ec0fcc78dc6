import * as z from "zod/mini";

/** Parameters that several commands share, so that they read the same everywhere. */
export const selectorParameter = z.string();
export const targetParameter = z.enum(["nodes", "edges"]);
export const limitParameter = z.int().check(z.minimum(1), z.maximum(1000));
export const orderParameter = z.enum(["asc", "desc"]);
export const offsetParameter = z.int().check(z.minimum(0));
