import * as React from "react";

/**
 * React's development build takes a stack of calls for the first 10,000 elements of each second, for its own warnings, which is an
 * eighth of the time of a page in jsdom. It takes none once its count of them says that there were enough; warnings keep the names
 * of the components.
 */
export function leaveOutOwnerStacks(): void {
  const internals = Object.entries(React).find(([name]) => name.startsWith("__CLIENT_INTERNALS"))?.[1];
  if (typeof internals !== "object" || !("recentlyCreatedOwnerStacks" in internals)) return;
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
}
