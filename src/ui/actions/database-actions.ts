import { ListPlus, ListX, Network, Pin } from "lucide-react";
import type { NodeId } from "@/graph/document/graph-types";
import { allWords } from "@/words/all-words";
import type { Services } from "../services";
import type { Action } from "./action-types";

type Refusal = NonNullable<Action["refusal"]>;

const needsNode: Refusal = ({ document }, words) =>
  document.selection.nodes.length > 0 ? null : words.selection.noNodeSelected;

/** What a hand does with the part that is shown of a database; none while the graph is none of one. */
export function databaseActions({ database, words }: Services): readonly Action[] {
  const { shown, remote } = database.store.getState();
  if (shown === null || remote === null) return [];
  const said = allWords(words.getState()).database;
  const change =
    (how: string): Action["run"] =>
    ({ edit }) =>
      void edit.run({ name: "changeShown", input: { how } });
  return [
    {
      id: "database.expand",
      group: "select",
      title: () => said.expand,
      icon: Network,
      refusal: needsNode,
      run: (services) => void addNeighbors(services, services.document.selection.nodes),
    },
    {
      id: "database.more",
      group: "view",
      title: () => said.more(remote.shownAtOnce),
      icon: ListPlus,
      refusal: ({ document }) => {
        const all = remote.profile.nodeCount;
        return document.tables.nodes.count < all ? null : said.allShown(all);
      },
      run: change("more"),
    },
    {
      id: "database.takeAway",
      group: "select",
      title: () => said.takeAway,
      icon: ListX,
      refusal: needsNode,
      run: change("remove"),
    },
    {
      id: "database.keep",
      group: "select",
      title: () => said.keep,
      icon: Pin,
      refusal: needsNode,
      run: change("keep"),
    },
  ];
}

/** How many nodes of the database are shown. */
export function partShown({ database, document }: Pick<Services, "database" | "document">) {
  const { shown, remote } = database.store.getState();
  const { count } = document.tables.nodes;
  return { shown: count, all: remote?.profile.nodeCount ?? shown?.nodes ?? count };
}

/** What the counts of a legend are of; null where all is shown. */
export function countedText(services: Services): string | null {
  const { shown, all } = partShown(services);
  return shown >= all ? null : allWords(services.words.getState()).database.counted(shown, all);
}

/** What the database has around these nodes is shown too; what is there stays where it is. */
export async function addNeighbors({ document, edit, view, words }: Services, ids: readonly NodeId[]): Promise<void> {
  const before = document.tables.nodes.count;
  const { expand, expanded } = allWords(words.getState()).database;
  const done = await edit.run({ name: "getNeighbors", input: { ids: [...ids] } }, { title: expand });
  if (done?.success) view.change({ toast: { text: expanded(document.tables.nodes.count - before) } });
}
