import { createConnection, createServer, type Socket } from "node:net";
import { setTimeout as after } from "node:timers/promises";

export interface CutProxy {
  /** Host and port that stand for the server's. */
  readonly host: string;
  /** Ends every connection there is. */
  cut(): void;
  /** Ends them in the place of the next piece but so many that a client sends; undefined: none. */
  cutAfter(pieces: number | undefined): void;
  /** Ends them when so many bytes of the server's answers, counted from now on, have been handed on; undefined: never. */
  cutAnswerAfter(bytes: number | undefined): void;
  /** Each piece of a client waits so long, ms, and for those before it. */
  delay(milliseconds: number): void;
  /** Nobody is let in, as while a server starts again. */
  refuse(isRefusing: boolean): void;
  close(): void;
}

/** Hands on what goes to a server and back, until it is cut. */
export async function openProxy(address: string): Promise<CutProxy> {
  const { hostname, port } = new URL(address.replace(/^[a-z0-9+]+:/u, "http:"));
  const sockets = new Set<Socket>();
  let left: number | undefined;
  let bytesLeft: number | undefined;
  let wait = 0;
  let isRefusing = false;
  const server = createServer((near) => {
    if (isRefusing) near.destroy();
    if (isRefusing) return;
    const far = createConnection({ host: hostname, port: Number(port) });
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    }
    let sent: Promise<unknown> = Promise.resolve();
    near.on("data", (piece: Buffer) => {
      if (left === 0) return cut();
      if (left !== undefined) left -= 1;
      const due = after(wait);
      sent = sent.then(() => due).then(() => far.write(piece));
    });
    near.on("end", () => far.end());
    far.on("data", (piece: Buffer) => {
      near.write(piece.subarray(0, bytesLeft));
      if (bytesLeft === undefined) return;
      bytesLeft -= Math.min(bytesLeft, piece.length);
      // What was handed on arrives first.
      if (bytesLeft === 0) for (const socket of [near, far]) socket.end();
    });
    far.on("end", () => near.end());
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
    cutAfter: (pieces) => {
      left = pieces;
    },
    cutAnswerAfter: (bytes) => {
      bytesLeft = bytes;
    },
    delay: (milliseconds) => {
      wait = milliseconds;
    },
    refuse: (isNow) => {
      isRefusing = isNow;
    },
    close: () => {
      cut();
      server.close();
    },
  };
}
