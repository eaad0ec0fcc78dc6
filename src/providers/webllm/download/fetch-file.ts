import { base64Of } from "@/lib/lists/whole-lists";
import { createMd5 } from "@/lib/md5";
import type { ModelFile } from "@/providers/webllm/model-files";

export interface FetchSources {
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
}

export interface FetchOptions {
  readonly signal: AbortSignal;
  /** Bytes as they come. */
  readonly onBytes: (count: number) => void;
}

/**
 * Brings one file into the browser's cache where the engine looks for it, unless it is there. A file counts only when it is
 * whole and is what its list or its hash says; otherwise nothing of it is kept. Rejects with what went wrong.
 */
export async function fetchFile(file: ModelFile, sources: FetchSources, options: FetchOptions): Promise<Response> {
  const cache = await sources.caches.open(file.cache);
  const cached = await cache.match(file.url);
  if (cached !== undefined) return cached;
  const response = await sources.fetch(file.url, {
    signal: options.signal,
    credentials: "omit",
    referrerPolicy: "no-referrer",
  });
  if (!response.ok || response.body === null) throw new Error(`${response.status} for ${file.url}`);
  // Only what says what it is: a kept `vary` or `set-cookie` would be of no use to the engine.
  const type = response.headers.get("content-type") ?? "application/octet-stream";
  let fault: Error | undefined;
  const onFault = (found: Error) => {
    fault = found;
  };
  try {
    const checked = await checkedBody(file, response, { onBytes: options.onBytes, onFault });
    await cache.put(file.url, new Response(checked, { headers: { "content-type": type } }));
  } catch (error) {
    // Browsers tell of a body that failed as of a broken connection, whatever it failed with.
    throw fault ?? error;
  }
  const stored = await cache.match(file.url);
  if (stored === undefined) throw new Error(`QuotaExceededError: ${file.url} was not kept.`);
  return stored;
}

interface Watch extends Pick<FetchOptions, "onBytes"> {
  readonly onFault: (fault: Error) => void;
}

function checkedBody(file: ModelFile, response: Response, watch: Watch): Promise<BodyInit> | BodyInit {
  const counted = response.body?.pipeThrough(counting(file, watch)) ?? new Uint8Array();
  return file.integrity === undefined ? counted : verified(file.integrity, new Response(counted), file.url);
}

/** Fails at the end where size or sum is not as listed; the cache then keeps nothing. */
function counting(file: ModelFile, { onBytes, onFault }: Watch): TransformStream<Uint8Array, Uint8Array> {
  const sum = file.md5 === undefined ? null : createMd5();
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      sum?.push(chunk);
      onBytes(chunk.byteLength);
      controller.enqueue(chunk);
    },
    flush(controller) {
      const fault = faultOf(file, bytes, sum?.end());
      if (fault === undefined) return;
      onFault(fault);
      controller.error(fault);
    },
  });
}

function faultOf({ url, bytes, md5 }: ModelFile, found: number, sum: string | undefined): Error | undefined {
  if (bytes !== undefined && bytes !== found) return corrupt(`${url} has ${found} bytes in place of ${bytes}.`);
  if (sum !== undefined && sum !== md5) return corrupt(`${url} has another MD5 sum.`);
  return undefined;
}

const algorithms: Readonly<Record<string, string>> = { sha256: "SHA-256", sha384: "SHA-384", sha512: "SHA-512" };

async function verified(integrity: string, response: Response, url: string): Promise<ArrayBuffer> {
  const [name = "", expected = ""] = integrity.split(/-(.*)/s);
  const algorithm = algorithms[name];
  const bytes = await response.arrayBuffer();
  const digest = algorithm === undefined ? undefined : await crypto.subtle.digest(algorithm, bytes);
  const found = digest === undefined ? "" : base64Of(new Uint8Array(digest));
  if (found !== expected) throw corrupt(`${url} has another ${name} hash.`);
  return bytes;
}

function corrupt(message: string): Error {
  return Object.assign(new Error(message), { name: "CorruptFileError" });
}
