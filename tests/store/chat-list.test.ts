import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { type ChatsOfGraph, chatTitle, createChatList, type SavedChat } from "@/store/chat/chat-list";
import { chatsSchema } from "@/store/chat/chat-schema";
import { emptyChat } from "@/store/chat/chat-types";
import { nextChat } from "@/store/chat/next-chat";

function chat(id: string, startedAt: number, asked = `Message of ${id}`): SavedChat {
  const { turns } = nextChat(emptyChat, { type: "chat-asked", turnId: `${id}1`, text: asked, provider: "builtin" }, 1);
  return { id, title: null, startedAt, turns, history: [{ user: asked, rounds: [] }], branches: [] };
}

describe("the list of chats", () => {
  it("has the newest first, each once", () => {
    const list = createChatList({ id: "now", title: null, startedAt: 9 });
    for (const one of [chat("a", 1), chat("c", 3), chat("b", 2), chat("a", 1)]) list.keep(one);
    expect(list.getState().chats.map(({ id }) => id)).toEqual(["c", "b", "a"]);
    list.remove("b");
    expect(list.getState().chats.map(({ id }) => id)).toEqual(["c", "a"]);
  });

  it("calls a chat by its first words until it is given a title, and again when that is taken away", () => {
    const list = createChatList({ id: "now", title: null, startedAt: 9 });
    list.keep(chat("a", 1, "How   many\nnodes?"));
    const title = () => list.getState().chats.map(chatTitle);
    expect(title()).toEqual(["How many nodes?"]);
    list.rename("a", "  Counting ");
    expect(title()).toEqual(["Counting"]);
    list.rename("a", " ");
    expect(title()).toEqual(["How many nodes?"]);
    list.rename("now", "Mine");
    expect(list.getState().current.title).toBe("Mine");
  });

  it("cuts a long title between characters", () => {
    expect([...chatTitle(chat("a", 1, "😀".repeat(500)))]).toHaveLength(61);
  });
});

describe("stored chats", () => {
  const stored: ChatsOfGraph = {
    current: { ...chat("a", 1), branches: [{ after: null, turns: chat("x", 2).turns, history: [] }] },
    others: [chat("b", 2)],
  };

  it("come back as they were", () => {
    expect(z.parse(chatsSchema, JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });

  it("keep that a message was not understood", () => {
    const [turn] = chat("a", 1).turns;
    const lost = { ...turn, isLost: true, choices: ["how many nodes are there"] };
    const read = z.parse(chatsSchema, { current: { ...chat("a", 1), turns: [turn, lost] }, others: [] });
    expect(read.current?.turns).toEqual([turn, lost]);
  });

  it("keep what a message was read as", () => {
    const [turn] = chat("a", 1).turns;
    const reading = {
      requests: [
        {
          action: "find",
          isHeld: true,
          things: { of: "nodes", from: "named", names: ["Ann"] },
          conditions: [
            { kind: "where", text: "age > 5" },
            { kind: "beside", names: [], text: "kind == 'knows'", isNegated: true },
            { kind: "ranked", by: "age", isLeast: true, limit: 3 },
            { kind: "mostTied", text: "dogs" },
          ],
          details: ["age"],
        },
      ],
      skipped: ["fnord"],
      guessed: [{ said: "hounds", meant: "dogs" }, { meant: "Ann" }],
    };
    const read = z.parse(chatsSchema, { current: { ...chat("a", 1), turns: [{ ...turn, reading }] }, others: [] });
    expect(read.current?.turns).toEqual([{ ...turn, reading }]);
  });

  it("lose only what is broken", () => {
    const [other] = stored.others;
    const broken = { current: 7, others: [null, other, { ...other, turns: "x" }] };
    expect(z.parse(chatsSchema, broken)).toEqual({ current: null, others: [other] });
    expect(z.parse(chatsSchema, { others: "cut in ha" })).toEqual({ current: null, others: [] });
  });

  it("of an older form are read without what they did not have", () => {
    const [turn] = chat("a", 1).turns;
    const { selection, askedAt, ...older } = { ...turn, change: "12 nodes recoloured" };
    const read = z.parse(chatsSchema, { current: { ...chat("a", 1), turns: [older] }, others: [] });
    expect(read.current?.turns).toMatchObject([{ id: "a1", selection: null, askedAt: 0, change: null }]);
  });
});
