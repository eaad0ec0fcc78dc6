// A static file server for dist/: what any web host does, with the headers the README recommends.
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { createGzip } from "node:zlib";

/** @import { IncomingMessage, Server, ServerResponse } from "node:http" */

/** @type {Readonly<Record<string, string>>} */
const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};
const packed = new Set([".html", ".js", ".css", ".json", ".svg", ".txt", ".webmanifest"]);

/**
 * Serves `folder` under `base` on localhost. Resolves once it listens.
 * @param {string} folder
 * @param {{ readonly port?: number, readonly base?: string, readonly mayMove?: boolean }} [options]
 */
export async function serveFolder(folder, { port = 0, base = "/", mayMove = false } = {}) {
  const server = createServer((request, response) => answer({ folder, base, request, response }));
  // A connection that is kept and closed just when it is used again fails the request, which a busy machine brings about.
  server.keepAliveTimeout = 60_000;
  const listening = await listen(server, port, mayMove ? 20 : 0);
  return {
    address: `http://localhost:${listening}${base}`,
    port: listening,
    /** @returns {Promise<void>} */
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** @param {{ folder: string, base: string, request: IncomingMessage, response: ServerResponse }} exchange */
function answer({ folder, base, request, response }) {
  const path = pathOf(request.url ?? "/");
  const file = path?.startsWith(base) ? fileFor(folder, path.slice(base.length)) : undefined;
  if (!file) {
    response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("There is no such file.");
    return;
  }
  const extension = extname(file);
  const gzip = packed.has(extension) && /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
  response.writeHead(200, {
    "content-type": types[extension] ?? "application/octet-stream",
    "cache-control": /[/\\]assets[/\\]/.test(file) ? "public, max-age=31536000, immutable" : "no-cache",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    ...(gzip ? { "content-encoding": "gzip", vary: "accept-encoding" } : {}),
  });
  const source = createReadStream(file);
  if (gzip) source.pipe(createGzip()).pipe(response);
  else source.pipe(response);
}

/**
 * Undefined for what is no address: a server does not end at the first such request.
 * @param {string} url
 */
function pathOf(url) {
  try {
    return decodeURIComponent(new URL(url, "http://localhost").pathname);
  } catch {
    return undefined;
  }
}

/**
 * @param {string} folder
 * @param {string} path
 */
function fileFor(folder, path) {
  const file = normalize(join(folder, path === "" || path.endsWith("/") ? `${path}index.html` : path));
  if (!file.startsWith(folder.endsWith(sep) ? folder : folder + sep)) return undefined;
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/**
 * @param {Server} server
 * @param {number} port
 * @param {number} triesLeft
 * @returns {Promise<number>}
 */
function listen(server, port, triesLeft) {
  return new Promise((resolve, reject) => {
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === "EADDRINUSE" && triesLeft > 0) resolve(listen(server, port + 1, triesLeft - 1));
      else if (error.code === "EADDRINUSE") reject(new Error(`Port ${port} is in use. Set PORT to another.`));
      else reject(error);
    });
    server.listen(port, "localhost", () => {
      server.removeAllListeners("error");
      const address = server.address();
      resolve(address !== null && typeof address === "object" ? address.port : port);
    });
  });
}
