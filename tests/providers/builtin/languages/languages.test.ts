import { describe, expect, it } from "vitest";
import { detectLanguage } from "@/providers/builtin/languages/detect-language";
import { startChat } from "../support/chat";
import { coloured, selected, untouched } from "../support/document-checks";

const cats = ["cat1", "cat2", "cat3", "cat4", "cat5", "cat6", "cat7", "cat8"];

const counts = [
  "Wie viele Katzen gibt es?",
  "zähle die katzen",
  "¿Cuántos gatos hay?",
  "cuenta los gatos",
  "Combien y a-t-il de chats ?",
  "compte les chats",
  "有多少只猫？",
  "一共有几只猫",
  "猫は何匹いますか？",
  "猫はいくつありますか",
];
const blues = [
  "Färbe alle Katzen blau",
  "Mach bitte die Katzen blau",
  "Pinta los gatos de azul",
  "pon en azul a todos los gatos",
  "Mets tous les chats en bleu",
  "colorie les chats en bleu s'il te plaît",
  "把所有的猫变成蓝色",
  "请将猫标成蓝色",
  "猫を青にしてください",
  "猫を青色に塗って",
];
const selections = [
  "Wähle die Katzen aus",
  "markiere alle katzen",
  "Selecciona todos los gatos",
  "Sélectionne les chats",
  "选择所有的猫",
  "猫を選択して",
];
const keeps = [
  "Lösche nichts, zähle nur die Katzen",
  "no borres nada, solo dime cuántos gatos hay",
  "ne supprime rien, compte seulement les chats",
  "不要删除任何东西",
];

describe("the built-in assistant in other languages", () => {
  it.each(counts)("counts: %s", async (message) => {
    const chat = startChat();
    expect((await chat.say(message)).answer).toMatch(/\b8\b/u);
    expect(untouched(chat)).toBe(true);
  });

  it.each(blues)("colours: %s", async (message) => {
    const chat = startChat();
    await chat.say(message);
    expect(Object.keys(coloured(chat.document)).sort()).toEqual(cats);
    expect(new Set(Object.values(coloured(chat.document)))).toEqual(new Set(["--g-1"]));
  });

  it.each(selections)("selects: %s", async (message) => {
    const chat = startChat();
    await chat.say(message);
    expect([...selected(chat.document)].sort()).toEqual(cats);
  });

  it.each(keeps)("changes nothing: %s", async (message) => {
    const chat = startChat();
    await chat.say(message);
    expect(untouched(chat)).toBe(true);
    expect(chat.document.snapshot().nodes).toHaveLength(14);
  });

  it("goes on in the language of the message before", async () => {
    const chat = startChat();
    await chat.say("Wähle die Katzen aus");
    await chat.say("färbe sie rot");
    expect(Object.keys(coloured(chat.document)).sort()).toEqual(cats);
  });
});

describe("the language of a message", () => {
  it.each([
    ["Who owns Señor Fluff?", null],
    ["find Café de la Paix", null],
    ["select everything in Die Brücke", null],
    ["is there a path between 北京 and 上海", null],
    ["Zeig mir die Nachbarn von Mochi", "de"],
    ["¿Quién conoce a Ann?", "es"],
    ["Quels sont les voisins de Ann ?", "fr"],
    ["哪些节点没有邻居", "zh"],
    ["Annの隣は誰ですか", "ja"],
    ["", null],
    ["🙂🙂", null],
  ])("%s is %s", (message, language) => {
    expect(detectLanguage(message)).toBe(language);
  });
});
