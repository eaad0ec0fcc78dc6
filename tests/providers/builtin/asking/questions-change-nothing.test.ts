import { describe, expect, it } from "vitest";
import { catsGraph } from "../../../support/graphs/cats";
import { library } from "../graphs/small-fields";
import { aufgaben, tasksIso } from "../graphs/tasks";
import { type Chat, startChat } from "../support/chat";

const changing =
  /^(?:style|clear|filter|change|update|set|add|remove|rename|delete|merge|group|ungroup|fold|move|undo)/u;

function changesOf(calls: Awaited<ReturnType<Chat["say"]>>["calls"]): readonly string[] {
  return calls.filter(({ name }) => changing.test(name)).map(({ name }) => name);
}

describe("a question after a change leaves all as it is", () => {
  it.each([
    ["Mach die von Mehmet zu Dreiecken", "Gibt es einen Kreis?"],
    ["Mach die von Mehmet zu Dreiecken", "Gibt es hier einen Kreis?"],
    ["Färbe die von Sofia rot", "Ist Server blau?"],
    ["Färbe die von Sofia rot", "Sind die von Mehmet auch rot?"],
    ["Färbe die von Sofia rot", "Welche sind blau?"],
    ["Mach die von Mehmet zu Dreiecken", "¿Hay un círculo?"],
    ["Mach die von Mehmet zu Dreiecken", "Y a-t-il un cercle ?"],
    ["Mach die von Mehmet zu Dreiecken", "有圆圈吗？"],
    ["Mach die von Mehmet zu Dreiecken", "円はありますか？"],
    ["make the nodes of Mehmet triangles", "is there a circle?"],
    ["make the nodes of Mehmet triangles", "are there any circles?"],
    ["make the nodes of Mehmet triangles", "a circle?"],
  ])("among tasks: %s · %s", async (first, question) => {
    const { calls } = await startChat(aufgaben).sayAll(first, question);
    expect(changesOf(calls)).toEqual([]);
  });

  it.each([
    ["make the books squares", "are the members squares?"],
    ["make the books squares", "which ones are circles?"],
    ["color the members red", "is Nadia Bloom blue?"],
    ["color the members red", "are the books green?"],
    ["hide the books", "are the members hidden?"],
    ["make the books bigger", "are the authors smaller?"],
  ])("in a library: %s · %s", async (first, question) => {
    const { calls } = await startChat(library).sayAll(first, question);
    expect(changesOf(calls)).toEqual([]);
  });

  it.each([
    ["make the cats triangles", "is there a circle?"],
    ["färbe die Katzen rot", "Sind die Menschen blau?"],
    ["colorea los gatos de rojo", "¿Son azules las personas?"],
    ["colorie les chats en rouge", "Est-ce que les humains sont bleus ?"],
  ])("among cats: %s · %s", async (first, question) => {
    const { calls } = await startChat(catsGraph()).sayAll(first, question);
    expect(changesOf(calls)).toEqual([]);
  });
});

describe("what is asked of somebody to do is done", () => {
  it.each([
    "can you make the cats red?",
    "could you please color the cats red?",
    "would you color the cats red?",
    "Kannst du die Katzen rot färben?",
    "Könntest du bitte die Katzen rot machen?",
    "¿Puedes colorear los gatos de rojo?",
    "Peux-tu colorier les chats en rouge ?",
    "你能把猫变成红色吗？",
    "猫を赤くしてくれますか？",
  ])("%s", async (message) => {
    const { calls } = await startChat(catsGraph()).say(message);
    expect(changesOf(calls)).toEqual(["styleNodes"]);
  });

  it.each([
    ["make the cats red", "and the humans?"],
    ["färbe die Katzen rot", "und die Menschen?"],
    ["make the cats red", "what about the humans?"],
  ])("a fragment goes on: %s · %s", async (first, more) => {
    const { calls } = await startChat(catsGraph()).sayAll(first, more);
    expect(changesOf(calls)).toEqual(["styleNodes"]);
  });
});

describe("a circle of edges is a cycle", () => {
  it.each([
    "Gibt es einen Kreis?",
    "Gibt es Kreise?",
    "Gibt es irgendwelche Kreise?",
    "Gibt es einen Zyklus?",
    "Gibt es Zyklen im Graphen?",
    "Gibt es zirkuläre Abhängigkeiten?",
  ])("among tasks, in German: %s", async (message) => {
    const { answer, calls } = await startChat(aufgaben).say(message);
    expect(calls.at(-1)?.name).toBe("runAlgorithm");
    expect(answer).toMatch(/^Nein/u);
  });

  it.each(["is there a circle?", "are there circles?", "is there any loop?", "are there any cycles?"])(
    "among tasks, in English: %s",
    async (message) => {
      const { answer, calls } = await startChat(tasksIso).say(message);
      expect(calls.at(-1)?.name).toBe("runAlgorithm");
      expect(answer).toMatch(/^No\b/u);
    },
  );
});
