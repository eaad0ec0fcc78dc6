import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { clinic } from "./graphs/clinic";
import { startChat } from "./support/chat";
import { coloured } from "./support/document-checks";

/** Two of one name: a patient and a ward. */
const twins: GraphData = {
  ...clinic,
  nodes: [
    ...clinic.nodes,
    { id: "p9", attributes: { name: "Sunny", kind: "patient", age: 30, city: "Hull" } },
    { id: "w9", attributes: { name: "Sunny", kind: "ward", beds: 7 } },
  ],
};

describe("messages that lean on the one before", () => {
  it.each([
    ["how old is Sunny?", "I mean the patient"],
    ["how old is Sunny?", "the patient"],
  ])("tells two of one name apart: %s %s", async (first, second) => {
    const chat = startChat(twins);
    expect((await chat.say(first)).answer).toContain("2 nodes match");
    expect((await chat.say(second)).answer).toContain("30");
  });

  it.each([
    ["which patients live in Leeds?", "and in York?", ["p2"]],
    ["find doctors older than 40", "except Bo Lindqvist", ["d1", "d4"]],
    ["show the doctors", "only those in cardiology", ["d1", "d4"]],
  ])("goes on with what was asked: %s %s", async (first, second, ids) => {
    const { answer } = await startChat(clinic).sayAll(first, second);
    expect([...answer.matchAll(/\[\[([^\]]+)\]\]/gu)].map((match) => match[1])).toEqual(ids);
  });

  it.each([
    ["list the doctors", "make the second one red", ["d2"]],
    ["list the doctors", "colour the last two green", ["d3", "d4"]],
    ["list the patients", "the first one: make it blue", ["p1"]],
    ["rank the patients by age", "make the third one of them teal", ["p4"]],
    ["list the doctors", "colour the third doctor pink", []],
  ])("points at places of a list: %s %s", async (first, second, ids) => {
    const chat = startChat(clinic);
    await chat.sayAll(first, second);
    expect(Object.keys(coloured(chat.document)).sort()).toEqual(ids);
  });

  it("goes on over a thank you", async () => {
    const { answer } = await startChat(clinic).sayAll("which patients live in Leeds?", "thanks!", "and in York?");
    expect(answer).toContain("[[p2]]");
  });

  it("does the same with another colour", async () => {
    const chat = startChat(clinic);
    await chat.sayAll("colour the doctors red", "the same for the wards in blue");
    expect(coloured(chat.document)["w1"]).toBe("--g-1");
    expect(coloured(chat.document)["d1"]).not.toBe("--g-1");
  });

  it.each([
    ["set the city of Bo Lindqvist to Hull", "same for Celia Odum", "d3"],
    ["set the city of Bo Lindqvist to Hull", "and Ivy Chen too", "p4"],
    ["find Greta Holm", "put her in Hull", "p2"],
  ])("changes the data of another: %s %s", async (first, second, id) => {
    const chat = startChat(clinic);
    await chat.sayAll(first, second);
    expect(chat.document.snapshot().nodes.find((node) => node.id === id)?.attributes["city"]).toBe("Hull");
  });

  it("narrows what is shown further", async () => {
    const { calls } = await startChat(clinic).sayAll("show only the patients", "also only those older than 50");
    expect(calls.at(-1)).toMatchObject({ name: "filterGraph", success: true });
    expect(JSON.stringify(calls.at(-1)?.input)).toMatch(/patient.*age > 50/u);
  });

  it.each(["now by kind", "by kind instead", "and by kind?"])("maps another attribute: %s", async (second) => {
    const { calls } = await startChat(clinic).sayAll("colour the nodes by city", second);
    expect(calls.at(-1)).toMatchObject({ name: "styleByAttribute", input: { property: "kind", channel: "color" } });
  });

  it.each(["bring everyone back", "show them again", "bring the others back"])("brings back: %s", async (second) => {
    const chat = startChat(clinic);
    await chat.sayAll("hide the patients", second);
    expect(clinic.nodes.filter(({ id }) => !chat.document.isVisible("nodes", id))).toEqual([]);
  });
});
