import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useStore } from "zustand";
import { Button } from "../parts/Button";
import { type Services, useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useSettings } from "../use-stores";

/** Takes away what this browser keeps: keys and endpoints, and, when that is asked for too, graphs with their chats. */
export function ClearAll() {
  const { library } = useServices();
  const words = useAllWords("settings");
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const open = () => {
    setDone(null);
    setOpen(true);
    void library.refresh();
  };
  const close = (message: string | null) => {
    setOpen(false);
    setDone(message);
  };
  return (
    <section>
      <h3>{words.onThisDevice}</h3>
      <p className="lead">{words.onThisDeviceLead}</p>
      {isOpen ? (
        <ClearForm onClose={close} />
      ) : (
        <div className="form-foot leading">
          <Button icon={Trash2} className="line big" onClick={open}>
            {words.clearAll}
          </Button>
        </div>
      )}
      <p className="hint" role="status">
        {done}
      </p>
    </section>
  );
}

function ClearForm({ onClose }: { readonly onClose: (message: string | null) => void }) {
  const services = useServices();
  const { settings, library } = services;
  const words = useAllWords("settings");
  const endpoints = useSettings((state) => state.endpoints.length);
  const found = useStore(library.store, (state) => state.graphs);
  const graphs = typeof found === "string" ? [] : found;
  const [withGraphs, setWithGraphs] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const clear = async () => {
    setBusy(true);
    settings.forgetEndpoints();
    settings.change({ prices: [] });
    const ids = graphs.map(({ id }) => id);
    const { problem, isUntraced } = withGraphs ? await clearGraphs(services, ids) : nothingLeft;
    onClose(
      problem ??
        (isUntraced ? words.tracesStay : null) ??
        (withGraphs ? words.clearedAll(graphs.length) : words.clearedKeys),
    );
  };
  return (
    <div className="note danger clear">
      <div>
        <p>
          <b>{words.clearQuestion(endpoints)}</b> {words.clearWarning}
        </p>
        {graphs.length > 0 && (
          <label className="line-check row">
            <input
              type="checkbox"
              className="check"
              checked={withGraphs}
              onChange={(event) => setWithGraphs(event.target.checked)}
            />
            {words.clearGraphs(graphs.length)}
          </label>
        )}
        <div className="form-foot">
          <Button className="line big" onClick={() => onClose(null)}>
            {words.keepAll}
          </Button>
          <Button className="line big danger" disabled={isBusy} onClick={() => void clear()}>
            {words.clear}
          </Button>
        </div>
      </div>
    </div>
  );
}

const nothing = (): void => undefined;

interface Left {
  readonly problem: string | null;
  /** What happened in the conversations is still there. */
  readonly isUntraced: boolean;
}

const nothingLeft: Left = { problem: null, isUntraced: false };

/** With what was said and measured, recipes, and what was made of their texts. Without its code there was no such thing in this visit. */
async function clearGraphs(services: Services, ids: readonly string[]): Promise<Left> {
  const { library, meaning, metrics, recipes, traces } = services;
  const isSilent = await library.removeChats();
  const [stayed] = await removeAll(ids, library.remove);
  await meaning().then(({ forget }) => forget(), nothing);
  await metrics().then(({ forget }) => forget(), nothing);
  await recipes().then(({ forget }) => forget(), nothing);
  const untraced = await traces().then(({ forget }) => forget(), nothing);
  return { problem: isSilent ?? stayed ?? null, isUntraced: Boolean(untraced) };
}

/** The reasons of those that stayed. */
async function removeAll(
  ids: readonly string[],
  remove: (id: string) => Promise<string | null>,
): Promise<readonly string[]> {
  const reasons: string[] = [];
  for (const id of ids) {
    const reason = await remove(id);
    if (reason !== null) reasons.push(reason);
  }
  return reasons;
}
