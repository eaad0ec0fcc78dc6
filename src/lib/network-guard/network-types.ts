/** What a host is contacted for: an answer, a model's files, an address to be tried, vectors of texts, a graph database. */
export type NetworkPurpose = "answers" | "model" | "typed" | "texts" | "database";

/** One host may be contacted, for one purpose. */
export interface NetworkPermission {
  readonly origin: string;
  readonly purpose: NetworkPurpose;
}

/** Requests that went to a host during this visit. */
export interface NetworkContact extends NetworkPermission {
  readonly requests: number;
}

/** Requests that were not let out. */
export interface NetworkRefusal {
  readonly origin: string;
  /** "fetch", "WebSocket": what was used. */
  readonly api: string;
  readonly requests: number;
}

export interface NetworkState {
  readonly permissions: readonly NetworkPermission[];
  readonly contacts: readonly NetworkContact[];
  readonly refusals: readonly NetworkRefusal[];
}

/** One request that was let out or not. */
export type NetworkNews =
  | { readonly kind: "contact"; readonly permission: NetworkPermission }
  | { readonly kind: "refusal"; readonly origin: string; readonly api: string };

export const untouchedNetwork: NetworkState = { permissions: [], contacts: [], refusals: [] };
