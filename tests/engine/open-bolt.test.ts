import { createServer, type Server } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { type BoltPlace, openBolt } from "@/engine/bolt/open-bolt";
import { isEngineFault } from "@/engine/engine-fault";

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** A server that does this with each connection. */
async function serverThat(does: (socket: import("node:net").Socket) => void): Promise<BoltPlace> {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    does(socket);
  });
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("There is no port.");
  const host = `127.0.0.1:${address.port}`;
  return { url: `bolt://${host}`, host, database: undefined, login: { user: "u", password: "p" }, seconds: 1 };
}

async function faultOf(place: BoltPlace, signal = new AbortController().signal) {
  const fault = await openBolt(place, signal).then(
    () => undefined,
    (error: unknown) => error,
  );
  return isEngineFault(fault) ? { kind: fault.kind, message: fault.message } : fault;
}

describe("a connection that does not come about", () => {
  it("ends by our own clock where the server says nothing", async () => {
    const place = await serverThat(() => undefined);
    expect(await faultOf(place)).toEqual({
      kind: "timeout",
      message: `${place.host} did not answer within 1 second.`,
    });
  });

  it("is one that cannot be reached where the server hangs up", async () => {
    const place = await serverThat((socket) => socket.destroy());
    expect(await faultOf(place)).toEqual({ kind: "unreachable", message: `Nothing answers at ${place.host}.` });
  });

  it("can be stopped", async () => {
    const place = await serverThat(() => undefined);
    const stop = new AbortController();
    const fault = faultOf({ ...place, seconds: 60 }, stop.signal);
    stop.abort(new DOMException("Stopped.", "AbortError"));
    expect(await fault).toMatchObject({ name: "AbortError" });
  });
});
