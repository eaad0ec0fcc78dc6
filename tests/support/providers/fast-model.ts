import { createServer } from "node:http";
import { chunk } from "./openai-chunks";

/** A model that sends a piece every millisecond. */
export async function startFastModel(pieces: readonly string[]): Promise<{ readonly baseUrl: string; close(): void }> {
  const server = createServer((request, response) => {
    const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
    if (request.method === "OPTIONS") {
      response.writeHead(204, headers).end();
      return;
    }
    response.writeHead(200, { ...headers, "content-type": "text/event-stream" });
    const started = performance.now();
    let sent = 0;
    const timer = setInterval(() => {
      for (const due = performance.now() - started; sent < Math.min(due, pieces.length); sent += 1) {
        response.write(`data: ${JSON.stringify(chunk({ content: pieces[sent] ?? "" }))}\n\n`);
      }
      if (sent < pieces.length) return;
      clearInterval(timer);
      response.end(`data: ${JSON.stringify(chunk({}, "stop"))}\n\ndata: [DONE]\n\n`);
    }, 5);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return { baseUrl: `http://127.0.0.1:${address.port}/v1`, close: () => server.close() };
}
