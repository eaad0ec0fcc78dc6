import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { startChat } from "../support/chat";

const graph: GraphData = {
  name: "Birds",
  directed: false,
  layers: [],
  sets: [],
  filter: null,
  nodes: [
    bird("b1", "Heron", "lake"),
    bird("b2", "Swift", "cliff"),
    bird("b3", "Elm Hill", "lake"),
    bird("b4", "Dene", "moor"),
    bird("b5", "Ferry", "cliff"),
    bird("b6", "Türen", "moor"),
  ],
  edges: [
    { id: "e1", source: "b1", target: "b2", attributes: { weight: 2 } },
    { id: "e2", source: "b2", target: "b3", attributes: { weight: 1 } },
    { id: "e3", source: "b4", target: "b5", attributes: { weight: 3 } },
  ],
};

function bird(id: string, name: string, habitat: string) {
  return { id, attributes: { name, habitat, kind: "bird" } };
}

/** New or changed nodes, as "name, habitat, kind". */
async function storedBy(message: string) {
  const chat = startChat(graph);
  const { answer } = await chat.say(message);
  const written = (nodes: GraphData["nodes"]): readonly string[] =>
    nodes.map(({ attributes }) => [attributes["name"], attributes["habitat"], attributes["kind"]].join("/"));
  const before = written(graph.nodes);
  return { answer, stored: written(chat.document.snapshot().nodes).filter((node) => !before.includes(node)) };
}

describe("what is stored is what the user wrote", () => {
  it.each([
    // New names.
    ["Benenne Türen in Tore um", "Tore/moor/bird"],
    ["benenne Ferry in Schloss um", "Schloss/cliff/bird"],
    ["Benenne Ferry um in Altes Schloss", "Altes Schloss/cliff/bird"],
    ["Benenne den Knoten Ferry in schöner Baum um.", "schöner Baum/cliff/bird"],
    ["Benenne Ferry in Max und Moritz um", "Max und Moritz/cliff/bird"],
    ["benenne Ferry in Schloss um und färbe es rot", "Schloss/cliff/bird"],
    ["Setze den Namen von Heron auf Baum", "Baum/lake/bird"],
    ["Füge einen Knoten namens Baum hinzu", "Baum//"],
    ["Füge einen Knoten Baum hinzu", "Baum//"],
    ["Erstelle einen Knoten mit dem Namen Haus", "Haus//"],
    ["renomme Dene en Château", "Château/moor/bird"],
    ["Renommer Ferry en maison", "maison/cliff/bird"],
    ["renomme Dene en Château et colore-le en rouge", "Château/moor/bird"],
    ["Ajoute un nœud nommé Arbre", "Arbre//"],
    ["Ajoute un nœud appelé Forêt", "Forêt//"],
    ["cambia el nombre de Elm Hill a Puente", "Puente/lake/bird"],
    ["renombra Ferry a Castillo", "Castillo/cliff/bird"],
    ["renombra Ferry como árbol", "árbol/cliff/bird"],
    ["renombra Ferry a Sol y Luna", "Sol y Luna/cliff/bird"],
    ["Añade un nodo llamado Árbol", "Árbol//"],
    ["Agrega un nodo con el nombre Casa", "Casa//"],
    ["把Ferry重命名为城堡", "城堡/cliff/bird"],
    ["将Dene改名为桥", "桥/moor/bird"],
    ["添加一个名为树的节点", "树//"],
    ["Ferryを城に改名して", "城/cliff/bird"],
    ["Deneの名前を橋に変更して", "橋/moor/bird"],
    ["木という名前のノードを追加して", "木//"],
    ["rename Ferry to gates", "gates/cliff/bird"],
    ["set the name of Heron to Red Trees", "Red Trees/lake/bird"],
    // Values.
    ["Setze habitat von Heron auf Wald", "Heron/Wald/bird"],
    ["Setze kind von Heron auf Hund", "Heron/lake/Hund"],
    ["Setze habitat von Swift auf Himmel", "Swift/Himmel/bird"],
    ["Ändere habitat von Swift zu Himmel", "Swift/Himmel/bird"],
    ["Mets habitat de Heron à forêt", "Heron/forêt/bird"],
    ["Change habitat de Heron en ciel", "Heron/ciel/bird"],
    ["Cambia habitat de Heron a bosque", "Heron/bosque/bird"],
    ["Pon habitat de Swift en cielo", "Swift/cielo/bird"],
    ["把Heron的habitat设为森林", "Heron/森林/bird"],
    ["Heronのhabitatを森にして", "Heron/森/bird"],
    ["set habitat of Heron to Woods", "Heron/Woods/bird"],
    ["Füge einen Knoten namens Baum mit habitat Wald hinzu", "Baum/Wald/"],
    ["Añade un nodo llamado Árbol con habitat bosque", "Árbol/bosque/"],
    // Kinds.
    ["Füge einen Hund namens Rex hinzu", "Rex//Hund"],
    ["Ajoute un chien nommé Rex", "Rex//chien"],
    ["Añade un perro llamado Rex", "Rex//perro"],
    ["添加一只叫做雷克斯的狗", "雷克斯//狗"],
    ["Füge einen Vogel namens Wald hinzu", "Wald//bird"],
    // A name alone.
    ["Füge Hund hinzu", "Hund//"],
    ["Füge Baum hinzu", "Baum//"],
    ["Ajoute Arbre", "Arbre//"],
    ["Añade Casa", "Casa//"],
    ["添加森林", "森林//"],
    ["森を追加して", "森//"],
    ["add Tree", "Tree//"],
    // What is said of the named one ends its name.
    ["add a bird called Zed Young who lives in York", "Zed Young/York/bird"],
    ["add a node called Tree with habitat wood", "Tree/wood/"],
    ["add a node called Gone with the Wind", "Gone with the Wind//"],
  ])("%s", async (message, expected) => {
    expect((await storedBy(message)).stored).toEqual([expected]);
  });

  it.each([
    ["Setze habitat von Swift auf See", "Swift/lake/bird"],
    ["Définis habitat de Swift sur lac", "Swift/lake/bird"],
    ["Establece habitat de Swift en lago", "Swift/lake/bird"],
    ["将Swift的habitat改为湖", "Swift/lake/bird"],
    ["Swiftのhabitatを湖に設定して", "Swift/lake/bird"],
  ])("the graph's own value is taken, and named in the answer: %s", async (message, expected) => {
    const { answer, stored } = await storedBy(message);
    expect(stored).toEqual([expected]);
    expect(answer).toContain("habitat lake");
  });

  it("takes several new names one by one", async () => {
    expect((await storedBy("Füge Katze und Hund hinzu")).stored).toEqual(["Katze//", "Hund//"]);
  });

  it("names no node by a word for edges, and leaves looks to looks", async () => {
    expect((await storedBy("Füge Kante hinzu")).stored).toEqual([]);
    expect((await storedBy("Pon el color de Heron en rojo")).stored).toEqual([]);
    expect((await storedBy("lakeの鳥を青にして")).stored).toEqual([]);
  });
});
