import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/change-types";
import { startChat } from "./chat";
import { clinic } from "./clinic";

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
    ["how old is Sunny?", "the one in Hull"],
    ["how old is Sunny?", "the patient"],
  ])("tells two of one name apart: %s %s", async (first, second) => {
    const chat = startChat(twins);
    expect((await chat.say(first)).answer).toContain("2 nodes fit");
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

  it.each(["now by kind", "by kind instead", "and by kind?"])("maps another attribute: %s", async (second) => {
    const { calls } = await startChat(clinic).sayAll("colour the nodes by city", second);
    expect(calls.at(-1)).toMatchObject({ name: "styleByAttribute", input: { property: "kind", channel: "color" } });
  });

  it.each(["bring everyone back", "show them again", "bring the others back"])("brings back: %s", async (second) => {
    const { calls } = await startChat(clinic).sayAll("hide the patients", second);
    expect(calls.map(({ name }) => name)).toContain("showAll");
  });
});
