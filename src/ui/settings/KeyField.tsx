import { Eye, EyeOff, Lock } from "lucide-react";
import { useState } from "react";
import { keyHostOf } from "@/store/settings/endpoints";
import { keyOf } from "@/store/settings/settings-store";
import { IconButton } from "../parts/IconButton";
import { useServices } from "../services";
import { useSettings } from "../use-stores";
import { useSettingsWords } from "./use-settings-words";

/** The key of an address's host: for this tab, or on this device where that is asked for. */
export function KeyField({ id, baseUrl }: { readonly id: string; readonly baseUrl: string }) {
  const { settings } = useServices();
  const words = useSettingsWords();
  const [isShown, setShown] = useState(false);
  const { apiKey, isRemembered } = useSettings((state) => keyOf(state, baseUrl));
  const host = keyHostOf(baseUrl);
  return (
    <>
      <label className="lab" htmlFor={id}>
        {words.apiKey}
      </label>
      <div className="field">
        <input
          id={id}
          type={isShown ? "text" : "password"}
          autoComplete="off"
          spellCheck={false}
          value={apiKey}
          disabled={host === ""}
          aria-describedby={`${id}-hint`}
          onChange={(event) => settings.setKey(baseUrl, event.target.value, isRemembered)}
        />
        <IconButton
          icon={isShown ? EyeOff : Eye}
          className="slim"
          label={isShown ? words.hideKey : words.showKey}
          onClick={() => setShown(!isShown)}
        />
      </div>
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
