import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { hospital, library, papers } from "../graphs/small-fields";
import { startChat } from "../support/chat";

async function lastOf(graph: GraphData, ...messages: readonly string[]) {
  const chat = startChat(graph);
  const { answer, calls } = await chat.sayAll(...messages);
  const ids = [...answer.matchAll(/\[\[([^\]]+)\]\]/gu)].map(([, id = ""]) => id).toSorted();
  return { answer, calls, ids, chat };
}

describe("what else", () => {
  it.each([
    [library, "who wrote Copper Sky?", "what else did he write?", ["b2", "b5"]],
    [library, "who wrote Winter Bees?", "which other books did she write?", ["b1"]],
    [library, "who wrote Salt Marsh?", "and what else did she write?", ["b4"]],
    [hospital, "who treats Omar Bell?", "who else does she treat?", ["p2"]],
    [hospital, "who treats Lucy Hart?", "which other patients does she treat?", ["p1"]],
    [papers, "who cites Beta Decay?", "what else does it cite?", ["a"]],
  ])("leaves out what was asked about before (%#)", async (graph, first, then, ids) => {
    expect((await lastOf(graph, first, then)).ids).toEqual(ids);
  });
});

describe("some elements and what a relation joins to them", () => {
  it.each([
    [library, "show only authors and what they wrote", ["a1", "a2", "b1", "b2", "b3", "b4", "b5"]],
    [library, "show only members and the books they borrowed", ["b1", "b2", "b5", "m1", "m2", "m3", "m4"]],
    [hospital, "show only doctors and who they treat", ["d1", "d2", "d3", "p1", "p2", "p3"]],
    [hospital, "show only the doctors and the patients they treat", ["d1", "d2", "d3", "p1", "p2", "p3"]],
    [papers, "show only labs and what they cite", ["l1", "l2"]],
  ])("are both shown (%#)", async (graph, message, ids) => {
    const { chat, answer } = await lastOf(graph, message);
    expect(chat.document.filter).not.toBeNull();
    expect(answer).toContain(`${ids.length} nodes,`);
  });
});

describe("'only' behind a verb", () => {
  it.each([
    [library, "which books were borrowed only by Nadia Bloom?", ["b2"]],
    [hospital, "which drugs were given only to Piet Vos?", ["x2"]],
    [hospital, "which doctors treat only Piet Vos?", ["d2"]],
    [hospital, "which patients are treated only by Dr Stone?", ["p3"]],
    [papers, "which papers cite only Gamma Rays?", ["d"]],
    [papers, "which papers are cited only by Gamma Rays?", ["b"]],
  ])("holds of nothing else (%#)", async (graph, message, ids) => {
    expect((await lastOf(graph, message)).ids).toEqual(ids);
  });

  it.each([
    [hospital, "who got only Doloren?"],
    [library, "which books did only grontish people see?"],
    [papers, "who read only Alpha Waves?"],
    [hospital, "what did they give only to Omar Bell?"],
    [library, "which members like only Salt Marsh?"],
  ])("is never dropped (%#)", async (graph, message) => {
    expect((await lastOf(graph, message)).ids).toEqual([]);
  });
});

describe("what something costs, by the attribute that its kind has", () => {
  it.each([
    [hospital, "which ward costs the most per day?", "[[w2]], with fee_per_day 450."],
    [hospital, "which drug costs the most?", "[[x3]], with price 80."],
    [hospital, "how much do the drugs cost altogether?", "The total price of the drugs is 105."],
    [hospital, "what do the wards cost together?", "The total fee_per_day of the wards is 850."],
    [library, "how much are all the books worth together?", "The total price of the books is 96."],
    [library, "how much do all the books cost in total?", "The total price of the books is 96."],
    [papers, "which lab costs the most?", "[[l1]], with rent 4000."],
  ])("%#", async (graph, message, text) => {
    expect((await lastOf(graph, message)).answer).toBe(text);
  });

  it("adds up what was found before", async () => {
    const { answer } = await lastOf(library, "show me the books by Ivo Lark", "how much do they cost together?");
    expect(answer).toContain("69");
  });
});

describe("what stands behind the name of a new node", () => {
  it.each([
    [library, "add a book called Blue Door by Ivo Lark", "a2", "wrote"],
    [library, "add a book called Blue Door by Ivo Lark, 200 pages, price 14", "a2", "wrote"],
    [library, "create a book named Blue Door by Greta Moss", "a1", "wrote"],
    [hospital, "add a patient called Blue Door, who lies in North Ward", "w1", "lies_in"],
    [papers, "add a paper called Blue Door that cites Gamma Rays", "c", "cites"],
  ])("is carried out (%#)", async (graph, message, end, kind) => {
    const { chat } = await lastOf(graph, message);
    const { nodes, edges } = chat.document.snapshot();
    const made = nodes.find(({ attributes }) => attributes["name"] === "Blue Door");
    const edge = edges.find(({ source, target }) => [source, target].includes(made?.id ?? "-"));
    expect([edge?.source, edge?.target]).toContain(end);
    expect(Object.values(edge?.attributes ?? {})).toContain(kind);
  });

  it.each([
    [library, "add a member Zoe Park, 23, from Hove, who frobs Salt Marsh"],
    [library, "add a member Zoe Park, 23, from Hove, who borrowed Salt Marsh"],
    [papers, "add a paper Zoe Park, 2020, which cites Beta Decay"],
    [hospital, "add doctor Zoe Park, 31, and let her treat Ada Nix"],
    [hospital, "add a patient Zoe Park, 23, who lies in North Ward"],
  ])("or nothing is done (%#)", async (graph, message) => {
    const { chat } = await lastOf(graph, message);
    const { nodes, edges } = chat.document.snapshot();
    const made = nodes.find(({ attributes }) => attributes["name"] === "Zoe Park");
    const isTied = edges.some(({ source, target }) => [source, target].includes(made?.id ?? "-"));
    expect(made === undefined || isTied).toBe(true);
  });
});
