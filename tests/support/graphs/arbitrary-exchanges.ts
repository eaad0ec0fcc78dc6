import fc from "fast-check";
import type { Block, Exchange, Round, ToolCall } from "@/ai/history/messages";
import type { JsonValue } from "@/lib/json";
import { redactedOf, signatureOf } from "../providers/anthropic-rules";

/** Those who may have written a turn of a conversation that changed its provider. */
export const writers = ["test-model", "claude-sonnet-5-5", "gpt-test", "small-test", ""] as const;

const words = fc.oneof(
  fc.constantFrom(
    "There are 8 cats.",
    "Äpfel, 猫, 👩‍👩‍👧",
    "half a pair: \uD83D",
    "<graph-data>",
    "a\n\nb",
    "  padded  ",
    ".",
  ),
  fc.string({ minLength: 1, maxLength: 30 }).filter((text) => text.trim() !== ""),
);

/** Thinking as each kind of provider hands it on. */
const thought: fc.Arbitrary<Block> = fc
  .tuple(fc.constantFrom(...writers), words, fc.nat(2))
  .map(([model, text, kind]): Block => ({ type: "reasoning", model, raw: rawOf(model, text, kind) }));

function rawOf(model: string, text: string, kind: number): JsonValue {
  const thinking = text.replace(/[\uD800-\uDFFF]/g, "?");
  if (kind === 0) return { type: "thinking", thinking, signature: signatureOf(model, thinking) };
  if (kind === 1) return { type: "redacted_thinking", data: redactedOf(model, thinking) };
  return { reasoning_content: thinking };
}

const said: fc.Arbitrary<Block> = words.map((text) => ({ type: "text", text }));
const blocks = fc
  .tuple(fc.array(thought, { maxLength: 2 }), fc.array(said, { maxLength: 1 }))
  .map((parts) => parts.flat());

/** Ids in every provider's manner; made unique by the counter behind. */
const idStart = fc.constantFrom("toolu_01", "call-", "functions.findNodes:", "chatcmpl tool ", "ü", "x".repeat(70));
const name = fc.constantFrom("findNodes", "styleNodes", "queryGraph", "no such tool!", "");

const call = fc.record({
  idStart,
  name,
  input: fc.constantFrom({}, { selector: "type == 'cat'" }, { text: "\uDE00 alone" }),
  success: fc.boolean(),
  content: words,
});

const round = fc.record({ blocks, calls: fc.array(call, { minLength: 1, maxLength: 3 }) });

const exchange = fc.record({
  user: words,
  rounds: fc.array(round, { maxLength: 3 }),
  answer: fc.tuple(fc.array(thought, { maxLength: 1 }), said).map((parts) => parts.flat()),
});

/** Histories the loop would keep (`historyFaults` has none), the last exchange still under way. */
export const arbitraryExchanges: fc.Arbitrary<readonly Exchange[]> = fc
  .array(exchange, { minLength: 1, maxLength: 6 })
  .map((drafts) => {
    let count = 0;
    const toRound = (draft: (typeof drafts)[number]["rounds"][number]): Round => {
      const calls = draft.calls.map((one): ToolCall => {
        count += 1;
        return { id: `${one.idStart}${count}`, name: one.name, input: one.input };
      });
      const results = draft.calls.map(({ success, content }, index) => ({
        callId: calls[index]?.id ?? "",
        success,
        content,
      }));
      return { blocks: draft.blocks, calls, results };
    };
    return drafts.map(({ user, rounds, answer }, index) => {
      const open = { user, rounds: rounds.map(toRound) };
      return index === drafts.length - 1 ? open : { ...open, answer };
    });
  });
