import type { GraphDocument } from "@/graph/document/document-types";
import type { ChatTurn } from "@/store/chat/chat-types";
import type { Words } from "@/words/words";
import { answerText } from "./answer-text";
import { changeSentence } from "./change-sentence";

/** A conversation as Markdown: what was asked, what was answered, what it changed. */
export function chatMarkdown(
  turns: readonly ChatTurn[],
  { labelOf, meta }: Pick<GraphDocument, "labelOf" | "meta">,
  words: Words["chat"],
): string {
  const parts = turns.map((turn) => {
    const answer = answerText(turn, labelOf, words);
    const failure =
      turn.end.kind === "failed" ? `${words.status.failed} ${words.status.why(turn.end.reason, turn.end.why)}` : "";
    const change = turn.change === null ? "" : `*${changeSentence(turn.change, words)}*`;
    const asked = `**${words.markdownYou}:** ${turn.asked}`;
    return [asked, answer, failure, change].filter((part) => part !== "").join("\n\n");
  });
  return `# ${meta.name}\n\n${parts.join("\n\n---\n\n")}\n`;
}
