import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface SilentServer {
  /** On another host than the page's. */
  readonly origin: string;
  /** Connections and requests so far: one is one too many. */
  readonly received: readonly string[];
  close(): Promise<void>;
}

/** A host that nobody may reach. It lets every page in, so that only the page itself can keep from it. */
export async function startSilentServer(): Promise<SilentServer> {
  const received: string[] = [];
  const server = createServer((request, response) => {
    received.push(`${request.method} ${request.url}`);
    response.writeHead(200, { "access-control-allow-origin": "*", "content-type": "text/plain" }).end("heard");
  });
  server.on("connection", () => received.push("connection"));
  server.on("upgrade", (_, socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
