import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import type { JsonObject } from "@/lib/json";
import { type Chat, startChat, type Turn } from "./support/chat";
import { coloured, selected, untouched } from "./support/document-checks";

/** A directed graph of another domain, with more attributes than a profile of 2 kB holds. */
const staff: GraphData = {
  name: "Staff",
  directed: true,
  layers: [],
  sets: [],
  filter: null,
  nodes: [
    person("p1", { name: "Ana López", department: "R&D", salary: 72000, city: "Paris", startYear: 2015, remote: true }),
    person("p2", {
      name: "Bo O'Neill",
      department: "Sales",
      salary: 51000,
      city: "Rome",
      startYear: 2019,
      remote: false,
    }),
    person("p3", { name: "Chen Wei", department: "R&D", salary: 64000, city: "Paris", startYear: 2020, remote: false }),
    person("p4", { name: "Dora", department: "Sales", salary: 48000, city: "Berlin", startYear: 2021, remote: true }),
    person("p5", {
      name: "Émile",
      department: "Human Resources",
      salary: 45000,
      city: "Rome",
      startYear: 2012,
      remote: true,
    }),
    { id: "c1", attributes: { name: "Acme Ltd", kind: "Company", revenue: 1_200_000 } },
    { id: "c2", attributes: { name: "Globex", kind: "Company", revenue: 90_000 } },
    { id: "s1", attributes: { name: "web-01", kind: "Server", status: "ok", region: "EU" } },
    { id: "s2", attributes: { name: "web-02", kind: "Server", status: "down", region: "US" } },
    { id: "s3", attributes: { name: "db-01", kind: "Server", status: "ok", region: "US" } },
  ],
  edges: [
    ["p1", "c1", "worksFor"],
    ["p2", "c1", "worksFor"],
    ["p3", "c2", "worksFor"],
    ["p3", "p1", "reports_to"],
    ["p4", "p2", "reports_to"],
    ["p5", "p1", "manages"],
    ["c1", "s1", "owns"],
    ["c1", "s2", "owns"],
    ["c2", "s3", "owns"],
  ].map(([source = "", target = "", relation = ""], at) => ({
    id: `e${at}`,
    source,
    target,
    attributes: { relation },
  })),
};

function person(id: string, attributes: JsonObject) {
  return { id, attributes: { kind: "Person", ...attributes } };
}

const people = ["p1", "p2", "p3", "p4", "p5"];

describe("questions about another domain", () => {
  it.each([
    ["the median salary in R&D", "68,000"],
    ["what's the total revenue of companies?", "1,290,000"],
    ["what is the average salary per department?", "| Sales | 49,500 |"],
    ["how many people are in Paris?", "There are 2 people in Paris."],
    ["people who are not from Paris", "3 people not from Paris: [[p2]], [[p4]] and [[p5]]."],
    ["people in Paris or Rome", "4 people in Paris or Rome: [[p1]], [[p2]], [[p3]] and [[p5]]."],
    ["servers that are not ok", "1 server that is not ok: [[s2]]."],
    ["which servers are down?", "[[s2]]"],
    ["people with a salary between 45k and 60k", "[[p2]], [[p4]] and [[p5]]"],
    ["people earning more than 50,000", "[[p1]], [[p2]] and [[p3]]"],
    ["who earns the most?", "[[p1]], with salary 72,000."],
    ["highest paid person", "[[p1]], with salary 72,000."],
    ["who started before 2018?", "[[p1]] and [[p5]]"],
    ["who works for Acme Ltd?", "[[p1]] and [[p2]]."],
    ["where does Chen Wei work?", "[[c2]]."],
    ["who does Dora report to?", "[[p2]]."],
    ["who reports to Ana López?", "[[p3]]."],
    ["who manages Ana López?", "[[p5]]."],
    ["bo o'neill's salary", "[[p2]] has salary 51,000."],
    ["who is ana lopez?", "[[p1]]"],
    ["is web-01 ok?", "Yes: [[s1]]."],
    ["is web-02 ok?", "No."],
    ["what departments are there", "R&D (2), Sales (2) and Human Resources (1)"],
    ["how many worksFor edges are there?", "There are 3 worksFor edges."],
    ["find companies with revenue over 1m", "1 company with revenue over 1m: [[c1]]."],
    ["companies not named Globex", "[[c1]]"],
  ])("%s", async (message, answer) => {
    const chat = startChat(staff);
    const turn = await chat.say(message);
    expect(turn.answer).toContain(answer);
    expect(untouched(chat)).toBe(true);
  });

  const changes: readonly (readonly [string, (chat: Chat, turn: Turn) => void])[] = [
    [
      "EU servers blue, US servers green",
      (chat) => expect(coloured(chat.document)).toEqual({ s1: "--g-1", s2: "--w-green", s3: "--w-green" }),
    ],
    [
      "make people in Sales or Human Resources orange",
      (chat) => expect(Object.keys(coloured(chat.document))).toEqual(["p2", "p4", "p5"]),
    ],
    [
      "make everything grey and people blue",
      (chat) => expect(Object.values(coloured(chat.document)).filter((color) => color === "--g-1")).toHaveLength(5),
    ],
    [
      "delete the servers that are down",
      (chat) => expect(chat.document.node("s2") === undefined && chat.document.node("s1") !== undefined).toBe(true),
    ],
    ["select everyone in Rome", (chat) => expect(selected(chat.document)).toEqual(["p2", "p5"])],
    [
      "show the people and colour them by city",
      (chat) => expect(chat.document.layers[0]?.mapping).toMatchObject({ channel: "color", property: "city" }),
    ],
    ["make the person people red", (chat) => expect(Object.keys(coloured(chat.document))).toEqual(people)],
  ];
  it.each(changes)("%s", async (message, check) => {
    const chat = startChat(staff);
    check(chat, await chat.say(message));
  });

  it("narrows what it found, message by message", async () => {
    const chat = startChat(staff);
    const turn = await chat.sayAll("find people in Paris or Rome", "only the ones in Rome", "make them red");
    expect(turn.result.success).toBe(true);
    expect(Object.keys(coloured(chat.document))).toEqual(["p2", "p5"]);
  });

  it.each([
    "delete the flurbed people",
    "make the flurbed servers red",
    "find the wibbly people and make them red",
    "delete the servers that are purple",
  ])("changes nothing for a condition that means nothing: %s", async (message) => {
    const chat = startChat(staff);
    await chat.say(message);
    expect(untouched(chat)).toBe(true);
  });
});
