import * as z from "zod/mini";
import { mapCall } from "@/commands/places/map-input";
import { parameterKinds } from "@/commands/places/place";
import type { CommandRegistry } from "@/commands/registry/command-types";
import { loadCommand } from "@/commands/registry/load-command";
import { isTooDeep, tooDeep } from "@/graph/selector/parse/nesting";
import { parseSelector } from "@/graph/selector/parse/parse-selector";
import { isJsonObject, type JsonObject } from "@/lib/json";
import { inWords } from "@/lib/schema-words";
import { nearest } from "@/lib/text/nearest";
import { tryJson } from "@/lib/try-json";
import { keysOf, parametersOf } from "./collect-parameters";
import { otherKind, recipeVersion } from "./recipe-file";
import { mostBytes, mostCalls, mostName, mostParameters } from "./recipe-limits";
import type { Recipe, RecipeCall, RecipeParameter } from "./recipe-types";

export type RecipeReading =
  | { readonly success: true; readonly recipe: Recipe }
  /** What is wrong with it, and where. */
  | { readonly success: false; readonly message: string };

/** Which commands there are: a recipe is read without running anything. */
export type KnownCommands = Pick<CommandRegistry, "commands" | "get">;

const name = z.string().check(z.minLength(1), z.maxLength(mostName));
const jsonObject = z.custom<JsonObject>(isJsonObject, { error: "must be an object" });
const fileShape = z.strictObject({
  parley: z.literal("recipe"),
  version: z.literal(recipeVersion),
  name,
  parameters: z
    .array(
      z.strictObject({
        name,
        kind: z.enum(parameterKinds),
        value: z.json(),
        target: z.exactOptional(z.enum(["nodes", "edges"])),
        of: z.exactOptional(z.string()),
        holds: z.exactOptional(z.enum(["number", "string", "boolean", "list", "record", "mixed"])),
        role: z.exactOptional(z.enum(["type", "label"])),
        written: z.exactOptional(z.array(z.string())),
      }),
    )
    .check(z.maxLength(mostParameters)),
  calls: z
    .array(
      z.strictObject({
        name: z.string(),
        input: jsonObject,
        keeps: z.exactOptional(z.string().check(z.regex(/^[1-9]\d{0,3}$/))),
      }),
    )
    .check(z.minLength(1), z.maxLength(mostCalls)),
});

/**
 * Reads a recipe's file. It may come from anybody: commands and inputs are checked as those of a model, and nothing in it can
 * approve a call.
 */
export async function readRecipe(text: string, fileName: string, registry: KnownCommands): Promise<RecipeReading> {
  const failed = (message: string): RecipeReading => ({ success: false, message: `${fileName} ${message}` });
  if (text.length > mostBytes) return failed(tooLarge(text.length));
  const file = tryJson(text.replace(/^\uFEFF/, ""));
  if (file === undefined) return failed("is incomplete. Get it again.");
  if (isTooDeep(file)) return failed(`is ${tooDeep}.`);
  if (!isJsonObject(file) || file["parley"] !== "recipe") {
    return failed(`is no recipe. ${otherKind(isJsonObject(file) ? file : {})}`);
  }
  if (file["version"] !== recipeVersion) return failed(otherVersion(file["version"]));
  const read = z.safeParse(fileShape, file, inWords);
  if (!read.success) return failed(`is not a valid recipe: ${firstIssue(read.error)}.`);
  const checked = await checkCalls(read.data.calls, registry);
  if (typeof checked === "string") return failed(`is not a valid recipe: ${checked}`);
  const parameters = joinedParameters(read.data.parameters, checked);
  if (typeof parameters === "string") return failed(`is not a valid recipe: ${parameters}`);
  return { success: true, recipe: { name: read.data.name, parameters, calls: checked } };
}

/** Said before the file is even decoded. */
export function tooLarge(bytes: number): string {
  const size = (bytes / 1_000_000).toLocaleString("en-GB", { maximumFractionDigits: 1 });
  return `is too large for a recipe: ${size} MB, and a recipe has at most ${mostBytes / 1_000_000} MB.`;
}

function otherVersion(version: unknown): string {
  return typeof version === "number" && version > recipeVersion
    ? `is a recipe of version ${version}; this Parley reads version ${recipeVersion}. Load the page again for a newer one.`
    : `is a recipe without a version this Parley knows: it reads version ${recipeVersion}.`;
}

function firstIssue(error: z.core.$ZodError): string {
  const [issue] = error.issues;
  const place = issue?.path.map(String).join(".") ?? "";
  return `${place === "" ? "" : `${place}: `}${issue?.message ?? "something is wrong"}`;
}

/** Each call as it was meant, or what is wrong with one. */
async function checkCalls(
  calls: readonly RecipeCall[],
  registry: KnownCommands,
): Promise<readonly RecipeCall[] | string> {
  const checked: RecipeCall[] = [];
  const results = new Set<string>();
  for (const [index, call] of calls.entries()) {
    const where = `call ${index + 1} (${call.name})`;
    const command = registry.get(call.name);
    if (command === undefined) return `${where}: ${unknownCommand(call.name, registry)}`;
    if (command.name === "undo" || command.name === "redo") return `${where}: a recipe takes nothing back.`;
    const read = await (await loadCommand(command)).check(call.input);
    if (!read.success) return `${where}: ${read.message}`;
    const problem = namesProblem({ ...call, input: read.input }, results, index);
    if (problem !== undefined) return `${where}: ${problem}`;
    checked.push({ ...call, input: read.input });
    if (call.keeps !== undefined) results.add(call.keeps);
  }
  return checked;
}

function unknownCommand(wanted: string, registry: KnownCommands): string {
  const names = registry.commands.map((command) => command.name);
  const [near] = nearest(wanted, names, 1);
  return `there is no such command.${near === undefined ? "" : ` The nearest is ${near}.`}`;
}

/** A selector that cannot be read, or a result that no earlier call keeps. */
function namesProblem(call: RecipeCall, results: ReadonlySet<string>, index: number): string | undefined {
  let problem: string | undefined;
  mapCall(call, ({ kind, value }) => {
    if (kind === "result-set" && !results.has(String(value))) problem ??= `no earlier call keeps $${String(value)}.`;
    if (kind === "result-layer" && Number(String(value).slice(1)) > index)
      problem ??= `no earlier call makes ${String(value)}.`;
    return value;
  });
  return problem ?? selectorProblem(call.input);
}

function selectorProblem(input: JsonObject): string | undefined {
  for (const argument of ["selector", "via"]) {
    const text = input[argument];
    const parsed = typeof text === "string" ? parseSelector(text) : undefined;
    if (parsed?.success === false) return `${argument}: ${parsed.message}`;
  }
  return undefined;
}

/** The file's names and facts for what the calls name; what it does not list is a parameter all the same. */
function joinedParameters(
  given: readonly RecipeParameter[],
  calls: readonly RecipeCall[],
): readonly RecipeParameter[] | string {
  const double = given.find(({ name: one }, index) => given.findIndex((other) => other.name === one) < index);
  if (double) return `two parameters are called ${double.name}.`;
  const found = parametersOf(calls);
  const foundKeys = new Map(found.flatMap((one) => keysOf(one).map((key) => [key, one] as const)));
  const idle = given.find((one) => !keysOf(one).some((key) => foundKeys.has(key)));
  if (idle) return `the parameter ${idle.name} is not used in its calls.`;
  const listed = new Set(given.flatMap(keysOf));
  const names = new Set(given.map((one) => one.name));
  const others = found.filter((one) => !keysOf(one).some((key) => listed.has(key)));
  return [...given, ...others.map((one) => ({ ...one, name: freeName(one.name, names) }))];
}

function freeName(wanted: string, taken: Set<string>): string {
  let free = wanted;
  for (let count = 2; taken.has(free); count += 1) free = `${wanted}-${count}`;
  taken.add(free);
  return free;
}
