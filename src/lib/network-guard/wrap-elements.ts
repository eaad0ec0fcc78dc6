import { oneLine } from "@/lib/text/lines";
import type { Gate } from "./wrap-network";

export interface ElementHooks {
  readonly gate: Gate;
  /** Given each window a script of this one can reach into; again after it was emptied and filled anew. */
  readonly bind: (window: object) => void;
}

/** Where a page's script can put elements: interfaces, and the names of what puts something into a document. */
const owners = [
  "Node",
  "Element",
  "Document",
  "DocumentFragment",
  "ShadowRoot",
  "CharacterData",
  "DocumentType",
  "Range",
];
const insertion = new RegExp(
  oneLine`
    ^(append(Child)?|insert(Before|Node|Adjacent(Element|HTML))|replace(Child|Children|With)|prepend|before|after
    |moveBefore|setHTML\w*|write(ln)?|execCommand|surroundContents)$
  `,
);

const htmlSetters: readonly (readonly [owner: string, name: string])[] = [
  ["Element", "innerHTML"],
  ["Element", "outerHTML"],
  ["ShadowRoot", "innerHTML"],
];
const windowGetters: readonly (readonly [owner: string, name: string])[] = [
  ["HTMLIFrameElement", "contentWindow"],
  ["HTMLIFrameElement", "contentDocument"],
  ["HTMLFrameElement", "contentWindow"],
  ["HTMLFrameElement", "contentDocument"],
  ["HTMLObjectElement", "contentWindow"],
  ["HTMLObjectElement", "contentDocument"],
];

/**
 * The ways to a host that lead through a page's elements: a frame or window has a `fetch` of its own, a link is fetched when it is
 * put in, a `ping` goes out with a click. Nothing in Parley uses them.
 */
export function wrapElements(scope: Window & typeof globalThis, { gate, bind }: ElementHooks): void {
  const { document } = scope;

  /** Windows are reached by their number too, and that cannot be hooked: each is bound as soon as it is there. */
  function bindFrames(): void {
    for (let index = 0; index < scope.length; index += 1) bind(scope[index] ?? scope);
    // Filled by text a frame would become another window later, unseen.
    if (scope.length > 0)
      for (const frame of document.querySelectorAll("iframe[srcdoc]")) frame.removeAttribute("srcdoc");
  }
  function checkPut(api: string, args: readonly unknown[]): void {
    // Elsewhere a string is text.
    const isMarkup = /HTML|^write|^exec/.test(api);
    if (isMarkup && args.some((given) => /<link/i.test(String(given)))) gate("inline-code:", api);
    for (const { href } of args.flatMap(linksIn)) gate(href, "link");
  }
  const put = (api: string) => (target: AnyFunction, self: unknown, args: unknown[]) => {
    checkPut(api, args);
    try {
      return Reflect.apply(target, self, args);
    } finally {
      if (scope.length > 0) bindFrames();
    }
  };

  for (const owner of owners) {
    for (const name of Object.getOwnPropertyNames(prototypeOf(scope, owner) ?? {})) {
      if (insertion.test(name)) replaceMethod(scope, [owner, name], put(name));
    }
  }
  for (const place of htmlSetters) replaceAccessor(scope, place, "set", put(place[1]));
  for (const place of windowGetters) {
    replaceAccessor(scope, place, "get", (target, self, args) => {
      const found: unknown = Reflect.apply(target, self, args);
      const view = place[1] === "contentDocument" ? viewOf(found) : found;
      if (isObject(view)) bind(view);
      return found;
    });
  }
  wrapLinks(scope, gate);
  wrapPings(scope, gate);
  wrapWindows(scope, { gate, bind });
  // An empty frame is loaded while it is put in; this listener runs before any of the frame's own.
  document.addEventListener("load", bindFrames, true);
  new scope.MutationObserver(bindFrames).observe(document, {
    subtree: true,
    attributes: true,
    attributeFilter: ["srcdoc"],
  });
}

/** A link that is there already is fetched anew when it is changed. */
function wrapLinks(scope: object, gate: Gate): void {
  const check = (self: unknown, name: unknown, value: unknown): void => {
    if (isLink(self)) gate(/href/i.test(String(name)) ? String(value) : self.href, "link");
  };
  for (const [name, place] of [
    ["setAttribute", 0],
    ["setAttributeNS", 1],
  ] as const) {
    replaceMethod(scope, ["Element", name], (target, self, args) => {
      check(self, args[place], args[place + 1]);
      return Reflect.apply(target, self, args);
    });
  }
  for (const name of ["href", "rel"]) {
    replaceAccessor(scope, ["HTMLLinkElement", name], "set", (target, self, args) => {
      check(self, name, args[0]);
      return Reflect.apply(target, self, args);
    });
  }
}

function wrapPings(scope: Window & typeof globalThis, gate: Gate): void {
  const withoutPing = (target: unknown): void => {
    const link = isElement(target) ? target.closest("[ping]") : null;
    if (!link) return;
    const address = link.getAttribute("ping") ?? "";
    link.removeAttribute("ping");
    gate(address, "ping");
  };
  const onClick = (event: Event): void => withoutPing(event.composedPath()[0]);
  for (const type of ["click", "auxclick"]) scope.addEventListener(type, onClick, true);
  // One that is in no document is heard nowhere.
  for (const place of [
    ["HTMLElement", "click"],
    ["EventTarget", "dispatchEvent"],
  ] as const) {
    replaceMethod(scope, place, (target, self, args) => {
      withoutPing(self);
      return Reflect.apply(target, self, args);
    });
  }
}

function wrapWindows(scope: object, { gate, bind }: ElementHooks): void {
  const opened = (made: unknown): unknown => {
    if (isObject(made)) bind(made);
    return made;
  };
  const open: Replacement = (target, self, args) => {
    if (args[0] !== undefined && args[0] !== "") gate(String(args[0]), "window.open");
    return opened(Reflect.apply(target, self, args));
  };
  replace(scope, "open", open);
  replaceMethod(scope, ["Document", "open"], (target, self, args) =>
    args.length > 2 ? open(target, self, args) : Reflect.apply(target, self, args),
  );
  replaceMethod(scope, ["DocumentPictureInPicture", "requestWindow"], async (target, self, args) =>
    opened(await Reflect.apply(target, self, args)),
  );
}

type AnyFunction = (...args: unknown[]) => unknown;
type Replacement = (target: AnyFunction, self: unknown, args: unknown[]) => unknown;

function replaceMethod(scope: object, [owner, name]: readonly [string, string], run: Replacement): void {
  const prototype = prototypeOf(scope, owner);
  if (prototype) replace(prototype, name, run);
}

function replace(owner: object, name: string, run: Replacement): void {
  const original: unknown = Reflect.get(owner, name);
  if (!isFunction(original)) return;
  const value = new Proxy(original, { apply: run });
  Object.defineProperty(owner, name, { value, writable: false, configurable: false, enumerable: true });
}

function replaceAccessor(
  scope: object,
  [owner, name]: readonly [string, string],
  half: "get" | "set",
  run: Replacement,
): void {
  const prototype = prototypeOf(scope, owner);
  const found = prototype && Object.getOwnPropertyDescriptor(prototype, name);
  const original: unknown = found?.[half];
  if (!prototype || !isFunction(original)) return;
  Object.defineProperty(prototype, name, {
    ...found,
    [half]: new Proxy(original, { apply: run }),
    configurable: false,
  });
}

function prototypeOf(scope: object, name: string): object | undefined {
  const made: unknown = Reflect.get(scope, name);
  const prototype: unknown = isFunction(made) ? Reflect.get(made, "prototype") : undefined;
  return isObject(prototype) ? prototype : undefined;
}

function isFunction(value: unknown): value is AnyFunction {
  return typeof value === "function";
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function linksIn(given: unknown): readonly HTMLLinkElement[] {
  return isParent(given) ? [given, ...given.querySelectorAll("link[href]")].filter(isLink) : [];
}

/** By what it can do: an element of another window is of another `Element`. */
function isParent(value: unknown): value is ParentNode {
  return isObject(value) && "querySelectorAll" in value;
}

function isElement(value: unknown): value is Element {
  return isParent(value) && "closest" in value;
}

function isLink(value: unknown): value is HTMLLinkElement {
  return isElement(value) && value.localName === "link" && "href" in value;
}

function viewOf(document: unknown): unknown {
  return isObject(document) ? Reflect.get(document, "defaultView") : undefined;
}
