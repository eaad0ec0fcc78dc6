import type { AiOptions } from "@/ai/options/ai-options";
import type { ExecutionResult } from "@/ai/results/execution-result";
import { createSeededRandom } from "@/analysis/random/seeded-random";
import { createLocalTextIndex } from "@/knowledge/index/local-text-index";
import { createBuiltinProvider } from "@/providers/builtin/builtin-provider";
import { type Core, type CoreDeps, createCore } from "../page/create-core";

export interface TrialDeps extends Pick<CoreDeps, "layouts" | "algorithms"> {
  /** What it is tried on a copy of. */
  readonly core: Pick<Core, "document" | "controller" | "registry">;
  readonly options: Partial<AiOptions>;
}

/** Of a larger graph a copy would hold up the page. */
const mostElements = 40_000;
/** What takes longer works, but slowly. */
const mostMs = 4000;

/**
 * Whether the built-in assistant carries the message out as the conversation stands, on a copy of the graph: the document, its undo log and
 * the network see nothing of it. Rejects where its code cannot be had, or the signal is aborted.
 */
export async function tryMessage(text: string, deps: TrialDeps, signal: AbortSignal): Promise<boolean> {
  const { tables, selection } = deps.core.document;
  if (tables.nodes.count + tables.edges.count > mostElements) return true;
  const { controller, document } = copyOf(deps);
  document.apply([{ type: "selection-set", selection }], { step: "trial", actor: "user", title: "" });
  controller.subscribe((event) => {
    if (event.type === "ai-approval-request") controller.answerApproval(event.callId, true);
  });
  let isSlow = false;
  const late = setTimeout(() => {
    isSlow = true;
    controller.cancel();
  }, mostMs);
  signal.addEventListener("abort", controller.cancel);
  try {
    const result = await controller.execute(text, deps.options);
    signal.throwIfAborted();
    return isSlow || isCarriedOut(result);
  } finally {
    clearTimeout(late);
    signal.removeEventListener("abort", controller.cancel);
  }
}

function copyOf({ core, layouts, algorithms }: TrialDeps): Core {
  const none = () => Promise.reject(new Error("A trial loads nothing."));
  let ids = 0;
  const copy = createCore({
    graph: core.document.snapshot(),
    provider: () => builtin,
    samples: { list: () => [], load: none },
    reading: { makeIndex: async () => createLocalTextIndex(), loadHandbook: none },
    layouts,
    algorithms,
    now: () => performance.now(),
    random: createSeededRandom(1),
    newId: () => {
      ids += 1;
      return `trial${ids}`;
    },
  });
  copy.controller.restore(core.controller.history());
  copy.registry.sets.restore(core.registry.sets.saved());
  return copy;
}

/** It keeps nothing between requests. */
const builtin = createBuiltinProvider();

/** What a message begins with, whether or not anything comes of it. */
const lookUps: readonly string[] = ["findMentions", "getSchema"];

/** Something was called for it, every call worked, nothing was asked back and no word was left out. */
function isCarriedOut({ success, isLost, choices = [], reading, rounds }: ExecutionResult): boolean {
  const calls = rounds.flatMap(({ toolResults }) => toolResults);
  const isWhole = isLost !== true && choices.length === 0 && (reading?.skipped ?? []).length === 0;
  const isDone = calls.some(({ name }) => !lookUps.includes(name)) && calls.every((call) => call.success);
  return success && isWhole && isDone;
}
