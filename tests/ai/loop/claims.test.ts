import { describe, expect, it } from "vitest";
import { createOpenAiProvider } from "@/providers/openai/openai-provider";
import { startConversation } from "../../support/conversation";
import { notesOf } from "../../support/notes-of";
import { closedAfterEach } from "../../support/page/closed-after-each";
import { reply, type WireCall } from "../../support/providers/openai-chunks";
import { type ServerReply, startOpenAiServer } from "../../support/providers/openai-server";

const closing = closedAfterEach();

function add(name: string): WireCall {
  return { name: "addNodes", input: { nodes: [{ attributes: { name } }] } };
}

const broken = { name: "addNodes", input: { nodes: "Biscuit" } };

async function ask(replies: readonly ServerReply[], options = {}) {
  const server = await closing(startOpenAiServer(replies));
  const provider = createOpenAiProvider({ baseUrl: server.baseUrl, model: "test-model", kind: "openai" });
  const conversation = startConversation(provider, options);
  const before = conversation.document.tables.nodes.count;
  const result = await conversation.controller.execute("Add two nodes, Biscuit and Rex");
  const added = conversation.document.tables.nodes.count - before;
  return { result, added, server, conversation };
}

describe("an answer that claims what was not done", () => {
  it.each<[string, readonly ServerReply[], RegExp]>([
    [
      "after a call that failed",
      [reply({ calls: [broken] }), reply({ text: "Added both." })],
      /^This message changed nothing: .*nodes/,
    ],
    [
      "after a command that does not exist",
      [reply({ calls: [{ name: "plantTree", input: {} }] }), reply({ text: "Added both." })],
      /^This message changed nothing: There is no command 'plantTree'/,
    ],
    [
      "after a reply that was cut off",
      [reply({ calls: [add("Biscuit")], finish: "length" }), reply({ text: "Added both." })],
      /^This message changed nothing: .*length limit/,
    ],
    [
      "without any call",
      [reply({ text: "Added both." })],
      /^This message changed nothing: the model called no command/,
    ],
    ["in German", [reply({ text: "Ich habe beide hinzugefügt." })], /^This message changed nothing/],
    [
      "after a read",
      [reply({ calls: [{ name: "findNodes", input: { selector: "*" } }] }), reply({ text: "Done: I've added both." })],
      /^This message changed nothing: no command that changes/,
    ],
    [
      "where one of two failed",
      [reply({ calls: [add("Biscuit"), broken] }), reply({ text: "Added both." })],
      /^1 of 2 changes were not made: /,
    ],
  ])("says so %s", async (_title, replies, note) => {
    const { result } = await ask(replies);
    expect(result.success).toBe(true);
    expect(notesOf(result).filter((text) => note.test(text))).toHaveLength(1);
  });

  it.each<[string, readonly ServerReply[]]>([
    ["what was done", [reply({ calls: [add("Biscuit")] }), reply({ text: "Added both." })]],
    [
      "what was repaired",
      [reply({ calls: [broken] }), reply({ calls: [add("Biscuit")] }), reply({ text: "Added Biscuit." })],
    ],
    ["what was only asked", [reply({ text: "There are 8 cats." })]],
  ])("says nothing of %s", async (_title, replies) => {
    expect((await ask(replies)).result.degraded).toEqual([]);
  });

  it("is asked once more for the calls that it ended with and did not send", async () => {
    const { result, server, added } = await ask([
      reply({ text: "I'll add them.", finish: "tool_calls" }),
      reply({ calls: [add("Biscuit")] }),
      reply({ text: "Added Biscuit." }),
    ]);
    expect([result.message, added, server.requests.length]).toEqual(["Added Biscuit.", 1, 3]);
    const again = await ask([
      reply({ text: "Added both.", finish: "tool_calls" }),
      reply({ text: "Added both.", finish: "tool_calls" }),
    ]);
    expect(again.server.requests).toHaveLength(2);
    expect(notesOf(again.result)).toEqual(["This message changed nothing: the model called no command."]);
  });
});

describe("the same change a second time", () => {
  it("is refused in the same turn and the next, and run where the model says that it is meant", async () => {
    const { result, added } = await ask([
      reply({ calls: [add("Biscuit"), { ...add("Biscuit"), id: "again" }] }),
      reply({ calls: [{ ...add("Biscuit"), id: "meant" }] }),
      reply({ text: "Added two." }),
    ]);
    const outcomes = result.rounds.flatMap(({ toolResults }) => toolResults.map(({ success }) => success));
    expect([outcomes, added]).toEqual([[true, false, true], 2]);
  });

  it("is run where the first was taken back, and where it is another one", async () => {
    const { added } = await ask([
      reply({ calls: [add("Biscuit")] }),
      reply({ calls: [{ name: "undo", input: {} }] }),
      reply({ calls: [{ ...add("Biscuit"), id: "anew" }, add("Rex")] }),
      reply({ text: "Added." }),
    ]);
    expect(added).toBe(2);
  });

  it("is told as often as it was done", async () => {
    const { result } = await ask([
      reply({ calls: [add("Biscuit")] }),
      reply({ calls: [{ ...add("Biscuit"), id: "a" }] }),
      reply({ calls: [{ ...add("Biscuit"), id: "b" }] }),
      reply({ text: "" }),
      reply({ text: "" }),
    ]);
    expect(result.message).toContain("Added 1 node: Biscuit (2 times).");
  });
});

describe("the limit of rounds", () => {
  it("is said with the answer", async () => {
    const { result } = await ask([reply({ calls: [add("Biscuit")] }), reply({ text: "Added Biscuit." })], {
      maxToolIterations: 1,
    });
    expect(result).toMatchObject({ terminationReason: "max_rounds_reached", success: true });
    expect(notesOf(result)).toEqual(["I stopped at the step limit of one message (1). Something may be missing."]);
  });
});

describe("a command's name as models write it", () => {
  it.each([
    "functions.addNodes",
    "tool:addNodes",
    "add_nodes",
    "ADDNODES",
    "default_api.addNodes",
    "addNodes<|channel|>commentary",
    "add-nodes",
    "mcp__parley__addNodes",
  ])("%s is addNodes", async (name) => {
    const { result, added, conversation } = await ask([
      reply({ calls: [{ ...add("Biscuit"), name }] }),
      reply({ text: "Added Biscuit." }),
    ]);
    expect([added, result.rounds[0]?.toolsUsed]).toEqual([1, ["addNodes"]]);
    expect(conversation.controller.history()[0]?.rounds[0]?.calls[0]?.name).toBe("addNodes");
  });

  it("that leaves none is told the list of all commands once", async () => {
    const { server } = await ask([
      reply({
        calls: [
          { name: "plantTree", input: {} },
          { name: "addNode", input: {} },
        ],
      }),
      reply({ calls: [{ name: "growTree", input: {} }] }),
      reply({ text: "I cannot." }),
    ]);
    const sent = JSON.stringify(server.requests.at(-1)?.body["messages"]);
    expect(sent.match(/There are: /g)).toHaveLength(1);
    expect(sent).toContain("The nearest: addNodes");
  });
});
