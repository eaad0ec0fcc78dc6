import { BookOpen } from "lucide-react";
import { findAction } from "../actions/feature";
import { isSingleKey, shownKeys } from "../actions/key-match";
import { Button } from "../parts/Button";
import { Switch } from "../parts/Switch";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useSettings } from "../use-stores";

const groupNames = ["edit", "select", "view", "panels", "file", "chat"] as const;

/** Just the keys that work. */
export function HelpSection() {
  const services = useServices();
  const words = useAllWords();
  const hasSingleKeys = useSettings((settings) => settings.singleKeys);
  const { help } = words;
  const groups = groupNames.map((group) => ({
    title: help.groups[group],
    keys: services.features.actions.flatMap((action) => {
      const keys = action.group === group ? (action.keys ?? []) : [];
      const usable = keys.filter((one) => hasSingleKeys || !isSingleKey(one));
      return usable.length === 0
        ? []
        : [[usable.map((one) => shownKeys(one)).join(", "), action.title(words)] as const];
    }),
  }));
  return (
    <>
      <p className="lead">{help.lead}</p>
      <p>
        <Button icon={BookOpen} className="line" onClick={() => findAction(services, "view.handbook").run(services)}>
          {help.readHandbook}
        </Button>
      </p>
      <SingleKeys />
      {[...groups, { title: help.message, keys: help.messageKeys }, { title: help.canvas, keys: help.canvasKeys }]
        .filter(({ keys }) => keys.length > 0)
        .map(({ title, keys }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl className="keys">
              {keys.map(([key, what]) => (
                <div key={key}>
                  <dt>{what}</dt>
                  <dd>
                    <kbd>{key}</kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
    </>
  );
}

/** Whether shortcuts of a single key work. */
function SingleKeys() {
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
