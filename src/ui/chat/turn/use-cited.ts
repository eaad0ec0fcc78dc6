import { useMemo } from "react";
import { citedOf } from "@/ai/sources/cited-sources";
import type { Source } from "@/knowledge/source";
import type { ChatTurn } from "@/store/chat/chat-types";
import type { Reading } from "@/store/view/reading";
import { idSelector } from "../../actions/select-elements";
import type { CitedText } from "../../markdown/cited-context";
import { type Services, useServices } from "../../services";
import { useWords } from "../../use-stores";

const none: readonly Source[] = [];

/** The texts a turn's answer names, by id. While it streams in, each has the number already that it keeps. */
export function useCited({ id: turnId, sources, read = none, text }: ChatTurn): ReadonlyMap<string, CitedText> {
  const services = useServices();
  const words = useWords("chat");
  const named = sources ?? citedOf(text, read);
  // Most words that stream in name no further text: then nothing is drawn anew.
  const ids = JSON.stringify(named.map(({ id }) => id));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts are the same while their ids are.
  return useMemo(() => {
    const cited = named.map((source, index): [string, CitedText] => {
      const number = index + 1;
      const title = words.sourceNumber(number, words.sourceName(source));
      return [source.id, { number, title, open: () => readCited(services, turnId, source) }];
    });
    return new Map(cited);
  }, [ids, services, words, turnId]);
}

/** Opens a text with what the answer of the turn, as it is now, took from it. */
export function readCited(services: Services, turnId: string, source: Source): void {
  const answer = services.chat.store.getState().turns.find(({ id }) => id === turnId)?.text ?? "";
  readText(services, { id: source.id, from: source.from, cited: { source, answer } });
}

/** Opens a text beside the graph, and selects and shows its node where the open graph has it. */
function readText(services: Services, reading: Reading): void {
  const { document, view } = services;
  view.change({ reading });
  view.changePanels({ flyout: "documents" });
  if (reading.from === "graph" && document.node(reading.id)) void showText(services, reading.id);
}

/** Selects the node of a text and brings it into view; the text stays open. */
async function showText({ edit }: Pick<Services, "edit">, id: string): Promise<void> {
  const selector = idSelector([id]);
  await edit.run({ name: "selectElements", input: { selector } });
  await edit.run({ name: "zoomToNodes", input: { selector } });
}
