import { describe, expect, it } from "vitest";
import { createAnthropicProvider } from "@/providers/anthropic/anthropic-provider";
import { startConversation } from "../../support/conversation";
import { closedAfterEach } from "../../support/page/closed-after-each";
import { anthropicReply, messageEnd, messageStart } from "../../support/providers/anthropic-events";
import { type AnthropicReply, startAnthropicServer, toPiece } from "../../support/providers/anthropic-server";

const closing = closedAfterEach();
const answer = "There are 8 cats in this graph.";
const words = answer.match(/\s*\S+/g) ?? [];
const input = { nodes: [{ attributes: { name: "Biscuit" } }] };
const text = JSON.stringify(input);

async function ask(...replies: readonly AnthropicReply[]) {
  const server = await closing(startAnthropicServer(replies));
  const provider = createAnthropicProvider({ baseUrl: server.baseUrl, model: "test-model" });
  const conversation = startConversation(provider);
  const before = conversation.document.tables.nodes.count;
  const result = await conversation.controller.execute("Add a node called Biscuit");
  return { result, added: conversation.document.tables.nodes.count - before };
}

function start(block: object): object {
  return { type: "content_block_start", index: 0, content_block: block };
}

function delta(piece: object): object {
  return { type: "content_block_delta", index: 0, delta: piece };
}

const stop = { type: "content_block_stop", index: 0 };
const said = (piece: string) => delta({ type: "text_delta", text: piece });
const given = (piece: string) => delta({ type: "input_json_delta", partial_json: piece });
const call = { type: "tool_use", id: "toolu_1", name: "addNodes", input: {} };
const message = (stopReason: string, ...blocks: readonly object[]) => ({
  events: [messageStart(), ...blocks, ...messageEnd(stopReason)],
});

describe("an answer of the Messages API that comes more than once", () => {
  it.each<[string, readonly object[]]>([
    [
      "as pieces that each hold all before",
      [start({ type: "text", text: "" }), ...words.map((_, at) => said(words.slice(0, at + 1).join(""))), stop],
    ],
    ["as a block that begins whole", [start({ type: "text", text: answer }), said(answer), stop]],
    [
      "as a block that comes again",
      [start({ type: "text", text: "" }), ...words.map(said), stop, start({ type: "text", text: answer }), stop],
    ],
  ])("is said once: %s", async (_title, blocks) => {
    const { result } = await ask(message("end_turn", ...blocks));
    expect(result.message).toBe(answer);
  });

  it.each<[string, readonly object[]]>([
    [
      "arguments that begin whole and then come in pieces",
      [start({ ...call, input }), given(text.slice(0, 9)), given(text.slice(9)), stop],
    ],
    [
      "arguments that each hold all before",
      [start(call), ...[3, 12, text.length].map((end) => given(text.slice(0, end))), stop],
    ],
    ["a block that comes again", [start({ ...call, input }), stop, start({ ...call, input }), stop]],
  ])("runs its call once: %s", async (_title, blocks) => {
    const { result, added } = await ask(message("tool_use", ...blocks), anthropicReply({ text: "Done." }));
    expect(result.rounds.flatMap(({ toolResults }) => toolResults.map(({ success }) => success))).toEqual([true]);
    expect(added).toBe(1);
  });

  it.each(["message_stop", "message_delta"])("keeps an answer whose connection is lost behind %s", async (last) => {
    const events = anthropicReply({ text: answer }).events ?? [];
    const at = events.findIndex((event) => typeof event === "object" && "type" in event && event.type === last);
    const bytes = Buffer.byteLength(
      events
        .slice(0, at + 1)
        .map(toPiece)
        .join(""),
    );
    const { result } = await ask({ events, cutAfter: bytes });
    expect(result).toMatchObject({ success: true, message: answer });
  });
});
