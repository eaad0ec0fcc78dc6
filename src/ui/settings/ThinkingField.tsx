import { useId } from "react";
import { thinkingLevels } from "@/ai/port/thinking-level";
import type { SavedEndpoint } from "@/store/settings/endpoints";
import { useServices } from "../services";
import { useWords } from "../use-stores";

/** How much the model of an endpoint thinks before it answers. */
export function ThinkingField({ endpoint }: { readonly endpoint: SavedEndpoint }) {
  const { settings } = useServices();
  const words = useWords("settings");
  const id = useId();
  return (
    <>
      <label className="lab" htmlFor={id}>
        {words.thinking}
      </label>
      <select
        id={id}
        className="field helper"
        value={endpoint.thinking}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          const thinking = thinkingLevels.find((level) => level === target.value);
          if (thinking) settings.changeEndpoint(endpoint.id, { thinking });
        }}
      >
        {thinkingLevels.map((level) => (
          <option key={level} value={level}>
            {words.thinkingLevels[level]}
          </option>
        ))}
      </select>
      <p className="hint" id={`${id}-hint`}>
        {endpoint.thinking === "off" ? words.thinkingOffHint : words.thinkingHint}
      </p>
    </>
  );
}
