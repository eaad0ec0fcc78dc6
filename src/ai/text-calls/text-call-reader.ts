import { type Found, findMark, heldBack } from "./find-mark";
import { type BlockResult, readBlock } from "./read-block";
import type { TextCall } from "./read-json-calls";
import { createCallSorter, type UnreadCalls } from "./sort-calls";

export type TextCallReader = ReturnType<typeof createTextCallReader>;

interface Step {
  readonly visible: string;
  readonly again: boolean;
}

const thinkEnd = /<\/think(?:ing)?>/u;
const blockKinds: readonly Found["kind"][] = ["form", "fence", "json"];
const longestThinkEnd = "</thinking>".length;
/** Below that an undecided text is read again with each piece, above it when it has grown by a sixteenth. */
const shortText = 2048;

/**
 * Takes calls written as text out of a streamed turn: whole blocks that call a known command at the start or end of the message or
 * between its sentences, never inside a model's thinking, which is not shown either, and none that is in data. Everything else
 * goes through as it came.
 */
export function createTextCallReader(
  commandNames: readonly string[],
  isFromData: (calls: readonly TextCall[]) => boolean = () => false,
) {
  const names = new Set(commandNames);
  const sorter = createCallSorter(isFromData);
  let buffer = "";
  let mode: "text" | "thinking" | "fence" = "text";
  let fence = "";
  let readFrom = 0;

  function cut(length: number): string {
    const text = buffer.slice(0, length);
    buffer = buffer.slice(length);
    return text;
  }

  /** Leaves the thinking, or forgets what of it is surely not its end. */
  function think(): Step {
    const match = thinkEnd.exec(buffer);
    if (match !== null) mode = "text";
    cut(match === null ? Math.max(0, buffer.length - longestThinkEnd) : match.index + match[0].length);
    return { visible: "", again: match !== null };
  }

  /** A fence that cannot hold a call is text up to its end. */
  function passFence(atEnd: boolean): Step {
    const close = buffer.indexOf(fence);
    if (close >= 0) mode = "text";
    const length = close < 0 ? plainLength(buffer, atEnd, [fence]) : close + fence.length;
    return { visible: sorter.show(cut(length)), again: close >= 0 };
  }

  function showText({ length, fence: opened }: Extract<BlockResult, { type: "text" }>): string {
    if (opened !== undefined) mode = "fence";
    fence = opened ?? fence;
    return sorter.show(cut(length));
  }

  function takeOut({ kind, mark }: Found, { length, calls }: Extract<BlockResult, { type: "taken" }>): string {
    const raw = cut(length);
    if (calls.length > 0) return sorter.take({ raw, calls, isMarked: kind === "form" });
    if (blockKinds.includes(kind)) return sorter.cutOff(raw);
    if (kind === "empty") sorter.passMark(mark);
    if (kind === "think-open") mode = "thinking";
    if (kind === "think-close") sorter.forget();
    return "";
  }

  function step(atEnd: boolean): Step {
    if (mode === "thinking") return think();
    if (mode === "fence") return passFence(atEnd);
    const found = findMark(sorter.isLineBlank, buffer);
    if (found === null) return { visible: sorter.show(cut(plainLength(buffer, atEnd))), again: false };
    const visible = sorter.show(cut(found.index));
    const result = readBlock(buffer, found, { names, atEnd, place: sorter });
    if (result.type === "wait") return { visible, again: false };
    const after = result.type === "text" ? showText(result) : takeOut(found, result);
    return { visible: visible + after, again: buffer !== "" };
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
    /** What of the text so far may be shown now. A possible call is held back until it is decided. */
    push(text: string): { readonly visible: string } {
      buffer += text;
      if (buffer.length < readFrom) return { visible: "" };
      const visible = drain(false);
      readFrom = buffer.length <= shortText ? 0 : buffer.length * (17 / 16);
      return { visible };
    },
    /** Text in which no call is looked for. */
    pass: (text: string): { readonly visible: string } => ({ visible: drain(true) + sorter.show(text) }),
    /** The rest, and every call of the turn. A block that was cut off is no call. */
    end(): { readonly visible: string; readonly calls: readonly TextCall[]; readonly unread: UnreadCalls } {
      const before = drain(true);
      const { visible, ...rest } = sorter.end();
      return { visible: before + visible, ...rest };
    },
  };
}

/** How much of a text without marks may be shown: its end may be the beginning of one. */
function plainLength(text: string, atEnd: boolean, marks?: readonly string[]): number {
  return atEnd ? text.length : text.length - heldBack(text, marks);
}
