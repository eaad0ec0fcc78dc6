/** Asked before a request leaves; throws when it may not. `api` is what was used, `url` where it goes. */
export type Gate = (url: string, api: string) => void;

export interface NetworkHooks {
  readonly gate: Gate;
  /** An answer came from another address than the one asked. */
  readonly arrived: (url: string, asked: string) => void;
  readonly adopt: (worker: Worker) => void;
}

/**
 * Puts the gate before all by which a page or a worker can reach a host by itself. For good: a wrapper cannot be taken off again,
 * and no prototype leads past it.
 */
export function wrapNetwork(scope: object, hooks: NetworkHooks): void {
  const { gate, adopt } = hooks;
  const pass = (api: string, input: unknown): unknown => {
    const target = readTarget(input);
    gate(target.url, api);
    return target.input;
  };
  const first = (api: string) => (args: readonly unknown[]) => [pass(api, args[0]), ...args.slice(1)];
  wrapAsync(scope, "fetch", first("fetch"), hooks.arrived);
  const cache = prototypeOf(scope, "Cache");
  wrapAsync(cache, "add", first("Cache.add"));
  wrapAsync(cache, "addAll", ([inputs]) => [listOf(inputs).map((input) => pass("Cache.addAll", input))]);
  wrap(scope, "fetchLater", first("fetchLater"));
  wrap(prototypeOf(scope, "XMLHttpRequest"), "open", ([method, url, ...rest]) => [
    method,
    pass("XMLHttpRequest", url),
    ...rest,
  ]);
  wrap(prototypeOf(scope, "Navigator"), "sendBeacon", first("sendBeacon"));
  for (const name of ["WebSocket", "EventSource", "WebTransport"]) wrap(scope, name, first(name));
  // Nothing here speaks it, and a content security policy does not reach it.
  for (const name of ["RTCPeerConnection", "webkitRTCPeerConnection"]) {
    wrap(scope, name, () => {
      gate("webrtc:", name);
      return [];
    });
  }
  for (const name of ["Worker", "SharedWorker"]) {
    wrap(
      scope,
      name,
      ([url, ...rest]) => [passCode(name, url), ...rest],
      (worker) => {
        if (typeof Worker === "function" && worker instanceof Worker) adopt(worker);
      },
    );
  }

  /** Code made in the page would run without a guard of its own. */
  function passCode(api: string, url: unknown): unknown {
    const text = String(url);
    gate(/^\s*(blob|data):/i.test(text) ? "inline-code:" : text, api);
    return text;
  }
}

/** What the arguments become; throws where the request may not leave. */
type Check = (args: readonly unknown[]) => unknown[];

/** A function or constructor that throws before it is run. */
function wrap(owner: object | undefined, name: string, check: Check, made?: (made: object) => void): void {
  const original = functionIn(owner, name);
  if (!owner || !original) return;
  put(
    owner,
    name,
    new Proxy(original, {
      apply: (target, self, args) => Reflect.apply(target, self, check(args)),
      construct(target, args, newTarget) {
        const result: object = Reflect.construct(target, check(args), newTarget);
        made?.(result);
        return result;
      },
    }),
  );
}

/** A function that rejects, as its promise promises. */
function wrapAsync(
  owner: object | undefined,
  name: string,
  check: (args: readonly unknown[]) => unknown[],
  arrived?: NetworkHooks["arrived"],
): void {
  const original = functionIn(owner, name);
  if (!owner || !original) return;
  const run = async (self: unknown, args: unknown[]): Promise<unknown> => {
    const checked = check(args);
    const answer: unknown = await Reflect.apply(original, self, checked);
    if (answer instanceof Response && answer.redirected) arrived?.(answer.url, readTarget(checked[0]).url);
    return answer;
  };
  put(owner, name, new Proxy(original, { apply: (_, self, args) => run(self, args) }));
}

function put(owner: object, name: string, guarded: object): void {
  Object.defineProperty(owner, name, { value: guarded, writable: false, configurable: false, enumerable: true });
  const prototype: unknown = Reflect.get(guarded, "prototype");
  // Two names of one constructor share the prototype.
  if (isObject(prototype) && Object.getOwnPropertyDescriptor(prototype, "constructor")?.configurable) {
    Object.defineProperty(prototype, "constructor", { value: guarded, writable: false, configurable: false });
  }
}

type AnyFunction = (...args: unknown[]) => unknown;

function functionIn(owner: object | undefined, name: string): AnyFunction | undefined {
  const value: unknown = owner === undefined ? undefined : Reflect.get(owner, name);
  return isFunction(value) ? value : undefined;
}

function prototypeOf(scope: object, name: string): object | undefined {
  const prototype: unknown = functionIn(scope, name)?.prototype;
  return isObject(prototype) ? prototype : undefined;
}

function isFunction(value: unknown): value is AnyFunction {
  return typeof value === "function";
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** Where a request goes, read once: an object that says otherwise when it is read again is passed on as what it said. */
function readTarget(input: unknown): { readonly url: string; readonly input: unknown } {
  const url = isObject(input) ? requestUrl(input) : undefined;
  if (url !== undefined) return { url, input };
  const text = String(input);
  return { url: text, input: text };
}

/** By the getter of the platform, which knows a request of whatever window and no other object. */
function requestUrl(input: object): string | undefined {
  try {
    const url: unknown = Object.getOwnPropertyDescriptor(Request.prototype, "url")?.get?.call(input);
    return typeof url === "string" ? url : undefined;
  } catch {
    return undefined;
  }
}

function listOf(inputs: unknown): readonly unknown[] {
  return Array.isArray(inputs) ? inputs : [];
}
