import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "vite";
import { isFast } from "../page/drawing-way";

export interface CanvasServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the canvas page from source on a free port, with a cache of its own; in which view it draws, `PARLEY_DRAWING` says. */
export async function serveCanvasPage(): Promise<CanvasServer> {
  const server = await serveSourcePage("canvas-page");
  return isFast ? { ...server, url: `${server.url}?drawing=fast` } : server;
}

/** The same for any folder of a page beside it; packages only its workers import are named, else the page loads twice. */
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
