import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { calls, orchestra, rowers } from "../graphs/meetings";
import { library } from "../graphs/small-fields";
import { startChat } from "../support/chat";

async function output(message: string, graph: GraphData) {
  const { answer } = await startChat(graph).say(message);
  const ids = [...answer.matchAll(/\[\[([^\]]+)\]\]/gu)].map(([, id = ""]) => id).toSorted();
  return { answer, ids };
}

describe("who it was done with, where edges say how often", () => {
  it.each([
    ["who has rehearsed with Clara?", orchestra, ["n1", "n2", "n4"]],
    ["with whom does Dov rehearse?", orchestra, ["n3"]],
    ["who did Clara rehearse with?", orchestra, ["n1", "n2", "n4"]],
    ["who has the most rehearsal partners?", orchestra, ["n1"]],
    ["who rehearses at level B2?", orchestra, ["n1", "n3"]],
    ["who plays the viola?", orchestra, ["n1", "n4"]],
    ["who raced with Finn?", rowers, ["r2", "r3"]],
    ["who has raced against Hal?", rowers, ["r1", "r4"]],
    ["who never raced with Finn?", rowers, ["r4"]],
    ["who has the most racing partners?", rowers, ["r1", "r3"]],
    ["who called Lea?", calls, ["u1", "u2"]],
    ["who did Jo call?", calls, ["u2", "u3"]],
  ])("%s: names the neighbours", async (message, graph, ids) => {
    expect((await output(message, graph)).ids).toEqual(ids);
  });

  it.each([
    ["who raced neither with Finn nor Hal?", rowers],
    ["who was never rehearsing neither with Bram nor Dov", orchestra],
  ])("%s: no figure of two", async (message, graph) => {
    expect((await output(message, graph)).ids).toEqual([]);
  });
});

describe("what the edge between two says", () => {
  it.each([
    ["where did Anouk and Bram rehearse?", orchestra, /Old Mint/u],
    ["where do Clara and Dov rehearse", orchestra, /Barn/u],
    ["when did Clara and Dov last rehearse?", orchestra, /2024-01-20/u],
    ["how often did Clara and Dov rehearse?", orchestra, /\b20\b/u],
    ["where does Bram rehearse?", orchestra, /Old Mint \(2\)/u],
    ["where did Finn and Gwen race?", rowers, /Tay/u],
    ["when did Finn and Hal race?", rowers, /2021-07-09/u],
    ["where did Hal race against Isla?", rowers, /Tay/u],
    ["how many times did Hal and Isla race?", rowers, /\b9\b/u],
    ["when did Kim call Lea?", calls, /2024-02-01/u],
    ["how often did Jo call Kim?", calls, /\b4\b/u],
    ["when did Jo last call Kim?", calls, /2024-01-01/u],
  ])("%s", async (message, graph, text) => {
    expect((await output(message, graph)).answer).toMatch(text);
  });
});

describe("a number of the edges, added up for each node", () => {
  it.each([
    ["who has rehearsed the most?", orchestra, "[[n3]], with rehearsals 30."],
    ["who has the most rehearsals?", orchestra, "[[n3]], with rehearsals 30."],
    ["who has raced the most?", rowers, "[[r3]], with races 11."],
    ["which pair has raced most often?", rowers, "[[r3-r4]], with races 9."],
    ["which member has the most days?", library, "[[m2]], with days 35."],
    ["which book was borrowed for the most days?", library, "[[b1]], with days 44."],
    ["which member borrowed for the most days in total?", library, "[[m2]], with days 35."],
  ])("%s", async (message, graph, text) => {
    expect((await output(message, graph)).answer.replace(/\[\[r3\]\] to \[\[r4\]\]/u, "[[r3-r4]]")).toBe(text);
  });

  it.each([
    ["total fee per member", ["m1", "m2", "m3"]],
    ["total days per book", ["b1", "b2", "b5"]],
    ["what is the total fee for each member?", ["m1", "m2", "m3"]],
    ["sum of days by book", ["b1", "b2", "b5"]],
  ])("%s: a row each", async (message, ids) => {
    expect((await output(message, library)).ids).toEqual(ids);
  });

  it.each([
    ["which member borrowed the most fish in total?", library],
    ["which book was read by the most grobs?", library],
    ["who blipped the most?", rowers],
  ])("%s: is not answered without its most", async (message, graph) => {
    expect((await output(message, graph)).ids).toEqual([]);
  });
});
