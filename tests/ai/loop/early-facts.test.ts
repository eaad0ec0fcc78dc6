import { describe, expect, it } from "vitest";
import type { AiOptions } from "@/ai/options/ai-options";
import { startAiSession } from "../../support/ai-session";
import { calls, createScriptedProvider, says } from "../../support/providers/scripted-provider";

/*
 * What of an early message is still before the model thirty messages later. Whether a model then answers rightly is the model's; it
 * cannot without this.
 */
const facts = [
  { user: "how many cats are there?", call: ["findNodes", { selector: "type == 'cat'" }], asked: /Found 8 nodes/ },
  { user: "who is older than 12?", call: ["findNodes", { selector: "age > 12" }], asked: /age > 12/ },
  { user: "my favourite is Felix, remember that", asked: /my favourite is Felix/ },
  { user: "never delete anything of the Moreau family", asked: /never delete anything of the Moreau family/ },
  { user: "search by kind", call: ["findNodes", { selector: "kind == 'cat'" }], asked: /kind == 'cat'/ },
  {
    user: "delete the humans",
    call: ["removeElements", { selector: "type == 'human'" }],
    asked: /removeElements[^\n]*did not allow/,
  },
  { user: "how large is it?", call: ["queryGraph", { query: "nodeCount" }], asked: /The graph has \d+ nodes/ },
  { user: "answers in one sentence from now on", asked: /in one sentence from now on/ },
  { user: "I work for the shelter in Basel", asked: /shelter in Basel/ },
  { user: "call the third group the old ones", asked: /third group the old ones/ },
] as const;

const messages = 30;
/** As long as answers of models are. */
const filler = (index: number) =>
  `About number ${index}: ${"a sentence of an answer that goes on and on. ".repeat(12)}`;

async function remembered(options: Partial<AiOptions>): Promise<number> {
  const scripts = Array.from({ length: messages }, (_, index) => {
    const fact = facts[index];
    const asks = fact && "call" in fact ? [calls([{ name: fact.call[0], input: fact.call[1] }])] : [];
    return [...asks, says(filler(index))];
  }).flat();
  const model = createScriptedProvider([...scripts, says("That is it.")]);
  const session = startAiSession({ provider: model, options });
  session.controller.subscribe((event) => {
    if (event.type === "ai-approval-request") session.controller.answerApproval(event.callId, false);
  });
  for (let index = 0; index < messages; index += 1) {
    await session.controller.execute(facts[index]?.user ?? `and what about number ${index}?`);
  }
  await session.controller.execute("What did I say at first?");
  const { history } = model.requests.at(-1) ?? { history: [] };
  const text = history.map((exchange) => JSON.stringify(exchange).replaceAll("\\\\", "\\")).join("\n");
  return facts.filter(({ asked }) => asked.test(text)).length;
}

describe("what was said and found in the first messages of thirty", () => {
  it("is before the model when it is asked again, in a compact context also where a full one has lost it", async () => {
    const rows: string[] = [];
    for (const contextTokens of [16_000, 6000, 3000, 2000]) {
      const full = await remembered({ contextTokens });
      const compact = await remembered({ contextTokens, contextStrategy: "compact" });
      rows.push(`${contextTokens} tokens: full ${full}, compact ${compact} of ${facts.length}`);
      expect(compact).toBe(facts.length);
      expect(compact).toBeGreaterThanOrEqual(full);
    }
    console.info(rows.join("\n"));
  });
});
