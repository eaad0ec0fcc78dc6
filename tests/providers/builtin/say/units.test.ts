import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { catsGraph } from "../../../support/graphs/cats";
import { startChat } from "../support/chat";

const team = [
  ["a", "Ann", "north", 84000, 38, 16],
  ["b", "Bob", "south", 61500, 20, 64],
  ["c", "Cleo", "south", 72001, 40, 32],
] as const;

function office(): GraphData {
  const nodes = team.map(([id, name, region, pay, hours, memory]) => ({
    id,
    attributes: { name, region, salary_eur: pay, weekly_hours: hours, memGb: memory },
  }));
  const edges = [
    { id: "e1", source: "a", target: "b", attributes: { distance_km: 5.2 } },
    { id: "e2", source: "b", target: "c", attributes: { distance_km: 7.5 } },
  ];
  return { ...catsGraph(), name: "Office", nodes, edges };
}

describe("numbers of an answer", () => {
  it.each([
    ["Who has the highest salary?", "[[a]], with salary €84,000."],
    ["What is the average salary?", "The average salary of all nodes is €72,500.33."],
    ["Who has the most memory?", "[[b]], with mem 64 GB."],
    ["Which node has the highest weekly hours?", "[[c]], with weekly_hours 40."],
    ["What is the shortest path from Ann to Cleo by distance_km?", "has distance 12.7 km:"],
    ["What is the total weekly hours?", "is 98 h."],
  ])("have the unit of their attribute: %s", async (question, text) => {
    expect((await startChat(office()).say(question)).answer).toContain(text);
  });

  it("come after the answer where they are many", async () => {
    const { answer } = await startChat(office()).say("What is the average salary by region?");
    expect(answer).toBe(
      "north has the highest average salary: €84,000.\n\n| Region | Average salary |\n| --- | ---: |\n| north | €84,000 |\n| south | €66,750.50 |",
    );
  });

  it("are kept as they are where the name tells no unit", async () => {
    const { answer } = await startChat().say("Which cat is the oldest?");
    expect(answer).toMatch(/with age \d+\.$/);
  });

  it("say how a changed value Removed", async () => {
    const { answer } = await startChat(office()).say("Set the salary of Bob to 65000");
    expect(answer).toBe("[[b]] has salary €65,000 now. You can undo this.");
  });
});
