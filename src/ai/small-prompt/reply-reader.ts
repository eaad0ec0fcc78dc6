import type { ProviderPart } from "../provider-port";
import { createThinkFilter } from "./think-filter";
import { createWrittenObject, type WrittenNews, type WrittenObject } from "./written-object";

export interface ReplyReader {
  push(text: string): readonly ProviderPart[];
  /** The rest. What was cut off in the middle of a call is a call that never runs. */
  end(): readonly ProviderPart[];
  /** Whether a call was read, whole or not. */
  readonly hasCalls: boolean;
}

const beginning = /\{\s*"tool"\s*:/u;
const possibleBeginning = /(?:`{1,3}(?:json|jso|js|j)?\s*)?(\{[\s"tol:]*)?$/u;
const longestBeginning = 32;

/**
 * Reads what a model writes in the form of `reply-form`: calls come out whole and without ids (the loop mints them), the text
 * of an answer as it is written, thinking not at all. Anything in no such form is text.
 */
export function createReplyReader(): ReplyReader {
  const thinking = createThinkFilter();
  let buffer = "";
  let written: WrittenObject | null = null;
  let callCount = 0;
  let hasRead = false;
  let hasSaid = false;

  function say(text: string): readonly ProviderPart[] {
    const visible = hasSaid ? text : text.trimStart();
    if (visible === "") return [];
    hasSaid = true;
    return [{ type: "text-delta", text: visible }];
  }

  function tell(news: WrittenNews): readonly ProviderPart[] {
    if (news.type === "text") return say(news.text);
    if (news.type === "delta") return [{ ...news, type: "tool-call-delta", callId: `written-${callCount}` }];
    callCount += 1;
    return [{ type: "tool-call", call: news.call }];
  }

  /** Text up to where an object in our form begins, or may be beginning. */
  function readText(atEnd: boolean): readonly ProviderPart[] {
    const found = beginning.exec(buffer);
    if (found !== null) written = createWrittenObject();
    const length = found?.index ?? (atEnd ? buffer.length : heldFrom(buffer));
    const text = found === null ? buffer.slice(0, length) : withoutFence(buffer.slice(0, length));
    buffer = buffer.slice(length);
    return isBetweenObjects(text, found !== null || hasRead) ? [] : say(text);
  }

  function readObject(object: WrittenObject): readonly ProviderPart[] {
    const { length, news } = object.push(buffer);
    buffer = buffer.slice(length);
    if (object.isWhole) written = null;
    hasRead ||= object.isWhole;
    return [...news, ...(object.isWhole ? object.end() : [])].flatMap(tell);
  }

  function drain(atEnd: boolean): readonly ProviderPart[] {
    const parts: ProviderPart[] = [];
    while (buffer !== "") {
      if (written !== null) {
        parts.push(...readObject(written));
        continue;
      }
      parts.push(...readText(atEnd));
      // What is left may be the beginning of an object.
      if (written === null) break;
    }
    return parts;
  }

  return {
    push(text) {
      buffer += thinking.push(text);
      return drain(false);
    },
    end() {
      buffer += thinking.end();
      const parts = drain(true);
      const rest = written?.end().flatMap(tell) ?? [];
      written = null;
      return [...parts, ...rest];
    },
    get hasCalls() {
      return callCount > 0;
    },
  };
}

/** White space and the fence around objects are nobody's words. */
function isBetweenObjects(text: string, isBesideOne: boolean): boolean {
  return isBesideOne && /^[\s`,\]]*$/u.test(text);
}

/** Where the end of the text may be the beginning of an object in our form, or of the fence before one. */
function heldFrom(text: string): number {
  const match = possibleBeginning.exec(text);
  if (match === null || match[0].length > longestBeginning) return text.length;
  return '{"tool":'.startsWith((match[1] ?? "").replace(/\s/gu, "")) ? match.index : text.length;
}

function withoutFence(text: string): string {
  return text.replace(/```(?:json)?\s*$/u, "");
}
