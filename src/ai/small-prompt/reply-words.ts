import type { ToolCall } from "../history/messages";
import type { ProviderPart } from "../port/provider-port";
import { type CallPlace, createShownText } from "../text-calls/call-place";
import { createHeldCalls, neededAfter } from "../text-calls/held-calls";
import type { WrittenNews } from "./written-object";

type Part<Type extends ProviderPart["type"]> = Extract<ProviderPart, { type: Type }>;

/** Where an object in our form began, and all of it so far. */
export interface WrittenPlace {
  readonly place: CallPlace;
  readonly raw: string;
}

/** What a reply says in and around its objects, and the calls it means. */
export function createReplyWords() {
  const shown = createShownText();
  const held = createHeldCalls<Part<"tool-call">>();
  let callCount = 0;
  let hasSaid = false;

  function say(text: string, more: Pick<Part<"text-delta">, "isPlain" | "unread"> = {}): readonly ProviderPart[] {
    const visible = hasSaid ? text : text.trimStart();
    if (visible === "") return [];
    hasSaid = true;
    return [{ type: "text-delta", text: visible, ...more }];
  }

  function take(call: ToolCall, { raw, place }: WrittenPlace): readonly ProviderPart[] {
    const needs = neededAfter(place, false);
    if (needs === null) return say(raw, { isPlain: true, unread: [call.name] });
    const calls = [{ type: "tool-call", call, written: raw } as const];
    held.hold({ raw, calls, needs, endsSentence: shown.endsSentence });
    return [];
  }

  return {
    /** Words around the objects, behind calls that turn out to be words too. */
    loose(text: string): readonly ProviderPart[] {
      const before = held.refused.length;
      const visible = held.follow(text);
      shown.add(text);
      if (visible === "") return [];
      const unread = held.refused.slice(before).map(({ call }) => call.name);
      const raw = visible.slice(0, visible.length - text.length);
      return [...(unread.length === 0 ? [] : say(raw, { isPlain: true, unread })), ...say(text)];
    },
    /** What an object has come to. */
    tell(news: WrittenNews, written: WrittenPlace): readonly ProviderPart[] {
      if (news.type === "text") return say(news.text, { isPlain: true });
      if (news.type === "delta") return [{ ...news, type: "tool-call-delta", callId: `written-${callCount}` }];
      callCount += 1;
      return take(news.call, written);
    },
    /** Where the next object would stand. */
    place: shown.place,
    /** What came so far was thinking. */
    forget(): void {
      held.drop();
      shown.restart();
    },
    /** Its calls. */
    end(): readonly Part<"tool-call">[] {
      held.end();
      return held.taken;
    },
    get hasCalls(): boolean {
      return held.taken.length > 0;
    },
  };
}
