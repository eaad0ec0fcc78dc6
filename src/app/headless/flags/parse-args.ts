import { endingOf, formatOf, graphFormats } from "@parley/formats/write";
import type { AiOptions } from "@/ai/options/ai-options";
import { toReadWish } from "@/app/headless/graph-reading";
import { hasMetricsForm } from "@/app/headless/meter";
import { builtinOnly, type ModelChoice } from "@/app/headless/model-choice";
import { type GraphReading, readCancelOn, type Task, type TaskStep, type UsageError } from "@/app/headless/task-types";
import { readBoltAddress } from "@/engine/bolt/address";
import { isTooDeep, tooDeep } from "@/graph/selector/parse/nesting";
import { isJsonObject } from "@/lib/json";
import { tryJson } from "@/lib/try-json";
import { modelFlags, modelProblem } from "./model-flags";
import { readOption } from "./read-option";
import { readBudget } from "./read-spending";
import { recipeFlags } from "./recipe-flags";

export interface HeadlessArgs extends Task, ModelChoice {
  readonly save?: string;
  readonly trace?: string;
  /** What the conversation did, to be done again. */
  readonly saveRecipe?: string;
  /** The figures of all messages, in the form its name ends with. */
  readonly metrics?: string;
  readonly batch?: string;
  /** Of a replay. */
  readonly speed?: "full" | "recorded";
  /** A folder for one trace file per task of a batch. */
  readonly traces?: string;
  /** Every step reports the document as it left it. */
  readonly snapshots: boolean;
  readonly output: "text" | "json" | "verbose";
}

type Draft = { -readonly [K in keyof HeadlessArgs]: HeadlessArgs[K] } & {
  steps: TaskStep[];
  options: Partial<AiOptions>;
};

const flagsWithValue: Readonly<Record<string, (draft: Draft, value: string) => string | undefined>> = {
  "--graph": (draft, value) =>
    assign(draft, { graph: draft.graph === undefined ? value : [...[draft.graph].flat(), value] }),
  "--format": (draft, value) => say(draft, { format: value }),
  "--header": (draft, value) => sayWhether(draft, "header", value),
  "--directed": (draft, value) => sayWhether(draft, "directed", value),
  "--totals": (draft, value) =>
    value === "skip" || value === "add" ? say(draft, { totals: value }) : "--totals takes skip or add.",
  "--sample": (draft, value) => assign(draft, { sample: value }),
  "--engine": (draft, value) => {
    const read = readBoltAddress(value);
    return read.success ? assign(draft, { engine: value }) : read.message;
  },
  "--import": (draft, value) => assign(draft, { importFile: value }),
  "--database": (draft, value) => assign(draft, { database: value }),
  "--prompt": (draft, value) => add(draft, { kind: "prompt", prompt: value }),
  "--command": (draft, value) => add(draft, { kind: "command", command: value, input: {} }),
  "--input": readInput,
  ...recipeFlags,
  ...modelFlags,
  "--budget": (draft, value) => {
    const budget = readBudget(value);
    return isUsage(budget) ? budget.usage : assign(draft, { options: { ...draft.options, budget } });
  },
  "--set": (draft, value) => {
    const option = readOption(value);
    if ("usage" in option) return option.usage;
    return assign(draft, { options: { ...draft.options, ...option } });
  },
  "--approve": (draft, value) =>
    value === "never" || value === "always" ? assign(draft, { approve: value }) : "--approve takes never or always.",
  "--cancel-on": (draft, value) => {
    const cancelOn = readCancelOn(value);
    return cancelOn ? assign(draft, { cancelOn }) : `--cancel-on takes EVENT or EVENT:n with n from 1, not "${value}".`;
  },
  "--save": (draft, value) =>
    formatOf(value)
      ? assign(draft, { save: value })
      : `--save takes its form from the name, which must end in ${graphFormats.map(endingOf).join(", ")} or .csv.`,
  "--trace": (draft, value) => assign(draft, { trace: value }),
  "--speed": (draft, value) =>
    value === "full" || value === "recorded" ? assign(draft, { speed: value }) : "--speed takes full or recorded.",
  "--metrics": (draft, value) =>
    hasMetricsForm(value) ? assign(draft, { metrics: value }) : "--metrics takes a file that ends in .json or .csv.",
  "--batch": (draft, value) => assign(draft, { batch: value }),
  "--traces": (draft, value) => assign(draft, { traces: value }),
};

export function parseArgs(args: readonly string[]): HeadlessArgs | UsageError {
  const draft: Draft = { ...builtinOnly, steps: [], options: {}, output: "text", snapshots: false };
  let last = "";
  for (let index = 0; index < args.length; ) {
    const word = args[index] ?? "";
    const taken = word.startsWith("-") ? takeFlag(draft, word, args[index + 1]) : takeMore(draft, last, word);
    if ("usage" in taken) return taken;
    index += taken.length;
    if (word.startsWith("-")) last = word;
  }
  return checked(draft);
}

/** Several files may stand behind one --graph. */
function takeMore(draft: Draft, flag: string, word: string): { readonly length: number } | UsageError {
  if (flag !== "--graph") return { usage: `“${word}” stands behind no option. Put a text of several words in quotes.` };
  takeFlag(draft, flag, word);
  return { length: 1 };
}

/** How many words the flag took. */
function takeFlag(draft: Draft, flag: string, value: string | undefined): { readonly length: number } | UsageError {
  if (flag === "--json" || flag === "--verbose") {
    // --json wins: stdout then holds one JSON value and nothing else.
    draft.output = flag === "--json" || draft.output === "json" ? "json" : "verbose";
    return { length: 1 };
  }
  if (flag === "--snapshots") {
    draft.snapshots = true;
    return { length: 1 };
  }
  if (flag === "--builtin-first") {
    draft.route = { ...draft.route, builtinFirst: true };
    return { length: 1 };
  }
  const read = Object.hasOwn(flagsWithValue, flag) ? flagsWithValue[flag] : undefined;
  if (!read) {
    const known = [
      ...Object.keys(flagsWithValue),
      "--builtin-first",
      "--snapshots",
      "--json",
      "--verbose",
      "--help",
    ].join(", ");
    return { usage: `Unknown option ${flag}. Known: ${known}.` };
  }
  if (value === undefined) return { usage: `${flag} needs a value.` };
  const problem = read(draft, value);
  return problem ? { usage: problem } : { length: 2 };
}

function checked(draft: Draft): HeadlessArgs | UsageError {
  if (draft.provider.id === "replay") {
    const wrong = replayProblem(draft);
    return wrong === undefined ? draft : { usage: wrong };
  }
  if (draft.speed !== undefined) return { usage: "--speed goes with --provider replay." };
  const problem = (draft.batch === undefined ? graphProblem(draft) : batchProblem(draft)) ?? modelProblem(draft);
  return problem === undefined ? draft : { usage: problem };
}

function batchProblem({ graph, sample, engine, steps, save, trace, saveRecipe }: Draft): string | undefined {
  if (graph ?? sample ?? engine) return "--batch names a graph in each task: leave out --graph, --sample and --engine.";
  if (steps.length > 0) return "--batch brings its own steps: leave out --prompt, --command and --recipe.";
  return (save ?? trace ?? saveRecipe)
    ? "--save, --trace and --save-recipe go with one task, not with --batch."
    : undefined;
}

function graphProblem({ graph, sample, engine, database, traces, importFile }: Draft): string | undefined {
  if (traces !== undefined) return "--traces goes with --batch; one task has --trace FILE.";
  if (database !== undefined && engine === undefined) return "--database goes with --engine.";
  if (importFile !== undefined && engine === undefined) return "--import goes with --engine.";
  const given = [graph, sample, engine].filter((one) => one !== undefined).length;
  if (given > 1)
    return `Give --graph or --sample, not both${engine === undefined ? "" : ", and neither with --engine"}.`;
  return given === 0 ? "Give a graph: --graph FILE or --sample NAME." : undefined;
}

function assign(draft: Draft, part: Partial<Draft>): undefined {
  Object.assign(draft, part);
}

function say(draft: Draft, reading: GraphReading): string | undefined {
  draft.reading = { ...draft.reading, ...reading };
  const wish = toReadWish(draft.reading);
  return "usage" in wish ? wish.usage : undefined;
}

function sayWhether(draft: Draft, name: "header" | "directed", value: string): string | undefined {
  return value === "yes" || value === "no" ? say(draft, { [name]: value }) : `--${name} takes yes or no.`;
}

function add(draft: Draft, step: TaskStep): undefined {
  draft.steps.push(step);
}

function readInput(draft: Draft, value: string): string | undefined {
  const last = draft.steps.at(-1);
  if (last?.kind !== "command") return "--input belongs behind a --command.";
  const input = tryJson(value);
  if (!isJsonObject(input)) return `--input takes a JSON object, not ${value}`;
  if (isTooDeep(input)) return `--input is ${tooDeep}.`;
  draft.steps[draft.steps.length - 1] = { ...last, input };
  return undefined;
}

function isUsage(value: object): value is UsageError {
  return "usage" in value;
}

type ReplayArgs = Task & ModelChoice & Pick<HeadlessArgs, "trace" | "batch" | "traces" | "saveRecipe">;

/** What does not go with `--provider replay`: a recording brings its messages, options, answers and stops. */
function replayProblem(args: ReplayArgs): string | undefined {
  const { trace, graph, sample, engine, steps } = args;
  if (engine !== undefined)
    return "--engine does not go with --provider replay: a recording is played on its own graph.";
  if (trace === undefined) return "Name the recording that --provider replay plays: --trace FILE.";
  if (graph !== undefined && sample !== undefined) return "Give --graph or --sample, not both.";
  const [unfit] = unfitFlags(args);
  if (unfit !== undefined) return `${unfit} does not go with --provider replay: the recording says it.`;
  return steps.some(({ kind }) => kind !== "prompt")
    ? "--command and --recipe do not go with --provider replay: what was done by hand is in the recording."
    : undefined;
}

function unfitFlags({ provider, endpoints, embeddings, prices, options, ...args }: ReplayArgs): readonly string[] {
  const said: Readonly<Record<string, boolean>> = {
    "--base-url": provider.baseUrl !== undefined,
    "--model": provider.model !== undefined,
    "--kind": provider.kind !== undefined,
    "--endpoint": endpoints.length > 0,
    "--fallback, --results and --builtin-first": args.route.fallback.length > 0 || args.route.builtinFirst,
    "--embeddings": embeddings.from !== "off",
    "--price": prices.length > 0,
    "--set and --budget": Object.keys(options).length > 0,
    "--approve": args.approve !== undefined,
    "--cancel-on": args.cancelOn !== undefined,
    "--save-recipe": args.saveRecipe !== undefined,
    "--batch": args.batch !== undefined,
    "--traces": args.traces !== undefined,
  };
  return Object.entries(said).flatMap(([flag, isSaid]) => (isSaid ? [flag] : []));
}
