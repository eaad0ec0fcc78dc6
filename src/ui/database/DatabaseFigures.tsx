import { useStore } from "zustand";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useDocument } from "../use-document";

/** "3,000 of 1,204,118 shown", and where it is not connected, that it is not. */
export function DatabaseFigures() {
  const { store } = useServices().database;
  const words = useAllWords("database");
  const { shown, remote, isLost } = useStore(store);
  const count = useDocument(({ tables }) => tables.nodes.count);
  if (shown === null) return null;
  const all = remote?.profile.nodeCount ?? shown.nodes;
  const figures = count >= all ? words.allShown(all) : words.shown(count, all);
  if (remote === null) return `${figures} · ${words.notConnected}`;
  return isLost ? `${figures} · ${words.isLost}` : figures;
}
