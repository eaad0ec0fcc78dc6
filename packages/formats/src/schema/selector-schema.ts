import * as z from "zod/mini";
import type { JsonValue, Selector } from "../host";

/** A value from `JSON.parse` is JSON already; zod's own record check would lose an attribute named `__proto__`. */
export const anyJson = z.custom<JsonValue>((value) => value !== undefined);

const computed = ["id", "label", "degree", "indegree", "outdegree", "source", "target"];

/** How an element is drawn (`@color`) is asked by calls alone: a layer or a filter that read it would decide what it asks for. */
const field = z
  .object({
    name: z.string(),
    of: z.enum(["bare", "attribute", "computed"]),
    end: z.exactOptional(z.enum(["source", "target"])),
  })
  .check(
    z.refine(({ name, of }) => of !== "computed" || computed.includes(name), {
      error: `a condition in a file may ask for @${computed.join(", @")} or an attribute, and for looks by the ids of those that have them`,
    }),
  );
const operand = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("literal"), value: anyJson }),
  z.object({ kind: z.literal("field"), field }),
]);
const comparison = z.enum(["==", "!=", "<", "<=", ">", ">=", "contains", "startsWith", "endsWith", "has"]);

/** A selector in a file: sets and looks are resolved there, so no `$` names and no `@color`. */
export const selectorSchema: z.ZodMiniType<Selector> = z.lazy(() =>
  z.discriminatedUnion("op", [
    z.object({ op: z.literal("all") }),
    z.object({ op: z.enum(["and", "or"]), terms: z.array(selectorSchema) }),
    z.object({ op: z.literal("not"), term: selectorSchema }),
    z.object({ op: z.literal("compare"), field, cmp: comparison, value: operand }),
    z.object({ op: z.literal("in"), field, values: z.array(anyJson) }),
    z.object({ op: z.literal("exists"), field }),
    z.object({ op: z.literal("neighbors"), of: selectorSchema, depth: z.int().check(z.positive()) }),
  ]),
);
