import type { AiEvent } from "@/ai/loop/ai-events";
import { editPlan, type PlanEdit } from "@/commands/plan/edit-plan";
import { createBuiltinProvider } from "@/providers/builtin/builtin-provider";
import type { LModel, NeutralCall, NeutralTurn } from "../l-cases";
import { anthropicModel } from "../models/anthropic-model";
import { openAiModel } from "../models/openai-model";
import { webLlmModel } from "../models/webllm-model";
import type { RecordingSession, Scenario } from "./record-scenario";

const cats = "type == 'cat'";
const find: NeutralCall = { name: "findNodes", input: { selector: cats } };
const blue: NeutralCall = { name: "styleNodes", input: { selector: "$last", color: "blue" } };
const remove: NeutralCall = { name: "removeElements", input: { selector: "type == 'human'" } };

/** Conversations with every kind of provider that is there, and everything that can happen in one. */
export const scenarios: readonly Scenario[] = [
  builtin("builtin: a search and a style", (it) => it.say("Find all cats and make them blue")),
  builtin("builtin: questions and a follow-up", async (it) => {
    await it.say("How many cats are there?");
    await it.say("Who is the oldest?");
    await it.say("Show them");
  }),
  builtin("builtin: a deletion that is allowed", async (it) => {
    it.on(answering(it, true));
    await it.say("Delete all humans");
    await it.say("Undo that");
  }),
  builtin("builtin: a deletion that is denied", async (it) => {
    it.on(answering(it, false));
    await it.say("Delete all humans");
    await it.say("Add a node Rex of type dog");
  }),
  builtin("builtin: stopped in its first call", async (it) => {
    it.on(stoppingAt(it, "ai-tool-call-start"));
    await it.say("Find all cats and make them blue");
    await it.say("How many cats are there?");
  }),
  builtin("builtin: layouts, algorithms, samples of random nodes", async (it) => {
    await it.say("Show me 3 random cats");
    await it.say("Arrange the graph in a circle");
    await it.say("Find communities");
    await it.say("Use the force layout");
  }),
  model("openai: a search, a style, an answer", openAiModel, [
    { text: "Let me look.", calls: [find] },
    { calls: [blue] },
    { text: "All cats are blue." },
  ]),
  model("openai: numbered sets and parallel reads", openAiModel, [
    {
      calls: [
        find,
        { name: "findNodes", input: { selector: "type == 'human'" } },
        { name: "queryGraph", input: { query: "nodeCount" } },
      ],
    },
    {
      calls: [
        { name: "styleNodes", input: { selector: "$1", color: "red" } },
        { name: "sampleData", input: { count: 3 } },
      ],
    },
    { calls: [find, { name: "noSuchCommand", input: {} }, { name: "styleNodes", rawInput: '{"selector": "typ' }] },
    { text: "Done." },
  ]),
  model(
    "openai: stopped in the middle of its words",
    openAiModel,
    [{ text: "There are", hold: true }, { text: "Eight." }],
    {
      async run(it) {
        it.on(stoppingAt(it, "ai-text-delta"));
        await it.say("How many cats are there?");
        it.on(() => undefined);
        await it.say("And now?");
      },
    },
  ),
  model("openai: a failure before its first word", openAiModel, [{ failure: "overloaded" }, { text: "Hello." }], {
    async run(it) {
      await it.say("Hello");
      await it.say("Hello again");
    },
  }),
  model("openai: a failure in the middle", openAiModel, [
    { calls: [find] },
    { text: "There are", failure: "overloaded" },
  ]),
  model(
    "openai: a denial, then allowed for the whole chat",
    openAiModel,
    [
      { calls: [remove] },
      { text: "I left them." },
      { calls: [remove, { name: "removeElements", input: { selector: "id == 'cat8'" } }] },
      { text: "They are gone." },
    ],
    {
      async run(it) {
        it.on(answering(it, false));
        await it.say("Delete the humans");
        it.on((event) => {
          if (event.type === "ai-approval-request") it.controller.answerApproval(event.callId, true, true);
        });
        await it.say("Delete them and Smudge");
      },
    },
  ),
  model(
    "openai: earlier messages shortened to a briefing",
    openAiModel,
    [
      { calls: [find] },
      { text: `There are 8 cats. ${"They are all well. ".repeat(60)}` },
      { calls: [{ name: "getNode", input: { id: "cat1" } }] },
      { text: `Whiskers is five. ${"She likes fish. ".repeat(60)}` },
      { calls: [blue] },
      { text: "Blue." },
    ],
    {
      options: { contextStrategy: "compact", contextTokens: 200 },
      async run(it) {
        await it.say("Find the cats");
        await it.say("Tell me of Whiskers");
        await it.say("Make them blue");
      },
    },
  ),
  model(
    "openai: more context than it can read",
    openAiModel,
    [{ text: "Noted. ".repeat(50) }, { failure: "overflow" }, { text: "Hello." }],
    {
      async run(it) {
        await it.say("Remember this");
        await it.say("Hello");
      },
    },
  ),
  model("anthropic: a layout and a filter", anthropicModel, [
    { text: "I arrange them.", calls: [{ name: "setLayout", input: { type: "grid" } }] },
    {
      calls: [
        { name: "filterGraph", input: { selector: "age > 4" } },
        { name: "zoomToNodes", input: { selector: cats } },
      ],
    },
    { text: "Arranged and filtered." },
  ]),
  model("anthropic: stopped while it asks", anthropicModel, [{ calls: [find, remove] }, { text: "Fine." }], {
    async run(it) {
      it.on(stoppingAt(it, "ai-approval-request"));
      await it.say("Delete the humans");
      it.on(() => undefined);
      await it.say("Leave them");
    },
  }),
  model("anthropic: too many requests", anthropicModel, [{ failure: "rate-limit" }, { text: "Hello." }], {
    async run(it) {
      await it.say("Hello");
      await it.say("Hello");
    },
  }),
  model(
    "anthropic: empty, asked again, then the limit of rounds",
    anthropicModel,
    [
      { text: "" },
      { calls: [find] },
      { calls: [{ name: "queryGraph", input: { query: "edgeCount" } }] },
      { text: "I looked twice." },
    ],
    { options: { maxToolIterations: 2 } },
  ),
  model(
    "anthropic: hands at work before, between and meanwhile",
    anthropicModel,
    [{ calls: [blue] }, { text: "Blue." }, { calls: [remove] }, { text: "Gone." }, { text: "Nothing." }],
    {
      async run(it) {
        byHand(it, "before", [{ type: "selection-set", selection: { nodes: ["cat1", "cat2"], edges: [] } }]);
        byHand(it, "before", [{ type: "set-put", set: { name: "mine", nodes: ["cat1"], edges: [] } }]);
        await it.say("Make it blue");
        byHand(it, "between", [{ type: "positions-set", positions: { cat1: { x: 3, y: 4 } } }]);
        undoByHand(it);
        it.on((event) => {
          if (event.type !== "ai-approval-request") return;
          byHand(it, "meanwhile", [{ type: "attributes-set", target: "nodes", id: "h1", set: { age: 1 } }]);
          it.controller.answerApproval(event.callId, true);
        });
        await it.say("Delete the humans");
        undoByHand(it);
        await it.say("And now?");
      },
    },
  ),
  model(
    "anthropic: sent again",
    anthropicModel,
    [{ calls: [find] }, { calls: [blue] }, { text: "Blue." }, { text: "No." }],
    {
      async run(it) {
        await it.say("Make the cats blue");
        await it.controller.retry();
        await it.say("Thanks");
      },
    },
  ),
  model(
    "openai: a plan, of which a step is struck in mid-run",
    openAiModel,
    [
      { calls: [{ name: "setPlan", input: { steps: ["Find the cats", "Colour them", "Delete the humans"] } }] },
      { calls: [find] },
      { calls: [{ name: "updatePlan", input: { done: [1] } }] },
      { calls: [blue] },
      { calls: [{ name: "updatePlan", input: { done: [2] } }] },
      { text: "The cats are blue; the humans stay." },
    ],
    {
      options: { maxToolIterations: 8 },
      async run(it) {
        it.on((event) => {
          if (event.type === "ai-tool-call-end" && event.name === "findNodes") edit(it, { kind: "strike", step: 3 });
        });
        await it.say("Plan: find the cats, colour them, delete the humans");
        it.on(() => undefined);
        await it.say("Thanks");
      },
    },
  ),
  builtin("builtin: a plan of its own acts", (it) =>
    it.say("Make all cats blue, make all humans red and arrange the graph in a circle"),
  ),
  model(
    "openai: a summary of what was left out",
    openAiModel,
    [{ text: `They are all well. ${"She likes fish. ".repeat(20)}` }],
    {
      options: { contextStrategy: "compact", contextTokens: 60, summaries: true },
      async run(it) {
        for (let cat = 1; cat <= 8; cat += 1) await it.say(`I want to know how cat number ${cat} is doing today`);
      },
    },
  ),
  model("webllm: a search and a style", webLlmModel, [{ calls: [find] }, { calls: [blue] }, { text: "All blue." }]),
  model(
    "webllm: a call that is cut off, and a denial",
    webLlmModel,
    [{ calls: [{ name: "findNodes", rawInput: '{"selector": "typ' }] }, { calls: [remove] }, { text: "I left them." }],
    {
      async run(it) {
        it.on(answering(it, false));
        await it.say("Delete the humans");
      },
    },
  ),
  model("webllm: its time is over in mid-answer", webLlmModel, [{ calls: [find] }, { text: "There are", hold: true }], {
    options: { budget: { seconds: 0.5 } },
  }),
  builtin("builtin: a plan that is stopped after a step and taken up again", async (it) => {
    it.on((event) => {
      if (event.type === "ai-plan" && it.controller.plan.current()?.stopAfter === undefined)
        edit(it, { kind: "stop-after", step: 1 });
    });
    await it.say("Plan: add a node Rex, then make all cats blue, then add a node Tim");
    it.on(() => undefined);
    await it.say("go on");
  }),
];

/** By the scenario's name: what its file holds, if it recorded what it is named by. */
export const shown: Readonly<Record<string, RegExp>> = {
  "builtin: a deletion that is allowed": /"approval":"allowed"/,
  "builtin: a deletion that is denied": /"approval":"denied"/,
  "builtin: stopped in its first call": /"type":"stop"/,
  "builtin: layouts, algorithms, samples of random nodes": /"random":\[0/,
  "openai: stopped in the middle of its words": /"terminationReason":"aborted"/,
  "openai: a failure before its first word": /"type":"ai-error"/,
  "openai: a failure in the middle": /"type":"ai-error"/,
  "openai: a denial, then allowed for the whole chat": /"allow":true,"forAll":true/,
  "openai: earlier messages shortened to a briefing": /Already done, in short/,
  "openai: more context than it can read": /"degraded":\[\{"id":"shrunk"\}\]/,
  "openai: a plan, of which a step is struck in mid-run": /"type":"plan","plan":.{1,600}"state":"struck"/,
  "builtin: a plan of its own acts": /"type":"ai-plan"/,
  "builtin: a plan that is stopped after a step and taken up again": /"goesOn":true/,
  "openai: a summary of what was left out": /"degraded":\[\{"id":"summarised"/,
  "anthropic: a layout and a filter": /"name":"setLayout","title":"[^"]*","input":\{"type":"grid"\},"success":true/,
  "anthropic: stopped while it asks": /"type":"stop"/,
  "anthropic: too many requests": /"kind":"rate-limit"/,
  "anthropic: empty, asked again, then the limit of rounds": /"terminationReason":"max_rounds_reached"/,
  "anthropic: hands at work before, between and meanwhile": /"type":"hand"/,
  "anthropic: sent again": /"title":"Undo: Make the cats blue"/,
  "webllm: a call that is cut off, and a denial": /"approval":"denied"/,
  "webllm: its time is over in mid-answer": /"type":"time-over"/,
};

function builtin(name: string, run: Scenario["run"]): Scenario {
  const provider = createBuiltinProvider();
  const nothing = { release: () => undefined, close: () => Promise.resolve() };
  return { name, model: () => ({ provider, ...nothing }), run };
}

function model(
  name: string,
  make: (turns: readonly NeutralTurn[]) => Promise<LModel>,
  turns: readonly NeutralTurn[],
  more: Partial<Scenario> = {},
): Scenario {
  return { name, model: () => make(turns), run: (it) => it.say("Make the cats blue"), ...more };
}

function answering(it: RecordingSession, allow: boolean): (event: AiEvent) => void {
  return (event) => {
    if (event.type === "ai-approval-request") it.controller.answerApproval(event.callId, allow);
  };
}

/** As a person does: a moment after. */
function stoppingAt(it: RecordingSession, type: AiEvent["type"]): (event: AiEvent) => void {
  let done = false;
  return (event) => {
    if (event.type !== type || done) return;
    done = true;
    setTimeout(() => it.controller.cancel());
  };
}

function edit({ controller: { plan } }: RecordingSession, wish: PlanEdit): void {
  const now = plan.current();
  const edited = now && editPlan(now, wish);
  if (!edited) throw new Error(`The plan cannot be changed by ${JSON.stringify(wish)}.`);
  plan.put(edited.plan, { by: "user", message: edited.message });
}

let steps = 0;

function byHand({ document }: RecordingSession, title: string, changes: Parameters<typeof document.apply>[0]): void {
  steps += 1;
  const done = document.apply(changes, { step: `hand${steps}`, actor: "user", title });
  if (!done.success) throw new Error(done.message);
}

function undoByHand({ document }: RecordingSession): void {
  steps += 1;
  const plan = document.planUndo(1);
  if (!plan.success) throw new Error(plan.message);
  document.apply(plan.changes, { step: `undo${steps}`, actor: "user", title: "Undo", undoes: plan.undoes });
}
