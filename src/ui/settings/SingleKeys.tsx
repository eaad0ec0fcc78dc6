import { Switch } from "../parts/Switch";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useSettings } from "../use-stores";

/** Whether shortcuts of a single key work. */
export function SingleKeys() {
  const { settings } = useServices();
  const words = useAllWords("settings");
  const isOn = useSettings((state) => state.singleKeys);
  return (
    <section>
      <h3>{words.keys}</h3>
      <Switch label={words.singleKeys} isOn={isOn} onChange={(on) => settings.change({ singleKeys: on })} />
      <p className="hint">{words.singleKeysHint}</p>
    </section>
  );
}
