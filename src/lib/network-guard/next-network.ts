import type { NetworkNews, NetworkState } from "./network-types";

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
