import type { ModelChoice } from "@/app/headless/model-choice";
import type { Task } from "@/app/headless/task-types";

interface ReplayArgs extends Task, ModelChoice {
  readonly trace?: string;
  readonly batch?: string;
  readonly traces?: string;
  readonly saveRecipe?: string;
}

/** What does not go with `--provider replay`: a recording brings its messages, options, answers and stops. */
export function replayProblem(args: ReplayArgs): string | undefined {
  const { trace, graph, sample, steps } = args;
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
