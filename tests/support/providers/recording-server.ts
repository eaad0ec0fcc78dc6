import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

export interface RecordingServer {
  /** `http://127.0.0.1:PORT`. */
  readonly origin: string;
  /** The same server by its other name, which counts as another host: `http://localhost:PORT`. */
  readonly otherOrigin: string;
  readonly seen: readonly RecordedRequest[];
  close(): Promise<void>;
}

/** A server that keeps all it is sent, and answers as it is told. */
export async function startRecordingServer(
  answer: (request: RecordedRequest, response: ServerResponse) => void | Promise<void>,
): Promise<RecordingServer> {
  const seen: RecordedRequest[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const pieces: Buffer[] = [];
      for await (const piece of request) pieces.push(piece);
      const recorded = {
        method: request.method ?? "",
        path: request.url ?? "",
        headers: request.headers,
        body: Buffer.concat(pieces).toString("utf8"),
      };
      seen.push(recorded);
      await answer(recorded, response);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    otherOrigin: `http://localhost:${port}`,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
