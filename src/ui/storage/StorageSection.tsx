import { Trash2 } from "lucide-react";
import { useStore } from "zustand";
import { IconButton } from "../parts/IconButton";
import { useServices } from "../services";
import { useWords } from "../use-stores";
import { GraphRows } from "./GraphRows";
import { KeptVectors } from "./KeptVectors";
import { StorageMeter } from "./StorageMeter";

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
      <KeptVectors />
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
              <span>
                {name.split(":").at(-1)} <small className="num">{words.storage.bytes(bytes)}</small>{" "}
                <small>{words.storage.when(date)}</small>
              </span>
              <button type="button" className="btn line slim" onClick={() => void library.downloadAside(name)}>
                {words.storage.download}
              </button>
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
