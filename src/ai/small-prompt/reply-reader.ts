import { pushAll } from "@/lib/lists/whole-lists";
import type { ProviderPart } from "../port/provider-port";
import { heldBack } from "../text-calls/find-mark";
import { createReplyWords, type WrittenPlace } from "./reply-words";
import { createWrittenObject, type WrittenObject } from "./written-object";

/** An object in our form while it comes. */
interface OpenObject extends WrittenPlace {
  readonly reader: WrittenObject;
}

/** `again`: more of what came can be read. */
interface Step {
  readonly parts: readonly ProviderPart[];
  readonly again: boolean;
}

const mark = /<\/?think(?:ing)?>|\{\s*"tool"\s*:/u;
const thinkEnd = /<\/think(?:ing)?>/u;
const thinkMarks = ["<think>", "<thinking>", "</think>", "</thinking>"];
const longestThinkEnd = "</thinking>".length;
const possibleBeginning = /(?:`{1,3}(?:json|jso|js|j)?\s*)?(\{[\s"tol:]*)?$/u;
const longestBeginning = 32;

/**
 * Reads what a model writes in the form of `reply-form`: calls come out whole and without ids (the loop mints them), the text
 * of an answer as it is written, thinking not at all. Anything in no such form is text, and so is a call inside of words.
 */
export function createReplyReader() {
  const words = createReplyWords();
  let buffer = "";
  let isThinking = false;
  let object: OpenObject | null = null;
  let hasRead = false;

  function cut(length: number): string {
    const text = buffer.slice(0, length);
    buffer = buffer.slice(length);
    return text;
  }

  /** Text up to where an object in our form or thinking begins, or may be beginning. */
  function readText(atEnd: boolean): Step {
    const found = mark.exec(buffer);
    const isObject = found?.[0].startsWith("{") === true;
    const before = cut(found?.index ?? (atEnd ? buffer.length : heldFrom(buffer)));
    const text = isObject ? withoutFence(before) : before;
    const parts = isBetweenObjects(text, isObject || hasRead) ? [] : words.loose(text);
    if (isObject) object = { reader: createWrittenObject(), place: words.place(), raw: "" };
    else if (found !== null) return { parts: [...parts, ...takeThinkMark(cut(found[0].length))], again: true };
    return { parts, again: isObject };
  }

  function takeThinkMark(found: string): readonly ProviderPart[] {
    const isEnd = found.startsWith("</");
    // In quotes it begins no thinking: all the rest of the answer would be lost with it.
    if (!isEnd && words.place() === "quoted") return words.loose(found);
    isThinking = !isEnd;
    // Thinking whose beginning was in the prompt: what looked like calls in it were none.
    if (isEnd) words.forget();
    return [];
  }

  function readObject(open: OpenObject): Step {
    const { length, news } = open.reader.push(buffer);
    const read = { ...open, raw: open.raw + cut(length) };
    object = open.reader.isWhole ? null : read;
    hasRead ||= open.reader.isWhole;
    const all = open.reader.isWhole ? [...news, ...open.reader.end()] : news;
    return { parts: all.flatMap((one) => words.tell(one, read)), again: true };
  }

  /** Forgets what was thought, up to its end. */
  function think(): Step {
    const end = thinkEnd.exec(buffer);
    isThinking = end === null;
    cut(end === null ? Math.max(0, buffer.length - longestThinkEnd) : end.index + end[0].length);
    return { parts: [], again: !isThinking };
  }

  function step(atEnd: boolean): Step {
    if (isThinking) return think();
    return object === null ? readText(atEnd) : readObject(object);
  }

  function drain(atEnd: boolean): readonly ProviderPart[] {
    const parts: ProviderPart[] = [];
    while (buffer !== "") {
      const read = step(atEnd);
      pushAll(parts, read.parts);
      if (!read.again) break;
    }
    return parts;
  }

  function cutOff(open: OpenObject | null): readonly ProviderPart[] {
    return open === null ? [] : open.reader.end().flatMap((one) => words.tell(one, open));
  }

  return {
    push(text: string): readonly ProviderPart[] {
      buffer += text;
      return drain(false);
    },
    /** The rest, and the calls. What was cut off in the middle of a call is a call that never runs. */
    end(): readonly ProviderPart[] {
      const parts = [...drain(true), ...cutOff(object)];
      object = null;
      return [...parts, ...words.end()];
    },
    /** Whether a call was read, whole or not; known at the end. */
    get hasCalls(): boolean {
      return words.hasCalls;
    },
  };
}

/** White space and the fence around objects are nobody's words. */
function isBetweenObjects(text: string, isBesideOne: boolean): boolean {
  return isBesideOne && /^[\s`,\]]*$/u.test(text);
}

/** Where the end of the text may be the beginning of a mark of thinking, of an object in our form, or of the fence before one. */
function heldFrom(text: string): number {
  const thinking = text.length - heldBack(text, thinkMarks);
  const match = possibleBeginning.exec(text);
  if (match === null || match[0].length > longestBeginning) return thinking;
  const mayBeObject = '{"tool":'.startsWith((match[1] ?? "").replace(/\s/gu, ""));
  return mayBeObject ? Math.min(thinking, match.index) : thinking;
}

function withoutFence(text: string): string {
  return text.replace(/```(?:json)?\s*$/u, "");
}
