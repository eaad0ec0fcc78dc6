import { afterEach, describe, expect, it } from "vitest";
import type { EndpointQuestion } from "@/ai/port/endpoint-kind";
import { listModels, testEndpoint } from "@/providers/openai/endpoint-check";
import {
  type ListingServer,
  type ListingServerOptions,
  llamaCppAnswers,
  lmStudioAnswers,
  ollamaAnswers,
  startListingServer,
  vllmAnswers,
} from "../../support/providers/listing-server";

const servers: ListingServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function check(
  answers: Parameters<typeof startListingServer>[0],
  question: Partial<EndpointQuestion> & { readonly path?: string } = {},
  options: ListingServerOptions = {},
) {
  const server = await startListingServer(answers, options);
  servers.push(server);
  const { path = "/v1", ...rest } = question;
  const asked = { kind: "other" as const, ...rest, baseUrl: `${server.origin}${path}` };
  return { server, found: await testEndpoint(asked, new AbortController().signal) };
}

describe("an endpoint that is being set up", () => {
  it.each([
    [
      "Ollama",
      ollamaAnswers,
      "qwen3:4b",
      {
        kind: "ollama",
        models: [
          { id: "old:1b", contextTokens: 8192 },
          { id: "qwen3:4b", contextTokens: 16384, takesTools: true },
        ],
      },
    ],
    [
      "llama.cpp",
      llamaCppAnswers,
      "qwen3-0.6b",
      { kind: "llama-cpp", models: [{ id: "qwen3-0.6b", contextTokens: 8192, takesTools: false }] },
    ],
    [
      "LM Studio",
      lmStudioAnswers,
      "gemma-3-4b-it",
      { kind: "lm-studio", models: [{ id: "gemma-3-4b-it", contextTokens: 4096 }, { id: "qwen3-8b" }] },
    ],
    ["vLLM", vllmAnswers, "Qwen/Qwen3-8B", { kind: "vllm", models: [{ id: "Qwen/Qwen3-8B", contextTokens: 32768 }] }],
  ])("is known as %s by what it says, with the context it runs with", async (title, answers, model, output) => {
    const { server, found } = await check(answers, { model });
    expect(found).toMatchObject({ success: true, ...output });
    expect(found.message).toContain(`${title} at 127.0.0.1`);
    expect(found.message).toContain("tokens at once");
    // Nothing that changes anything: the one POST asks Ollama for its facts of a model.
    expect(server.seen.filter((line) => !line.startsWith("GET "))).toEqual(
      title === "LM Studio" || title === "vLLM" ? [] : expect.not.arrayContaining([expect.stringContaining("chat")]),
    );
  });

  it("is called by its address where it says nothing of itself, whatever its port is usual for", async () => {
    const { found } = await check({ "/v1/models": { data: [{ id: "m" }] } }, { kind: "ollama" });
    expect(found).toMatchObject({ success: true, kind: "ollama" });
    expect(found.message).toMatch(/^127\.0\.0\.1:\d+ answers and lists 1 model\./u);
  });

  it("is known by its address where that is enough, and asked no more", async () => {
    const { server, found } = await check(ollamaAnswers, { kind: "ollama" });
    expect(found).toMatchObject({ success: true, kind: "ollama" });
    expect(server.seen).toEqual(["GET /v1/models", "GET /api/version", "GET /api/ps"]);
  });

  it("takes what services list beside the names: the context, and whether a model takes commands", async () => {
    const data = [
      { id: "a/one", context_length: 200_000, supported_parameters: ["tools", "temperature"] },
      { id: "b/two", context_window: 8192, supported_parameters: ["temperature"] },
      { id: "text-embedding-3-small" },
      { id: "whisper-1" },
    ];
    const { found } = await check({ "/v1/models": { data } });
    expect(found).toMatchObject({
      models: [
        { id: "a/one", contextTokens: 200_000, takesTools: true },
        { id: "b/two", contextTokens: 8192, takesTools: false },
      ],
    });
    expect(found.message).toContain("lists 2 models");
  });

  it("says that a model is not there, and names some that are", async () => {
    const { found } = await check(vllmAnswers, { model: "gpt-9" });
    expect(found).toMatchObject({ success: false });
    expect(found.message).toMatch(/has no model gpt-9\. It has Qwen\/Qwen3-8B\./);
  });

  it.each([
    ["a wrong key", vllmAnswers, { apiKey: "sk-wrong" }, { apiKey: "sk-right" }, /refused the API key/],
    ["a web page", { "/v1/models": { type: "text/html", body: "<h1>Hi</h1>" } }, {}, {}, /answered with a web page/],
    [
      "a page where the API is elsewhere",
      { "/models": { type: "text/html", body: "<p>" }, ...vllmAnswers },
      { path: "" },
      {},
      /has no API at \/, but one at http:\/\/127\.0\.0\.1:\d+\/v1: change the address/,
    ],
    [
      "a wrong path",
      {},
      { path: "/api" },
      {},
      /nothing at http:\/\/127\.0\.0\.1:\d+\/api\/models \(404\)\. Check the path/,
    ],
    [
      "a wrong path with the API elsewhere",
      vllmAnswers,
      { path: "/api/v9" },
      {},
      /no API at \/api\/v9, but one at http/,
    ],
    [
      "a server in trouble",
      { "/v1/models": { status: 502, body: { error: "bad gateway" } } },
      {},
      {},
      /has a problem or is overloaded \(502\)/,
    ],
  ])("tells of %s in a sentence of its own", async (...row) => {
    const [_what, answers, question, options, sentence] = row;
    const { found } = await check(answers, question, options);
    expect(found).toMatchObject({ success: false });
    expect(found.message).toMatch(sentence);
    expect(found.message).not.toContain("sk-wrong");
  });

  it("tells of a closed port", async () => {
    const { server } = await check({});
    await server.close();
    const question = { kind: "other" as const, baseUrl: `${server.origin}/v1` };
    const found = await listModels(question, new AbortController().signal);
    expect(found.message).toMatch(/I could not reach [^ ]+\. Is the server running, and is the port right\?/);
  });

  it("refuses what is no address", async () => {
    const found = await listModels({ kind: "other", baseUrl: "my computer" }, new AbortController().signal);
    expect(found).toMatchObject({ success: false, message: expect.stringContaining("is not a web address") });
  });
});
