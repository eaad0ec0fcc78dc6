import * as z from "zod/mini";
import { readCancelOn, type Task, type TaskStep, type UsageError } from "@/app/headless/task-types";
import { isTooDeep, tooDeep } from "@/graph/selector/parse/nesting";
import { defined } from "@/lib/defined";
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
  graph: z.exactOptional(z.union([z.string(), z.array(z.string()).check(z.minLength(1))])),
  sample: z.exactOptional(z.string()),
  format: z.exactOptional(z.string()),
  header: z.exactOptional(z.enum(["yes", "no"])),
  directed: z.exactOptional(z.enum(["yes", "no"])),
  totals: z.exactOptional(z.enum(["skip", "add"])),
  steps: z.array(
    z.union([
      z.strictObject({ prompt: z.string(), cancelOn: z.exactOptional(z.string()) }),
      z.strictObject({ command: z.string(), input: z.exactOptional(jsonObject) }),
      z.strictObject({
        recipe: z.string(),
        with: z.exactOptional(z.record(z.string(), z.json())),
        unfit: z.exactOptional(z.enum(["refuse", "nearest"])),
      }),
    ]),
  ),
  set: z.exactOptional(z.record(z.string(), z.json())),
  approve: z.exactOptional(z.enum(["never", "always"])),
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
  const { id, graph, sample, approve, steps: raw, set = {}, ...reading } = read.data;
  if ((graph === undefined) === (sample === undefined)) return { usage: "A task needs graph or sample.", id };
  const steps = allOrError(raw.map(toStep));
  if ("usage" in steps) return { ...steps, id };
  const options = allOrError(Object.entries(set).map(([name, option]) => checkOption(name, option)));
  if ("usage" in options) return { ...options, id };
  return { id, reading, steps: steps.all, options: merged(options.all), ...defined({ graph, sample, approve }) };
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
