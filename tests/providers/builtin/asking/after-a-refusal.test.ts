import { describe, expect, it } from "vitest";
import type { JsonObject } from "@/lib/json";
import { catsGraph } from "../../../support/graphs/cats";
import { graphOf } from "../../../support/graphs/documents";
import { library } from "../graphs/small-fields";
import { aufgaben } from "../graphs/tasks";
import { startChat } from "../support/chat";
import { untouched } from "../support/document-checks";

describe("what was refused is not done by what follows", () => {
  it.each([
    ["Mach die verspäteten Knoten rot", "und die von Mehmet zu Dreiecken"],
    ["make the overdue nodes red", "and the Mehmet ones triangles"],
  ])("among tasks: %s · %s", async (first, more) => {
    const { calls } = await startChat(aufgaben).sayAll(first, more);
    expect(calls.filter(({ name }) => name === "styleNodes").map(({ input }) => input)).toEqual([
      { selector: "verantwortlich == 'Mehmet'", shape: "triangle" },
    ]);
  });

  it.each([
    ["make the unicorns red", "and the cats triangles"],
    ["color the dragons red", "and the cats as triangles"],
    ["Färbe die Einhörner rot", "und die Katzen Dreiecke"],
  ])("among cats: %s · %s", async (first, more) => {
    const { calls } = await startChat(catsGraph()).sayAll(first, more);
    for (const { input } of calls.filter(({ name }) => name === "styleNodes"))
      expect(input).not.toHaveProperty("color");
  });

  it("colours nothing by a word it does not know", async () => {
    const { calls } = await startChat(aufgaben).sayAll(
      "Mach die überfälligen Aufgaben rot",
      "und die von Mehmet Dreiecke",
    );
    for (const { input } of calls) expect(input).not.toHaveProperty("color");
  });

  it("takes over what was done", async () => {
    const { calls } = await startChat(library).sayAll("make the books red", "and the members as triangles");
    expect(calls.at(-1)).toMatchObject({ name: "styleNodes", input: { shape: "triangle" } });
  });
});

describe("the direction of a layout", () => {
  it.each([
    ["arrange the nodes from left to right", "right"],
    ["lay it out left to right", "right"],
    ["Ordne die Aufgaben von links nach rechts an", "right"],
    ["Ordne alles von links nach rechts", "right"],
    ["Stelle die Aufgaben von links nach rechts dar", "right"],
    ["Ordne die Knoten von oben nach unten an", undefined],
    ["lay the tasks out top down", undefined],
    ["Ordne die Knoten von unten nach oben an", "up"],
    ["ordena los nodos de izquierda a derecha", "right"],
    ["dispose les nœuds de gauche à droite", "right"],
    ["从左到右排列节点", "right"],
    ["ノードを左から右に並べて", "right"],
  ])("%s", async (message, direction) => {
    const { calls } = await startChat(aufgaben).say(message);
    expect(calls.at(-1)).toMatchObject({ name: "setLayout", input: { type: "layered" } });
    expect(calls.at(-1)?.input).toEqual(
      direction === undefined ? { type: "layered" } : { type: "layered", options: { direction } },
    );
  });
});

describe("what points back after a refusal", () => {
  it.each([
    ["find the oldest cat", "show only the wugs", "which of them is the youngest?"],
    ["find the cats", "show me the frobs", "make those bigger"],
    ["Finde die Katzen", "zeig nur die Wuggen", "mach die beiden rot"],
  ])("points at what was not found, never at what was spoken of before: %s · %s · %s", async (...messages) => {
    const chat = startChat(catsGraph());
    const { answer } = await chat.sayAll(...messages);
    expect(answer).not.toMatch(/\[\[cat/u);
    expect(untouched(chat)).toBe(true);
  });

  it("points over a word of thanks and over a message that points back itself", async () => {
    const { answer } = await startChat(catsGraph()).sayAll("find Luna", "thanks", "frobble it", "how old is she?");
    expect(answer).toContain("2");
  });

  it.each([
    [
      ["top 3 cats by age", "colour the top two pink"],
      ["cat4", "cat3"],
    ],
    [["which cats are older than 6?", "which one is the oldest?"], ["cat4"]],
  ])("takes the first of a list, and one of those, from what was told: %j", async (messages, ids) => {
    const { calls, answer } = await startChat(catsGraph()).sayAll(...messages);
    const said = `${JSON.stringify(calls.at(-1)?.input)} ${answer}`;
    for (const id of ids) expect(said).toContain(id);
    expect(said).not.toContain("cat6");
  });
});

describe("what needs what", () => {
  const services = graphOf(
    { DB: { type: "service" }, Login: { type: "service" }, Shop: { type: "service" }, Mail: { type: "service" } },
    { "Login-DB": { type: "depends_on" }, "Shop-Login": { type: "depends_on" }, "Mail-Shop": { type: "notifies" } },
    { directed: true },
  );

  it.each(["what would break if DB goes down?", "who is affected if DB fails?", "what breaks if DB fails?"])(
    "is told along the edges that say so: %s",
    async (message) => {
      const { answer } = await startChat(services).say(message);
      expect(answer).toContain("[[Login]]");
      expect(answer).toContain("[[Shop]]");
      expect(answer).not.toContain("[[Mail]]");
    },
  );
});

describe("a way by a number that some edges lack", () => {
  it("leaves these out", async () => {
    const roads = graphOf(
      { A: {}, B: {}, C: {} },
      { "A-B": { hours: 5 }, "B-C": { hours: 5 }, "A-C": { note: "ferry" } },
    );
    const { answer } = await startChat(roads).say("what is the quickest way in hours from A to C?");
    expect(answer).toContain("10");
    expect(answer).toContain("[[B]]");
  });
});

describe("the fastest way", () => {
  const depots = { "Locker 17": { type: "locker" }, "Depot 4": { type: "depot" }, Hub: { type: "hub" } };
  const roads = (slow: JsonObject, fast: JsonObject) =>
    graphOf(depots, { "Hub-Locker 17": slow, "Hub-Depot 4": fast, "Depot 4-Locker 17": fast });

  it.each(["fastest way from Hub to Locker 17", "the quickest route between Hub and Locker 17"])(
    "goes by hours, also past a distance, between nodes that are called by a kind and a number: %s",
    async (message) => {
      const { calls } = await startChat(roads({ km: 1, hours: 9 }, { km: 5, hours: 2 })).say(message);
      expect(calls.at(-1)).toMatchObject({ name: "findPath", input: { weight: "hours" } });
    },
  );

  it("goes by a distance where nothing tells a time", async () => {
    const { calls } = await startChat(roads({ km: 9 }, { km: 2 })).say("fastest way from Hub to Locker 17");
    expect(calls.at(-1)).toMatchObject({ name: "findPath", input: { weight: "km" } });
  });
});

describe("what can be seen", () => {
  it.each(["what can i still see?", "which nodes are left on screen?"])(
    "is what no filter hides: %s",
    async (message) => {
      const { calls } = await startChat(catsGraph()).sayAll("hide the humans", message);
      expect(calls.at(-1)).toMatchObject({
        name: "findNodes",
        input: { selector: expect.stringContaining("@visible") },
      });
    },
  );

  it("is said to be less than all where a filter stands", async () => {
    const { answer } = await startChat(catsGraph()).sayAll("hide the humans", "fit the graph to the window");
    expect(answer).toMatch(/filter still hides/u);
  });
});
