import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { startChat } from "../support/chat";

const people: readonly (readonly [id: string, name: string, team: string, title: string, salary: number])[] = [
  ["1", "Mia Lund", "Board", "CEO", 210_000],
  ["2", "Jo Berg", "Tech", "CTO", 150_000],
  ["3", "Ann Holt", "Tech", "Engineer", 90_000],
  ["4", "Bo Dahl", "Tech", "Engineer", 88_000],
];

const office: GraphData = {
  name: "Office",
  directed: false,
  layers: [],
  sets: [],
  filter: null,
  nodes: people.map(([id, name, team, title, salary]) => ({ id, attributes: { name, team, title, salary } })),
  edges: [
    { id: "e1", source: "2", target: "1", attributes: { channel: "mail" } },
    { id: "e2", source: "3", target: "2", attributes: { channel: "chat" } },
    { id: "e3", source: "4", target: "2", attributes: { channel: "chat" } },
  ],
};

/** What is asked for is said again as a noun with its condition, and never as the bare words of the message. */
describe("a noun made of what was asked", () => {
  it.each([
    ["who are the leaves?", /^3 nodes that are leaves: /u],
    ["find the leaves", /^3 leaves: /u],
    ["how many leaves are there", /^There are 3 leaves\.$/u],
    ["make the leaves green", /^All 3 leaves are green now\./u],
    ["which nodes are dead ends", /^3 nodes that are dead ends: /u],
    ["which nodes are isolated", /^There are no nodes that are isolated\.$/u],
    ["which nodes have a salary above 100000", /^2 nodes with salary above 100000: /u],
    ["who earns more than 100000", /^2 nodes that earn more than 100000: /u],
    ["who earns more than 200000", /^1 node that earns more than 200000: /u],
    ["which people are engineers", /^2 people that are engineers: /u],
    ["which people are CEOs", /^1 person that is a ceo: /iu],
    ["which people work in Tech", /^3 people that work in Tech: /u],
    ["nodes not in Tech", /^1 node not in Tech: /u],
    ["the edges that are not chat", /^(?:There is )?1 .*edge/u],
  ])("is one: %s", async (message, said) => {
    expect((await startChat(office).say(message)).answer).toMatch(said);
  });

  it.each([
    ["how many are Tech?", /^There are 3 nodes that are Tech\.$/iu],
    ["color all Tech red", /^All 3 Tech nodes are red now\./u],
    ["how many Tech are there", /^There are 3 Tech nodes\.$/u],
    ["Färbe alle in Tech rot", /^Alle 3 Knoten \(Tech\) sind jetzt rot\./u],
    ["Blende alle aus, die nicht in Tech sind", /^Die Knoten \(nicht in Tech\) sind ausgeblendet/u],
  ])("is never made of a value that is no kind of thing: %s", async (message, said) => {
    expect((await startChat(office).say(message)).answer).toMatch(said);
  });
});
