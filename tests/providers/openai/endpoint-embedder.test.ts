import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createEndpointEmbedder } from "@/providers/openai/endpoint-embedder";
import {
  type EmbeddingsRules,
  embeddingModel as model,
  startEmbeddingsServer,
  vectorOf,
} from "../../support/providers/embeddings-server";

const apiKey = "sk-proj-embeddings-0123456789abcdef";
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function serve(
  rules: EmbeddingsRules = {},
  options: { readonly apiKey?: string; readonly idleSeconds?: number; readonly querySeconds?: number } = {},
) {
  const server = await startEmbeddingsServer(rules);
  closing.push(server.close);
  const embedder = createEndpointEmbedder({ baseUrl: server.baseUrl, model, ...options });
  return { server, embedder, host: new URL(server.baseUrl).host };
}

const { signal } = new AbortController();
const asVector = (text: string) => Float32Array.from(vectorOf(text));

describe("embeddings of an endpoint", () => {
  it("come in the order of the texts, with the key of the endpoint", async () => {
    const { server, embedder, host } = await serve({ apiKey }, { apiKey });
    const texts = ["a car", "some bread", "a cat"];
    expect(await embedder.embed(texts, "text", signal)).toEqual(texts.map(asVector));
    expect(server.seen).toEqual([{ path: "/v1/embeddings", authorization: `Bearer ${apiKey}` }]);
    expect(embedder).toMatchObject({ host, id: `http://${host}/v1 ${model}` });
  });

  it("go in smaller parts to a server that takes fewer at once, and stay so", async () => {
    const { server, embedder } = await serve({ mostTexts: 10 });
    const texts = Array.from({ length: 20 }, (_, index) => `${"car ".repeat(index + 1)}`);
    expect(await embedder.embed(texts, "text", signal)).toEqual(texts.map(asVector));
    expect(server.embedded.map(({ length }) => length)).toEqual([10, 10]);
    await embedder.embed(texts, "text", signal);
    expect(server.seen).toHaveLength(5);
  });

  it("are asked for again after a limit of requests", async () => {
    const { server, embedder } = await serve({
      instead: (request, response) => {
        if (request > 1) return false;
        response.writeHead(429, { "retry-after-ms": "1", "content-type": "application/json" });
        response.end('{"error":{"message":"Rate limit reached"}}');
        return true;
      },
    });
    expect(await embedder.embed(["a car"], "query", signal)).toHaveLength(1);
    expect(server.seen).toHaveLength(2);
  });

  it.each<readonly [string, EmbeddingsRules, RegExp]>([
    ["a wrong key", { apiKey: "another" }, /refused the API key\. Check it in Settings\.$/],
    [
      "a server without embeddings",
      { instead: (_, response) => plain(response, 404, "{}") },
      /has no embeddings, or no model/,
    ],
    ["no JSON", { instead: (_, response) => plain(response, 200, "hello") }, /sent an answer I cannot read/],
    ["nothing", { instead: (_, response) => plain(response, 200, "") }, /answered with nothing at all/],
    [
      "an object of another kind",
      { bend: () => ({ choices: [] }) },
      /sent no list of vectors, so I did not use its vectors/,
    ],
    ["fewer vectors", { bend: ({ data }) => ({ data: data.slice(1) }) }, /sent 1 vectors for 2 texts/],
    [
      "two vectors for one text",
      { bend: ({ data }) => ({ data: [data[0], data[0]] }) },
      /sent two vectors for one text/,
    ],
    [
      "vectors of two lengths",
      { bend: ({ data }) => ({ data: [data[0], { index: 0, embedding: [1] }] }) },
      /sent vectors of 1 and of 6 numbers/,
    ],
    [
      "vectors of texts",
      { bend: ({ data }) => ({ data: data.map((_, index) => ({ index, embedding: "AAAA" })) }) },
      /sent a text without a vector/,
    ],
    [
      "an error in an answer's place",
      { bend: () => ({ error: { message: "Loading", code: 401 } }) },
      /refused the API key/,
    ],
  ])("end with a sentence after %s", async (_, rules, words) => {
    const { embedder, host } = await serve(rules, { apiKey });
    const ended = embedder.embed(["a car", "a cat"], "text", signal);
    await expect(ended).rejects.toThrow(words);
    await expect(ended).rejects.toThrow(host);
    await expect(ended).rejects.not.toThrow(apiKey);
  });

  it("never follow a redirect: neither key nor text reach the second host", async () => {
    const { server: second } = await serve();
    const { embedder } = await serve(
      { instead: (_, response) => redirect(response, `${second.baseUrl}/embeddings`) },
      { apiKey },
    );
    await expect(embedder.embed(["secret"], "text", signal)).rejects.toThrow("Parley follows no redirect");
    expect(second.seen).toEqual([]);
  });

  it("are given up after so many seconds of silence", async () => {
    const { embedder, host } = await serve({ instead: () => true }, { idleSeconds: 0.2 });
    await expect(embedder.embed(["a car"], "text", signal)).rejects.toThrow(`${host} sent nothing for 0.2 s`);
  });

  it("of a query are given up sooner: a search waits for them", async () => {
    const { embedder, host } = await serve({ instead: () => true }, { querySeconds: 0.2 });
    await expect(embedder.embed(["a car"], "query", signal)).rejects.toThrow(`${host} sent nothing for 0.2 s`);
  });

  it("end at once when they are stopped", async () => {
    const { embedder } = await serve({ instead: () => true });
    const stop = new AbortController();
    const ended = embedder.embed(["a car"], "text", stop.signal);
    setTimeout(() => stop.abort(new Error("Stopped.")), 30);
    await expect(ended).rejects.toThrow("Stopped.");
  });

  it("say so where nobody is, and where the address is none", async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const nobody = createEndpointEmbedder({ baseUrl: `http://127.0.0.1:${port}/v1`, model });
    await expect(nobody.embed(["a"], "text", signal)).rejects.toThrow("I could not reach");
    const nowhere = createEndpointEmbedder({ baseUrl: apiKey, model });
    await expect(nowhere.embed(["a"], "text", signal)).rejects.toThrow("looks like an API key");
  });
});

type Response = Parameters<NonNullable<EmbeddingsRules["instead"]>>[1];

function plain(response: Response, status: number, text: string): boolean {
  response.writeHead(status, { "content-type": "application/json" }).end(text);
  return true;
}

function redirect(response: Response, location: string): boolean {
  response.writeHead(307, { location }).end();
  return true;
}
