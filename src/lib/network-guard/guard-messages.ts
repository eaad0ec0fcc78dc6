import type { NetworkNews, NetworkPermission } from "./network-types";

/** From the page to a worker: what it may contact from now on. */
export interface PermissionMessage {
  readonly type: "network-permissions";
  readonly permissions: readonly NetworkPermission[];
}

/** From a worker to the page: what it contacted or was refused. */
export interface NewsMessage {
  readonly type: "network-news";
  readonly news: NetworkNews;
}

export function isPermissionMessage(data: unknown): data is PermissionMessage {
  return typeOf(data) === "network-permissions";
}

export function isNewsMessage(data: unknown): data is NewsMessage {
  return typeOf(data) === "network-news";
}

function typeOf(data: unknown): unknown {
  return typeof data === "object" && data !== null && "type" in data ? data.type : undefined;
}
