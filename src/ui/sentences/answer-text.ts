import type { ChatTurn } from "@/store/chat/chat-types";
import type { Words } from "@/words/words";
import { withNames } from "./with-names";

/** An answer as Markdown for elsewhere: nodes by their names, the texts it is from by numbers and listed below. */
export function answerText(
  { text, sources = [] }: Pick<ChatTurn, "text" | "sources">,
  labelOf: (id: string) => string,
  words: Words["chat"],
): string {
  const numbers = new Map(sources.map(({ id }, index) => [id, `[${index + 1}]`]));
  const body = withNames(text, (id) => numbers.get(id) ?? labelOf(id));
  if (sources.length === 0) return body;
  const list = sources.map((source, index) => {
    const link = source.link === undefined ? "" : ` (${source.link})`;
    return `- [${index + 1}] ${words.sourceName(source)}${link}`;
  });
  return `${body}\n\n${words.sources}:\n\n${list.join("\n")}`;
}
