import { chosenEndpoint, hostOf } from "@/store/endpoints";
import { useSettings } from "../use-stores";

/** The host the next message goes to; null when it stays on this device. */
export function useDestination(): string | null {
  return useSettings((settings) => {
    const endpoint = chosenEndpoint(settings);
    return endpoint === null ? null : hostOf(endpoint.baseUrl);
  });
}
