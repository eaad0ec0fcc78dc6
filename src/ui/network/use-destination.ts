import { meaningHost } from "@/store/settings/meaning-choice";
import { destinationsOf } from "@/store/settings/settings-store";
import { useSettings } from "../use-stores";

/** The hosts the next message may go to, in a row; null when it stays on this device. */
export function useDestination(): string | null {
  return useSettings((settings) => {
    const host = meaningHost(settings);
    const hosts = new Set([...destinationsOf(settings), ...(host === null ? [] : [host])]);
    return [...hosts].join(", ") || null;
  });
}
