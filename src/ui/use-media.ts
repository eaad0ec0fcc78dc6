import { useSyncExternalStore } from "react";

/** Whether the media query holds now. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = globalThis.matchMedia?.(query);
      list?.addEventListener("change", listener);
      return () => list?.removeEventListener("change", listener);
    },
    () => globalThis.matchMedia?.(query).matches ?? false,
  );
}

export const phoneQuery = "(max-width: 699px)";
export const narrowQuery = "(max-width: 1099px)";
