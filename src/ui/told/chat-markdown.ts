import type { GraphDocument } from "@/graph/document/document-types";
import type { ChatTurn } from "@/store/chat/chat-types";
import type { Words } from "@/words/words";
import { changeSentence } from "./change-sentence";
import { withNames } from "./with-names";

/** A conversation as Markdown: what was asked, what was answered, what it changed. */
export function chatMarkdown(
  turns: readonly ChatTurn[],
  { labelOf, meta }: Pick<GraphDocument, "labelOf" | "meta">,
  words: Words["chat"],
): string {
  const parts = turns.map((turn) => {
    const answer = withNames(turn.text, labelOf);
    const failure =
      turn.end.kind === "failed" ? `${words.status.failed} ${words.status.why(turn.end.reason, turn.end.why)}` : "";
    const change = turn.change === null ? "" : `*${changeSentence(turn.change, words)}*`;
    const asked = `**${words.markdownYou}:** ${turn.asked}`;
    return [asked, answer, failure, change].filter((part) => part !== "").join("\n\n");
  });
  return `# ${meta.name}\n\n${parts.join("\n\n---\n\n")}\n`;
}
