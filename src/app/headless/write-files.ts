import { mkdir, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { exportLosses, lossText } from "@parley/formats/losses";
import { formatOf, writeFileOf } from "@parley/formats/write";
import { writeRecipe } from "@/recipes/recipe-file";
import { sourceOfTraces, toRecipe } from "@/recipes/to-recipe";
import { toTraceFile } from "@/traces/graph-before";
import { writeMessages, writeTraceFile } from "@/traces/trace-file";
import type { HeadlessArgs } from "./flags/parse-args";
import type { Meter } from "./meter";
import { reasonOf } from "./open-graph";
import type { TaskRun } from "./run-task";
import type { UsageError } from "./task-types";

interface Call {
  readonly workingFolder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly stderr: (text: string) => void;
}

/** What `--save` and `--trace` ask for. */
export async function writeFiles(call: Call, args: HeadlessArgs, run: TaskRun): Promise<UsageError | undefined> {
  const files = [
    {
      name: args.save,
      text: async () => (await writeFileOf(run.core.document.snapshot(), formatOf(args.save ?? "") ?? "json")).content,
    },
    // A replay reads it.
    { name: args.provider.id === "replay" ? undefined : args.trace, text: () => traceText(call, args, run) },
  ];
  await tellLosses(call, args, run);
  const recipe = args.saveRecipe === undefined ? undefined : await recipeText(args.saveRecipe, run);
  if (typeof recipe === "object") return recipe;
  if (recipe !== undefined) files.push({ name: args.saveRecipe, text: () => recipe });
  for (const { name, text } of files) {
    const problem = name === undefined ? undefined : await writeText(call, name, await text());
    if (problem) return problem;
  }
  return undefined;
}

/** What the conversation did, named after its file. */
async function recipeText(file: string, { core }: TaskRun): Promise<string | UsageError> {
  const name = basename(file).replace(/(?:[-.]recipe)?\.json$/iu, "");
  const made = await toRecipe({ ...sourceOfTraces(core.controller.traces()), name }, core);
  if (made.success) return writeRecipe(made.recipe);
  const why: Readonly<Record<typeof made.why, string>> = {
    "nothing-done": "the messages changed nothing and saved no file",
    "lost-sets": `I no longer know how ${made.lostSets.join(", ")} was made`,
    "too-many": "the messages made too many calls for one",
  };
  return { usage: `No recipe was written to ${file}: ${why[made.why]}.` };
}

/** Without messages there is still the graph. */
function traceText(call: Call, args: HeadlessArgs, { core }: TaskRun): string {
  const messages = core.controller.traces();
  const file = toTraceFile(core.document, messages) ?? { graph: core.document.snapshot(), messages };
  return writeTraceFile(file, secretsIn(call.environment, args));
}

/** What the saved file does not hold, on the channel of troubles: the answer stays as it is. */
async function tellLosses(call: Call, { save }: HeadlessArgs, run: TaskRun): Promise<void> {
  if (save === undefined) return;
  const losses = await exportLosses(run.core.document.snapshot(), formatOf(save) ?? "json");
  for (const loss of losses) call.stderr(`${save}: ${lossText(loss)}\n`);
}

/** The messages of one task of a batch, without its graph: a batch may be of thousands. */
export async function writeTraces(
  call: Call,
  args: HeadlessArgs,
  run: TaskRun,
  id: string,
): Promise<UsageError | undefined> {
  if (args.traces === undefined) return undefined;
  const text = writeMessages(run.core.controller.traces(), secretsIn(call.environment, args));
  return writeText(call, join(args.traces, `${id.replace(/[^\w.-]+/g, "_")}.json`), text);
}

/** Values of the variables that hold keys by their names, and of those the call names. */
function secretsIn(environment: Call["environment"], { provider, endpoints }: HeadlessArgs): readonly string[] {
  const named = [provider, ...endpoints].map(({ apiKeyEnv }) => apiKeyEnv);
  return Object.entries(environment).flatMap(([name, value]) =>
    value !== undefined && (named.includes(name) || /(?:key|token|secret|password)$/iu.test(name)) ? [value] : [],
  );
}

/** What `--metrics` asks for. */
export async function writeMetrics(
  call: Call,
  { metrics }: HeadlessArgs,
  meter: Meter,
): Promise<UsageError | undefined> {
  return metrics === undefined ? undefined : writeText(call, metrics, meter.text(metrics));
}

async function writeText(call: Call, name: string, text: string | Uint8Array): Promise<UsageError | undefined> {
  const path = resolve(call.workingFolder, name);
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    return undefined;
  } catch (error) {
    return { usage: `${name} cannot be written: ${reasonOf(error)}.` };
  }
}
