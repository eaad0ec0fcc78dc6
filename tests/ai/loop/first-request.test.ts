import { readFileSync } from "node:fs";
import { readGraph, sayRead } from "@parley/formats/read";
import { expect, it } from "vitest";
import { createOpenAiProvider } from "@/providers/openai/openai-provider";
import { startAiSession } from "../../support/ai-session";
import { reply } from "../../support/providers/openai-chunks";
import { startOpenAiServer } from "../../support/providers/openai-server";

const file = "packages/bench/graphs/servers.json";

it("a first request costs at most 3,700 tokens on the servers graph, counted as characters / 4", async () => {
  const read = await readGraph(readFileSync(file, "utf8"), "servers.json");
  if (!read.success) throw new Error(sayRead(read.why));
  const server = await startOpenAiServer([reply({ text: "Hello." })]);
  try {
    const provider = createOpenAiProvider({ baseUrl: server.baseUrl, model: "m" });
    await startAiSession({ provider, graph: read.graph }).controller.execute("How many servers are down?");
    const text = JSON.stringify(server.requests[0]?.body);
    expect(text).toContain('"updateElements"');
    expect(text.length / 4).toBeLessThanOrEqual(3700);
  } finally {
    await server.close();
  }
});
