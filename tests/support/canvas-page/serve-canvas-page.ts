import { mkdtemp, realpath, rm } from "node:fs/promises";
import { createServer as createHttpServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "vite";
import { inject } from "vitest";
import { isFast } from "../page/drawing-way";

export interface CanvasServer {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * The canvas page from source: the one all browser tests share, or one of its own where there is none. In which view it draws,
 * `PARLEY_DRAWING` says.
 */
export async function serveCanvasPage(): Promise<CanvasServer> {
  const shared = inject("canvasPage");
  const server =
    shared === undefined ? await serveSourcePage("canvas-page") : { url: shared, close: async () => undefined };
  return isFast ? { ...server, url: `${server.url}?drawing=fast` } : server;
}

/** An address that leads to a page from source. Its sources are read when the first asks: most runs of one file never do. */
export async function serveWhenAsked(folder: string): Promise<CanvasServer> {
  let source: Promise<CanvasServer> | undefined;
  const gate = createHttpServer(async ({ url = "" }, response) => {
    source ??= serveSourcePage(folder);
    const asked = /\?.*$/.exec(url)?.[0] ?? "";
    response.writeHead(302, { location: `${(await source).url}${asked}` }).end();
  });
  await new Promise<void>((resolve) => gate.listen(0, "127.0.0.1", resolve));
  const address = gate.address();
  if (typeof address !== "object" || address === null) throw new Error("The gate has no port.");
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: async () => {
      gate.closeAllConnections();
      gate.close();
      await (await source)?.close();
    },
  };
}

/** Serves the page in a folder beside this one on a free port, with a cache of its own; packages only its workers import are named, else the page loads twice. */
export async function serveSourcePage(folder: string, packages: readonly string[] = []): Promise<CanvasServer> {
  const cacheDir = await mkdtemp(join(tmpdir(), "parley-canvas-"));
  const server = await createServer({
    configFile: false,
    root: process.cwd(),
    cacheDir,
    logLevel: "error",
    resolve: { tsconfigPaths: true },
    optimizeDeps: { entries: [`tests/support/${folder}/index.html`], include: [...packages] },
    server: {
      host: "127.0.0.1",
      port: 0,
      hmr: false,
      watch: null,
      // Packages may be linked from another checkout.
      fs: { allow: [process.cwd(), await realpath("node_modules")] },
    },
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return {
    url: `http://127.0.0.1:${address.port}/tests/support/${folder}/index.html`,
    close: async () => {
      await server.close();
      await rm(cacheDir, { recursive: true, force: true });
    },
  };
}
