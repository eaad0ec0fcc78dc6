import { describe, expect, it } from "vitest";
import type { Source } from "@/knowledge/source";
import { emptyChat } from "@/store/chat/chat-types";
import { nextChat } from "@/store/chat/next-chat";
import { withoutOpenReference } from "@/ui/markdown/open-reference";

const source: Source = { id: "p1", course: "Tides", lesson: "Ebb", number: 1, passage: "It ebbs.", from: "graph" };

describe("a turn that runs", () => {
  it("knows the texts its calls have read, so that their marks stand from the first word on", () => {
    const asked = nextChat(emptyChat, { type: "chat-asked", turnId: "t", text: "What?", provider: "builtin" }, 0);
    const call = { callId: "c", name: "searchContent" } as const;
    const started = nextChat(asked, { type: "ai-tool-call-start", ...call, input: {} }, 1);
    const ended = nextChat(
      started,
      { type: "ai-tool-call-end", ...call, success: true, message: "Found.", durationMs: 1, sources: [source] },
      2,
    );
    expect(ended.turns[0]?.read).toEqual([source]);
  });
});

describe("a text that streams in", () => {
  it.each([
    ["It ebbs [[p1]] and", "It ebbs [[p1]] and"],
    ["It ebbs [", "It ebbs "],
    ["It ebbs [[", "It ebbs "],
    ["It ebbs [[passage:tides:1", "It ebbs "],
    ["It ebbs [[p1]", "It ebbs "],
    ["A [link", "A [link"],
    ["[[p1]] [[p2", "[[p1]] "],
    ["[[a\nb", "[[a\nb"],
  ])("hides the reference it ends in the middle of: %j", (text, shown) => {
    expect(withoutOpenReference(text)).toBe(shown);
  });
});
