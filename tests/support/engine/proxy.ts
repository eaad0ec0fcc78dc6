import { createConnection, createServer, type Socket } from "node:net";

export interface CutProxy {
  /** Host and port that stand for the server's. */
  readonly host: string;
  /** Ends every connection there is. */
  cut(): void;
  close(): void;
}

/** Hands on what goes to a server and back, until it is cut. */
export async function openProxy(address: string): Promise<CutProxy> {
  const { hostname, port } = new URL(address.replace(/^[a-z0-9+]+:/u, "http:"));
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = createConnection({ host: hostname, port: Number(port) });
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const own = server.address();
  if (own === null || typeof own === "string") throw new Error("There is no port.");
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    host: `127.0.0.1:${own.port}`,
    cut,
    close: () => {
      cut();
      server.close();
    },
  };
}
