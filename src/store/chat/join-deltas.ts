import type { ChatEvent } from "./chat-types";

/** Pieces of text that came one after the other, as one: a thousand a second are one change a step. */
export function joinDeltas(events: readonly ChatEvent[]): readonly ChatEvent[] {
  const joined: ChatEvent[] = [];
  let texts: string[] = [];
  let turnNumber = 0;
  const close = (): void => {
    if (texts.length > 0) joined.push({ type: "ai-text-delta", turnNumber, text: texts.join("") });
    texts = [];
  };
  for (const event of events) {
    if (event.type !== "ai-text-delta" || event.turnNumber !== turnNumber) close();
    if (event.type === "ai-text-delta") {
      turnNumber = event.turnNumber;
      texts.push(event.text);
    } else {
      joined.push(event);
    }
  }
  close();
  return joined;
}
