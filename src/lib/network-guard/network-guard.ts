import { notifyAll } from "../notify-all";
import { webAddress } from "../web-address";
import { isNewsMessage, type PermissionMessage } from "./guard-messages";
import { judgeRequest } from "./judge-request";
import {
  type NetworkNews,
  type NetworkPermission,
  type NetworkPurpose,
  type NetworkState,
  untouchedNetwork,
} from "./network-types";
import { wrapElements } from "./wrap-elements";
import { wrapNetwork } from "./wrap-network";

/** The network's state as the page shows it; readable as a store. */
export interface NetworkWatch {
  getState(): NetworkState;
  getInitialState(): NetworkState;
  subscribe(listener: (state: NetworkState, before: NetworkState) => void): () => void;
}

export interface NetworkGuard extends NetworkWatch {
  /** Lets requests to the host of `url` out until the returned function is called. */
  allow(url: string, purpose: NetworkPurpose): () => void;
  /** Replaces what was allowed before; a worker gets it from its page. */
  setPermissions(permissions: readonly NetworkPermission[]): void;
}

export interface GuardedScope {
  /** The global object of the page or the worker. */
  readonly scope: object;
  /** Its address, against which short ones are read. */
  readonly address: string;
  /** Told of each request that left the device, and of each that was kept from it. */
  readonly onNews?: (news: NetworkNews) => void;
}

/**
 * Keeps a page and its workers to themselves: from now on nothing leaves them but requests for the page's own files, and those to
 * a host that was allowed. Workers made from now on are sent what is allowed, and their requests are counted here.
 */
export function installNetworkGuard({ scope, address, onNews }: GuardedScope): NetworkGuard {
  const listeners = new Set<(state: NetworkState, before: NetworkState) => void>();
  const workers = new Set<WeakRef<Worker>>();
  let state = untouchedNetwork;

  const set = (next: NetworkState): void => {
    const before = state;
    state = next;
    notifyAll(listeners, state, before);
  };
  const tell = (news: NetworkNews): void => {
    set(nextNetwork(state, news));
    onNews?.(news);
  };
  const setPermissions = (permissions: readonly NetworkPermission[]): void => {
    set({ ...state, permissions });
    const message: PermissionMessage = { type: "network-permissions", permissions };
    for (const held of workers) {
      const worker = held.deref();
      if (worker) worker.postMessage(message);
      else workers.delete(held);
    }
  };
  const adopt = (worker: Worker): void => {
    workers.add(new WeakRef(worker));
    // First of its listeners: no other hears what is between guards.
    worker.addEventListener("message", (event) => {
      if (!isNewsMessage(event.data)) return;
      event.stopImmediatePropagation();
      tell(event.data.news);
    });
    const { permissions } = state;
    if (permissions.length > 0) worker.postMessage({ type: "network-permissions", permissions });
  };
  const gate = (url: string, api: string): void => {
    const verdict = judgeRequest(url, address, state.permissions);
    if (verdict.kind === "granted") tell({ kind: "contact", permission: verdict.permission });
    if (verdict.kind !== "refused") return;
    tell({ kind: "refusal", origin: verdict.origin, api });
    throw refused(verdict.origin);
  };
  /** A host that was allowed sent on to this one. */
  const arrived = (url: string, asked: string): void => {
    const before = judgeRequest(asked, address, state.permissions);
    const { origin } = new URL(url);
    if (before.kind === "granted" && origin !== before.permission.origin) {
      tell({ kind: "contact", permission: { ...before.permission, origin } });
    }
  };

  /** A frame or window a script makes is one more way out; one of another host cannot be reached into, and needs no gate. */
  const bind = (window: object): void => {
    try {
      if (Object.getOwnPropertyDescriptor(window, "fetch")?.configurable === false) return;
      wrapNetwork(window, { gate, arrived, adopt });
      if (isPage(window)) wrapElements(window, { gate, bind });
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
  };

  bind(scope);
  return {
    getState: () => state,
    getInitialState: () => untouchedNetwork,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setPermissions,
    allow(text, purpose) {
      const url = webAddress(text);
      if (!url) return () => undefined;
      const permission: NetworkPermission = { origin: url.origin, purpose };
      setPermissions([...state.permissions, permission]);
      return () => setPermissions(state.permissions.filter((one) => one !== permission));
    },
  };
}

function isPage(scope: object): scope is Window & typeof globalThis {
  return "document" in scope;
}

/** A `TypeError`, as the browser's own refusals are. */
function refused(origin: string): TypeError {
  const error = new TypeError(`Parley did not let a request out to ${origin}: nothing you chose asks for it.`);
  error.name = "NetworkRefused";
  return error;
}

/** The counts after one more request. */
export function nextNetwork(state: NetworkState, news: NetworkNews): NetworkState {
  if (news.kind === "contact") {
    const { origin, purpose } = news.permission;
    const isSame = (one: { readonly origin: string; readonly purpose: string }) =>
      one.origin === origin && one.purpose === purpose;
    return { ...state, contacts: counted(state.contacts, isSame, { origin, purpose }) };
  }
  const { origin, api } = news;
  const isSame = (one: { readonly origin: string; readonly api: string }) => one.origin === origin && one.api === api;
  return { ...state, refusals: counted(state.refusals, isSame, { origin, api }) };
}

function counted<T extends object>(
  list: readonly (T & { readonly requests: number })[],
  isSame: (one: T) => boolean,
  fresh: T,
): readonly (T & { readonly requests: number })[] {
  if (!list.some(isSame)) return [...list, { ...fresh, requests: 1 }];
  return list.map((one) => (isSame(one) ? { ...one, requests: one.requests + 1 } : one));
}
