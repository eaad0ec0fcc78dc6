import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { createDoor } from "../support/headless-door";

const delta = (content: string, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`;

it.each([
  [
    "an error of the server",
    [delta("Whiskers is "), `data: {"error":{"message":"CUDA out of memory","type":"internal_server_error"}}\n\n`],
    ["Whiskers is", "CUDA out of memory"],
  ],
  [
    "an error without a kind",
    [delta("Whiskers is "), `data: {"error":{"message":"CUDA out of memory"}}\n\n`],
    ["Whiskers is", "CUDA out of memory"],
  ],
  ["the end of its line", [delta("Whiskers is ")], ["Whiskers is"]],
  [
    "the limit of its length",
    [delta("Whiskers is ", "length"), "data: [DONE]\n\n"],
    ["Whiskers is", "(The answer reached the model's length limit"],
  ],
])("tells in the terminal what had come of an answer that ends with %s, and why it ends", async (_, chunks, output) => {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const chunk of chunks) response.write(chunk);
    response.end();
  }).listen(0);
  try {
    const { port } = server.address() as AddressInfo;
    const { stdout } = await createDoor(".")(
      ...["--sample", "cats", "--prompt", "Who is Whiskers?", "--provider", "openai"],
      ...["--base-url", `http://localhost:${port}/v1`, "--model", "m"],
    );
    for (const text of output) expect(stdout).toContain(text);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
