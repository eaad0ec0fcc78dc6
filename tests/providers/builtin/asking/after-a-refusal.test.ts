import { describe, expect, it } from "vitest";
import { catsGraph } from "../../../support/graphs/cats";
import { library } from "../graphs/small-fields";
import { aufgaben } from "../graphs/tasks";
import { startChat } from "../support/chat";

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
