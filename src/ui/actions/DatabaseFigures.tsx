import { useStore } from "zustand";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useDocument } from "../use-document";
import { countedText, databaseActions, partShown } from "./database-actions";

/** "3,000 of 1,204,118 shown", and where it is not connected, that it is not. */
export function DatabaseFigures() {
  const { shown, all, remote, isLost } = useShown();
  const words = useAllWords("database");
  const figures = shown >= all ? words.allShown(all) : words.shown(shown, all);
  if (remote === null) return `${figures} · ${words.notConnected}`;
  return isLost ? `${figures} · ${words.isLost}` : figures;
}

/** The same, as the way to what can be done about it. */
export function PartShown() {
  const { view } = useServices();
  return (
    <button
      type="button"
      className="part-shown num cut lit ring-in"
      aria-haspopup="dialog"
      onClick={() => view.change({ dialog: "database" })}
    >
      <DatabaseFigures />
    </button>
  );
}

/** What the counts of a legend are of. */
export function CountedFigures() {
  useShown();
  useAllWords();
  const text = countedText(useServices());
  return text !== null && <p className="legend-undrawn">{text}</p>;
}

/** The next step after an answer that is of what is shown. */
export function ShowMore() {
  const services = useServices();
  const allWords = useAllWords();
  const { shown, all } = useShown();
  const more = databaseActions(services).find(({ id }) => id === "database.more");
  if (!more || shown >= all) return null;
  return (
    <button type="button" className="link" onClick={() => more.run(services)}>
      {more.title(allWords)}
    </button>
  );
}

function useShown() {
  const services = useServices();
  const { remote, isLost } = useStore(services.database.store);
  useDocument(({ tables }) => tables.nodes.count);
  return { ...partShown(services), remote, isLost };
}
