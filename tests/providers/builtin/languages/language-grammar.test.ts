import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { startChat } from "../support/chat";
import { coloured, untouched } from "../support/document-checks";

/** A graph in English, with words no table of a language was made for. */
const menagerie: GraphData = {
  name: "Menagerie",
  directed: true,
  layers: [],
  sets: [],
  filter: null,
  nodes: [
    { id: "b1", attributes: { name: "Bruno", kind: "bear", strength: 90, age: 12, town: "Kyoto", pelt: "platinum" } },
    { id: "b2", attributes: { name: "Zed", kind: "bear", strength: 70, age: 5, town: "Lisbon", pelt: "cinnamon" } },
    { id: "p1", attributes: { name: "Pip", kind: "parrot", strength: 3, age: 40, town: "Kyoto", pelt: "cinnamon" } },
    { id: "c1", attributes: { name: "Mira", kind: "caretaker", age: 33, salary: 2500 } },
    { id: "c2", attributes: { name: "Odo", kind: "caretaker", age: 51, salary: 2900 } },
  ],
  edges: [
    { id: "e1", source: "c1", target: "b1", attributes: { type: "feeds" } },
    { id: "e2", source: "c1", target: "p1", attributes: { type: "feeds" } },
    { id: "e3", source: "c2", target: "b2", attributes: { type: "feeds" } },
  ],
};

describe("what follows from the rules of a language", () => {
  it.each([
    ["Wer füttert Bruno?", "[[c1]]"],
    ["wer fuettert Bruno?", "[[c1]]"],
    ["¿Quién alimenta a Bruno?", "[[c1]]"],
    ["quien alimentó a Bruno", "[[c1]]"],
    ["Qui nourrit Bruno ?", "[[c1]]"],
    ["谁喂养Bruno？", "[[c1]]"],
  ])("conjugates verbs: %s", async (message, answer) => {
    expect((await startChat(menagerie).say(message)).answer).toContain(answer);
  });

  it.each([
    ["Welcher Bär ist am stärksten?", "[[b1]]"],
    ["Welches Tier ist am schwächsten?", "[[p1]]"],
    ["Wer ist die Älteste?", "[[c2]]"],
    ["¿cuál es el oso más fuerte?", "[[b1]]"],
    ["cual es el oso menos viejo", "[[b2]]"],
    ["quel est l'ours le plus fort ?", "[[b1]]"],
    ["quel est l'ours le moins vieux ?", "[[b2]]"],
    ["最强的熊是哪个？", "[[b1]]"],
    ["一番強い熊は？", "[[b1]]"],
  ])("compares adjectives: %s", async (message, answer) => {
    const said = (await startChat(menagerie).say(message)).answer;
    expect(said.match(/\[\[\w+\]\]/u)?.[0]).toBe(answer);
  });

  it.each([
    ["Färb mal die Bären orange ein"],
    ["Könnten Sie bitte alle Bären orange machen?"],
    ["faerbe die Baeren orange"],
    ["pintame los osos de naranja"],
    ["Podrías poner los osos en naranja?"],
    ["mettez les ours en orange s'il vous plaît"],
    ["tu peux colorier les ours en orange ?"],
  ])("knows the forms of a command: %s", async (message) => {
    const chat = startChat(menagerie);
    await chat.say(message);
    expect(Object.keys(coloured(chat.document)).sort()).toEqual(["b1", "b2"]);
  });

  it.each([
    ["¿Cuántos osos hay? y en Kioto?", "Kioto"],
    ["selecciona los pelt platino", "platinum"],
  ])("meets words of the graph that look alike: %s", async (message) => {
    const { answer } = await startChat(menagerie).say(message);
    expect(answer).not.toMatch(/not understood/u);
  });

  it.each([
    ["Durchschnittsalter der Bären", "8,5"],
    ["Was ist das Durchschnittsgehalt der Pfleger?", "2700"],
    ["edad media de los osos", "8,5"],
    ["âge moyen des ours", "8,5"],
  ])("reads compounds and adjectives behind nouns: %s", async (message, answer) => {
    expect((await startChat(menagerie).say(message)).answer).toContain(answer);
  });

  it.each([["Sollen wir Pip löschen?"], ["¿borro a Pip?"], ["on devrait supprimer Pip ?"], ["要不要删除Pip？"]])(
    "changes nothing on a question: %s",
    async (message) => {
      const chat = startChat(menagerie);
      await chat.say(message);
      expect(untouched(chat)).toBe(true);
      expect(chat.document.snapshot().nodes).toHaveLength(5);
    },
  );

  it.each([
    ["把熊都标成橙色", ["b1", "b2"]],
    ["Kyoto的动物用蓝色表示", ["b1", "p1"]],
    ["熊をオレンジに塗ってください", ["b1", "b2"]],
    ["Kyotoの熊は青で", ["b1"]],
    ["一番重要じゃない熊以外", []],
  ])("takes what is coloured from sentences without spaces: %s", async (message, expected) => {
    const chat = startChat(menagerie);
    await chat.say(message);
    expect(Object.keys(coloured(chat.document)).sort()).toEqual(expected);
  });

  it.each([
    ["Bruno的年龄是多少", "12"],
    ["有几只熊", "2"],
    ["熊的平均年龄", "8.5"],
    ["年龄最大的熊", "[[b1]]"],
    ["谁的工资最高", "[[c2]]"],
    ["Mira喂养哪些动物", "[[p1]]"],
    ["和Mira相连的有谁", "[[p1]]"],
    ["40岁以上的有谁", "[[c2]]"],
    ["ブルーノは？ 熊は何頭いますか", "2"],
    ["熊の平均年齢は？", "8.5"],
    ["年齢が一番高い熊は？", "[[b1]]"],
    ["給料が高い順に1人", "[[c2]]"],
    ["Zedに餌をやっているのは誰ですか", "[[c2]]"],
    ["Miraとつながっているのは？", "[[b1]]"],
    ["熊以外を選択して", "3"],
  ])("reads questions without spaces: %s", async (message, answer) => {
    expect((await startChat(menagerie).say(message)).answer).toContain(answer);
  });

  it.each([
    ["按kind给节点上色", "kind"],
    ["用颜色区分城市", "town"],
    ["種類で色分けして", "kind"],
  ])("colours by attributes without spaces: %s", async (message, property) => {
    const { calls } = await startChat(menagerie).say(message);
    expect(calls.at(-1)).toMatchObject({ name: "styleByAttribute", input: { property, channel: "color" } });
  });

  it.each([
    ["Mit wem ist Mira verbunden?", "[[p1]]"],
    ["con quién está conectada Mira", "[[p1]]"],
    ["avec qui Mira est-elle reliée ?", "[[p1]]"],
    ["Wer hat Zed gefüttert?", "[[c2]]"],
    ["¿qué alimenta Odo?", "[[b2]]"],
    ["qu'est-ce que Odo nourrit ?", "[[b2]]"],
    ["nenn mir die zwei ältesten", "[[p1]]"],
    ["los dos más viejos", "[[p1]]"],
    ["les deux plus âgés", "[[p1]]"],
  ])("asks for what is tied and for some of the most: %s", async (message, answer) => {
    const chat = startChat(menagerie);
    expect((await chat.say(message)).answer).toContain(answer);
    expect(untouched(chat)).toBe(true);
  });

  it.each([
    ["alles zurücksetzen"],
    ["Lösche Pip bitte nicht"],
    ["no borres a Pip"],
    ["ne supprime pas Pip"],
    ["不要删除Pip"],
    ["Pipを消さないで"],
    ["Pipを削除してもいい？"],
    ["可以删除Pip吗"],
    ["on supprime Pip ?"],
    ["Löschen wir Pip?"],
  ])("loses nothing where nothing is to be deleted: %s", async (message) => {
    const chat = startChat(menagerie);
    await chat.say(message);
    expect(chat.document.snapshot().nodes).toHaveLength(5);
    expect(chat.document.snapshot().edges).toHaveLength(3);
  });

  it.each([
    ["die Bären blau, den Rest grau"],
    ["los osos en azul y el resto en gris"],
    ["les ours en bleu, les autres en gris"],
    ["熊标蓝，其他的标灰"],
    ["熊を青、それ以外を灰色にして"],
  ])("knows the others: %s", async (message) => {
    const chat = startChat(menagerie);
    await chat.say(message);
    expect(coloured(chat.document)).toEqual({ b1: "--g-1", b2: "--g-1", p1: "--g-0", c1: "--g-0", c2: "--g-0" });
  });

  it.each([
    ["显示51岁以上的饲养员", ["c2"]],
    ["51歳以上の飼育員を表示して", ["c2"]],
    ["zeige alle, die älter als 40 sind", ["c2"]],
  ])("counts a limit in where it is said so: %s", async (message, expected) => {
    const { answer } = await startChat(menagerie).say(message);
    expect([...answer.matchAll(/\[\[(\w+)\]\]/gu)].map(([, id]) => id)).toEqual(expected);
  });

  it("undoes in one word", async () => {
    const chat = startChat(menagerie);
    await chat.say("pinta los osos de rojo");
    await chat.say("deshacelo");
    expect(coloured(chat.document)).toEqual({});
  });
});
