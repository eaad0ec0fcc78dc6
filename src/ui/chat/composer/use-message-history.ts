import { useRef } from "react";
import { useServices } from "../../services";

/**
 * ↑ in the empty box brings back the last message, ↑ again the one before, ↓ the next one and at last the empty box.
 * Words that were changed are the user's own: then the keys only move. Returns whether the key was one of these.
 */
export function useMessageHistory(): (key: string) => boolean {
  const { chat, view } = useServices();
  /** How many messages back, and what stands in the box for it. */
  const place = useRef<{ readonly back: number; readonly text: string }>({ back: 0, text: "" });

  return (key) => {
    const way = ways[key] ?? 0;
    const { draft } = view.getState();
    if (way === 0 || (draft !== "" && draft !== place.current.text)) return false;
    const asked = askedBefore(chat.store.getState().turns.map((turn) => turn.asked));
    const back = (draft === "" ? 0 : place.current.back) + way;
    if (back < 0 || back > asked.length) return false;
    const text = asked[back - 1] ?? "";
    place.current = { back, text };
    view.change({ draft: text });
    return true;
  };
}

const ways: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** Newest first, the same twice in a row once. */
function askedBefore(texts: readonly string[]): readonly string[] {
  return texts.filter((text, index) => text !== texts[index + 1]).toReversed();
}
