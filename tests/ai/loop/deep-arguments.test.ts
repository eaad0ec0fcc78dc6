import { describe, expect, it } from "vitest";
import type { JsonObject, JsonValue } from "@/lib/json";
import { createOpenAiProvider } from "@/providers/openai/openai-provider";
import { startAiSession } from "../../support/ai-session";
import { closedAfterEach } from "../../support/page/closed-after-each";
import { reply } from "../../support/providers/openai-chunks";
import { startOpenAiServer } from "../../support/providers/openai-server";
import { createScriptedProvider } from "../../support/providers/scripted-provider";
import { createTestRegistry } from "../../support/test-registry";

const depths = [5_000, 100_000];

function nested(depth: number): JsonObject {
  let value: JsonValue = "*";
  for (let level = 0; level < depth; level += 1) value = [value];
  return { selector: value };
}

const nestedText = (depth: number): string => `{"selector":${"[".repeat(depth)}"*"${"]".repeat(depth)}}`;
const refused =
  /^Not run: the arguments of findNodes are nested more than 200 levels deep\. They began with: \{"selector":\[/;

describe("arguments nested without end", () => {
  const closing = closedAfterEach();

  it.each(depths)("are refused in plain words, %i deep, and what is kept of them can be written out", async (depth) => {
    const call = { id: "c1", name: "findNodes", input: nested(depth) };
    const provider = createScriptedProvider([
      [
        { type: "tool-call", call },
        { type: "finish", reason: "tool-calls" },
      ],
      [
        { type: "text-delta", text: "Too deep." },
        { type: "finish", reason: "stop" },
      ],
    ]);
    const { controller, events } = startAiSession({ provider });
    const result = await controller.execute("find all");
    expect(result.rounds[0]?.toolResults[0]).toMatchObject({ success: false, message: expect.stringMatching(refused) });
    expect(result).toMatchObject({ success: true, message: "Too deep." });
    expect(JSON.stringify([result, events, provider.requests])).not.toContain("[[[[[[[[[[");
  });

  it("are refused as an endpoint streams them", async () => {
    const calls = [{ name: "findNodes", input: nestedText(5_000) }];
    const server = await closing(startOpenAiServer([reply({ calls }), reply({ text: "Too deep." })]));
    const provider = createOpenAiProvider({ baseUrl: server.baseUrl, model: "m", apiKey: "", kind: "other" });
    const { controller } = startAiSession({ provider });
    const result = await controller.execute("find all");
    expect(result.rounds[0]?.toolResults[0]?.message).toMatch(refused);
    expect(result.message).toBe("Too deep.");
    expect(JSON.stringify(controller.traces())).not.toContain("call stack");
  });

  it.each(depths)("are refused by hand, %i deep", async (depth) => {
    const { run } = createTestRegistry();
    for (const name of ["findNodes", "updateElements", "importData"]) {
      const executed = await run(name, nested(depth));
      expect(executed).toMatchObject({
        success: false,
        message: "The input is nested more than 200 levels deep.",
        input: {},
      });
    }
  });
});
