import { type Found, findMark, heldBack } from "./find-mark";
import { type BlockResult, readBlock } from "./read-block";
import type { TextCall } from "./read-json-calls";

export interface TextCallReader {
  /** What of the text so far may be shown now. A possible beginning of a call is held back until it is decided. */
  push(text: string): { readonly visible: string };
  /** The rest, and every call of the turn. A block that was cut off is no call. */
  end(): { readonly visible: string; readonly calls: readonly TextCall[] };
}

interface Step {
  readonly visible: string;
  readonly again: boolean;
}

const thinkEnd = /<\/think(?:ing)?>/u;
const longestThinkEnd = "</thinking>".length;

/**
 * Takes calls written as text out of a streamed turn: whole blocks that call a known command, never inside a model's
 * thinking, which is not shown either. Everything else goes through as it came.
 */
export function createTextCallReader(commandNames: readonly string[]): TextCallReader {
  const names = new Set(commandNames);
  let buffer = "";
  let calls: readonly TextCall[] = [];
  let mode: "text" | "thinking" | "fence" = "text";
  /** What has been shown of the present line. */
  let line = "";

  function show(length: number): string {
    const text = buffer.slice(0, length);
    buffer = buffer.slice(length);
    line = (line + text).slice((line + text).lastIndexOf("\n") + 1);
    return text;
  }

  /** Leaves the thinking, or forgets what of it is surely not its end. */
  function think(): boolean {
    const match = thinkEnd.exec(buffer);
    if (match === null) {
      buffer = buffer.slice(-longestThinkEnd);
      return false;
    }
    buffer = buffer.slice(match.index + match[0].length);
    mode = "text";
    return true;
  }

  /** A fence that cannot hold a call is text up to its end. */
  function passFence(atEnd: boolean): Step {
    const close = buffer.indexOf("```");
    if (close >= 0) {
      mode = "text";
      return { visible: show(close + 3), again: true };
    }
    return { visible: show(atEnd ? buffer.length : buffer.length - heldBack(buffer, ["```"])), again: false };
  }

  function showText({ length, isFence }: Extract<BlockResult, { type: "text" }>): string {
    if (isFence === true) mode = "fence";
    return show(length);
  }

  function takeOut(found: Found, { length, calls: more }: Extract<BlockResult, { type: "taken" }>): string {
    buffer = buffer.slice(length);
    if (found.kind === "think-open") mode = "thinking";
    // Thinking without an opening mark: what looked like calls in it were none.
    if (found.kind === "think-close") calls = [];
    calls = [...calls, ...more];
    return "";
  }

  function readMark(found: Found, atEnd: boolean): Step {
    const before = show(found.index);
    const result = readBlock(buffer, found, { names, atEnd });
    if (result.type === "wait") return { visible: before, again: false };
    const after = result.type === "text" ? showText(result) : takeOut(found, result);
    return { visible: before + after, again: buffer !== "" };
  }

  function step(atEnd: boolean): Step {
    if (mode === "thinking") return { visible: "", again: think() };
    if (mode === "fence") return passFence(atEnd);
    const found = findMark(line, buffer);
    if (found !== null) return readMark(found, atEnd);
    return { visible: show(buffer.length - (atEnd ? 0 : heldBack(buffer))), again: false };
  }

  function drain(atEnd: boolean): string {
    let visible = "";
    for (;;) {
      const { visible: more, again } = step(atEnd);
      visible += more;
      if (!again) return visible;
    }
  }

  return {
    push(text) {
      buffer += text;
      return { visible: drain(false) };
    },
    end() {
      return { visible: drain(true), calls };
    },
  };
}
