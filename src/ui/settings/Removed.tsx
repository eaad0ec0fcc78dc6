import { Undo2 } from "lucide-react";
import type { StoredKey } from "@/store/settings/api-keys";
import { endpointName, type SavedEndpoint } from "@/store/settings/endpoints";
import { useServices } from "../services";
import { useWords } from "../use-stores";

export interface RemovedEndpoint {
  readonly endpoint: SavedEndpoint;
  readonly key: StoredKey;
  readonly wasChosen: boolean;
}

/** Tells that an endpoint is gone, with the way back: its key comes back with it. */
export function Removed({ removed, onBack }: { readonly removed: RemovedEndpoint; readonly onBack: () => void }) {
  const { settings } = useServices();
  const words = useWords("settings");
  const bringBack = () => {
    const { endpoint, key, wasChosen } = removed;
    const id = settings.addEndpoint(endpoint);
    if (key.apiKey !== "") settings.setKey(endpoint.baseUrl, key.apiKey, key.isRemembered);
    if (wasChosen) settings.change({ source: { kind: "endpoint", id } });
    onBack();
  };
  return (
    <div className="note" role="status">
      <span>{words.removed(endpointName(removed.endpoint))}</span>
      <button type="button" className="btn line" onClick={bringBack}>
        <Undo2 size={14} strokeWidth={1.75} aria-hidden="true" />
        {words.undo}
      </button>
    </div>
  );
}
