import { mkdtemp, rm } from "node:fs/promises";
import { createServer as createHttpServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { inject } from "vitest";
import { serveFolder } from "../../../scripts/serve-folder.mjs";
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

/** Bundles the page in a folder beside this one, as the app is bundled but with names kept, and serves it on a free port: one from source is hundreds of requests each time it opens. */
export async function serveSourcePage(folder: string): Promise<CanvasServer> {
  const outDir = await mkdtemp(join(tmpdir(), "parley-source-page-"));
  const page = `tests/support/${folder}/index.html`;
  await build({
    configFile: false,
    root: process.cwd(),
    base: "./",
    publicDir: false,
    logLevel: "error",
    resolve: { tsconfigPaths: true },
    worker: { format: "es" },
    build: {
      outDir,
      target: "es2023",
      minify: false,
      rolldownOptions: { input: page, output: { chunkFileNames: "assets/[name].js" } },
    },
  });
  const served = await serveFolder(outDir);
  return {
    url: `${served.address}${page}`,
    close: async () => {
      await served.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
