import { isTooDeep } from "@/graph/selector/parse/nesting";
import { isJsonObject, type JsonObject } from "@/lib/json";
import { tryJson } from "@/lib/try-json";
import type { ToolCall } from "../history/messages";
import { createJsonTextReader, type JsonTextReader } from "./json-text";
import { createObjectScanner } from "./object-scanner";
import { replyTool } from "./reply-form";

/** What one object in the form of `reply-form` has come to so far. */
export type WrittenNews =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "delta"; readonly name: string; readonly argumentsText: string }
  | { readonly type: "call"; readonly call: ToolCall };

export type WrittenObject = ReturnType<typeof createWrittenObject>;

const nameAtStart = /^\{\s*"tool"\s*:\s*"((?:[^"\\]|\\.)*)"/u;
const replyAtStart = /^\{\s*"tool"\s*:\s*"reply"\s*,\s*"args"\s*:\s*\{\s*"text"\s*:\s*"/u;

const longestHead = 500;

export function createWrittenObject() {
  const scanner = createObjectScanner();
  let text = "";
  let name: string | null = null;
  let reply: JsonTextReader | null = null;
  /** Its kind is in its head: looked for no further, since all that came would be looked through with each piece. */
  let isDecided = false;

  /** Which tool it is, as soon as it can be known; an answer is read as it is written. */
  function read(piece: string): readonly WrittenNews[] {
    if (reply !== null) return said(reply.push(piece));
    text += piece;
    return isDecided ? deltaOf(piece) : readHead();
  }

  function deltaOf(argumentsText: string): readonly WrittenNews[] {
    return name === null || name === replyTool ? [] : [{ type: "delta", name, argumentsText }];
  }

  function readHead(): readonly WrittenNews[] {
    const start = replyAtStart.exec(text);
    if (start !== null) {
      reply = createJsonTextReader();
      return said(reply.push(text.slice(start[0].length)));
    }
    name ??= nameAtStart.exec(text)?.[1] ?? null;
    isDecided = text.length > longestHead || (name !== null && name !== replyTool);
    return deltaOf("");
  }

  return {
    /** Takes what of the piece belongs to it. */
    push(piece: string): { readonly length: number; readonly news: readonly WrittenNews[] } {
      const length = scanner.push(piece);
      return { length, news: read(piece.slice(0, length)) };
    },
    get isWhole(): boolean {
      return scanner.isWhole;
    },
    /** The call or answer it is, whole or cut off. */
    end: (): readonly WrittenNews[] => (reply === null ? toNews(text, name) : []),
  };
}

function toNews(text: string, startedWith: string | null): readonly WrittenNews[] {
  const value: unknown = tryJson(text);
  const object = isJsonObject(value) ? value : undefined;
  const named = object?.["tool"];
  const name = typeof named === "string" ? named : startedWith;
  if (name === replyTool) return said(object === undefined ? "" : replyText(object));
  return name === null || name === "" ? said(text) : [{ type: "call", call: toCall(name, object, text) }];
}

function said(text: string): readonly WrittenNews[] {
  return text === "" ? [] : [{ type: "text", text }];
}

/** Without an id: the loop mints one. No arguments, `null` and `""` are none; anything else but an object is malformed. */
function toCall(name: string, object: JsonObject | undefined, text: string): ToolCall {
  const args = object === undefined ? undefined : (object["args"] ?? {});
  if (args === undefined || isTooDeep(args)) return { id: "", name, input: {}, rawInput: text };
  if (isJsonObject(args)) return { id: "", name, input: args };
  return args === "" ? { id: "", name, input: {} } : { id: "", name, input: {}, rawInput: JSON.stringify(args) };
}

function replyText({ args }: JsonObject): string {
  const text = isJsonObject(args) ? args["text"] : args;
  return typeof text === "string" ? text : "";
}
