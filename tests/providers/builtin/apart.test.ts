import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { startChat } from "./support/chat";

/** Rooms of a burrow and the tunnels between them; edges have no kinds. */
const burrow: GraphData = {
  name: "Burrow",
  directed: false,
  layers: [],
  sets: [],
  filter: null,
  nodes: [
    room("ra", { name: "Larder", floor: 1, damp: 4, notes: "acorns, mushrooms" }),
    room("rb", { name: "Hall", floor: 1, damp: 2, notes: "benches" }),
    room("rc", { name: "Nursery", floor: 2, damp: 1, notes: "moss, mushrooms" }),
    room("rd", { name: "Den", floor: 2, damp: 9 }),
    room("re", { name: "Cellar", floor: 3, damp: 14 }),
    room("rf", { name: "Nook", floor: 3, damp: 6 }),
  ],
  edges: [
    { id: "e1", source: "ra", target: "rb", attributes: { width: 30 } },
    { id: "e2", source: "rb", target: "rc", attributes: { width: 10 } },
    { id: "e3", source: "ra", target: "rc", attributes: { width: 12 } },
    { id: "e4", source: "rc", target: "rd", attributes: { width: 44 } },
    { id: "e5", source: "rd", target: "re", attributes: { width: 8 } },
  ],
};

function room(id: string, attributes: GraphData["nodes"][number]["attributes"]): GraphData["nodes"][number] {
  return { id, attributes };
}

async function idsOf(message: string): Promise<readonly (string | undefined)[]> {
  const { answer } = await startChat(burrow).say(message);
  return [...answer.matchAll(/\[\[([^\]]+)\]\]/gu)].map((match) => match[1]);
}

describe("how nodes are in one connected part", () => {
  it.each([
    ["how far apart are Larder and Cellar?", ["ra", "re", "ra", "rc", "rd", "re"]],
    ["how many rooms are between Hall and Den", ["rb", "rd", "rb", "rc", "rd"]],
    ["which rooms are next to both Larder and Hall", ["rc"]],
    ["what do Larder and Hall both border", ["rc"]],
    ["neighbours of neighbours of Larder", ["rd"]],
    ["what happens if Den collapses and is gone", ["rd", "re"]],
    ["which rooms would be cut off if Den was closed?", ["rd", "re"]],
    ["would anything be isolated without Hall?", ["rb"]],
    ["dead ends?", ["re"]],
    ["any loners?", ["rf"]],
    ["what are the single points of failure", ["rc", "rd"]],
  ])("is told: %s", async (message, ids) => {
    const found = await idsOf(message);
    expect([...found].sort()).toEqual([...ids].sort());
  });

  it("of a question changes nothing", async () => {
    const { document, say } = startChat(burrow);
    await say("what if Den is removed?");
    expect(document.revision).toBe(0);
  });
});

describe("two numbers of things", () => {
  it.each([
    ["are there more rooms on floor 1 than on floor 3?", "No"],
    ["more nodes than edges?", "Yes"],
    ["are there fewer edges than nodes?", "Yes"],
  ])("are compared: %s", async (message, start) => {
    const { answer } = await startChat(burrow).say(message);
    expect(answer.startsWith(start)).toBe(true);
  });
});

describe("words of degree", () => {
  it.each([
    ["rooms with a high damp", ["rd", "re"]],
    ["rooms on floor 2 or 3", ["rc", "rd", "re", "rf"]],
    ["rooms where damp is low", ["ra", "rb", "rc"]],
    ["who has mushrooms", ["ra", "rc"]],
    ["which rooms don't have notes", ["rd", "re", "rf"]],
  ])("and lists of numbers, and words within texts: %s", async (message, ids) => {
    expect(await idsOf(message)).toEqual(ids);
  });

  it("are told as they were read, and delete nothing", async () => {
    const { document, say } = startChat(burrow);
    const { answer } = await say("hide the edges where width is low");
    expect(answer).toContain("below the average");
    await say("delete the edges with a low width");
    expect(document.snapshot().edges).toHaveLength(burrow.edges.length);
  });
});

describe("the selection", () => {
  it("is turned round", async () => {
    const chat = startChat(burrow);
    await chat.sayAll("select Larder and Hall", "invert the selection");
    expect([...chat.document.selection.nodes].sort()).toEqual(["rc", "rd", "re", "rf"]);
  });

  it("says what it leaves out", async () => {
    expect((await startChat(burrow).say("select everything but Hall")).answer).not.toMatch(/^All 5 Hall/u);
  });
});
