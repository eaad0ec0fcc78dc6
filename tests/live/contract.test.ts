import { describe, expect, it } from "vitest";
import type { Provider } from "@/ai/port/provider-port";
import { createAnthropicProvider } from "@/providers/anthropic/anthropic-provider";
import { createOpenAiProvider } from "@/providers/openai/openai-provider";
import { liveTargets } from "../../scripts/live-targets.mjs";
import { startConversation } from "../support/conversation";

/** What every provider promises, asked of real endpoints: `npm run test:live` tells which of them there is a key for. */
const makers: Readonly<Record<string, (given: { model: string; apiKey: string; baseUrl?: string }) => Provider>> = {
  anthropic: createAnthropicProvider,
  openai: ({ baseUrl = "https://api.openai.com/v1", ...given }) => createOpenAiProvider({ ...given, baseUrl }),
};

for (const target of liveTargets(process.env)) {
  const { apiKey } = target;
  if (apiKey === undefined) continue;
  const make = (changes: { readonly apiKey?: string; readonly model?: string } = {}): Provider => {
    const maker = makers[target.provider];
    if (!maker) throw new Error(`There is no provider ${target.provider}.`);
    const baseUrl = target.baseUrl === undefined ? {} : { baseUrl: target.baseUrl };
    return maker({ model: target.model, apiKey, ...baseUrl, ...changes });
  };

  describe(`${target.model} at ${target.name}`, () => {
    it("answers in text, with the tokens it took", async () => {
      const result = await startConversation(make()).controller.execute("Say hello in one short sentence.");
      expect(result).toMatchObject({ success: true, terminationReason: "natural_completion", degraded: [] });
      expect(result.message.trim()).not.toBe("");
      expect(result.usage.inputTokens).toBeGreaterThan(0);
      expect(result.usage.outputTokens).toBeGreaterThan(0);
    });

    it("finds out by a call", async () => {
      const result = await startConversation(make()).controller.execute(
        "How many nodes have the type cat? Look it up.",
      );
      expect(result).toMatchObject({ success: true });
      expect(result.rounds.flatMap(({ toolResults }) => toolResults).some(({ success }) => success)).toBe(true);
      expect(result.message).toMatch(/8|eight/i);
    });

    it("finds, then styles, and goes on from there in the next message", async () => {
      const { controller, document } = startConversation(make());
      expect(await controller.execute("Find all cats and make them blue")).toMatchObject({ success: true });
      expect(document.styles.effectiveNode("cat3").color).toBeDefined();
      expect(document.styles.effectiveNode("h1").color).toBeUndefined();
      expect(await controller.execute("And which of my words were those about?")).toMatchObject({ success: true });
    });

    it("answers at the limit of rounds although it would go on calling", async () => {
      const { controller } = startConversation(make(), { maxToolIterations: 1 });
      const result = await controller.execute(
        "Look up how many cats there are, then how many humans, one after the other.",
      );
      expect(result.success).toBe(true);
      expect(result.message.trim()).not.toBe("");
    });

    it("stops in mid-answer and goes on with the next message", async () => {
      const { controller } = startConversation(make());
      const off = controller.subscribe((event) => {
        if (event.type === "ai-text-delta") controller.cancel();
      });
      const stopped = await controller.execute("Tell a long story about cats, without any calls.");
      off();
      expect(stopped).toMatchObject({ success: false, terminationReason: "aborted" });
      expect(await controller.execute("Say hello in one short sentence.")).toMatchObject({ success: true });
    });

    it.runIf(target.checksKeys)("says in plain words that a key is wrong", async () => {
      const wrong = make({ apiKey: "sk-this-key-is-wrong-000000000000" });
      const result = await startConversation(wrong).controller.execute("Hello");
      expect(result).toMatchObject({ success: false, terminationReason: "provider_error" });
      expect(result.message).toMatch(/refused the API key|does not let this key/);
    });

    it("says in plain words that a model is unknown", async () => {
      const unknown = make({ model: "no-such-model-anywhere" });
      const result = await startConversation(unknown).controller.execute("Hello");
      expect(result).toMatchObject({ success: false, terminationReason: "provider_error" });
      expect(result.message).toMatch(/does not know the model|did not accept/);
    });
  });
}

describe("a conversation that changes its provider", () => {
  const given = liveTargets(process.env).filter(({ apiKey }) => apiKey !== undefined);

  it.runIf(given.length > 0)("is taken by each", async () => {
    let provider: Provider | undefined;
    const { controller } = startConversation(() => {
      if (!provider) throw new Error("Nobody was chosen.");
      return provider;
    });
    for (const { provider: id, apiKey = "", model, baseUrl } of [...given, ...given]) {
      provider = makers[id]?.({ model, apiKey, ...(baseUrl === undefined ? {} : { baseUrl }) });
      expect(await controller.execute("Look up how many cats there are."), model).toMatchObject({ success: true });
    }
    expect(controller.history()).toHaveLength(2 * given.length);
  });
});
