import type { FailureKind } from "@/ai/port/provider-port";
import { toReplyText } from "@/ai/small-prompt/reply-form";
import { createWebLlmProvider } from "@/providers/webllm/webllm-provider";
import type { LModel, NeutralCall, NeutralTurn } from "../l-cases";
import { playTurns } from "../play-turns";
import { createFakeEngine, type EngineReply, fakeRecord } from "../providers/fake-engine";

/** As the engine says it. */
const errors: Partial<Record<FailureKind, { readonly name: string; readonly message: string }>> = {
  overflow: {
    name: "ContextWindowSizeExceededError",
    message: "Prompt tokens exceed context window size: number of prompt tokens: 5000; context window size: 4096",
  },
};

/** The turns from the worker's code over an engine that enforces the real one's rules. */
export async function webLlmModel(turns: readonly NeutralTurn[]): Promise<LModel> {
  const engine = createFakeEngine();
  return playTurns({
    turns,
    provider: createWebLlmProvider({ record: fakeRecord, host: engine.host }),
    prepare: (turn, released, request) => engine.answerNext(toReply(turn, request.toolChoice !== "none", released)),
    refusals: engine.refusals,
    who: "engine",
    close: () => engine.host.drop(),
  });
}

function toReply(turn: NeutralTurn, mayCall: boolean, released: Promise<void>): EngineReply {
  const calls = (turn.calls ?? []).map(written);
  const said = turn.text ?? "";
  // Free text where nothing may be called, else an answer in the form the grammar knows; words before calls stay words.
  const words = mayCall && calls.length === 0 && turn.text !== undefined ? toReplyText(said) : said;
  return {
    text: [words, ...calls].join("\n"),
    finish: turn.finish === "length" ? "length" : "stop",
    ...(turn.hold ? { hold: released } : {}),
    ...(turn.failure === undefined ? {} : { error: errors[turn.failure] ?? { name: "Error", message: turn.failure } }),
  };
}

function written({ name, input, rawInput }: NeutralCall): string {
  if (rawInput !== undefined) return `{"tool":"${name}","args":${rawInput}`;
  return JSON.stringify({ tool: name, ...(input === undefined ? {} : { args: input }) });
}
