import * as z from "zod/mini";
import type { JsonObject, JsonValue } from "@/lib/json";

/** Data of a suite: docs/evaluation.md tells what each check means. */
const jsonValue = z.custom<JsonValue>((value) => value !== undefined);
const jsonObject = z.custom<JsonObject>(
  (value) => typeof value === "object" && value !== null && !Array.isArray(value),
);
const text = z.string().check(z.minLength(1));
const pattern = text.check(z.refine(isPattern, "expected a regular expression"));
const language = z.enum(["en", "de", "es", "fr", "zh", "ja"]);
const flag = z.optional(z.boolean());
const count = z.number().check(z.gte(0));

/** Every check may look at an earlier message than the last, from 1. */
const after = { after: z.optional(z.number().check(z.gte(1))) };
const target = { target: z.optional(z.enum(["nodes", "edges"])) };
const elements = { ids: z.optional(z.array(text)), where: z.optional(text), ...target };

function check<const T extends string, S extends z.core.$ZodLooseShape>(type: T, shape: S) {
  return z.strictObject({ type: z.literal(type), ...after, ...shape });
}

function sized<const T extends string>(type: T) {
  return check(type, {
    ...elements,
    than: z.optional(z.enum(["default", "before"])),
    is: z.union([z.enum(["larger", "smaller"]), z.number()]),
    only: flag,
  });
}

const sourcePlace = z
  .strictObject({ course: z.optional(text), lesson: z.optional(z.union([text, count])) })
  .check(z.refine((place) => Object.keys(place).length > 0, "expected a course or a lesson"));
const edgeEnds = { source: text, target: text, attributes: z.optional(jsonObject), undirected: flag };
const nodeName = { id: z.optional(text), label: z.optional(text) };

const singleCheck = z.discriminatedUnion("type", [
  check("colour", { ...elements, colour: text, only: flag }),
  sized("size"),
  sized("width"),
  sized("opacity"),
  check("shape", { ...elements, shape: text, only: flag }),
  check("label", { ...elements, label: z.string(), only: flag }),
  check("mapped", { ...elements, channel: text, property: text }),
  check("unstyled", {}),
  check("selected", elements),
  check("visible", elements),
  check("focused", elements),
  check("highlighted", elements),
  check("layout", { layout: text }),
  check("node", { ...nodeName, attributes: z.optional(jsonObject) }),
  check("no-node", nodeName),
  check("edge", edgeEnds),
  check("no-edge", edgeEnds),
  check("count", { nodes: z.optional(count), edges: z.optional(count) }),
  check("attribute", { ...elements, name: text, value: jsonValue }),
  check("unchanged", { what: z.optional(z.array(z.enum(["data", "style", "view", "layout", "positions"]))) }),
  check("changed-only", { ids: z.array(text) }),
  check("answer-number", { value: z.number(), tolerance: z.optional(count) }),
  check("answer-names", { names: z.array(text), ordered: flag, only: flag, first: flag }),
  check("answer-path", { source: text, target: text, length: z.number(), weight: z.optional(text) }),
  check("answer-order", {}),
  check("answer-yes", {}),
  check("answer-no", {}),
  check("answer-matches", { pattern, flags: z.optional(z.string()) }),
  check("answer-lacks", { pattern, flags: z.optional(z.string()) }),
  check("asks", {}),
  check("refuses", {}),
  check("grounded", {}),
  check("calls", {
    min: z.optional(count),
    max: z.optional(count),
    include: z.optional(z.array(text)),
    exclude: z.optional(z.array(text)),
  }),
  check("rounds", {
    max: z.optional(count),
    order: z.optional(z.array(z.array(text).check(z.minLength(1))).check(z.minLength(2))),
    together: z.optional(z.array(text).check(z.minLength(2))),
  }).check(z.refine(saysMore, "expected max, order or together")),
  check("sources", {
    include: z.optional(z.array(sourcePlace)),
    any: z.optional(z.array(sourcePlace)),
    only: flag,
    min: z.optional(count),
    max: z.optional(count),
    from: z.optional(z.enum(["graph", "handbook"])),
  }).check(z.refine(saysMore, "expected include, any, min, max or from")),
  check("language", { language }),
  check("may-fail", {}),
]);

const anyOf = z.strictObject({ type: z.literal("any-of"), ...after, checks: z.array(singleCheck) });

export type SingleCheck = z.output<typeof singleCheck>;
export type Check = SingleCheck | z.output<typeof anyOf>;
/** The check of one type. */
export type CheckOf<T extends SingleCheck["type"]> = Extract<SingleCheck, { readonly type: T }>;

const categories = [
  "query",
  "style",
  "mapping",
  "layout",
  "structure",
  "edit",
  "follow-up",
  "ambiguous",
  "impossible",
  "hostile",
] as const;

const evalTask = z.strictObject({
  id: text,
  graph: text,
  /** One of the ten of `core`, or a kind of its own suite. */
  category: z.union([z.enum(categories), text]),
  language: z.optional(language),
  tags: z.optional(z.array(text)),
  before: z.optional(z.array(z.strictObject({ command: text, input: z.optional(jsonObject) }))),
  messages: z.array(z.string()).check(z.minLength(1), z.maxLength(3)),
  approve: z.optional(z.enum(["always", "never"])),
  checks: z.array(z.union([singleCheck, anyOf])).check(z.minLength(1)),
});
export type EvalTask = z.output<typeof evalTask>;

export const suiteFile = z.strictObject({
  suite: text,
  group: z.optional(text),
  tasks: z.array(evalTask),
});

/** A check of its type alone would always hold. */
function saysMore(value: object): boolean {
  return Object.keys(value).some((key) => !["type", "after", "only"].includes(key));
}

/** In the strict form checks are run with. */
function isPattern(source: string): boolean {
  try {
    return new RegExp(source, "iu").source !== "";
  } catch {
    return false;
  }
}
