import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "node:tls";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { database as words } from "@/words/en/dialogs/database";
import { alertOf, connect, isConnected } from "../../support/engine/database-page";
import { testServers } from "../../support/engine/servers";
import { isLong } from "../../support/long";
import { openChromium } from "../../support/page/chromium";

interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** Signed by nobody else: browsers do not trust it. */
function selfSigned(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), "parley-tls-"));
  const [key, cert] = ["key.pem", "cert.pem"].map((file) => join(folder, file)) as [string, string];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  try {
    execFileSync("openssl", ["req", "-x509", ...kind, ...names, "-keyout", key, "-out", cert], { stdio: "pipe" });
    return { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** TLS in front of what listens at a port without. */
async function withTls(port: number, certificate: Certificate): Promise<{ readonly port: number; close(): void }> {
  const server = createServer(certificate, (near) => {
    const far = createConnection({ host: "localhost", port });
    near.on("error", () => far.destroy()).pipe(far);
    far.on("error", () => near.destroy()).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const own = server.address();
  if (own === null || typeof own === "string") throw new Error("There is no port.");
  return { port: own.port, close: () => server.close() };
}

const [server] = isLong ? testServers : [];

describe.runIf(isLong)("a database with TLS", () => {
  const address = new URL(inject("pageAddress"));
  let certificate: Certificate;
  let pages: Awaited<ReturnType<typeof withTls>>;
  let trusting: Browser;
  let strict: Browser;
  beforeAll(async () => {
    certificate = selfSigned();
    pages = await withTls(Number(address.port), certificate);
    [trusting, strict] = await Promise.all([openChromium(["--ignore-certificate-errors"]), openChromium()]);
  });
  afterAll(async () => {
    await trusting.close();
    pages.close();
  });

  async function open(browser: Browser, at: string): Promise<Page> {
    const context = await browser.newContext({ serviceWorkers: "block", reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto(at);
    await page.getByRole("textbox", { name: "Message" }).waitFor({ timeout: 60_000 });
    return page;
  }
  const secure = (): string => `https://localhost:${pages.port}${address.pathname}`;

  it("is asked for before a page that came by https tries one without, but for one on the same machine", async () => {
    const page = await open(trusting, secure());
    const sockets: string[] = [];
    page.on("websocket", (socket) => sockets.push(socket.url()));
    await connect(page, { address: "bolt://graphs.example:7687" });
    await expect.poll(() => alertOf(page).textContent()).toBe(words.mixed("graphs.example:7687"));
    expect(sockets).toEqual([]);
    // Nobody listens there: it was tried.
    await connect(page, { address: "bolt://127.0.0.1:9" });
    await expect.poll(() => alertOf(page).textContent()).toBe(words.faults.unreachable("127.0.0.1:9", ""));
    await page.context().close();
  });

  it.each(["bolt+s", "bolt+ssc", "neo4j+s"])(
    "%s where its certificate is not trusted says what to do",
    async (scheme) => {
      const bolt = await withTls(9, certificate);
      const page = await open(strict, address.href);
      await connect(page, { address: `${scheme}://127.0.0.1:${bolt.port}` });
      await expect
        .poll(() => alertOf(page).textContent(), { timeout: 30_000 })
        .toBe(words.noTls(`127.0.0.1:${bolt.port}`));
      bolt.close();
      await page.context().close();
    },
  );

  it.skipIf(server === undefined).each(["bolt+s", "bolt+ssc"])(
    "%s connects where it is trusted, also from https",
    async (scheme) => {
      const given = server ?? { address: "", user: "", password: "", database: "" };
      const bolt = await withTls(Number(new URL(given.address.replace("bolt:", "http:")).port), certificate);
      const page = await open(trusting, secure());
      await connect(page, { ...given, address: `${scheme}://127.0.0.1:${bolt.port}` });
      await isConnected(page);
      bolt.close();
      await page.context().close();
    },
    300_000,
  );
});
