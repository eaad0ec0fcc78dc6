import { useState } from "react";
import { useStore } from "zustand";
import { useServices } from "../services";
import { useWords } from "../use-stores";

/** How much of what the browser gives is used, and whether it keeps it. */
export function StorageMeter() {
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
        <button type="button" className="btn line" onClick={() => void ask()}>
          {words.persist}
        </button>
      )}
      {isRefused && (
        <p className="hint" role="status">
          {words.persistRefused}
        </p>
      )}
    </>
  );
}
