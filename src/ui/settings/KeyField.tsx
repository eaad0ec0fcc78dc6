import { Lock } from "lucide-react";
import { keyHostOf } from "@/store/settings/endpoints";
import { keyOf } from "@/store/settings/settings-store";
import { useServices } from "../services";
import { useSettings, useWords } from "../use-stores";
import { KeyInput } from "./KeyInput";

/** The key of an address's host: for this tab, or on this device where that is asked for. */
export function KeyField({ id, baseUrl }: { readonly id: string; readonly baseUrl: string }) {
  const { settings } = useServices();
  const words = useWords("settings");
  const { apiKey, isRemembered } = useSettings((state) => keyOf(state, baseUrl));
  const host = keyHostOf(baseUrl);
  return (
    <>
      <KeyInput
        id={id}
        value={apiKey}
        disabled={host === ""}
        describedBy={`${id}-hint`}
        onChange={(text) => settings.setKey(baseUrl, text, isRemembered)}
      />
      {host !== "" && (
        <p className="hint sent-to">
          <Lock size={12} strokeWidth={1.75} aria-hidden="true" />
          {words.sentTo(host)}
        </p>
      )}
      <label className="line-check">
        <input
          className="check"
          type="checkbox"
          checked={isRemembered}
          disabled={host === ""}
          onChange={(event) => settings.setKey(baseUrl, apiKey, event.target.checked)}
        />
        {words.rememberKey}
      </label>
      <p className="hint" id={`${id}-hint`}>
        {isRemembered ? words.keyRemembered : words.keyInTab}
      </p>
    </>
  );
}
