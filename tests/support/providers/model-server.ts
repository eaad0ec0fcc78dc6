import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface ModelServer {
  /** Of a model's folder, without `/resolve/main/`. */
  readonly address: (name: string) => string;
  readonly libraryUrl: string;
  /** By path. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Paths asked for so far, in order. */
  readonly asked: readonly string[];
  /** Before each answer; a thrown or rejected one breaks the connection. */
  meet(hook: (path: string) => Promise<void> | void): void;
  /** Serves other bytes under the path that ends so. */
  change(ending: string, bytes: Uint8Array): void;
  close(): Promise<void>;
}

export interface ServedModel {
  readonly name: string;
  readonly files: Readonly<Record<string, Uint8Array | string>>;
}

/** Serves models as a hub does: `NAME/resolve/main/FILE`, and a library, to any page. */
export async function startModelServer(models: readonly ServedModel[], library: Uint8Array): Promise<ModelServer> {
  const files = new Map<string, Uint8Array>([["/lib/model.wasm", library]]);
  for (const { name, files: own } of models) {
    for (const [file, bytes] of Object.entries(own)) files.set(`/${name}/resolve/main/${file}`, Buffer.from(bytes));
  }
  const asked: string[] = [];
  let hook: (path: string) => Promise<void> | void = () => undefined;
  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? "";
      response.setHeader("access-control-allow-origin", "*");
      asked.push(path);
      try {
        await hook(path);
      } catch {
        response.destroy();
        return;
      }
      const bytes = files.get(path);
      if (bytes === undefined) response.writeHead(404).end("Entry not found");
      else response.writeHead(200, { "content-length": bytes.length }).end(bytes);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    address: (name) => `${origin}/${name}`,
    libraryUrl: `${origin}/lib/model.wasm`,
    files,
    asked,
    meet: (next) => {
      hook = next;
    },
    change: (ending, bytes) => {
      for (const path of files.keys()) if (path.endsWith(ending)) files.set(path, bytes);
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The list of a model's shards with their sizes and sums. */
export function toShardList(shards: readonly Uint8Array[]): string {
  const records = shards.map((bytes, index) => ({
    dataPath: `params_shard_${index}.bin`,
    format: "raw-shard",
    nbytes: bytes.length,
    md5sum: createHash("md5").update(bytes).digest("hex"),
    records: [],
  }));
  return JSON.stringify({ metadata: {}, records });
}
