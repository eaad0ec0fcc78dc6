import { describe, expect, it } from "vitest";
import { createAnthropicProvider } from "@/providers/anthropic/anthropic-provider";
import { askedWait, toWaitWords } from "@/providers/http/asked-wait";
import { createOpenAiProvider } from "@/providers/openai/openai-provider";
import { startConversation } from "../../support/conversation";
import { closedAfterEach } from "../../support/page/closed-after-each";
import { startAnthropicServer } from "../../support/providers/anthropic-server";
import { chunk, reply } from "../../support/providers/openai-chunks";
import { startOpenAiServer } from "../../support/providers/openai-server";

const closing = closedAfterEach();

const retryInfo = {
  code: 429,
  message: "You exceeded your current quota, please check your plan and billing details.",
  status: "RESOURCE_EXHAUSTED",
  details: [
    { "@type": "type.googleapis.com/google.rpc.QuotaFailure" },
    { "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: "6.5s" },
  ],
};

describe("a wait that a refusal names", () => {
  it.each<[string, object, number | undefined]>([
    ["RetryInfo", retryInfo, 6500],
    ["Rate limit reached for model. Please try again in 6.5s. Visit the site.", {}, 6500],
    ["Please retry in 39.123s.", {}, 39_123],
    ["Please try again in 1m30.5s.", {}, 90_500],
    ["Try again in 350ms.", {}, 350],
    ["Please retry after 20 seconds.", {}, 20_000],
    ["Please wait 2 minutes before you ask again", {}, 120_000],
    ["Limit resets in 1 hour and 5 minutes", {}, 3_900_000],
    ["a field", { retry_after: 12 }, 12_000],
    ["a field in ms", { retry_after_ms: 250 }, 250],
    ["OpenRouter's", { metadata: { retry_after: "3" } }, 3000],
    ["You exceeded your current quota. Check your billing.", {}, undefined],
    ["Limit 30 requests in 60s, used 30.", {}, undefined],
  ])("is read: %s", (message, more, expected) => {
    const error = { message, ...more };
    expect(askedWait({ status: 429, error })).toBe(expected);
  });

  it.each([
    [400, "1 second"],
    [6500, "7 seconds"],
    [300_000, "5 minutes"],
    [7_200_000, "2 hours"],
  ])("of %d ms is %s in words", (wait, words) => {
    expect(toWaitWords(wait)).toBe(words);
  });

  it("is waited for where it is short, on the wire", async () => {
    const error = { ...retryInfo, details: [{ retryDelay: "0.05s" }] };
    const server = await closing(
      startOpenAiServer([{ status: 429, body: JSON.stringify([{ error }]) }, reply({ text: "Here." })]),
    );
    const provider = createOpenAiProvider({ baseUrl: server.baseUrl, model: "test-model", kind: "gemini" });
    const conversation = startConversation(provider);
    expect((await conversation.controller.execute("Hello")).message).toBe("Here.");
    const waits = conversation.events.flatMap((event) =>
      event.type === "ai-status-change" && event.wait?.type === "retry" ? [event.wait.waitMs] : [],
    );
    expect(waits).toEqual([50]);
  });

  it.each(["openai", "anthropic"])(
    "is told where it is long, by %s; only without one is a quota used up",
    async (api) => {
      const answers = ["Your quota is reached. Please try again in 5m0s.", "You exceeded your current quota."].map(
        (message) => ({
          status: 429,
          body: JSON.stringify({
            type: "error",
            error: { type: "rate_limit_error", message, code: "insufficient_quota" },
          }),
        }),
      );
      const ask = async (answer: (typeof answers)[number] | undefined) => {
        const replies = answer ? [answer] : [];
        const provider =
          api === "openai"
            ? createOpenAiProvider({ baseUrl: (await closing(startOpenAiServer(replies))).baseUrl, model: "m" })
            : createAnthropicProvider({ baseUrl: (await closing(startAnthropicServer(replies))).baseUrl, model: "m" });
        return (await startConversation(provider).controller.execute("Hello")).message;
      };
      expect(await ask(answers[0])).toContain("allows no more requests for 5 minutes. Retry after that.");
      expect(await ask(answers[1])).toContain("quota is used up");
    },
  );
});

describe("thoughts that must come back", () => {
  const find = { name: "findNodes", input: { selector: "*" } };
  const thinking = {
    events: [chunk({ reasoning_content: "Let me look." }), ...(reply({ calls: [find] }).events ?? [])],
  };
  const hasThoughts = (body: Readonly<Record<string, unknown>>) =>
    JSON.stringify(body["messages"]).includes("reasoning_content");

  it("mend the request that is refused without them, and the endpoint is remembered", async () => {
    const server = await closing(
      startOpenAiServer([thinking, reply({ text: "20." }), thinking, reply({ text: "20." })], {
        refuses: (body) =>
          JSON.stringify(body["messages"]).includes("tool_calls") &&
          !JSON.stringify(body["messages"]).includes('"reasoning_content":"Let me look."')
            ? {
                status: 400,
                body: {
                  error: { message: "The `reasoning_content` in the thinking mode must be passed back to the API." },
                },
              }
            : undefined,
      }),
    );
    const learned = new Map<string, string>();
    const options = { baseUrl: server.baseUrl, model: "new-thinker", kind: "other" as const, learned };
    const conversation = startConversation(() => createOpenAiProvider(options), { toolProfile: "full" });
    expect((await conversation.controller.execute("How many?")).message).toBe("20.");
    expect((await conversation.controller.execute("And now?")).message).toBe("20.");
    expect(server.refusals).toHaveLength(1);
  });

  it.each(["text that is no JSON", "{}", '{"withUsage":"yes"}'])(
    "are not lost to what was kept as %j",
    async (stored) => {
      const server = await closing(startOpenAiServer([reply({ text: "20." })]));
      const learned = { get: () => stored, set: () => undefined };
      const provider = createOpenAiProvider({ baseUrl: server.baseUrl, model: "m", kind: "other", learned });
      expect((await startConversation(provider).controller.execute("How many?")).message).toBe("20.");
    },
  );

  it("go again where a server that wanted them refuses them later", async () => {
    let isNew = false;
    const server = await closing(
      startOpenAiServer([thinking, reply({ text: "20." }), thinking, reply({ text: "20." })], {
        refuses: (body) => {
          const isWrong = JSON.stringify(body["messages"]).includes("tool_calls") && hasThoughts(body) === isNew;
          return isWrong ? { status: 400, body: { error: { message: "reasoning_content is wrong" } } } : undefined;
        },
      }),
    );
    const options = { baseUrl: server.baseUrl, model: "m", kind: "other" as const, learned: new Map() };
    const conversation = startConversation(() => createOpenAiProvider(options), { toolProfile: "full" });
    expect((await conversation.controller.execute("How many?")).message).toBe("20.");
    isNew = true;
    expect((await conversation.controller.execute("And now?")).message).toBe("20.");
  });

  it("are left out where a server refuses them", async () => {
    const server = await closing(
      startOpenAiServer([thinking, reply({ text: "20." })], {
        refuses: (body) =>
          hasThoughts(body)
            ? { status: 422, body: { detail: "reasoning_content: Extra inputs are not permitted" } }
            : undefined,
      }),
    );
    const provider = createOpenAiProvider({ baseUrl: server.baseUrl, model: "m", kind: "deepseek" });
    expect((await startConversation(provider).controller.execute("How many?")).message).toBe("20.");
  });
});
