import { destinationsOf } from "@/store/settings/settings-store";
import { useSettings } from "../use-stores";

/** The hosts the next message may go to, in a row; null when it stays on this device. */
export function useDestination(): string | null {
  return useSettings((settings) => destinationsOf(settings).join(", ") || null);
}
