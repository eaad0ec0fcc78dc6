import { Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { Button } from "../parts/Button";
import { IconButton } from "../parts/IconButton";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useWords } from "../use-stores";
import { GraphRows } from "./GraphRows";

/** All that is kept on this device: room, graphs, and copies of what could not be read. */
export function StorageSection() {
  const { view } = useServices();
  const words = useWords("storage");
  const close = () => view.change({ dialog: null });
  return (
    <>
      <section>
        <StorageMeter />
      </section>
      <section>
        <h3>{words.graphs}</h3>
        <GraphRows onOpened={close} />
      </section>
      <Copies />
      <StoredVectors />
    </>
  );
}

function Copies() {
  const { library } = useServices();
  const words = useWords();
  const copies = useStore(library.store, (state) => state.asides);
  if (copies.length === 0) return null;
  return (
    <section>
      <h3>{words.storage.copies}</h3>
      <p className="hint">{words.storage.copiesHint}</p>
      <ul className="copies">
        {copies.map(({ name, savedAt, bytes }) => {
          const date = new Date(savedAt).toLocaleString(words.language, { dateStyle: "medium", timeStyle: "short" });
          return (
            <li key={name}>
              <span className="grow">
                {name.split(":").at(-1)} <small className="num">{words.storage.bytes(bytes)}</small>{" "}
                <small>{words.storage.when(date)}</small>
              </span>
              <Button className="line slim" onClick={() => void library.downloadAside(name)}>
                {words.storage.download}
              </Button>
              <IconButton
                icon={Trash2}
                className="slim"
                label={words.storage.delete}
                onClick={() => void library.removeAside(name)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** How much of what the browser gives is used, and whether it keeps it. */
function StorageMeter() {
  const { library } = useServices();
  const words = useWords("storage");
  const usage = useStore(library.store, (state) => state.usage);
  const isPersisted = useStore(library.store, (state) => state.isPersisted);
  const [isRefused, setRefused] = useState(false);
  const ask = async () => setRefused(!(await library.persist()));
  return (
    <>
      {usage === null ? (
        <p className="hint">{words.usedUnknown}</p>
      ) : (
        <>
          <meter className="bar-meter" aria-label={words.meter} min={0} max={usage.quota} value={usage.used} />
          <p className="hint num">{words.used(words.bytes(usage.used), words.bytes(usage.quota))}</p>
        </>
      )}
      <p className="hint">{isPersisted ? words.persisted : words.notPersisted}</p>
      {!isPersisted && (
        <Button className="line" onClick={() => void ask()}>
          {words.persist}
        </Button>
      )}
      {isRefused && (
        <p className="hint" role="status">
          {words.persistRefused}
        </p>
      )}
    </>
  );
}

/** The vectors of texts that are kept, where there are any, and the way to forget them. */
function StoredVectors() {
  const { meaning } = useServices();
  const words = useAllWords("meaning");
  const [count, setCount] = useState(0);
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    // Where nothing can be kept, nothing is.
    const look = async () => (await meaning()).storedCount().catch(() => 0);
    look().then(
      (found) => isCurrent && setCount(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [meaning]);
  const forget = async () => {
    const problem = await (await meaning()).forget();
    setMessage(problem === null ? words.forgotten : words.notForgotten(problem));
    if (problem === null) setCount(0);
  };
  if (count === 0 && message === null) return null;
  return (
    <section>
      <h3>{words.kept}</h3>
      {count > 0 && (
        <>
          <p className="hint num">{words.keptCount(count)}</p>
          <Button className="line" onClick={() => void forget()}>
            {words.forget}
          </Button>
        </>
      )}
      <p className="hint" role="status">
        {message}
      </p>
    </section>
  );
}
