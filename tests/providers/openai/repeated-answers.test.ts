import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createGrownText } from "@/providers/http/grown-text";
import { createOpenAiProvider } from "@/providers/openai/openai-provider";
import { startConversation } from "../../support/conversation";
import { closedAfterEach } from "../../support/page/closed-after-each";
import { chunk, reply } from "../../support/providers/openai-chunks";
import { type ServerReply, startOpenAiServer } from "../../support/providers/openai-server";

const closing = closedAfterEach();
const answer = "There are 8 cats in this graph.";
const words = answer.match(/\s*\S+/g) ?? [];
const input = { nodes: [{ attributes: { name: "Biscuit" } }] };
const text = JSON.stringify(input);

type Kind = "openai" | "ollama";

async function ask(replies: readonly ServerReply[], kind: Kind) {
  const server = await closing(startOpenAiServer(replies));
  const provider = createOpenAiProvider({ baseUrl: server.baseUrl, model: "test-model", kind });
  const conversation = startConversation(provider, { toolProfile: "full" });
  const before = conversation.document.tables.nodes.count;
  const result = await conversation.controller.execute("Add a node called Biscuit");
  const shown = conversation.events.flatMap((event) => (event.type === "ai-text-delta" ? [event.text] : [])).join("");
  return { result, shown, added: conversation.document.tables.nodes.count - before };
}

/** A chunk with a whole message, alone or beside a delta. */
function whole(message: object, delta?: object, finish: string | null = "stop"): object {
  const made = { ...chunk(delta ?? {}, finish) };
  return { ...made, choices: [{ index: 0, ...(delta ? { delta } : {}), message, finish_reason: finish }] };
}

function calling(argumentsText: string, more: object = { id: "call_1" }): object {
  return { index: 0, ...more, type: "function", function: { name: "addNodes", arguments: argumentsText } };
}

const deltas = words.map((content) => chunk({ content }));
const snapshots = words.map((_, at) => words.slice(0, at + 1).join(""));

describe.each<Kind>(["openai", "ollama"])("an answer that comes more than once from %s", (kind) => {
  it.each<[string, readonly object[]]>([
    ["as a message behind its pieces", [...deltas, whole({ role: "assistant", content: answer })]],
    ["as a message beside an empty last piece", [...deltas, whole({ role: "assistant", content: answer }, {})]],
    [
      "as a message that grows beside each piece",
      words.map((content, at) =>
        whole({ content: snapshots[at] }, { content }, at === words.length - 1 ? "stop" : null),
      ),
    ],
    ["as a last piece", [...deltas, chunk({ content: answer }, "stop")]],
    ["as a piece before the end", [...deltas, chunk({ content: answer }), chunk({}, "stop")]],
    [
      "trimmed, as a last piece",
      [chunk({ content: "\n\n" }), ...deltas, chunk({ content: answer }), chunk({}, "stop")],
    ],
    ["as pieces that each hold all before", [...snapshots.map((content) => chunk({ content })), chunk({}, "stop")]],
    [
      "as two pieces of which one holds the other",
      [chunk({ content: "There" }), chunk({ content: answer }), chunk({}, "stop")],
    ],
    [
      "letter by letter, each with all before",
      [..."There are 8 cats in this graph."].map((_, at) =>
        chunk({ content: answer.slice(0, at + 1) }, at === answer.length - 1 ? "stop" : null),
      ),
    ],
    [
      "as messages that grow",
      snapshots.map((content, at) => whole({ content }, undefined, at === words.length - 1 ? "stop" : null)),
    ],
    [
      "as messages that each hold a piece",
      words.map((content, at) => whole({ content }, undefined, at === words.length - 1 ? "stop" : null)),
    ],
    [
      "as a message that says more than its pieces",
      [...deltas.slice(0, 3), whole({ role: "assistant", content: answer })],
    ],
  ])("is said once: %s", async (_title, events) => {
    const { result, shown } = await ask([{ events }], kind);
    expect(result.message).toBe(answer);
    expect(shown.trim()).toBe(answer);
  });

  it.each<[string, readonly object[]]>([
    [
      "a message behind its pieces",
      [
        chunk({ tool_calls: [calling(text.slice(0, 9))] }),
        chunk({ tool_calls: [{ index: 0, function: { arguments: text.slice(9) } }] }),
        whole({ tool_calls: [calling(text)] }, undefined, "tool_calls"),
      ],
    ],
    [
      "a message whose call has another id",
      [
        chunk({ tool_calls: [calling(text)] }),
        whole({ tool_calls: [calling(text, { id: "call_2" })] }, {}, "tool_calls"),
      ],
    ],
    [
      "a last piece",
      [
        chunk({ tool_calls: [calling(text.slice(0, 9))] }),
        chunk({ tool_calls: [{ index: 0, function: { arguments: text.slice(9) } }] }),
        chunk({ tool_calls: [calling(text)] }, "tool_calls"),
      ],
    ],
    [
      "arguments that each hold all before",
      [3, 12, text.length].map((end) =>
        chunk({ tool_calls: [calling(text.slice(0, end))] }, end === text.length ? "tool_calls" : null),
      ),
    ],
    [
      "arguments that hold all before, again at the end",
      [3, 12, text.length, text.length]
        .map((end) => chunk({ tool_calls: [calling(text.slice(0, end))] }))
        .concat(chunk({}, "tool_calls")),
    ],
  ])("runs its call once: %s", async (_title, events) => {
    const { result, added } = await ask([{ events }, reply({ text: "Done." })], kind);
    expect(result.rounds.flatMap(({ toolResults }) => toolResults.map(({ success }) => success))).toEqual([true]);
    expect(added).toBe(1);
  });

  it("keeps arguments in which a record stands in one of its own kind", async () => {
    const nested = '{"nodes":[{"label":"Biscuit","attributes":{"nodes":[{"label":"Biscuit"}]}}]}';
    const pieces = ['{"nodes":', '[{"label":"Biscuit","attributes":', '{"nodes":', '[{"label":"Biscuit"}]}}]}'];
    expect(pieces.join("")).toBe(nested);
    const events = pieces.map((piece, at) =>
      chunk({ tool_calls: [at === 0 ? calling(piece) : { index: 0, function: { arguments: piece } }] }),
    );
    const { result } = await ask([{ events: [...events, chunk({}, "tool_calls")] }, reply({ text: "Done." })], kind);
    expect(JSON.stringify(result.rounds[0]?.toolResults[0]?.input)).toContain(
      '"attributes":{"nodes":[{"label":"Biscuit"}]',
    );
  });

  it("keeps an answer whose connection is lost behind its end", async () => {
    const events = [...deltas, chunk({}, "stop")];
    const bytes = Buffer.byteLength(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(""));
    const { result } = await ask([{ events, cutAfter: bytes }], kind);
    expect(result).toMatchObject({ success: true, message: answer });
  });

  it("shows a refusal in its own field", async () => {
    const refusal = ["I can't ", "help with that."].map((piece) => chunk({ content: null, refusal: piece }));
    const { result } = await ask([{ events: [...refusal, chunk({}, "stop")] }], kind);
    expect(result).toMatchObject({ success: true, message: "I can't help with that." });
    const body = {
      choices: [{ index: 0, message: { role: "assistant", content: null, refusal: "No." }, finish_reason: "stop" }],
    };
    const unstreamed = await ask([{ body: JSON.stringify(body) }], kind);
    expect(unstreamed.result.message).toBe("No.");
  });
});

describe("a text that comes in pieces", () => {
  const word = fc.stringMatching(/^[a-zäé0-9,.!]{1,9}$/u);

  it("is their sum, wherever it is cut", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { minLength: 1, maxLength: 30 }),
        fc.infiniteStream(fc.nat(6)),
        (list, sizes) => {
          const all = list.join(" ");
          const grown = createGrownText();
          let shown = "";
          for (let from = 0; from < all.length; ) {
            const to = from + 1 + (sizes.next().value ?? 0);
            shown += grown.add(all.slice(from, to));
            from = to;
          }
          shown += grown.end();
          // Two pieces at the very start may be read either way; any others may not.
          if (list.length > 3) expect([all.length, shown]).toEqual([shown.length, all]);
        },
      ),
    );
  });

  it("is the last of snapshots, however they grow", () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 3, maxLength: 30 }), (list) => {
        const grown = createGrownText();
        let shown = "";
        for (let end = 1; end <= list.length; end += 1) shown += grown.add(list.slice(0, end).join(" "));
        shown += grown.end();
        expect(shown).toBe(list.join(" "));
      }),
    );
  });
});
