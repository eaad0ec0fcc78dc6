import * as z from "zod/mini";
import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import { loadOnce } from "@/lib/load-once";
import { inWords } from "@/lib/schema-words";
import { tryJson } from "@/lib/try-json";
import type { AnyCommand, CommandFacts, CommandWork, InputFault, WorkDefinition } from "./command-types";

/** A command whose facts stand with its work: one the page needs at once, or one of somebody who embeds Parley. */
export function defineCommand<I, D extends JsonValue, const N extends string>(
  command: CommandFacts<N> & WorkDefinition<I, D>,
): AnyCommand<N> {
  const { name, title, effect, scope, offeredTo, ...work } = command;
  return { name, title, effect, scope, ...(offeredTo && { offeredTo }), ...defineWork(work) };
}

/**
 * Closes over the schema: one source for the check, the static type and the tool definition.
 * `check` gives the input back as it was meant (see `repairInput`), and what runs on it with its defaults filled in.
 */
export function defineWork<I, D extends JsonValue>(work: WorkDefinition<I, D>): CommandWork {
  const { input: schema, run, ...about } = work;
  // What writes a schema out comes with the first one that is asked for.
  const parameters = loadOnce(async () => (await import("./tool-parameters")).toParameters(schema));
  return {
    ...about,
    parameters,
    async check(given) {
      const checked = await checkInput(schema, parameters, given);
      if (!checked.success) return checked;
      const { input, value } = checked;
      return { success: true, input, run: (context) => run(value, context) };
    },
  };
}

/** A value given as input: as it was meant (see `repairInput`), and with the schema's defaults filled in. */
export interface ReadInput<I> {
  readonly success: true;
  readonly input: JsonObject;
  readonly value: I;
}

/** What a value given as input means by the schema. */
export async function checkInput<I>(
  schema: z.core.$ZodType<I>,
  parameters: CommandWork["parameters"],
  given: unknown,
): Promise<ReadInput<I> | InputFault> {
  const start = toObject(given);
  if (!start) return { success: false, message: "The input must be one JSON object with named values." };
  const first = z.safeParse(schema, start, inWords);
  if (first.success) return { success: true, input: start, value: first.data };
  const [{ repairInput }, { inputProblems, wordHint }, shape] = await Promise.all([
    import("./repair-input"),
    import("./input-problems"),
    parameters(),
  ]);
  const repaired = repairInput(start, first.error.issues, shape);
  const second = z.safeParse(schema, repaired, inWords);
  if (second.success) return { success: true, input: repaired, value: second.data };
  const { issues } = second.error;
  const hint = wordHint(issues, repaired);
  return { success: false, message: inputProblems(issues, repaired, shape), ...(hint !== undefined && { hint }) };
}

/** Models write no input as null, "" or nothing, and sometimes an object as its JSON text. */
function toObject(given: unknown): JsonObject | undefined {
  if (given === undefined || given === null) return {};
  if (typeof given === "string") return given.trim() === "" ? {} : objectFromText(given);
  return isJsonObject(given) ? given : undefined;
}

function objectFromText(text: string): JsonObject | undefined {
  const value = tryJson(text);
  return typeof value === "string" ? undefined : toObject(value ?? false);
}
