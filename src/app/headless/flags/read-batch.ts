import * as z from "zod/mini";
import { type GraphReading, readCancelOn, type Task, type TaskStep, type UsageError } from "@/app/headless/task-types";
import { isTooDeep, tooDeep } from "@/graph/selector/parse/nesting";
import type { JsonObject } from "@/lib/json";
import { merged } from "@/lib/lists/whole-lists";
import { inWords } from "@/lib/schema-words";
import { tryJson } from "@/lib/try-json";
import { checkOption } from "./read-option";

const jsonObject = z.custom<JsonObject>(
  (value) => typeof value === "object" && value !== null && !Array.isArray(value),
);
const taskShape = z.strictObject({
  id: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  graph: z.optional(z.union([z.string(), z.array(z.string()).check(z.minLength(1))])),
  sample: z.optional(z.string()),
  format: z.optional(z.string()),
  header: z.optional(z.enum(["yes", "no"])),
  directed: z.optional(z.enum(["yes", "no"])),
  totals: z.optional(z.enum(["skip", "add"])),
  steps: z.array(
    z.union([
      z.strictObject({ prompt: z.string(), cancelOn: z.optional(z.string()) }),
      z.strictObject({ command: z.string(), input: z.optional(jsonObject) }),
      z.strictObject({
        recipe: z.string(),
        with: z.optional(z.record(z.string(), z.json())),
        unfit: z.optional(z.enum(["refuse", "nearest"])),
      }),
    ]),
  ),
  set: z.optional(z.record(z.string(), z.json())),
  approve: z.optional(z.enum(["never", "always"])),
});
type RawStep = z.output<typeof taskShape>["steps"][number];

/** The id of a line's task, where it has one. */
export function idOfLine(line: string): { readonly id?: string } {
  return idOf(tryJson(line));
}

/** One line of a batch file. */
export function readTask(line: string): Task | UsageError {
  const value = tryJson(line);
  if (value === undefined) return { usage: "This line is not JSON." };
  if (isTooDeep(value)) return { usage: `This line is ${tooDeep}.`, ...idOf(value) };
  const read = z.safeParse(taskShape, value, inWords);
  if (!read.success) return { usage: firstIssue(read.error), ...idOf(value) };
  const { id, graph, sample, approve } = read.data;
  if ((graph === undefined) === (sample === undefined)) return { usage: "A task needs graph or sample.", id };
  const steps = allOrError(read.data.steps.map(toStep));
  if ("usage" in steps) return { ...steps, id };
  const options = allOrError(Object.entries(read.data.set ?? {}).map(([name, option]) => checkOption(name, option)));
  if ("usage" in options) return { ...options, id };
  return {
    id,
    reading: readingOf(read.data),
    steps: steps.all,
    options: merged(options.all),
    ...(graph === undefined ? {} : { graph }),
    ...(sample === undefined ? {} : { sample }),
    ...(approve === undefined ? {} : { approve }),
  };
}

function readingOf({ format, header, directed, totals }: z.output<typeof taskShape>): GraphReading {
  return {
    ...(format === undefined ? {} : { format }),
    ...(header && { header }),
    ...(directed && { directed }),
    ...(totals && { totals }),
  };
}

function firstIssue(error: z.core.$ZodError): string {
  const issue = error.issues[0];
  return `${issue?.path.join(".") || "task"}: ${issue?.message ?? "not a task"}`;
}

function allOrError<T extends object>(items: readonly (T | UsageError)[]): { readonly all: readonly T[] } | UsageError {
  const all: T[] = [];
  for (const item of items) {
    if ("usage" in item) return item;
    all.push(item);
  }
  return { all };
}

function toStep(raw: RawStep): TaskStep | UsageError {
  if ("command" in raw) return { kind: "command", command: raw.command, input: raw.input ?? {} };
  if ("recipe" in raw) {
    const choices = Object.entries(raw.with ?? {});
    return { kind: "recipe", file: raw.recipe, choices, takesNearest: raw.unfit === "nearest" };
  }
  if (raw.cancelOn === undefined) return { kind: "prompt", prompt: raw.prompt };
  const cancelOn = readCancelOn(raw.cancelOn);
  if (!cancelOn) return { usage: `cancelOn takes EVENT or EVENT:n, not "${raw.cancelOn}".` };
  return { kind: "prompt", prompt: raw.prompt, cancelOn };
}

function idOf(value: unknown): { readonly id?: string } {
  const id = typeof value === "object" && value !== null && "id" in value ? value.id : undefined;
  return typeof id === "string" || typeof id === "number" ? { id: String(id) } : {};
}
