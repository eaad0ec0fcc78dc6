import { Trash2 } from "lucide-react";
import { useState } from "react";
import type { InstalledModel } from "@/providers/webllm/model-library-types";
import { builtinSource } from "@/store/settings/endpoints";
import { IconButton } from "../parts/IconButton";
import { SureQuestion } from "../parts/SureQuestion";
import { Switch } from "../parts/Switch";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useWords } from "../use-stores";
import type { ModelsNow } from "./use-models";

/** What is on this device with its size and last use; deleting; room; whether the browser keeps it. */
export function InstalledModels({ now }: { readonly now: ModelsNow }) {
  const words = useAllWords("models");
  const sizes = useWords("storage");
  const { installed, storage } = now;
  const bytes = installed.reduce((sum, model) => sum + model.bytes, 0);
  const room = storage ? storage.usedBytes + storage.freeBytes : 0;
  return (
    <section aria-labelledby="installed-models">
      <div className="models-head">
        <h3 id="installed-models">{words.installed}</h3>
        <p>{words.installedHint}</p>
      </div>
      <div className="models-card installed">
        {storage && (
          <>
            <p className="disk-text num">
              <span>
                <b>{sizes.bytes(bytes)}</b> {words.forModels}
              </span>
              <span>{words.free(sizes.bytes(storage.freeBytes))}</span>
            </p>
            <div className="disk" aria-hidden="true">
              {installed.map(({ id, bytes: size }) => (
                <i key={id} style={{ width: `${(size / room) * 100}%` }} />
              ))}
            </div>
          </>
        )}
        {installed.length === 0 && <p className="hint">{words.nothingInstalled}</p>}
        <ul>
          {installed.map((model) => (
            <InstalledRow key={model.id} model={model} now={now} />
          ))}
        </ul>
        <Persistence now={now} />
      </div>
    </section>
  );
}

function InstalledRow({ model, now }: { readonly model: InstalledModel; readonly now: ModelsNow }) {
  const { settings, view } = useServices();
  const words = useAllWords("models");
  const sizes = useWords("storage");
  const [isAsked, setAsked] = useState(false);
  const { id, title, bytes, lastUsed } = model;
  const size = sizes.bytes(bytes);
  const remove = async () => {
    setAsked(false);
    const { source } = settings.getState();
    if (source.kind === "local" && source.model === id) settings.change({ source: builtinSource });
    await now.library.remove(id);
    view.change({ toast: { text: words.deleted(title) } });
  };
  return (
    <li>
      <div className="installed-row">
        <i aria-hidden="true" />
        <span>
          <b>{title}</b> <small>{lastUse(lastUsed, words)}</small>
        </span>
        <span className="num">{size}</span>
        <IconButton icon={Trash2} className="slim" label={words.deleteModel(title)} onClick={() => setAsked(true)} />
      </div>
      {isAsked && (
        <SureQuestion
          label={words.deleteModel(title)}
          question={words.deleteSure(title, size)}
          keep={words.keep}
          remove={words.delete}
          onKeep={() => setAsked(false)}
          onRemove={() => void remove()}
        />
      )}
    </li>
  );
}

/** The browser is asked once; what it said stands. */
function Persistence({ now }: { readonly now: ModelsNow }) {
  const words = useAllWords("models");
  const { storage, library } = now;
  if (!storage) return null;
  const isRefused = storage.wasAsked && !storage.isPersistent;
  return (
    <div className="installed-keep">
      {isRefused ? (
        <p className="hint">{words.persistRefused}</p>
      ) : (
        <Switch
          label={words.persist}
          isOn={storage.isPersistent}
          onChange={(isOn) => isOn && void library.askToPersist()}
        />
      )}
    </div>
  );
}

const dayMs = 86_400_000;

function lastUse(
  time: number | null,
  words: { readonly today: string; readonly neverUsed: string; daysAgo(days: number): string },
): string {
  if (time === null) return words.neverUsed;
  const days = Math.floor((Date.now() - time) / dayMs);
  return days < 1 ? words.today : words.daysAgo(days);
}
