import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { startChat } from "../support/chat";

const tie = (source: string, target: string, relation: string, since: number) => ({
  id: `${source}-${target}`,
  source,
  target,
  attributes: { relation, since },
});

const orchestra: GraphData = {
  name: "Orchestra",
  directed: true,
  layers: [],
  sets: [],
  filter: null,
  nodes: ["Mara Voss", "Ilya Brandt", "Pia Lund", "Tom Okafor", "Ana Diaz"].map((id) => ({ id, attributes: {} })),
  edges: [
    tie("Mara Voss", "Ilya Brandt", "teaches", 2011),
    tie("Mara Voss", "Pia Lund", "teaches", 2015),
    tie("Mara Voss", "Tom Okafor", "plays with", 1999),
    tie("Pia Lund", "Tom Okafor", "married to", 2020),
    tie("Ilya Brandt", "Pia Lund", "plays with", 2018),
    tie("Ana Diaz", "Ilya Brandt", "plays with", 2014),
  ],
};

describe("the first questions of somebody who sees a graph for the first time", () => {
  it.each([
    ["Was sehe ich hier?", /5 Knoten/u],
    ["Worum geht es in diesem Graphen?", /5 Knoten/u],
    ["¿Qué estoy viendo?", /5 nodos/u],
    ["¿De qué trata este grafo?", /5 nodos/u],
    ["Qu'est-ce que je vois ici ?", /5 nœuds/u],
    ["De quoi parle ce graphe ?", /5 nœuds/u],
    ["这是什么图？", /5 个节点/u],
    ["我看到的是什么？", /5 个节点/u],
    ["これは何の図ですか？", /ノード5個/u],
  ])("tell what is there: %s", async (said, answer) => {
    expect((await startChat(orchestra).say(said)).answer).toMatch(answer);
  });

  it.each([
    ["Wer hat die meisten Verbindungen?", "Mara Voss"],
    ["Wer hat die wenigsten Kontakte?", "Ana Diaz"],
    ["¿Quién tiene menos contactos?", "Ana Diaz"],
    ["Qui a le moins de contacts ?", "Ana Diaz"],
    ["谁的连接最少？", "Ana Diaz"],
    ["つながりが一番少ないのは誰？", "Ana Diaz"],
    ["一番古い関係はどれ？", "Tom Okafor"],
  ])("tell who: %s", async (said, name) => {
    expect((await startChat(orchestra).say(said)).answer).toContain(name);
  });

  it.each([
    ["Gibt es jemanden ohne Verbindungen?", /keine Knoten \(ohne Verbindungen\)/u],
    ["¿Hay alguien sin conexiones?", /nodos \(sin conexiones\)/u],
    ["Y a-t-il quelqu'un sans liens ?", /nœuds \(sans liens\)/u],
    ["有没有没有连接的人？", /没有节点（.*没有连接的人）/u],
  ])("never say there are none of what is only lacked: %s", async (said, answer) => {
    expect((await startChat(orchestra).say(said)).answer).toMatch(answer);
  });

  it.each([
    ["Färbe alle Kanten „plays with“ grün", "Kanten „plays with“ sind"],
    ["Colorie en rouge les arêtes « plays with »", "arêtes « plays with » sont"],
    ["Pinta de rojo las aristas «plays with»", "aristas «plays with» ahora"],
  ])("keep a quotation whole in the answer: %s", async (said, answer) => {
    expect((await startChat(orchestra).say(said)).answer).toContain(answer);
  });
});
