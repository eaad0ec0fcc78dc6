import { describe, expect, it } from "vitest";
import { historyFaults } from "@/ai/history/validate-history";
import { wantsPlan } from "@/ai/plan/wants-plan";
import type { ProviderRequest } from "@/ai/port/provider-port";
import { editPlan, type PlanEdit } from "@/commands/plan/edit-plan";
import type { CommandRegistry } from "@/commands/registry/command-types";
import { startScripted } from "../../support/ai-session";
import { calls, says } from "../../support/providers/scripted-provider";

const request = "Colour the cats blue, make the humans red, then remove Whiskers";
const steps = ["Colour the cats", "Colour the humans", "Remove Whiskers"];
const setPlan = { name: "setPlan", input: { steps } };
const cats = { name: "styleNodes", input: { selector: "type == 'cat'", color: "blue" } };
const humans = { name: "styleNodes", input: { selector: "type == 'human'", color: "red" } };
const removal = { name: "removeElements", input: { selector: "@id == 'cat1'" } };
const tick = (...done: number[]) => ({ name: "updatePlan", input: { done } });

function byHand({ plan }: CommandRegistry, edit: PlanEdit): void {
  const now = plan.current();
  const edited = now && editPlan(now, edit);
  if (!edited) throw new Error("The plan cannot be edited so.");
  plan.put(edited.plan, { by: "user", message: edited.message });
}

const namesIn = ({ tools }: ProviderRequest) => tools.map(({ name }) => name);

describe("a plan", () => {
  it("is ticked as its steps are done, tells each change and stands in the result with its account", async () => {
    const { controller, events, document } = startScripted([
      calls([setPlan, cats]),
      calls([tick(1), humans]),
      calls([tick(2), { name: "updatePlan", input: { drop: [{ step: 3, text: "She is needed" }] } }]),
      says("Blue and red."),
    ]);
    const { plan, undoStep } = await controller.execute(request);
    expect(plan?.steps.map(({ state }) => state)).toEqual(["done", "done", "dropped"]);
    expect(plan?.account).toBe(
      '2 of 3 steps of the plan are done: 1, 2. Not done: 3 "Remove Whiskers" (left out: She is needed).',
    );
    const output = events.flatMap((event) =>
      event.type === "ai-plan" ? [event.plan.steps.map(({ state }) => state)] : [],
    );
    expect(output[0]).toEqual(["open", "open", "open"]);
    expect(output.at(-1)).toEqual(["done", "done", "dropped"]);
    expect(document.steps().map(({ id }) => id)).toEqual([undoStep]);
  });

  it("is offered for a request of several parts or in so many words, and where one stands", async () => {
    const { controller, model } = startScripted([says("One."), calls([setPlan]), says("Planned."), says("Not yet.")]);
    await controller.execute("How many cats are there?");
    await controller.execute(request);
    await controller.execute("go on");
    expect(model.requests.map((one) => namesIn(one).includes("setPlan"))).toEqual([false, true, true, true]);
    expect(model.requests.at(-1)?.context.plan).toMatchObject({
      isOfThisMessage: false,
      steps: [{ left: "unfinished" }, {}, {}],
    });
  });

  it.each([
    ["Plan how to tidy this graph", true],
    ["Mach einen Plan", true],
    ["Count the cats, colour the dogs red and zoom to Whiskers", true],
    ["How many planes are there?", false],
    ["Colour the cats, dogs and humans", false],
  ])("is wanted or not: %s", (text, wanted) => {
    expect(wantsPlan(text)).toBe(wanted);
  });

  it("ticks nothing that no call has done", async () => {
    const { controller } = startScripted([calls([setPlan]), calls([tick(1)]), says("All done!")]);
    const { plan, rounds } = await controller.execute(request);
    expect(rounds[1]?.toolResults[0]).toMatchObject({
      success: false,
      message: expect.stringContaining("step 1 is not done"),
    });
    expect(plan?.steps.map(({ state, left }) => [state, left])).toEqual(Array(3).fill(["open", "unfinished"]));
  });

  it("does not call undone what was only not ticked, unless a call failed", async () => {
    const done = startScripted([calls([setPlan, cats, humans, tick(1)]), says("Blue and red.")]);
    const { plan } = await done.controller.execute(request);
    expect(plan?.steps.map(({ state, left }) => left ?? state)).toEqual(["done", "unticked", "unticked"]);
    expect(plan?.account).toBe(
      '1 of 3 steps of the plan are done: 1. Not ticked: 2 "Colour the humans", 3 "Remove Whiskers".',
    );
    const wrong = { name: "styleNodes", input: { selector: "type ==", color: "red" } };
    const failed = startScripted([calls([setPlan, cats, wrong, tick(1)]), says("Blue and red.")]);
    const other = await failed.controller.execute(request);
    expect(other.plan?.steps.map((step) => step.left ?? step.state)).toEqual(["done", "unfinished", "unfinished"]);
  });

  it("ends with the answer that comes beside its last tick", async () => {
    const twoSteps = { name: "setPlan", input: { steps: ["Colour the cats", "Colour the humans"] } };
    const { controller, model } = startScripted([
      calls([twoSteps, cats, humans]),
      [{ type: "text-delta", text: "Blue and red." }, ...calls([tick(1, 2)])],
      says("Again."),
    ]);
    const result = await controller.execute(request);
    expect(result).toMatchObject({ success: true, message: "Blue and red.", llmText: "Blue and red." });
    expect(model.requests).toHaveLength(2);
    expect(JSON.stringify(controller.history()).split("Blue and red.")).toHaveLength(2);
    expect(historyFaults(controller.history())).toEqual([]);
  });

  it("goes on where something is open though a text came beside the tick", async () => {
    const { controller, model } = startScripted([
      calls([setPlan, cats]),
      [{ type: "text-delta", text: "Now the humans." }, ...calls([tick(1)])],
      calls([humans, tick(2), { name: "updatePlan", input: { drop: [{ step: 3, text: "Needed" }] } }]),
      says("Blue and red."),
    ]);
    expect((await controller.execute(request)).message).toBe("Blue and red.");
    expect(model.requests).toHaveLength(4);
  });

  it("makes no second plan over the user's head", async () => {
    const session = startScripted([calls([setPlan]), [{ type: "hold" }, ...calls([setPlan])], says("Then not.")]);
    const running = session.controller.execute(request);
    await session.model.held();
    byHand(session.registry, { kind: "strike", step: 3 });
    session.model.release();
    const { plan, rounds } = await running;
    expect(rounds[1]?.toolResults[0]?.success).toBe(false);
    expect(plan?.steps.map(({ state }) => state)).toEqual(["open", "open", "struck"]);
  });
});

describe("the user's hand on a plan", () => {
  it("strikes a step in mid-run: what was decided before is not run, and the model is told", async () => {
    const session = startScripted([
      calls([setPlan, cats]),
      [{ type: "hold" }, ...calls([tick(1), humans])],
      calls([{ name: "updatePlan", input: { done: [2] } }]),
      says("Without the humans."),
    ]);
    const running = session.controller.execute(request);
    await session.model.held();
    byHand(session.registry, { kind: "strike", step: 2 });
    session.model.release();
    const { plan, rounds } = await running;
    expect(rounds[1]?.toolResults.map(({ success }) => success)).toEqual([true, false]);
    expect(rounds[1]?.toolResults[1]?.message).toContain("the user changed the plan");
    expect(session.model.requests[2]?.context.userChanges).toEqual([expect.stringContaining("struck step 2")]);
    expect(rounds[2]?.toolResults[0]?.message).toBe("The user struck step 2.");
    expect(plan?.steps.map(({ state }) => state)).toEqual(["done", "struck", "open"]);
    expect(session.document.styles.effectiveNode("h1").color).toBeUndefined();
    expect(plan?.account).toContain('2 "Colour the humans" (struck by the user)');
  });

  it("stops after a step: nothing more is called, and the next message goes on", async () => {
    const session = startScripted([
      calls([setPlan]),
      [{ type: "hold" }, ...calls([cats])],
      calls([cats, tick(1), humans]),
      says("The cats are blue; the rest waits."),
      calls([humans, tick(2)]),
      says("And the humans."),
    ]);
    const { controller, model, registry, document } = session;
    const running = controller.execute(request);
    await model.held();
    byHand(registry, { kind: "stop-after", step: 1 });
    model.release();
    const { plan } = await running;
    expect(model.requests.at(-1)?.toolChoice).toBe("none");
    expect(plan?.steps.map(({ state, left }) => left ?? state)).toEqual(["done", "stop-after", "stop-after"]);
    expect(document.styles.effectiveNode("h1").color).toBeUndefined();
    const next = await controller.execute("go on");
    expect(next.plan?.steps.map(({ state }) => state)).toEqual(["done", "done", "open"]);
  });

  it("lets no change go on that is not ticked once a stop is wished for", async () => {
    const session = startScripted([
      calls([setPlan]),
      [{ type: "hold" }, ...says("")],
      calls([cats]),
      calls([humans]),
      says("So far."),
    ]);
    const running = session.controller.execute(request);
    await session.model.held();
    byHand(session.registry, { kind: "stop-after", step: 1 });
    session.model.release();
    const { rounds } = await running;
    expect(rounds.at(-1)?.toolResults[0]?.message).toContain("is not ticked");
    expect(session.document.styles.effectiveNode("h1").color).toBeUndefined();
  });

  it("leaves what is done as it was, and moves and rewords what is open", () => {
    const plan = {
      id: "m",
      steps: [
        { id: 1, text: "a", state: "done" },
        { id: 2, text: "b", state: "open" },
        { id: 3, text: "c", state: "open" },
      ],
    } as const;
    expect(editPlan(plan, { kind: "strike", step: 1 })).toBeNull();
    expect(editPlan(plan, { kind: "move", step: 2, by: -1 })).toBeNull();
    expect(editPlan(plan, { kind: "move", step: 3, by: -1 })?.plan.steps.map(({ id }) => id)).toEqual([1, 3, 2]);
    expect(editPlan(plan, { kind: "reword", step: 2, text: " bb " })?.plan.steps[1]).toMatchObject({
      text: "bb",
      before: "b",
      isByUser: true,
    });
    expect(editPlan({ ...plan, isFixed: true }, { kind: "reword", step: 2, text: "bb" })).toBeNull();
    expect(editPlan(plan, { kind: "stop-after", step: 2 })?.plan.stopAfter).toBe(2);
  });
});

describe("a plan that destroys", () => {
  it("asks for each such call, though the command was allowed for the conversation", async () => {
    const second = { name: "removeElements", input: { selector: "@id == 'cat2'" } };
    const { controller, events, document } = startScripted([
      calls([removal]),
      says("Gone."),
      calls([setPlan, second]),
      calls([{ name: "removeElements", input: { selector: "@id == 'cat3'" } }]),
      says("All gone."),
    ]);
    let allow = true;
    controller.subscribe((event) => {
      if (event.type !== "ai-approval-request") return;
      controller.answerApproval(event.callId, allow, true);
      allow = event.callId !== "call_3";
    });
    await controller.execute("Remove Whiskers");
    expect(controller.allowed()).toEqual(["removeElements"]);
    await controller.execute(request);
    expect(events.filter(({ type }) => type === "ai-approval-request")).toHaveLength(3);
    expect(["cat1", "cat2", "cat3"].map((id) => document.node(id) !== undefined)).toEqual([false, false, true]);
  });
});

describe("a fault between two steps", () => {
  const failure = { type: "failure", failure: { kind: "overloaded", message: "The server is overloaded." } } as const;

  const faults = [
    { fault: "stop", before: [[{ type: "hold" } as const]], left: "stopped", options: {} },
    { fault: "failure", before: [[failure]], left: "failed", options: {} },
    { fault: "limit", before: [], left: "limit", options: { maxToolIterations: 1, onLimit: "fail" as const } },
  ];

  it.each(faults)("$fault: the plan says so, the next message works, undo restores exactly", async (given) => {
    const scripts = [calls([setPlan, cats]), ...given.before, calls([tick(1), humans]), says("Done.")];
    const { controller, document, model } = startScripted(scripts, { options: given.options });
    const before = document.snapshot();
    if (given.fault === "stop") void model.held().then(controller.cancel);
    const { plan, undoStep } = await controller.execute(request);
    expect(plan?.steps[1]).toMatchObject({ state: "open", left: given.left });
    expect(await controller.rewind(0, undoStep === null ? [] : [undoStep])).toBeNull();
    expect(document.snapshot()).toEqual(before);
    const next = await controller.execute("go on", { maxToolIterations: 5 });
    expect(next.terminationReason).toBe("natural_completion");
    expect(next.plan?.steps.map(({ state }) => state)).toEqual(["done", "open", "open"]);
  });

  it("a conversation that is cleared takes its plan with it", async () => {
    const { controller } = startScripted([calls([setPlan]), says("Planned.")]);
    await controller.execute(request);
    expect(controller.plan.current()).not.toBeNull();
    controller.clear();
    expect(controller.plan.current()).toBeNull();
  });
});

describe("the limit of rounds", () => {
  it("is raised by the plan's length where it adapts, never above the cap", async () => {
    const again = Array.from({ length: 12 }, (_, at) =>
      calls([{ name: "findNodes", input: { selector: `age > ${at}` } }]),
    );
    const run = async (adaptive: boolean) => {
      const many = Array.from({ length: 8 }, (_, at) => `Step ${at}`);
      const { controller } = startScripted(
        [calls([{ name: "setPlan", input: { steps: many } }]), ...again, says("End.")],
        {
          options: { maxToolIterations: 2, maxToolIterationsCap: 7, adaptive },
        },
      );
      return (await controller.execute("plan it")).rounds.length;
    };
    expect(await run(false)).toBe(2);
    expect(await run(true)).toBe(7);
  });
});
