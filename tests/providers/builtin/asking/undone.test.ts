import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { graphOf } from "../../../support/graphs/documents";
import { hospital, library, papers } from "../graphs/small-fields";
import { startChat } from "../support/chat";

async function named(message: string, graph: GraphData): Promise<readonly string[]> {
  const { answer } = await startChat(graph).say(message);
  return [...answer.matchAll(/\[\[([^\]]+)\]\]/gu)].map(([, id = ""]) => id).toSorted();
}

describe("what nobody did, and who never did it", () => {
  it.each([
    ["which books have never been borrowed?", ["b3", "b4"]],
    ["books nobody borrowed", ["b3", "b4"]],
    ["which books has no one borrowed yet?", ["b3", "b4"]],
    ["which books were not borrowed by anybody?", ["b3", "b4"]],
    ["list the unborrowed books", ["b3", "b4"]],
    ["which books aren't shelved anywhere?", ["b4"]],
    ["who never borrowed a book?", ["m4"]],
    ["which members haven't borrowed anything?", ["m4"]],
    ["who has borrowed nothing?", ["m4"]],
  ])("in a library: %s", async (message, ids) => {
    expect(await named(message, library)).toEqual(ids);
  });

  it.each([
    ["which drugs have never been given to anyone?", ["x3"]],
    ["drugs that were never given", ["x3"]],
    ["which drugs are not given out?", ["x3"]],
    ["which patients have not been given a drug?", ["p4"]],
    ["who was given no drug?", ["p4"]],
    ["untreated patients", ["p4"]],
    ["who has not been treated?", ["p4"]],
    ["which doctors aren't treating anybody?", ["d3"]],
    ["which wards does nobody lie in?", ["w3"]],
  ])("in a hospital: %s", async (message, ids) => {
    expect(await named(message, hospital)).toEqual(ids);
  });

  it.each([
    ["which papers were never cited?", ["d"]],
    ["uncited papers", ["d"]],
    ["papers not cited", ["d"]],
    ["which papers have no incoming edges?", ["d"]],
    ["papers that have not been cited by anyone", ["d"]],
    ["papers that do not cite", ["a"]],
    ["who cites no paper?", ["a"]],
    ["which papers do not cite any other paper?", ["a"]],
    ["which papers cite another paper?", ["b", "c", "d"]],
  ])("where both ends are of one kind: %s", async (message, ids) => {
    expect(await named(message, papers)).toEqual(ids);
  });
});

describe("many of them", () => {
  /** Each of the readers but the last has a book, and each book but the last two a reader. */
  const many = graphOf(
    Object.fromEntries(
      Array.from({ length: 90 }, (_, at) => [
        [`r${at}`, { kind: "reader", name: `Reader ${at}` }] as const,
        [`b${at}`, { kind: "book", name: `Book ${at}` }] as const,
      ]).flat(),
    ),
    Object.fromEntries([
      ...Array.from({ length: 88 }, (_, at) => [`r${at}-b${at}`, { kind: "read" }] as const),
      ["r88-b0", { kind: "read" }] as const,
      // Who recommended whom: of one kind, and more than a table has rows.
      ...Array.from({ length: 80 }, (_, at) => [`r${at}-r${at + 1}`, { kind: "recommends" }] as const),
    ]),
    { directed: true },
  );

  it.each([
    ["which books have never been read?", ["b88", "b89"]],
    ["who has never read a book?", ["r89"]],
    ["which readers read nothing?", ["r89"]],
    ["unread books", ["b88", "b89"]],
    ["books nobody read", ["b88", "b89"]],
  ])("%s", async (message, ids) => {
    expect(await named(message, many)).toEqual(ids);
  });

  it("says that it could not count where it was told only some", async () => {
    const { answer } = await startChat(many).say("which readers were never recommended?");
    expect(answer).toMatch(/I could not count the links/u);
  });
});

describe("a 'not' that is not understood", () => {
  it.each([
    ["which books are not grontish?", library],
    ["which patients are not wearing glasses", hospital],
    ["papers that never flumped", papers],
    ["which wards have never frobbed a drug?", hospital],
    ["members who do not zib", library],
  ])("%s: is not answered without it", async (message, graph) => {
    expect(await named(message, graph)).toEqual([]);
  });
});
