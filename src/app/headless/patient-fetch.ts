/** Where Node keeps what sends its requests (undici's `setGlobalDispatcher`); there once the first request was made. */
const place = Symbol.for("undici.globalDispatcher.1");

type Dispatcher = new (limits: { readonly headersTimeout: number; readonly bodyTimeout: number }) => object;

/**
 * Node's own `fetch` gives up after 300 s without a first byte, or without the next: less than a model that is loaded from a slow disk
 * may take. From now on how long is waited is for `providers/patience` alone. Does nothing where Node keeps no such thing.
 */
export async function waitAsLongAsAsked(): Promise<void> {
  await fetch("data:,").catch(() => undefined);
  const known: unknown = Reflect.get(globalThis, place);
  if (typeof known !== "object" || known === null) return;
  Reflect.set(globalThis, place, new (known.constructor as Dispatcher)({ headersTimeout: 0, bodyTimeout: 0 }));
}
