import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Provider } from "@/ai/port/provider-port";
import { checkAnthropic } from "@/providers/anthropic/anthropic-check";
import { createAnthropicProvider } from "@/providers/anthropic/anthropic-provider";
import { listModels } from "@/providers/openai/endpoint-check";
import { createOpenAiProvider } from "@/providers/openai/openai-provider";
import { startConversation } from "../../support/conversation";
import { closedAfterEach } from "../../support/page/closed-after-each";
import { startRecordingServer } from "../../support/providers/recording-server";

const closing = closedAfterEach();
const apiKey = "sk/secret+1234567890=";
const noSignal = new AbortController().signal;

const makers: readonly [string, (baseUrl: string, key?: string) => Provider][] = [
  ["OpenAI", (baseUrl, key) => createOpenAiProvider({ baseUrl, model: "m", ...(key ? { apiKey: key } : {}) })],
  ["Anthropic", (baseUrl, key) => createAnthropicProvider({ baseUrl, model: "m", ...(key ? { apiKey: key } : {}) })],
];

describe("what stands in the environment", () => {
  const names = [
    "OPENAI_API_KEY",
    "OPENAI_ADMIN_KEY",
    "OPENAI_ORG_ID",
    "OPENAI_PROJECT_ID",
    "OPENAI_WEBHOOK_SECRET",
    "OPENAI_LOG",
  ];
  const others = ["ANTHROPIC_API_KEY", "ANTHROPIC_AUTH_TOKEN"];

  beforeEach(() => {
    for (const name of [...names, ...others]) vi.stubEnv(name, `${name}-leaked`);
    vi.stubEnv("OPENAI_CUSTOM_HEADERS", "x-own: CUSTOM-leaked\nauthorization: Bearer CUSTOM-leaked");
    vi.stubEnv("ANTHROPIC_CUSTOM_HEADERS", "x-own: CUSTOM-leaked");
    vi.stubEnv("OPENAI_BASE_URL", "http://127.0.0.1:9/leaked");
    vi.stubEnv("ANTHROPIC_BASE_URL", "http://127.0.0.1:9/leaked");
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each(makers)("goes with no request of %s to any address, nor changes where it goes", async (_name, make) => {
    const server = await closing(startRecordingServer((_request, response) => void response.writeHead(400).end("{}")));
    for (const key of [apiKey, undefined]) await startConversation(make(server.origin, key)).controller.execute("hi");
    const question = { baseUrl: server.origin, kind: "other" as const };
    await listModels(question, noSignal);
    await checkAnthropic(question, noSignal);
    expect(server.seen.length).toBeGreaterThanOrEqual(4);
    expect(JSON.stringify(server.seen)).not.toContain("leaked");
    // A client's own marks tell who and what asks.
    expect(JSON.stringify(server.seen)).not.toMatch(/stainless|openai-(?:organization|project)/i);
  });
});

describe("a key that a server repeats", () => {
  const repeated = [
    apiKey,
    `key ${encodeURIComponent(apiKey)} is wrong`,
    `${"x".repeat(390)}${apiKey}`,
    `Authorization: Bearer ${apiKey}`,
  ];

  const answers = repeated.flatMap((words) =>
    [200, 401, 422].flatMap((status) =>
      [{ error: { message: words } }, { error: words }, words].map((said) => ({
        status,
        body: typeof said === "string" ? said : JSON.stringify(said),
      })),
    ),
  );

  it.each(makers)("is in nothing that %s says of it", async (_name, make) => {
    for (const { status, body } of answers) {
      const server = await closing(
        startRecordingServer((_request, response) => {
          response.writeHead(status, { "content-type": "application/json" }).end(body);
        }),
      );
      const { controller } = startConversation(make(server.origin, apiKey));
      const result = await controller.execute("hi");
      expect(result.success, body).toBe(false);
      const output = JSON.stringify([result, controller.traces(), controller.history()]);
      for (const part of [apiKey.slice(0, 10), "1234567890", encodeURIComponent(apiKey)]) {
        expect(output, `${status} ${body}`).not.toContain(part);
      }
    }
  });
});

describe("an address that holds a secret", () => {
  const addresses = [
    ["sk-proj-abcdefghijklmnop", /looks like an API key\. Put it in the key field/],
    ["AIzaSyA1234567890abcdefghijklm", /looks like an API key/],
    ["https://me:hunter2hunter2@api.example/v1", /name or a password.*Remove it/],
    ["ftp://me:hunter2hunter2@api.example/v1", /is not a web address/],
    ["api.example with sk-proj-abcdefghijklmnop", /is not a web address/],
  ] as const;

  it.each(makers)("is refused by %s without repeating it", async (_name, make) => {
    for (const [address, says] of addresses) {
      const { controller } = startConversation(make(address, apiKey));
      const result = await controller.execute("hi");
      expect(result.message).toMatch(says);
      expect(JSON.stringify([result, controller.traces()])).not.toMatch(/hunter2|abcdefghijklm/);
    }
  });

  it("is refused by the tests of endpoints without repeating it", async () => {
    for (const [baseUrl, says] of addresses) {
      const found = [
        await listModels({ baseUrl, kind: "other" }, noSignal),
        await checkAnthropic({ baseUrl, kind: "anthropic" }, noSignal),
      ];
      for (const { message } of found) {
        expect(message).toMatch(says);
        expect(message).not.toMatch(/hunter2|abcdefghijklm/);
      }
    }
  });
});
