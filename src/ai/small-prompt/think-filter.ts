const open = "<think>";
const close = "</think>";

export interface ThinkFilter {
  /** What of the text so far is no thinking; a possible beginning of a mark is held back. */
  push(text: string): string;
  end(): string;
}

/** Takes a reasoning model's `<think>…</think>` out of a stream. Nobody is shown it, and no call is read in it. */
export function createThinkFilter(): ThinkFilter {
  let buffer = "";
  let isThinking = false;

  /** What may be said up to the next mark; null where there is no mark yet. */
  function toMark(): string | null {
    const mark = isThinking ? close : open;
    const at = buffer.indexOf(mark);
    if (at < 0) return null;
    const before = isThinking ? "" : buffer.slice(0, at);
    buffer = buffer.slice(at + mark.length);
    isThinking = !isThinking;
    return before;
  }

  function drain(): string {
    let said = "";
    for (let more = toMark(); more !== null; more = toMark()) said += more;
    const kept = buffer.length - partOf(isThinking ? close : open, buffer);
    if (!isThinking) said += buffer.slice(0, kept);
    buffer = buffer.slice(kept);
    return said;
  }

  return {
    push(text) {
      buffer += text;
      return drain();
    },
    end() {
      const rest = isThinking ? "" : buffer;
      buffer = "";
      return rest;
    },
  };
}

/** How many characters at the end of the text may be the beginning of the mark. */
function partOf(mark: string, text: string): number {
  for (let length = Math.min(mark.length - 1, text.length); length > 0; length -= 1) {
    if (text.endsWith(mark.slice(0, length))) return length;
  }
  return 0;
}
