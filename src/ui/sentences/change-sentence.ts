import type { ChangePart } from "@/store/chat/change-summary";
import type { Words } from "@/words/words";

/** "+3 nodes, 12 nodes recoloured, −1 edge". */
export function changeSentence(parts: readonly ChangePart[], { change }: Words["chat"]): string {
  const text = parts.map(({ kind, count }) => change[kind](count)).join(", ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
