/** A `CacheStorage` in memory, as far as models are kept with it. With `room`, a file that does not fit is refused as browsers do. */
export function createMemoryCaches(room = Number.POSITIVE_INFINITY): CacheStorage {
  const caches = new Map<string, Map<string, Uint8Array<ArrayBuffer>>>();
  const used = () =>
    [...caches.values()].flatMap((files) => [...files.values()]).reduce((sum, { length }) => sum + length, 0);
  const unused = () => Promise.reject(new Error("Not used by the library."));

  function openFiles(files: Map<string, Uint8Array<ArrayBuffer>>): Cache {
    return {
      match: async (request) => {
        const bytes = files.get(toUrl(request));
        return bytes === undefined ? undefined : new Response(bytes);
      },
      put: async (request, response) => {
        const bytes = new Uint8Array(await response.arrayBuffer());
        if (used() + bytes.length > room) throw new DOMException("Quota exceeded.", "QuotaExceededError");
        files.set(toUrl(request), bytes);
      },
      delete: async (request) => files.delete(toUrl(request)),
      keys: async () => [...files.keys()].map((url) => new Request(url)),
      add: unused,
      addAll: unused,
      matchAll: unused,
    };
  }

  return {
    open: async (name) => {
      const files = caches.get(name) ?? new Map<string, Uint8Array<ArrayBuffer>>();
      caches.set(name, files);
      return openFiles(files);
    },
    has: async (name) => caches.has(name),
    delete: async (name) => caches.delete(name),
    keys: async () => [...caches.keys()],
    match: unused,
  };
}

function toUrl(request: RequestInfo | URL): string {
  return request instanceof Request ? request.url : String(request);
}
