import { describe, expect, it } from "vitest";
import type { EndpointFinding, EndpointKind } from "@/ai/port/endpoint-kind";
import type { Provider } from "@/ai/port/provider-port";
import { checkAnthropic } from "@/providers/anthropic/anthropic-check";
import { createAnthropicProvider } from "@/providers/anthropic/anthropic-provider";
import { listModels, testEndpoint } from "@/providers/openai/endpoint-check";
import { createOpenAiProvider } from "@/providers/openai/openai-provider";
import { startConversation } from "../../support/conversation";
import { closedAfterEach } from "../../support/page/closed-after-each";
import { chunk } from "../../support/providers/openai-chunks";
import { type RecordedRequest, startRecordingServer } from "../../support/providers/recording-server";

const closing = closedAfterEach();
const apiKey = "sk-secret-1234567890";
const statuses = [301, 302, 303, 307, 308] as const;
const noSignal = new AbortController().signal;

/** Answers whatever it is asked, in both APIs: a request that came here would have succeeded. */
function startTarget() {
  return closing(
    startRecordingServer(({ path }, response) => {
      if (path.endsWith("/chat/completions")) {
        response.writeHead(200, { "content-type": "text/event-stream" });
        response.end(`data: ${JSON.stringify(chunk({ content: "Hi" }, "stop"))}\n\ndata: [DONE]\n\n`);
        return;
      }
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ data: [{ id: "m" }], type: "message", content: [], stop_reason: "end_turn" }));
    }),
  );
}

/** Two hosts: the first sends on what it does not answer itself to the second, which is known by another name. */
async function startPair(status: number, own: (request: RecordedRequest) => object | undefined = () => undefined) {
  const target = await startTarget();
  const first = await closing(
    startRecordingServer((request, response) => {
      const answer = own(request);
      if (answer) response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
      else response.writeHead(status, { location: `${target.otherOrigin}${request.path}?token=abc` }).end();
    }),
  );
  return { first, target };
}

const providers: readonly [string, (baseUrl: string) => Provider][] = [
  ["OpenAI", (origin) => createOpenAiProvider({ baseUrl: `${origin}/v1`, model: "m", apiKey })],
  ["Anthropic", (origin) => createAnthropicProvider({ baseUrl: origin, model: "m", apiKey })],
];

const question = (origin: string, kind: EndpointKind = "other") => ({ baseUrl: `${origin}/v1`, kind, apiKey });
const questions: readonly [string, (origin: string) => Promise<EndpointFinding>][] = [
  ["the OpenAI list", (origin) => listModels(question(origin), noSignal)],
  ["the OpenAI test", (origin) => testEndpoint({ ...question(origin), model: "m" }, noSignal)],
  ["the OpenRouter key test", (origin) => testEndpoint(question(origin, "openrouter"), noSignal)],
  ["the Anthropic test", (origin) => checkAnthropic(question(origin, "anthropic"), noSignal)],
];

describe.each(statuses)("a redirect with %i", (status) => {
  it.each(providers)("ends a message at %s and reaches nobody else", async (_name, make) => {
    const { first, target } = await startPair(status);
    const { controller } = startConversation(make(first.origin));
    const result = await controller.execute("a secret of mine");
    expect(result).toMatchObject({ success: false, terminationReason: "provider_error" });
    expect(result.message).toMatch(/127\.0\.0\.1:\d+ sent the request on to http:\/\/localhost:\d+\/v1/);
    expect(result.message).toMatch(/follows no redirect.*If you trust it, enter/s);
    expect(JSON.stringify(result)).not.toMatch(/token=abc|sk-secret/);
    expect(target.seen).toEqual([]);
    expect(first.seen).toHaveLength(1);
  });

  it.each(questions)("ends %s and reaches nobody else", async (_name, ask) => {
    const { first, target } = await startPair(status);
    const found = await ask(first.origin);
    expect(found.success).toBe(false);
    expect(found.message).toMatch(/sent the request on to http:\/\/localhost:\d+\/v1.*follows no redirect/s);
    expect(found.message).not.toMatch(/token=abc|sk-secret/);
    expect(target.seen).toEqual([]);
  });

  it("is not followed by the questions that tell what kind of server it is", async () => {
    const { first, target } = await startPair(status, ({ path }) =>
      path === "/v1/models" ? { data: [{ id: "m" }] } : undefined,
    );
    expect(await testEndpoint({ ...question(first.origin), model: "m" }, noSignal)).toMatchObject({ success: true });
    expect(first.seen.map(({ path }) => path)).toContain("/api/version");
    expect(target.seen).toEqual([]);
  });

  it("is not followed where the API is looked for at its usual path, nor where Ollama is asked for a model", async () => {
    const { first, target } = await startPair(status, ({ path }) => {
      if (path === "/v1/models") return { data: [{ id: "m" }] };
      return path === "/api/version" ? { version: "1" } : undefined;
    });
    await testEndpoint({ ...question(first.origin), model: "m" }, noSignal);
    expect(first.seen.map(({ path }) => path)).toContain("/api/show");
    await listModels({ ...question(first.origin), baseUrl: first.origin }, noSignal);
    expect(target.seen).toEqual([]);
  });
});

describe("a redirect", () => {
  it.each(providers)("without an address, in a circle or to another path of %s is told too", async (_name, make) => {
    for (const location of [undefined, "/v1/chat/completions", "http://", "javascript:alert(1)"]) {
      const server = await closing(
        startRecordingServer((_request, response) => {
          response.writeHead(308, location === undefined ? {} : { location }).end();
        }),
      );
      const { controller } = startConversation(make(server.origin));
      const result = await controller.execute("hi");
      expect(result.message).toMatch(/sent the request on to .*follows no redirect/s);
      expect(server.seen).toHaveLength(1);
    }
  });

  it("ends a message in one conversation and the next message works at the new address", async () => {
    const { first, target } = await startPair(307);
    let origin = first.origin;
    const { controller } = startConversation(() =>
      createOpenAiProvider({ baseUrl: `${origin}/v1`, model: "m", apiKey }),
    );
    expect((await controller.execute("hi")).success).toBe(false);
    origin = target.origin;
    expect(await controller.execute("hi")).toMatchObject({ success: true, message: "Hi" });
  });
});
