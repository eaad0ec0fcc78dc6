import { useId, useState } from "react";
import { useServices } from "../services";
import { useSettings } from "../use-stores";
import { useSettingsWords } from "./use-settings-words";

const longest = 86_400;

/** How long an answer may be silent. Empty: as long as is usual. */
export function IdleField() {
  const { settings } = useServices();
  const words = useSettingsWords();
  const idleSeconds = useSettings((state) => state.idleSeconds);
  const [text, setText] = useState(String(idleSeconds ?? ""));
  const id = useId();
  return (
    <>
      <label className="lab" htmlFor={id}>
        {words.idle}
      </label>
      <div className="field short">
        <input
          id={id}
          type="number"
          min={1}
          max={longest}
          placeholder={words.idleUsual}
          value={text}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            setText(target.value);
            settings.change({ idleSeconds: secondsOf(target.valueAsNumber) });
          }}
        />
      </div>
      <p className="hint" id={`${id}-hint`}>
        {words.idleHint}
      </p>
    </>
  );
}

/** What can be no limit is none. */
function secondsOf(value: number): number | null {
  return value > 0 && value <= longest ? value : null;
}
