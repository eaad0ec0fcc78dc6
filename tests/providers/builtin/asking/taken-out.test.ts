import { describe, expect, it } from "vitest";
import { harbour } from "../graphs/harbour";
import { town } from "../graphs/town";
import { startChat } from "../support/chat";
import { coloured, untouched } from "../support/document-checks";

describe("a node taken out of a kind or of a value", () => {
  it.each([
    [town, "remove Ann from museums", "delete the edges between Ann and the museums"],
    [town, "take Ann out of the museums", "delete the edges between Ann and the museums"],
    [town, "Remove Ann from the labs!", "delete the edges between Ann and the labs"],
    [town, "please delete Bob from the museums", "delete the edges between Bob and the museums"],
    [harbour, "remove Ivo from the boats", "delete the edges between Ivo and the boats"],
    [harbour, "remove Tern from North", "clear the berth of Tern"],
    [harbour, "drop Old Gull from North", "clear the berth of Old Gull"],
  ])("is asked about, and nothing is deleted: %#", async (graph, message, way) => {
    const chat = startChat(graph);
    const { answer, result } = await chat.say(message);
    expect(untouched(chat)).toBe(true);
    expect(result.choices).toContain(way);
    expect(answer).toContain(`'${way}'`);
    await chat.say(way);
    expect(chat.document.snapshot().nodes).toHaveLength(graph.nodes.length);
    expect(untouched(chat)).toBe(false);
  });
});

describe("edges between a node and a kind", () => {
  it.each([
    ["delete the edges between Ann and the museums", ["e1"]],
    ["remove all edges between the museums and Ann", ["e1"]],
    ["delete the links between Ann and labs", ["e5"]],
    ["delete the edges between the people and the museums", ["e1", "e2"]],
    ["delete the edges from Ann to the labs", ["e5"]],
  ])("are these and no others of its edges: %s", async (message, gone) => {
    const { document, say } = startChat(town);
    await say(message);
    const left = document.snapshot().edges.map(({ id }) => id);
    expect(town.edges.map(({ id }) => id).filter((id) => !left.includes(id as never))).toEqual(gone);
  });

  it.each([
    ["how many edges are there between Ann and the museums?", /1/],
    ["find the edges between Ivo and the boats", /^2 edges between Ivo and the boats/],
  ])("are found: %s", async (message, said) => {
    const { answer } = await startChat(message.includes("Ivo") ? harbour : town).say(message);
    expect(answer).toMatch(said);
  });
});

describe("everything of a look", () => {
  it.each([
    "make everything blue green",
    "color everything that is blue green",
    "paint everything which is blue green",
  ])("is not everything there is: %s", async (message) => {
    const chat = startChat(town);
    await chat.sayAll("color the museums red and the labs blue", message);
    const looks = coloured(chat.document);
    expect(Object.keys(looks).toSorted()).toEqual(["l1", "l2", "m1", "m2", "m3"]);
    expect([looks["l1"], looks["m1"]]).toEqual(["--w-green", "--w-red"]);
  });
});
