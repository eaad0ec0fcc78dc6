import { describe, expect, it } from "vitest";
import type { Exchange } from "@/ai/history/messages";
import { branchAt, exchangesBefore, switchBranch, versionsOf } from "@/store/chat/chat-branches";
import { type ChatEvent, type ChatState, emptyChat } from "@/store/chat/chat-types";
import { nextChat } from "@/store/chat/next-chat";

const exchange = (user: string): Exchange => ({ user, rounds: [] });

function ask(state: ChatState, turnId: string, text: string, answer = `Answer to ${text}`): ChatState {
  const asked: ChatEvent = { type: "chat-asked", turnId, text, provider: "builtin", askedAt: state.turns.length + 1 };
  const said: ChatEvent = { type: "ai-text-delta", turnNumber: 1, text: answer };
  return nextChat(nextChat(state, asked, 1), said, 2);
}

const three = [..."abc"].reduce((state, id) => ask(state, id, id.toUpperCase()), emptyChat);
const ids = ({ turns }: Pick<ChatState, "turns">) => turns.map(({ id }) => id).join("");

describe("versions of a conversation", () => {
  it("keep what came from an edited message on, and bring it back with what the model read of it", () => {
    const edited = ask({ ...three, ...branchAt(three, "b", [exchange("B"), exchange("C")]) }, "x", "X");
    expect(ids(edited)).toBe("ax");
    expect(versionsOf(edited, "x")).toEqual(expect.arrayContaining(["b", "x"]));
    expect(versionsOf(edited, "a")).toEqual(["a"]);
    const back = switchBranch(edited, { from: "x", to: "b", history: [exchange("X")] });
    expect(ids(back)).toBe("abc");
    expect(back.branches).toMatchObject([{ after: "a", turns: [{ id: "x" }], history: [{ user: "X" }] }]);
  });

  it("are kept inside one another", () => {
    const inner = ask({ ...three, ...branchAt(three, "c", []) }, "d", "D");
    const outer = ask({ ...inner, ...branchAt(inner, "a", []) }, "x", "X");
    expect(ids(outer)).toBe("x");
    const back = { ...outer, ...switchBranch(outer, { from: "x", to: "a", history: [] }) };
    expect(ids(back)).toBe("abd");
    expect(versionsOf(back, "d").toSorted()).toEqual(["c", "d"]);
  });

  it("are only those of the same place", () => {
    const edited = ask({ ...three, ...branchAt(three, "b", []) }, "x", "X");
    expect(switchBranch(edited, { from: "a", to: "b", history: [] })).toBe(edited);
    expect(switchBranch(edited, { from: "x", to: "no such turn", history: [] })).toBe(edited);
  });

  it("leave out a message of which nothing came", () => {
    const failed = nextChat(
      nextChat(emptyChat, { type: "chat-asked", turnId: "f", text: "F", provider: "openai" }, 1),
      { type: "chat-refused", reason: "No connection." },
      2,
    );
    expect(branchAt(failed, "f", []).branches).toEqual([]);
  });
});

describe("what the model has read before a turn", () => {
  it.each([
    ["all are there", ["A", "B", "C"], "c", 2],
    ["one was lost in storage", ["B", "C"], "c", 1],
    ["the first", ["A", "B", "C"], "a", 0],
  ])("%s", (_name, history, id, count) => {
    expect(exchangesBefore(three.turns, history.map(exchange), id)).toBe(count);
  });

  it("counts no message that was never sent, though the same words were sent later", () => {
    const unsent = nextChat(
      nextChat(emptyChat, { type: "chat-asked", turnId: "u", text: "A", provider: "openai" }, 1),
      { type: "chat-refused", reason: "No connection." },
      2,
    );
    const { turns } = ask(unsent, "a", "A");
    expect(exchangesBefore(turns, [exchange("A")], "a")).toBe(0);
  });
});
