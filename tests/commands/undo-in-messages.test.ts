import { describe, expect, it } from "vitest";
import type { CommandCall, ExecutedCommand } from "@/commands/registry/command-types";
import type { Origin } from "@/graph/document/document-types";
import { catsGraph } from "../support/graphs/cats";
import { createTestRegistry } from "../support/test-registry";

const blue: CommandCall = { name: "styleNodes", input: { selector: "type == 'cat'", color: "blue" } };
const red: CommandCall = { name: "styleNodes", input: { selector: "type == 'human'", color: "red" } };
const add: CommandCall = { name: "addNodes", input: { nodes: [{ attributes: { name: "Zoe" } }] } };
const undo: CommandCall = { name: "undo", input: {} };
const redo: CommandCall = { name: "redo", input: {} };
const undoAll: CommandCall = { name: "undo", input: { all: true } };

function open() {
  const test = createTestRegistry();
  const { signal } = new AbortController();
  const call = (given: CommandCall, origin: Origin): Promise<ExecutedCommand> =>
    test.registry.execute(given, origin, { signal, actor: origin.actor });
  let made = 0;
  return {
    ...test,
    /** What the assistant called in one message. */
    async message(...calls: readonly CommandCall[]) {
      made += 1;
      const done: ExecutedCommand[] = [];
      for (const each of calls)
        done.push(await call(each, { step: `message-${made}`, actor: "assistant", title: `Message ${made}` }));
      return done;
    },
    async byHand(each: CommandCall) {
      made += 1;
      return call(each, { step: `hand-${made}`, actor: "user", title: `Hand ${made}` });
    },
  };
}

const looks = ({ document }: ReturnType<typeof open>) => document.layers.map(({ style }) => style?.color);

describe("undo inside a message", () => {
  it("takes back the message's own call before it, each time", async () => {
    const test = open();
    const first = test.document.snapshot();
    const done = await test.message(blue, undo, red, undo);
    expect(test.document.snapshot()).toEqual(first);
    expect(done.map(({ message }) => message)).toEqual([
      expect.stringContaining("Styled"),
      expect.stringMatching(/^Undid “Styled .+”\.$/u),
      expect.stringContaining("Styled"),
      expect.stringMatching(/^Undid “Styled .+”\.$/u),
    ]);
    expect(test.document.steps()).toMatchObject([{ id: "message-1", inForce: false }]);
  });

  it("leaves one step of the message, which goes and comes as a whole", async () => {
    const test = open();
    const first = test.document.snapshot();
    await test.message(blue, undo, red, add);
    const last = test.document.snapshot();
    expect(test.document.layers).toHaveLength(1);
    await test.byHand(undo);
    expect(test.document.snapshot()).toEqual(first);
    await test.byHand(redo);
    expect(test.document.snapshot()).toEqual(last);
    expect(await test.byHand(undo)).toMatchObject({ data: { undone: ["Message 1"] } });
    expect(test.document.snapshot()).toEqual(first);
  });

  it("goes on to whole older messages when nothing of its own is left", async () => {
    const test = open();
    await test.message(blue, red);
    await test.message(add, undo, undo);
    expect(test.document.snapshot()).toEqual(catsGraph());
    await test.byHand({ name: "redo", input: {} });
    expect(looks(test)).toHaveLength(2);
  });

  it("does again what it undid itself", async () => {
    const test = open();
    await test.message(blue, undo, redo);
    expect(looks(test)).toHaveLength(1);
    expect(test.document.steps()).toMatchObject([{ kind: "change", inForce: true }]);
    await test.byHand(undo);
    expect(test.document.snapshot()).toEqual(catsGraph());
  });

  it("never jams: what three messages did and undid is undone step by step", async () => {
    const test = open();
    await test.message(blue);
    await test.message(red, undo, undo, add);
    await test.message(undo, add, undo);
    expect(looks(test)).toHaveLength(1);
    for (let back = 0; test.document.planUndo(1).success; back += 1) {
      expect(back).toBeLessThan(4);
      expect(await test.byHand(undo)).toMatchObject({ success: true });
    }
    expect(test.document.snapshot()).toEqual(catsGraph());
  });

  it("takes a hand's edit back with the call it was made on", async () => {
    const test = open();
    const { signal } = new AbortController();
    const origin = { step: "message", actor: "assistant", title: "Add and paint" } as const;
    const call = (each: CommandCall) => test.registry.execute(each, origin, { signal, actor: "assistant" });
    const age = (value: number): CommandCall => ({
      name: "updateElements",
      input: { selector: "id == 'cat1'", set: { age: value } },
    });
    await call(age(11));
    await test.byHand(age(12));
    await call(age(13));
    expect(test.document.planUndo("message")).toMatchObject({
      success: false,
      message:
        "“Hand 1” changed the same elements or settings, and neither can be undone without the other. Undo takes both back, newest first.",
    });
    expect(await test.byHand(undo)).toMatchObject({ success: true, data: { undone: ["Add and paint", "Hand 1"] } });
    expect(test.document.snapshot()).toEqual(catsGraph());
    await test.byHand(redo);
    expect(test.document.node("cat1")?.attributes["age"]).toBe(13);
  });
});

describe("undo of everything", () => {
  it("goes back to the graph as it was opened, and says how many steps", async () => {
    const test = open();
    await test.byHand({ name: "generateGraph", input: { kind: "ring", nodes: 5 } });
    const opened = test.document.snapshot();
    const green: CommandCall = { name: "styleNodes", input: { selector: "*", color: "green" } };
    await test.message(green);
    await test.message(add, { name: "setLayout", input: { type: "grid" } });
    await test.byHand(add);
    const last = test.document.snapshot();
    const [done] = await test.message(undoAll);
    expect(done?.message).toBe(
      "Undid 3 changes: “Added 1 node: Zoe”, “Added 1 node: Zoe. Arranged 6 nodes in the grid layout” and “Styled 5 nodes: colour green”.",
    );
    expect(test.document.snapshot()).toEqual(opened);
    await test.byHand(redo);
    expect(test.document.snapshot()).toEqual(last);
  });

  it("does nothing to a graph that stands as it was opened, by all or by number", async () => {
    const test = open();
    await test.byHand({ name: "generateGraph", input: { kind: "ring", nodes: 5 } });
    const opened = test.document.snapshot();
    for (const each of [undoAll, undo, { name: "undo", input: { steps: 5 } }]) {
      const [done] = await test.message(each);
      expect(done).toMatchObject({ success: true, data: { undone: [] } });
      expect(done?.message).toMatch(/^Nothing to undo\. .+ is unchanged\.$/);
      expect(test.document.snapshot()).toEqual(opened);
    }
    expect(await test.byHand(undo)).toMatchObject({ success: true, data: { undone: [] } });
    expect(test.document.snapshot()).toEqual(opened);
  });

  it("takes back what came after the opening in the same message", async () => {
    const test = open();
    await test.message({ name: "generateGraph", input: { kind: "ring", nodes: 5 } }, add);
    await test.message(undoAll);
    expect(test.document.snapshot().nodes).toHaveLength(5);
  });

  it("brings back a graph that was emptied: that is no opening", async () => {
    const test = open();
    await test.message({ name: "clearGraph", input: {} });
    expect(test.document.snapshot().nodes).toEqual([]);
    await test.message(undo);
    expect(test.document.snapshot()).toEqual(catsGraph());
  });

  it("of a message whose own change was taken back by hand leaves a step that is an undo", async () => {
    const test = open();
    const first = test.document.snapshot();
    await test.message(blue);
    await test.byHand(undo);
    await test.byHand(add);
    const { signal } = new AbortController();
    const origin: Origin = { step: "message-1", actor: "assistant", title: "Message 1" };
    await test.registry.execute(undo, origin, { signal, actor: "assistant" });
    expect(test.document.snapshot()).toEqual(first);
    expect(test.document.steps().filter(({ kind, inForce }) => kind === "change" && inForce)).toEqual([]);
  });
});
