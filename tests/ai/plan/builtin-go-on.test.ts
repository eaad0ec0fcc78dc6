import { describe, expect, it } from "vitest";
import { editPlan, type PlanEdit } from "@/commands/plan/edit-plan";
import type { Plan } from "@/commands/plan/plan-types";
import { createBuiltinProvider } from "@/providers/builtin/builtin-provider";
import { goOnMessages } from "@/providers/builtin/plan/asked/plan-words";
import { type AiSession, startAiSession } from "../../support/ai-session";
import { catsGraph } from "../../support/graphs/cats";
import { casesOf } from "../../support/long";
import { calls as calling, createScriptedProvider, says } from "../../support/providers/scripted-provider";

const start = (options = {}) =>
  startAiSession({ provider: createBuiltinProvider(), options: { adaptive: true, ...options } });

/** Does this with the next plan as soon as it is there. */
function onPlan({ controller, registry }: AiSession, edit: PlanEdit): void {
  const stop = controller.subscribe((event) => {
    if (event.type !== "ai-plan") return;
    stop();
    editNow(registry.plan, event.plan, edit);
  });
}

function allowAll({ controller }: AiSession): void {
  controller.subscribe((event) => {
    if (event.type === "ai-approval-request") controller.answerApproval(event.callId, true);
  });
}

function editNow(held: AiSession["registry"]["plan"], plan: Plan | null, edit: PlanEdit): void {
  const edited = plan && editPlan(plan, edit);
  if (edited) held.put(edited.plan, { by: "user", message: edited.message });
}

const states = (plan: Plan | undefined) => plan?.steps.map(({ state, left }) => left ?? state);
const calls = ({ rounds }: { rounds: readonly { toolResults: readonly { name: string }[] }[] }) =>
  rounds.flatMap(({ toolResults }) => toolResults.map(({ name }) => name)).filter((name) => name !== "findNodes");

const added = "Add a node Rex, then delete Whiskers, then delete Luna";

describe("the built-in assistant and a wish for a plan", () => {
  const others = [
    "Plan: färbe die Katzen blau, dann verstecke die Hunde",
    "Plan : colorie les chats en bleu, puis colorie les arêtes en rouge",
    "please make me a plan and then colour the cats blue, then hide the dogs",
    "计划：把猫变成蓝色，然后隐藏狗",
  ];
  const some = [
    "plan: colour the cats blue, then hide the dogs",
    "Plan colour the cats blue, then hide the dogs",
    "make a plan first: colour the cats blue, then hide the dogs",
    "First make a plan, then colour the cats blue and hide the dogs",
    "Mach erst einen Plan: färbe die Katzen blau, dann verstecke die Hunde",
    "Haz primero un plan: pinta los gatos de azul y luego pinta los humanos de rojo",
    "計画を立てて、猫を青にして、犬を隠して",
  ];
  it.each(casesOf(some, others))("shows one of two acts: %s", async (message) => {
    const session = start();
    const { plan, message: answer } = await session.controller.execute(message);
    expect(plan?.steps.map(({ state }) => state)).toHaveLength(2);
    expect(plan?.steps[0]?.state).toBe("done");
    expect(session.document.styles.effectiveNode("cat1").color).toBe("--g-1");
    expect(answer.toLowerCase()).not.toContain("'plan'");
  });

  it("shows one of a single act, and none of what it does not understand", async () => {
    expect((await start().controller.execute("plan: count the cats")).plan?.steps).toHaveLength(1);
    expect((await start().controller.execute("plan: blorb the frooz")).plan).toBeUndefined();
  });

  it("takes no other message for one", async () => {
    const plain = await start().controller.execute("count the cats");
    expect(plain.plan).toBeUndefined();
    const { message, plan } = await start().controller.execute("plan B's neighbours");
    expect(plan).toBeUndefined();
    expect(message).not.toContain("neighbours of B");
  });

  it.each([
    ["Plan and Budget", undefined],
    ["plan: count the plans", 1],
  ])("leaves a graph its own plans: %s", async (said, steps) => {
    const nodes = ["Plan", "Budget"].map((name) => ({ id: name, attributes: { name, type: "plan" } }));
    const graph = { ...catsGraph(), nodes, edges: [] };
    const { plan, message } = await startAiSession({ provider: createBuiltinProvider(), graph }).controller.execute(
      said,
    );
    expect(plan?.steps.length).toBe(steps);
    expect(message).toMatch(/Plan|2 plans/);
  });
});

describe("the built-in assistant and the word to go on", () => {
  it.each(
    casesOf(
      [goOnMessages.de, goOnMessages.ja, "please carry on with the rest"],
      [...Object.values(goOnMessages), "go on", "continue", "weiter"],
    ),
  )("takes the steps left, those and no others: %s", async (word) => {
    const session = start();
    onPlan(session, { kind: "stop-after", step: 1 });
    await session.controller.execute(added);
    const first = session.document.snapshot().nodes.length;
    allowAll(session);
    const result = await session.controller.execute(word);
    expect(calls(result)).toEqual(["removeElements", "removeElements"]);
    expect(states(result.plan)).toEqual(["done", "done", "done"]);
    expect(session.document.snapshot().nodes.length).toBe(first - 2);
    expect(result.message).not.toContain("Rex");
  });

  it("leaves a struck step struck, does one that was restored, and stops again where it is told to", async () => {
    const session = start();
    const { controller, registry, document } = session;
    allowAll(session);
    onPlan(session, { kind: "stop-after", step: 1 });
    await controller.execute("Delete Whiskers, delete Luna, delete Shadow, count the cats");
    editNow(registry.plan, registry.plan.current(), { kind: "strike", step: 2 });
    onPlan(session, { kind: "stop-after", step: 3 });
    const second = await controller.execute("go on");
    expect(states(second.plan)).toEqual(["done", "struck", "done", "stop-after"]);
    expect(["cat1", "cat2", "cat5"].map((id) => document.node(id)?.id)).toEqual([undefined, "cat2", undefined]);
    editNow(registry.plan, registry.plan.current(), { kind: "restore", step: 2 });
    const third = await controller.execute("go on");
    expect(states(third.plan)).toEqual(["done", "done", "done", "done"]);
    expect(document.node("cat2")).toBeUndefined();
    expect(third.message).toContain("5 cats");
    expect((await controller.execute("go on")).plan).toBeUndefined();
  });

  it("goes on after the limit of rounds, and after other messages came between", async () => {
    const session = start({ adaptive: false, maxToolIterations: 3 });
    const { plan } = await session.controller.execute("Make Whiskers blue, delete Luna, make Shadow green");
    expect(states(plan)).toContain("limit");
    await session.controller.execute("How many dogs are there?");
    allowAll(session);
    let end = await session.controller.execute("go on");
    if (states(end.plan)?.includes("limit")) end = await session.controller.execute("go on");
    expect(states(end.plan)).toEqual(["done", "done", "done"]);
  });

  it("does what rests on a step done before on what that step found", async () => {
    const session = start();
    onPlan(session, { kind: "stop-after", step: 1 });
    await session.controller.execute("plan: find the cats older than 5, then make them blue");
    await session.controller.execute("How many humans are there?");
    const { plan, message } = await session.controller.execute("go on");
    expect(states(plan)).toEqual(["done", "done"]);
    const blue = session.document
      .snapshot()
      .nodes.filter(({ id }) => session.document.styles.effectiveNode(id).color === "--g-1");
    expect(blue.length).toBeGreaterThan(0);
    expect(blue.every(({ attributes }) => Number(attributes["age"]) > 5)).toBe(true);
    expect(message).toContain("blue");
  });

  it("takes the steps left of a plan that a model made by their words, and shows them", async () => {
    const setPlan = { name: "setPlan", input: { steps: ["Find the cats", "Colour the humans red", "Delete Luna"] } };
    const model = createScriptedProvider([calling([setPlan]), says("I planned it.")]);
    const both = [model, createBuiltinProvider()];
    let at = 0;
    const session = startAiSession({ provider: () => both[at] ?? model });
    const { plan: first } = await session.controller.execute("Plan: find the cats, colour the humans red, delete Luna");
    expect(first?.steps).toHaveLength(3);
    editNow(session.registry.plan, session.registry.plan.current(), { kind: "strike", step: 3 });
    at = 1;
    const { plan } = await session.controller.execute("Go on with the plan");
    expect(plan?.steps.map(({ text, state }) => [text, state])).toEqual([
      ["Find cats", "done"],
      ["Colour humans red", "done"],
    ]);
    expect(session.document.node("cat2")).toBeDefined();
    expect(session.document.styles.effectiveNode("h1").color).toBe("--w-red");
  });

  it("goes on after the user's stop, with what was not done", async () => {
    const session = start();
    const { controller } = session;
    const stop = controller.subscribe((event) => {
      if (event.type !== "ai-approval-request") return;
      stop();
      controller.cancel();
    });
    const stopped = await controller.execute(added);
    expect(states(stopped.plan)).toEqual(["done", "stopped", "stopped"]);
    allowAll(session);
    const { plan } = await controller.execute("carry on");
    expect(states(plan)).toEqual(["done", "done", "done"]);
    expect(
      session.document.snapshot().nodes.filter(({ attributes }) => Object.values(attributes).includes("Rex")),
    ).toHaveLength(1);
  });

  it("says of a step that had begun that the stop came in it, not before it", async () => {
    const session = start();
    const { controller, document } = session;
    const stop = controller.subscribe((event) => {
      if (event.type !== "ai-tool-call-end" || event.name !== "styleByAttribute") return;
      stop();
      controller.cancel();
    });
    const { plan } = await controller.execute(
      "Colour the humans red, size the nodes by degree and lay it out in a circle",
    );
    expect(document.snapshot().layers.map(({ name }) => name)).toContainEqual(expect.stringMatching(/degree/i));
    expect(states(plan)).toEqual(["interrupted", "interrupted", "interrupted"]);
    const next = await controller.execute("carry on");
    expect(states(next.plan)).toEqual(["done", "done", "done"]);
    expect(calls(next)).toEqual(["setLayout"]);
  });
});

describe("a step struck in the middle", () => {
  it("is left out and told so, though later steps have begun", async () => {
    const session = start();
    onPlan(session, { kind: "strike", step: 2 });
    allowAll(session);
    const { plan, message } = await session.controller.execute(
      "Delete Whiskers, delete Luna, delete Shadow and count the cats",
    );
    expect(states(plan)).toEqual(["done", "struck", "done", "done"]);
    expect(message).not.toContain("Luna");
  });
});
