import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { checkAnthropic } from "@/providers/anthropic/anthropic-check";
import { startAnthropicServer } from "../../support/providers/anthropic-server";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

async function anthropic() {
  const server = await startAnthropicServer([], { apiKey: "sk-ant-right", models: ["claude-new", "claude-old"] });
  closing.push(() => server.close());
  return server.baseUrl;
}

async function answering(status: number, type: string, body: string): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(status, { "content-type": type }).end(body));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => new Promise((resolve) => server.close(() => resolve())));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function check(baseUrl: string, more: { readonly apiKey?: string; readonly model?: string } = {}) {
  return checkAnthropic({ baseUrl, kind: "anthropic", ...more }, new AbortController().signal);
}

describe("the test of Anthropic's API", () => {
  it("lists the models, the newest first, with the right key", async () => {
    const found = await check(await anthropic(), { apiKey: "sk-ant-right", model: "claude-new" });
    expect(found).toMatchObject({
      success: true,
      kind: "anthropic",
      models: [{ id: "claude-new" }, { id: "claude-old" }],
      message: expect.stringMatching(/answers and lists 2 models/),
    });
  });

  it("has another sentence with a next step for each thing that can be wrong", async () => {
    const baseUrl = await anthropic();
    const closed = await startAnthropicServer([]);
    await closed.close();
    const found = await Promise.all([
      check(baseUrl, { apiKey: "sk-ant-wrong" }),
      check(baseUrl, { apiKey: "sk-ant-right", model: "claude-none" }),
      check("https://api.anthropic.com"),
      check(baseUrl, { apiKey: "sk-ant–right" }),
      check("api anthropic"),
      check(closed.baseUrl),
      check(await answering(200, "text/html", "<h1>Welcome</h1>")),
      check(await answering(200, "application/json", '{"hello": 1}')),
      check(await answering(404, "application/json", '{"error":{"message":"Not found"}}')),
      check(await answering(529, "application/json", '{"type":"error","error":{"message":"Overloaded"}}')),
    ]);
    expect(found.map(({ success }) => success)).toEqual(found.map(() => false));
    const patterns = [
      /refused the API key\. Check it in Settings/,
      /has no model claude-none\. It has claude-new, claude-old/,
      /wants an API key\. Enter one/,
      /holds a character that no key has/,
      /is not a web address/,
      /I could not reach [^ ]+\. Is the server running/,
      /web page.*Check the base URL/,
      /not as Anthropic's API does/,
      /no list of models there\. Check the base URL/,
      /overloaded for now/,
    ];
    for (const [index, pattern] of patterns.entries()) expect(found[index]?.message).toMatch(pattern);
  });
});
