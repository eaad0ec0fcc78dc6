import { otherLanguageOf } from "@parley/bench/text-language";
import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { startChat } from "../support/chat";

/** A small farm; its own words are English. */
const farm: GraphData = {
  name: "Farm",
  directed: true,
  labelAttribute: "name",
  layers: [],
  sets: [],
  filter: null,
  nodes: [
    ...["Mia", "Tom", "Leo"].map((name, at) => ({ id: `c${at}`, attributes: { name, type: "cat", age: 3 + at } })),
    ...["Rex", "Bello"].map((name, at) => ({ id: `d${at}`, attributes: { name, type: "dog", age: 7 + at } })),
    { id: "h0", attributes: { name: "Anna", type: "human", age: 40 } },
  ],
  edges: ["c0", "c1", "d0"].map((target, at) => ({
    id: `e${at}`,
    source: "h0",
    target,
    attributes: { type: "owns" },
  })),
};

type Tongue = "de" | "es" | "fr" | "zh" | "ja";
type Row = readonly [kind: string, tongue: Tongue, message: string, answer: RegExp];

const rows: readonly Row[] = [
  ["count", "de", "Wie viele Katzen gibt es?", /^Es gibt 3 Katzen\.$/u],
  ["count", "es", "¿Cuántos gatos hay?", /^Hay 3 gatos\.$/u],
  ["count", "fr", "Combien de chats y a-t-il ?", /^Il y a 3 chats\.$/u],
  ["count", "zh", "有多少只猫？", /^有 3 个猫。$/u],
  ["count", "ja", "猫は何匹いますか？", /^猫は3個あります。$/u],
  ["find", "de", "Zeige alle Hunde", /^2 Hunde: .* und /u],
  ["find", "es", "Muestra todos los perros", /^2 perros: .* y /u],
  ["find", "fr", "Montre tous les chiens", /^2 chiens : .* et /u],
  ["find", "zh", "找出所有狗", /2 个狗：/u],
  ["find", "ja", "犬をすべて見つけて", /犬2個：/u],
  ["style", "de", "Färbe die Katzen rot", /^Alle 3 Katzen sind jetzt rot\.$/u],
  ["style", "es", "Pinta los gatos de rojo", /3 gatos.*color rojo/u],
  ["style", "fr", "Colorie les chats en rouge", /^Les 3 chats sont maintenant en rouge\.$/u],
  ["style", "zh", "把猫变成红色", /猫现在变成红色了。$/u],
  ["style", "ja", "猫を赤くして", /猫3個すべてを.*しました。$/u],
  ["hide", "de", "Blende die Hunde aus", /^Die Hunde sind ausgeblendet: 4 Knoten zu sehen, 2 ausgeblendet/u],
  ["hide", "es", "Oculta los perros", /^He ocultado perros: se ven 4 nodos/u],
  ["hide", "fr", "Cache les chiens", /^J'ai masqué les chiens : on voit 4 nœuds/u],
  ["hide", "zh", "隐藏狗", /^狗已隐藏：/u],
  ["hide", "ja", "犬を隠して", /^犬を隠しました：/u],
  ["select", "de", "Wähle die Katzen aus", /^Alle 3 Katzen sind jetzt ausgewählt\.$/u],
  ["select", "es", "Selecciona los gatos", /^He seleccionado 3 gatos\.$/u],
  ["select", "fr", "Sélectionne les chats", /^J'ai sélectionné les 3 chats\.$/u],
  ["select", "zh", "选择猫", /^已选中.*猫/u],
  ["select", "ja", "猫を選択して", /^猫3個すべてを選択しました。$/u],
  ["refusal", "de", "Färbe die Vögel grün", /„bird“.* Es hat sich nichts geändert\.$/u],
  ["refusal", "es", "Pinta los pájaros de verde", /«bird».* No se ha cambiado nada\.$/u],
  ["refusal", "fr", "Colorie les oiseaux en vert", /« bird ».* Rien n'a été changé\.$/u],
  ["path", "de", "Kürzester Pfad von Anna zu Mia", /^Der kürzeste Pfad von .* nach .* hat 1 Schritt: /u],
  ["path", "es", "Camino más corto de Anna a Mia", /^El camino más corto de .* a .* tiene 1 paso: /u],
  ["path", "fr", "Plus court chemin de Anna à Mia", /^Le plus court chemin de .* à .* a 1 étape : /u],
  ["layout", "de", "Ordne alles im Kreis an", /^6 Knoten im Kreis angeordnet\.$/u],
  ["add", "de", "Füge einen Knoten namens Zoe hinzu", / hinzugefügt\.$/u],
  ["rank", "de", "Wer ist der älteste Hund?", /, mit age 8\.$/u],
  ["lost", "de", "bla blubb die fuu der baz", /^Das habe ich nicht verstanden\./u],
];

describe("answers are in the language of the message", () => {
  it.each(rows)("%s in %s: %s", async (_, tongue, message, answer) => {
    const turn = await startChat(farm).say(message);
    expect(turn.answer).toMatch(answer);
    expect(otherLanguageOf(turn.answer.replaceAll(/\[\[[^\]]*\]\]/gu, ""), tongue)).toBeUndefined();
  });

  it("stays in English for English, with the user's words", async () => {
    expect((await startChat(farm).say("How many cats are there?")).answer).toBe("There are 3 cats.");
  });

  it("follows a message of another language", async () => {
    const chat = startChat(farm);
    expect((await chat.say("How many cats are there?")).answer).toBe("There are 3 cats.");
    expect((await chat.say("Und wie viele Hunde gibt es?")).answer).toBe("Es gibt 2 Hunde.");
  });
});
