import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer as createTlsServer, type TlsOptions } from "node:tls";
import { afterEach, describe, expect, it } from "vitest";
import { type BoltPlace, openBolt } from "@/engine/bolt/open-bolt";
import { connectGraph } from "@/engine/connect";
import { isEngineFault } from "@/engine/engine-fault";

/** Made for this run: a key is no thing to keep in a repository. */
function selfSigned(): TlsOptions {
  const folder = mkdtempSync(join(tmpdir(), "parley-tls-"));
  const [key, cert] = ["key.pem", "cert.pem"].map((name) => join(folder, name));
  const subject = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1", "-days", "1"];
  const files = ["-keyout", key ?? "", "-out", cert ?? ""];
  const made = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  spawnSync("openssl", [...made, ...subject, ...files]);
  const read = { key: readFileSync(key ?? ""), cert: readFileSync(cert ?? "") };
  rmSync(folder, { recursive: true });
  return read;
}

const hasOpenssl = spawnSync("openssl", ["version"]).status === 0;

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** A server that does this with each connection. */
async function serverThat(does: (socket: Socket) => void, tls?: TlsOptions): Promise<BoltPlace> {
  const listen = (socket: Socket): void => {
    socket.on("error", () => undefined);
    does(socket);
  };
  const server = tls ? createTlsServer(tls, listen) : createServer(listen);
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("There is no port.");
  const host = `127.0.0.1:${address.port}`;
  return {
    url: `bolt://${host}`,
    host,
    database: undefined,
    login: { user: "u", password: "p" },
    seconds: 1,
    patience: 30,
  };
}

async function faultOf(place: BoltPlace, signal = new AbortController().signal) {
  const fault = await openBolt(place, signal).then(
    () => undefined,
    (error: unknown) => error,
  );
  return isEngineFault(fault) ? { kind: fault.kind, message: fault.message, hint: fault.hint } : fault;
}

describe("a connection that does not come about", () => {
  it("ends by our own clock where the server says nothing", async () => {
    const place = await serverThat(() => undefined);
    expect(await faultOf({ ...place, patience: 1 })).toEqual({
      kind: "timeout",
      message: `${place.host} did not answer within 1 second.`,
      hint: "Check the address, or try again when the database is less busy.",
    });
  });

  it.each([
    { what: "the server hangs up", does: (socket: Socket) => socket.destroy() },
    { what: "an answer breaks off at once", does: (socket: Socket) => socket.end("\u0000") },
    { what: "something else answers", does: (socket: Socket) => socket.end("220 mail.example ESMTP\r\n") },
    { what: "nobody listens", does: undefined },
  ])("is one that cannot be reached where $what", async ({ does }) => {
    const place = await serverThat(does ?? (() => undefined));
    if (does === undefined) await new Promise((resolve) => open.pop()?.close(resolve));
    expect(await faultOf(place)).toEqual({
      kind: "unreachable",
      message: `Nothing answers at ${place.host}.`,
      hint: "Check the address, that the database is running and speaks Bolt there, and with +s that its certificate is trusted.",
    });
  });

  it("names a web server, which is another port of most databases", async () => {
    const place = await serverThat((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
    expect(await faultOf(place)).toEqual({
      kind: "unreachable",
      message: `A web server answers at ${place.host}, not a database.`,
      hint: "Give the port for Bolt, 7687 where nobody changed it.",
    });
  });

  it("says what to do where the server has no TLS, also of a cluster, whose driver hides why", async () => {
    const place = await serverThat((socket) =>
      socket.once("data", () => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n")),
    );
    expect(await faultOf({ ...place, url: `bolt+s://${place.host}` })).toMatchObject({
      kind: "unreachable",
      message: `No trusted TLS connection to ${place.host} could be made.`,
    });
    const asCluster = openBolt({ ...place, url: `neo4j+s://${place.host}` }, new AbortController().signal);
    await expect(asCluster).rejects.toMatchObject({ kind: "unreachable", hint: expect.stringContaining("with +s") });
  });

  it.skipIf(!hasOpenssl)("says of a certificate that nobody trusts what to do", async () => {
    const place = await serverThat(() => undefined, selfSigned());
    expect(await faultOf({ ...place, url: `bolt+s://${place.host}` })).toMatchObject({
      kind: "unreachable",
      message: `No trusted TLS connection to ${place.host} could be made.`,
    });
  });

  it("can be stopped", async () => {
    const place = await serverThat(() => undefined);
    const stop = new AbortController();
    const fault = faultOf(place, stop.signal);
    stop.abort(new DOMException("Stopped.", "AbortError"));
    expect(await fault).toMatchObject({ name: "AbortError" });
  });

  it("is said to be slow after some seconds, and can be stopped then", async () => {
    const { url } = await serverThat(() => undefined);
    const stop = new AbortController();
    const steps: string[] = [];
    const onStep = (step: string): void => {
      steps.push(step);
      stop.abort(new DOMException("Stopped.", "AbortError"));
    };
    const opening = connectGraph({ address: url }, { signal: stop.signal, now: () => performance.now(), onStep });
    await expect(opening).rejects.toMatchObject({ name: "AbortError" });
    expect(steps).toEqual(["slow"]);
  }, 30_000);
});
