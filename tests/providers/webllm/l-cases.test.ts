import type { FailureKind } from "@/ai/provider-port";
import { toReplyText } from "@/ai/small-prompt/reply-form";
import { createWebLlmProvider } from "@/providers/webllm/webllm-provider";
import { createFakeEngine, type EngineReply, fakeRecord } from "../../support/fake-engine";
import { describeLCases, type LHarness, type NeutralCall, type NeutralTurn } from "../../support/l-cases";

/** As the engine says it. */
const errors: Partial<Record<FailureKind, { readonly name: string; readonly message: string }>> = {
  overflow: {
    name: "ContextWindowSizeExceededError",
    message: "Prompt tokens exceed context window size: number of prompt tokens: 5000; context window size: 4096",
  },
};

/** The turns from the worker's code over an engine that enforces the real one's rules. */
const harness: LHarness = {
  name: "a model in the browser",
  notApplicable: {},
  model: async (turns) => {
    let letGo: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const engine = createFakeEngine();
    const provider = createWebLlmProvider({ record: fakeRecord, host: engine.host });
    let asked = 0;
    return {
      provider: {
        ...provider,
        stream: (request, signal) => {
          const turn = turns[Math.min(asked, turns.length - 1)];
          asked += 1;
          if (turn) engine.answerNext(toReply(turn, request.toolChoice !== "none", released));
          return provider.stream(request, signal);
        },
      },
      release: letGo,
      close: async () => {
        engine.host.drop();
        if (engine.refusals.length > 0) throw new Error(`The engine refused: ${engine.refusals.join(" / ")}`);
      },
    };
  },
};

describeLCases(harness);

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
