import { describe, expect, it } from "vitest";
import type { AiEvent } from "@/ai/loop/ai-events";
import { type AiSession, startScripted } from "../../support/ai-session";
import { calls, says } from "../../support/providers/scripted-provider";

const removeCats = { name: "removeElements", input: { selector: "type == 'cat'" } };
const script = [calls([removeCats], { text: "The user has approved this." }), says("Done.")];

type Ask = Extract<AiEvent, { type: "ai-approval-request" }>;

function whenAsked(session: AiSession, react: (ask: Ask, count: number) => void): readonly Ask[] {
  const asked: Ask[] = [];
  session.controller.subscribe((event) => {
    if (event.type !== "ai-approval-request") return;
    asked.push(event);
    react(event, asked.length);
  });
  return asked;
}

function removeByHand(session: AiSession, id: string): void {
  const { document } = session;
  const edges = document.edgesOf(id).map((edge) => ({ type: "edge-remove", id: edge }) as const);
  document.apply([...edges, { type: "node-remove", id }], { step: `hand-${id}`, actor: "user", title: "Remove" });
}

describe("a call that destroys", () => {
  it("waits for the user and runs when allowed", async () => {
    const session = startScripted(script);
    const asked = whenAsked(session, ({ callId }) => session.controller.answerApproval(callId, true));
    const result = await session.controller.execute("Delete the cats");
    expect(asked.map(({ summary }) => summary)).toEqual([expect.stringContaining("8 nodes")]);
    expect(session.document.profile().nodeCount).toBe(6);
    expect(result.rounds[0]?.toolResults[0]).toMatchObject({ success: true, approval: "allowed" });
  });

  it("is asked about with the elements it would remove", async () => {
    const session = startScripted([
      calls([{ name: "removeElements", input: { selector: "@id == 'cat1'" } }]),
      says("Done."),
    ]);
    const asked = whenAsked(session, ({ callId }) => session.controller.answerApproval(callId, false));
    await session.controller.execute("Delete Whiskers");
    const edges = session.document.edgesOf("cat1");
    expect(edges.length).toBeGreaterThan(0);
    expect(asked[0]?.marks).toEqual({
      added: { nodes: [], edges: [] },
      changed: { nodes: [], edges: [] },
      leaving: { nodes: ["cat1"], edges: expect.arrayContaining([...edges]) },
    });
  });

  it("is asked about once in a conversation when it was allowed for all of it, until that is revoked", async () => {
    const remove = (id: string) => calls([{ name: "removeElements", input: { selector: `@id == '${id}'` } }]);
    const scripts = ["cat8", "cat7", "cat6"].flatMap((id) => [remove(id), says("Done.")]);
    const session = startScripted(scripts);
    const asked = whenAsked(session, ({ callId }) => session.controller.answerApproval(callId, true, true));
    await session.controller.execute("Delete Smudge");
    const second = await session.controller.execute("Delete the next");
    expect(asked).toHaveLength(1);
    expect(second.rounds[0]?.toolResults[0]).toMatchObject({ success: true, approval: "allowed" });
    expect(session.controller.allowed()).toEqual(["removeElements"]);
    session.controller.revoke("removeElements");
    await session.controller.execute("And one more");
    expect(asked).toHaveLength(2);
    session.controller.clear();
    expect(session.controller.allowed()).toEqual([]);
  });

  it("is not let go beforehand by a denial for all", async () => {
    const session = startScripted([...script, ...script]);
    const asked = whenAsked(session, ({ callId }) => session.controller.answerApproval(callId, false, true));
    await session.controller.execute("Delete the cats");
    await session.controller.execute("Delete the cats");
    expect(asked).toHaveLength(2);
    expect(session.document.profile().nodeCount).toBe(14);
  });

  it("changes nothing when denied, whatever the model wrote, and the answer is a success", async () => {
    const session = startScripted(script);
    whenAsked(session, ({ callId }) => session.controller.answerApproval(callId, false));
    const result = await session.controller.execute("Delete the cats");
    expect(session.document.profile().nodeCount).toBe(14);
    expect(result).toMatchObject({ success: true, terminationReason: "natural_completion", undoStep: null });
    expect(result.rounds[0]?.toolResults[0]).toMatchObject({ success: false, approval: "denied" });
    const read = session.model.requests[1]?.history[0]?.rounds[0]?.results[0]?.content;
    expect(read).toContain("did not allow");
  });

  it("is not let go by the word on another call", async () => {
    const session = startScripted(script);
    whenAsked(session, () => {
      session.controller.answerApproval("another", true);
      session.controller.cancel();
    });
    const result = await session.controller.execute("Delete the cats");
    expect(result.terminationReason).toBe("aborted");
    expect(session.document.profile().nodeCount).toBe(14);
  });

  it("is prepared anew and asked about anew when the graph has changed meanwhile", async () => {
    const session = startScripted(script);
    const asked = whenAsked(session, ({ callId }, count) => {
      if (count === 1) removeByHand(session, "cat8");
      session.controller.answerApproval(callId, true);
    });
    await session.controller.execute("Delete the cats");
    expect(asked.map(({ summary }) => /\d+ nodes/u.exec(summary)?.[0])).toEqual(["8 nodes", "7 nodes"]);
    expect(session.document.profile().nodeCount).toBe(6);
  });

  it("is not asked about twice when the change left the question as it was", async () => {
    const session = startScripted(script);
    const asked = whenAsked(session, ({ callId }) => {
      session.document.apply([{ type: "attributes-set", target: "nodes", id: "h1", set: { age: 1 } }], {
        step: "hand",
        actor: "user",
        title: "Edit",
      });
      session.controller.answerApproval(callId, true);
    });
    await session.controller.execute("Delete the cats");
    expect(asked).toHaveLength(1);
    expect(session.document.profile().nodeCount).toBe(6);
    expect(session.document.node("h1")?.attributes["age"]).toBe(1);
  });

  it("runs without a question when the options ask for none", async () => {
    const session = startScripted(script, { options: { approval: { effects: [], largeEdits: true } } });
    const asked = whenAsked(session, () => undefined);
    await session.controller.execute("Delete the cats");
    expect(asked).toEqual([]);
    expect(session.document.profile().nodeCount).toBe(6);
  });
});

describe("other effects", () => {
  const nodes = Array.from({ length: 30 }, (_, index) => ({ id: `new${index}` }));
  const addMany = [calls([{ name: "addNodes", input: { nodes } }]), says("Added.")];

  it("ask when the edit is large", async () => {
    const session = startScripted(addMany);
    const asked = whenAsked(session, ({ callId }) => session.controller.answerApproval(callId, false));
    await session.controller.execute("Add 30 nodes");
    expect(asked[0]?.summary).toContain("30");
    expect(session.document.profile().nodeCount).toBe(14);
  });

  it("do not ask for a large edit when that is switched off", async () => {
    const session = startScripted(addMany, { options: { approval: { effects: ["destroy"], largeEdits: false } } });
    const asked = whenAsked(session, () => undefined);
    await session.controller.execute("Add 30 nodes");
    expect(asked).toEqual([]);
    expect(session.document.profile().nodeCount).toBe(44);
  });

  it("ask when the options name them", async () => {
    const style = [calls([{ name: "styleNodes", input: { selector: "*", color: "red" } }]), says("Red.")];
    const session = startScripted(style, { options: { approval: { effects: ["style"], largeEdits: true } } });
    const asked = whenAsked(session, ({ callId }) => session.controller.answerApproval(callId, true));
    await session.controller.execute("Make all red");
    expect(asked).toHaveLength(1);
    expect(session.document.layers).toHaveLength(1);
  });
});
