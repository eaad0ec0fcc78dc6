import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { startChat } from "../support/chat";
import { coloured } from "../support/document-checks";

const blank = { directed: true, layers: [], sets: [], filter: null } as const;

/** A choir whose data are in German. */
const chor: GraphData = {
  ...blank,
  name: "Chor",
  labelAttribute: "Name",
  nodes: [
    { id: "1", attributes: { Name: "Uwe Kranz", Art: "Sänger", Alter: 58, Wohnort: "Jena", Beitrag: 40 } },
    { id: "2", attributes: { Name: "Vera Lind", Art: "Sänger", Alter: 31, Wohnort: "Gera", Beitrag: 60 } },
    { id: "3", attributes: { Name: "Willi Post", Art: "Sänger", Alter: 44, Wohnort: "Jena", Beitrag: 60 } },
    { id: "4", attributes: { Name: "Aula", Art: "Halle", Sitze: 300 } },
    { id: "5", attributes: { Name: "Pfarrsaal", Art: "Halle", Sitze: 90 } },
  ],
  edges: [{ id: "e1", source: "1", target: "4", attributes: {} }],
};

/** A bakery whose data are in Japanese. */
const bakery: GraphData = {
  ...blank,
  name: "パン屋",
  labelAttribute: "名前",
  nodes: [
    { id: "1", attributes: { 名前: "中村", 種類: "社員", 年齢: 41, 給料: 420000, 部署: "販売" } },
    { id: "2", attributes: { 名前: "小林", 種類: "社員", 年齢: 23, 給料: 310000, 部署: "製造" } },
    { id: "3", attributes: { 名前: "加藤", 種類: "社員", 年齢: 36, 給料: 550000, 部署: "製造" } },
  ],
  edges: [{ id: "e1", source: "2", target: "1", attributes: { 関係: "上司" } }],
};

describe("a graph whose words are not English", () => {
  it.each([
    ["Wie viele Sänger gibt es?", /\b3\b/u],
    ["Wie viele Hallen gibt es?", /\b2\b/u],
    ["Wer ist der älteste Sänger?", /\[\[1\]\]/u],
    ["Wie alt ist Vera Lind?", /31/u],
    ["who is the youngest?", /\[\[2\]\]/u],
    ["where does Vera Lind live?", /Gera/u],
  ])("is read in its own words: %s", async (message, expected) => {
    expect((await startChat(chor).say(message)).answer).toMatch(expected);
  });

  it.each([
    ["製造の社員は何人いますか", /\b2\b/u],
    ["年齢の平均は？", /33\.33/u],
    ["小林の上司は誰ですか", /\[\[1\]\]/u],
    ["30歳未満の社員を表示", /\[\[2\]\]。$/u],
  ])("is read in its own characters: %s", async (message, expected) => {
    expect((await startChat(bakery).say(message)).answer).toMatch(expected);
  });

  it.each([
    ["一番給料が高い社員は誰ですか", /^\[\[3\]\]/u],
    ["最年長は誰？", /^\[\[1\]\]/u],
    ["給料の高い順に2人", /\[\[3\]\][\s\S]*\[\[1\]\]/u],
    ["中村と加藤の間の最短経路", /経路/u],
    ["販売以外を選択して", /2|Both/u],
  ])("reads superlatives, orders, ways and exceptions: %s", async (message, expected) => {
    expect((await startChat(bakery).say(message)).answer).toMatch(expected);
  });

  it.each([
    [chor, "Sollte ich Uwe Kranz löschen?"],
    [chor, "Darf ich Uwe Kranz löschen?"],
    [chor, "Ich will Uwe Kranz nicht löschen"],
    [chor, "Was passiert, wenn ich Uwe Kranz lösche?"],
    [chor, "¿Debería borrar Uwe Kranz?"],
    [chor, "Devrais-je supprimer Uwe Kranz ?"],
    [bakery, "中村を削除すべきですか"],
    [bakery, "我应该删除中村吗？"],
  ])("deletes nothing on a question", async (graph, message) => {
    const chat = startChat(graph);
    await chat.say(message);
    expect(chat.document.snapshot().nodes).toHaveLength(graph.nodes.length);
  });

  it("colours the youngest alone", async () => {
    const chat = startChat(bakery);
    await chat.say("一番若い社員を赤くして");
    expect(Object.keys(coloured(chat.document))).toEqual(["2"]);
  });
});
