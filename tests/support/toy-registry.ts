import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

export interface ToyPackage {
  readonly manifest: { readonly name: string; readonly version: string } & Readonly<Record<string, unknown>>;
  readonly files?: Readonly<Record<string, string>>;
}

export interface ToyRegistry {
  readonly origin: string;
  /** Paths asked for, in order. */
  readonly requests: readonly string[];
  /** The integrity a lock file holds for a package. */
  integrityOf(name: string): string;
  /** From now on the registry does not have these; none named: it has all. */
  withhold(...names: readonly string[]): void;
  close(): Promise<void>;
}

/** A registry of packages on localhost that the real npm installs from. */
export async function startToyRegistry(packages: readonly ToyPackage[]): Promise<ToyRegistry> {
  const requests: string[] = [];
  let withheld: readonly string[] = [];
  const archives = new Map(packages.map((one) => [one.manifest.name, { ...one, archive: pack(one) }]));
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? "/").slice(1);
    requests.push(path);
    const isArchive = path.endsWith(".tgz");
    const found = archives.get(isArchive ? path.slice(0, -".tgz".length) : path);
    if (!found || withheld.includes(found.manifest.name)) {
      response.writeHead(404, { "content-type": "application/json" }).end('{"error":"Not found"}');
      return;
    }
    const { manifest, archive } = found;
    if (isArchive) response.writeHead(200, { "content-type": "application/octet-stream" }).end(archive);
    else
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(listing(manifest, archive)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function listing(manifest: ToyPackage["manifest"], archive: Buffer) {
    const { name, version } = manifest;
    const dist = { tarball: `${origin}/${name}.tgz`, integrity: integrity(archive) };
    return { name, "dist-tags": { latest: version }, versions: { [version]: { ...manifest, dist } } };
  }

  return {
    origin,
    requests,
    integrityOf: (name) => integrity(archives.get(name)?.archive ?? Buffer.alloc(0)),
    withhold: (...names) => {
      withheld = names;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function integrity(archive: Buffer): string {
  return `sha512-${createHash("sha512").update(archive).digest("base64")}`;
}

function pack({ manifest, files = {} }: ToyPackage): Buffer {
  const all = { "package.json": JSON.stringify(manifest), ...files };
  const entries = Object.entries(all).flatMap(([name, text]) => tarEntry(`package/${name}`, Buffer.from(text)));
  return gzipSync(Buffer.concat([...entries, Buffer.alloc(1024)]));
}

function tarEntry(name: string, content: Buffer): readonly Buffer[] {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write("0000644\0", 100);
  header.write("0000000\0", 108);
  header.write("0000000\0", 116);
  header.write(`${content.length.toString(8).padStart(11, "0")}\0`, 124);
  header.write("00000000000\0", 136);
  header.write("        ", 148);
  header.write("0", 156);
  header.write("ustar\0", 257);
  header.write("00", 263);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return [header, content, Buffer.alloc((512 - (content.length % 512)) % 512)];
}
