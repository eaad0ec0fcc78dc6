import { useStore } from "zustand";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useDocument } from "../use-document";
import { databaseActions } from "./database-actions";

/** "3,000 of 1,204,118 shown", and where it is not connected, that it is not. */
export function DatabaseFigures() {
  const { shown, all, remote, isLost } = useShown();
  const words = useAllWords("database");
  const figures = shown >= all ? words.allShown(all) : words.shown(shown, all);
  if (remote === null) return `${figures} · ${words.notConnected}`;
  return isLost ? `${figures} · ${words.isLost}` : figures;
}

/** What the counts of a legend are of. */
export function CountedFigures() {
  const { shown, all } = useShown();
  const words = useAllWords("database");
  return shown >= all ? null : <p className="legend-undrawn">{words.counted(shown, all)}</p>;
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
  const { shown, remote, isLost } = useStore(useServices().database.store);
  const count = useDocument(({ tables }) => tables.nodes.count);
  return { shown: count, all: remote?.profile.nodeCount ?? shown?.nodes ?? count, remote, isLost };
}
