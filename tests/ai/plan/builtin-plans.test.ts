import { describe, expect, it } from "vitest";
import { editPlan, type PlanEdit } from "@/commands/plan/edit-plan";
import { createBuiltinProvider } from "@/providers/builtin/builtin-provider";
import { type AiSession, startAiSession } from "../../support/ai-session";

const three = "Make the cats blue, make the humans red and count the edges";

/** Does this with the plan as soon as it is there. */
function onPlan({ controller, registry }: AiSession, edit: PlanEdit): void {
  const stop = controller.subscribe((event) => {
    if (event.type !== "ai-plan") return;
    stop();
    const edited = editPlan(event.plan, edit);
    if (edited) registry.plan.put(edited.plan, { by: "user", message: edited.message });
  });
}

const start = () => startAiSession({ provider: createBuiltinProvider(), options: { adaptive: true } });
const colours = ({ document }: AiSession) => ["cat1", "h1"].map((id) => document.styles.effectiveNode(id).color);

describe("the built-in assistant's own plan", () => {
  it("is its acts, from three on, each ticked when it is done", async () => {
    const session = start();
    const { plan } = await session.controller.execute(three);
    expect(plan?.steps.map(({ text, state }) => [text, state])).toEqual([
      ["Colour cats blue", "done"],
      ["Colour humans red", "done"],
      ["Count all edges", "done"],
    ]);
    expect(plan?.account).toBe("All 3 steps of the plan are done.");
    expect((await session.controller.execute("Make the cats green and count the edges")).plan).toBeUndefined();
  });

  it("never says that nothing was changed where another part was, nor that a question back is a step done", async () => {
    const { controller } = start();
    const message = "Colour the cats, size by degree, lay it out in a circle";
    const result = await controller.execute(message);
    expect(result.message).toContain("Which colour should the cats get?");
    expect(result.message).toContain("sized by degree");
    expect(result.message).not.toContain("Nothing changed");
    expect(result.plan?.steps.map(({ state }) => state)).toEqual(["failed", "done", "done"]);
    const alone = await start().controller.execute("Colour the cats");
    expect(alone.message).toContain("Nothing changed yet");
  });

  it("leaves out a step that is struck before it begins", async () => {
    const session = start();
    onPlan(session, { kind: "strike", step: 3 });
    const { plan, message } = await session.controller.execute(
      "Find the cats, make the humans red, then delete Whiskers",
    );
    expect(plan?.steps.map(({ state }) => state)).toEqual(["done", "done", "struck"]);
    expect(message).not.toContain("delet");
    expect(session.document.node("cat1")).toBeDefined();
  });

  it("stops after the step it is told to, and says what is left", async () => {
    const session = start();
    onPlan(session, { kind: "stop-after", step: 1 });
    const { plan } = await session.controller.execute("Add a node Rex, then delete Whiskers, then delete Mittens");
    expect(plan?.steps.map(({ state, left }) => left ?? state)).toEqual(["done", "stop-after", "stop-after"]);
    expect(session.document.node("cat1")).toBeDefined();
    expect((await session.controller.execute("How many cats are there?")).message).toContain("8 cats");
  });

  it("says of a step that found nothing that it is not done", async () => {
    const session = start();
    const { plan } = await session.controller.execute(
      "Make the cats blue, delete the unicorns and make the humans red",
    );
    expect(plan?.steps.map(({ state }) => state)).toContain("failed");
    expect(colours(session)[0]).toBe("--g-1");
  });

  it("says of a step that the limit of rounds did not let it come to that it is open", async () => {
    const session = startAiSession({ provider: createBuiltinProvider(), options: { maxToolIterations: 2 } });
    const { plan } = await session.controller.execute("Make Whiskers blue, make Mittens red and make Shadow green");
    expect(plan?.steps.at(-1)).toMatchObject({ state: "open", left: "limit" });
    expect(plan?.account).toContain("the limit of rounds was reached");
  });

  it("says of a step that found nothing that it did, though the limit of rounds was used up after it", async () => {
    const session = startAiSession({ provider: createBuiltinProvider(), options: { maxToolIterations: 5 } });
    const { plan, rounds } = await session.controller.execute(
      "Add a node Rex, then delete Zorro, then colour the humans red",
    );
    expect(rounds).toHaveLength(5);
    expect(plan?.steps.map(({ state, why }) => why ?? state)).toEqual(["done", "nothing matched", "done"]);
  });

  it("asks once for each step that destroys", async () => {
    const session = start();
    let asked = 0;
    session.controller.subscribe((event) => {
      if (event.type !== "ai-approval-request") return;
      asked += 1;
      session.controller.answerApproval(event.callId, asked === 1, true);
    });
    const { plan } = await session.controller.execute("Delete Whiskers, delete Ann and count the cats");
    expect(asked).toBe(2);
    expect(plan?.steps.map(({ state }) => state)).toEqual(["done", "failed", "done"]);
    expect(plan?.steps[1]?.why).toBe("you did not allow it");
  });

  it.each([
    [
      "Färbe die Katzen blau, mach die Menschen rot und verstecke die Kanten",
      ["Katzen färben: blau", "Menschen färben: rot", "Alle Kanten ausblenden"],
    ],
    [
      "Pinta los gatos de azul, pinta los humanos de rojo y cuenta las aristas",
      ["Colorear gatos: azul", "Colorear humanos: rojo", "Contar todas las aristas"],
    ],
    [
      "Colorie les chats en bleu, colorie les arêtes en rouge et compte les chats",
      ["Colorer les chats : bleu", "Colorer toutes les arêtes : rouge", "Compter les chats"],
    ],
    ["把猫变成蓝色，把人变成红色，然后统计边的数量", ["给猫着色：蓝色", "给人着色：红色", "统计所有边"]],
    [
      "猫を青にして、人を赤にして、エッジを数えて",
      ["猫に色を付ける：青", "人に色を付ける：赤", "すべてのエッジを数える"],
    ],
  ])("is said in the message's language: %s", async (message, titles) => {
    const { plan } = await start().controller.execute(message);
    expect(plan?.steps.map(({ text }) => text)).toEqual(titles);
  });

  it("says in the message's language why a step is not done", async () => {
    const { controller } = start();
    controller.subscribe((event) => {
      if (event.type === "ai-approval-request") controller.answerApproval(event.callId, false);
    });
    const { plan } = await controller.execute("Färbe die Katzen blau, lösche Whiskers und zähle die Kanten");
    expect(plan?.steps.map(({ text, why }) => why ?? text)).toEqual([
      "Katzen färben: blau",
      "Sie haben es nicht erlaubt",
      "Alle Kanten zählen",
    ]);
  });

  it.each([
    ["Make the cats blue, count the edges and export as png", expect.stringContaining("picture")],
    ["Färbe die Katzen blau, zähle die Kanten und exportiere als png", "der Befehl hat es abgelehnt"],
  ])("says in the message's language that a command refused: %s", async (message, why) => {
    const { plan } = await start().controller.execute(message);
    expect(plan?.steps[2]).toMatchObject({ state: "failed", why });
  });

  it("says of a step that would have hidden all there is that it is not done", async () => {
    const { plan } = await start().controller.execute("Make the cats blue, count the cats and hide the edges");
    expect(plan?.steps[2]).toMatchObject({
      text: "Hide all edges",
      state: "failed",
      why: "nothing would be left to see",
    });
  });
});
