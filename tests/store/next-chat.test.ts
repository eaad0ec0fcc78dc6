import { describe, expect, it } from "vitest";
import type { AiEvent } from "@/ai/loop/ai-events";
import type { ExecutionResult, ToolOutcome } from "@/ai/results/execution-result";
import { noMarks } from "@/graph/changes/change-marks";
import { createChatStore } from "@/store/chat/chat-store";
import { type ChatEvent, type ChatState, emptyChat } from "@/store/chat/chat-types";
import { nextChat } from "@/store/chat/next-chat";
import { statusLine } from "@/store/chat/status-line";
import { en } from "@/words/en/en";

const asked: ChatEvent = { type: "chat-asked", turnId: "t1", text: "Find all cats", provider: "builtin" };

function outcome(callId: string, more: Partial<ToolOutcome> = {}): ToolOutcome {
  return {
    callId,
    name: "findNodes",
    title: "Find nodes",
    input: { selector: "type == 'cat'" },
    success: true,
    message: "Found 8 nodes.",
    data: { count: 8 },
    affectedNodes: [],
    affectedEdges: [],
    approval: "none",
    durationMs: 21,
    ...more,
  };
}

function result(more: Partial<ExecutionResult> = {}, outcomes: readonly ToolOutcome[] = []): ExecutionResult {
  const round = { roundNumber: 1, toolsUsed: [], toolResults: outcomes, aiText: [], durationMs: 1 } as const;
  return {
    success: true,
    message: "All 8 cats.",
    llmText: "All 8 cats.",
    terminationReason: "natural_completion",
    rounds: outcomes.length === 0 ? [] : [{ ...round, finishReason: "tool-calls" }],
    affectedNodes: [],
    affectedEdges: [],
    usage: { inputTokens: 0, outputTokens: 0 },
    sources: [],
    degraded: [],
    undoStep: null,
    ...more,
  };
}

const turnStart: AiEvent = {
  type: "ai-turn-start",
  turnNumber: 1,
  messageCount: 1,
  answerer: { model: "m", title: "m at a host" },
};
const text = (words: string, turnNumber = 1): AiEvent => ({ type: "ai-text-delta", turnNumber, text: words });
const start = (callId: string): AiEvent => ({
  type: "ai-tool-call-start",
  callId,
  name: "findNodes",
  input: { selector: "*" },
});
const finish = (callId: string, success = true): AiEvent => ({
  type: "ai-tool-call-end",
  callId,
  name: "findNodes",
  success,
  message: success ? "Found 8 nodes." : "There is no attribute kind.",
  durationMs: 21,
});

function fold(events: readonly ChatEvent[], at = 1000): ChatState {
  return events.reduce((state, event) => nextChat(state, event, at), emptyChat);
}

function lineOf(state: ChatState, now = 1000): string {
  const turn = state.turns.at(-1);
  if (!turn) throw new Error("no turn");
  const line = statusLine(turn, state, { words: en, titleOf: () => "Find nodes", now });
  return `${line.state}${line.detail}`;
}

describe("the chat's reducer", () => {
  it("tells two calls of one command apart by their ids", () => {
    const [turn] = fold([asked, turnStart, start("a"), start("b"), finish("b", false), finish("a")]).turns;
    expect(turn?.steps.map(({ callId, state }) => [callId, state])).toEqual([
      ["a", "done"],
      ["b", "failed"],
    ]);
  });

  it("keeps words before a call with the step and streams the answer after it", () => {
    const state = fold([
      asked,
      turnStart,
      text("Let me look."),
      start("a"),
      finish("a"),
      text("All "),
      text("8 cats."),
    ]);
    expect(state.turns[0]).toMatchObject({ text: "All 8 cats.", steps: [{ remark: "Let me look." }] });
  });

  it("takes the answer, the data and the undo step from the result", () => {
    const done = result({ undoStep: "s1" }, [outcome("a")]);
    const state = fold([asked, start("a"), finish("a"), { type: "ai-complete", result: done }], 3000);
    expect(state.stage).toBe("complete");
    expect(state.turns[0]).toMatchObject({
      end: { kind: "done" },
      text: "All 8 cats.",
      undoStep: "s1",
      steps: [{ data: { count: 8 } }],
    });
  });

  it("waits for the user's word and forgets the question once it is answered", () => {
    const request: AiEvent = {
      type: "ai-approval-request",
      callId: "a",
      name: "removeElements",
      input: {},
      summary: "Delete 3 nodes and 4 edges?",
      marks: { ...noMarks, leaving: { nodes: ["n1"], edges: [] } },
    };
    const waiting = fold([asked, start("a"), request]);
    expect(waiting.turns[0]?.approval).toMatchObject({
      callId: "a",
      name: "removeElements",
      question: "Delete 3 nodes and 4 edges?",
      marks: { leaving: { nodes: ["n1"] } },
    });
    expect(lineOf(waiting)).toBe("Waiting for you · 1 step");
    const denied = result({}, [outcome("a", { success: false, approval: "denied" })]);
    const startedAt = waiting.turns[0]?.startedAt ?? Number.NaN;
    expect(waiting.turns[0]?.approval?.since).toBe(startedAt);
    const after = nextChat(waiting, { type: "ai-complete", result: denied }, startedAt + 60_000);
    expect(after.turns[0]).toMatchObject({ approval: null, steps: [{ state: "denied" }], waitedMs: 60_000 });
    expect(lineOf(after), "what the user took to answer is not the assistant's time").not.toMatch(/60|1 min/);
  });

  it("keeps what streamed when it was stopped or failed", () => {
    const stopped = result({ success: false, terminationReason: "aborted", message: "Stopped." });
    expect(fold([asked, text("All "), { type: "ai-complete", result: stopped }]).turns[0]).toMatchObject({
      end: { kind: "stopped" },
      text: "All ",
    });
    const failed = result({ success: false, terminationReason: "provider_error", message: "It refused the key." });
    const failure = { kind: "auth", message: "It refused the key. Check Settings." } as const;
    const state = fold([asked, text("All "), { type: "ai-error", failure, result: failed }]);
    expect(state.turns[0]?.text).toBe("All ");
    expect(lineOf(state)).toBe("Failed: It refused the key. Check Settings.");
  });

  it("ignores what comes after the end of a turn", () => {
    const ended = fold([asked, { type: "ai-complete", result: result() }]);
    expect(nextChat(ended, text("late"), 1).turns).toEqual(ended.turns);
  });

  it("says in one line what is going on", () => {
    const chain: readonly [ChatEvent, string][] = [
      [asked, "Thinking…"],
      [turnStart, "Thinking…"],
      [start("a"), "Running Find nodes · 2.0 s"],
      [finish("a"), "Thinking…"],
      [{ type: "ai-processing-tool-results", toolResults: [] }, "Processing results…"],
      [text("All"), "Writing…"],
      [{ type: "ai-complete", result: result({}, [outcome("a")]) }, "Done · 1 step · 0.0 s"],
    ];
    let state = emptyChat;
    for (const [event, line] of chain) {
      state = nextChat(state, event, 1000);
      expect(lineOf(state, 3000)).toBe(line);
    }
  });

  interface Answered {
    readonly ends: readonly ("done" | "failed" | "denied")[];
    readonly undoStep?: string;
    readonly model?: string;
  }
  it.each<[string, Answered, string]>([
    ["its one step failed", { ends: ["failed"] }, "failed: Not done · 1 step failed · 0.0 s"],
    ["both failed", { ends: ["failed", "failed"] }, "failed: Not done · 2 steps failed · 0.0 s"],
    ["a model mended its slip", { ends: ["failed", "done"] }, "done: Done · 1 of 2 steps failed · 0.0 s"],
    ["a model gave up", { ends: ["done", "failed"] }, "failed: Not done · 1 of 2 steps failed · 0.0 s"],
    [
      "it changed some",
      { ends: ["done", "failed"], undoStep: "s1" },
      "failed: Partly done · 1 of 2 steps failed · 0.0 s",
    ],
    ["the built-in went on", { ends: ["failed", "done"], model: "" }, "failed: Not done · 1 of 2 steps failed · 0.0 s"],
    ["the user said no", { ends: ["done", "denied"] }, "stopped: Not done · 2 steps · 0.0 s"],
  ])("an answered message is not called done where %s", (_why, { ends, undoStep = null, model = "m" }, line) => {
    const calls = ends.map((end, at) =>
      outcome(String(at), { success: end === "done", ...(end === "denied" && { approval: "denied" }) }),
    );
    const begun = calls.map(({ callId }) => start(callId));
    const by: ChatEvent = { ...turnStart, answerer: { model, title: "" } };
    const ended = fold([asked, by, ...begun, { type: "ai-complete", result: result({ undoStep }, calls) }]);
    const [turn] = ended.turns;
    const output = turn && statusLine(turn, ended, { words: en, titleOf: String, now: 1000 });
    expect(`${output?.tone}: ${output?.state}${output?.detail}`).toBe(line);
  });

  it("says of a message whose answer asks what is meant that it is not done", () => {
    const request = { action: "find", conditions: [], details: [] } as const;
    const lineAfter = (...requests: NonNullable<ExecutionResult["reading"]>["requests"]) => {
      const reading = { requests, skipped: [], guessed: [] };
      return lineOf(fold([asked, { type: "ai-complete", result: result({ reading }) }]));
    };
    expect(lineAfter({ ...request, isHeld: true })).toBe("Not done · 0.0 s");
    expect(lineAfter({ ...request, isHeld: true }, request)).toBe("Done · 0.0 s");
    expect(lineAfter()).toBe("Done · 0.0 s");
  });

  it("tells a call that the user stopped from one that failed", () => {
    const calls = [outcome("a"), { ...outcome("b"), success: false, isStopped: true as const }];
    const stopped = result({ success: false, terminationReason: "aborted" }, calls);
    const [turn] = fold([asked, start("a"), finish("a"), start("b"), { type: "ai-complete", result: stopped }]).turns;
    expect(turn?.steps.map(({ state }) => state)).toEqual(["done", "stopped"]);
  });

  it("tells a stopped message that was taken back", () => {
    const stopped = result({ success: false, terminationReason: "aborted" }, [outcome("a")]);
    const [turn] = fold([asked, start("a"), finish("a"), { type: "ai-complete", result: stopped }]).turns;
    const tell = (isUndone: boolean) =>
      turn && statusLine(turn, emptyChat, { words: en, titleOf: String, now: 0, isUndone }).detail;
    expect([tell(false), tell(true)]).toEqual([" · 1 of 1 step kept", " · undone"]);
  });
});

describe("the chat store", () => {
  it("gathers deltas and shows them together, in order with everything else", () => {
    const waiting: (() => void)[] = [];
    const chat = createChatStore({ now: () => 1, schedule: (run) => void waiting.push(run) });
    let shown = 0;
    chat.subscribe(() => {
      shown += 1;
    });
    chat.dispatch(asked);
    for (const word of ["a", "b", "c"]) chat.dispatch(text(word));
    expect([shown, chat.getState().turns[0]?.text]).toEqual([1, ""]);
    expect(waiting).toHaveLength(1);
    waiting[0]?.();
    expect([shown, chat.getState().turns[0]?.text]).toEqual([2, "abc"]);
    chat.dispatch(text("d"));
    chat.dispatch({ type: "ai-complete", result: result({ message: "abcd" }) });
    expect(chat.getState().turns[0]?.text).toBe("abcd");
  });
});
