import type { PanelWords } from "../../words";

export const data: PanelWords["data"] = {
  thisGraph: "Dieser Graph",
  direction: { directed: "Gerichtet", undirected: "Ungerichtet" },
  attributes: (nodes, edges) =>
    `${figures(nodes)} ${nodes === 1 ? "Knotenattribut" : "Knotenattribute"}, ${figures(edges)} ${edges === 1 ? "Kantenattribut" : "Kantenattribute"}`,
  parts: (count) => (count === 1 ? "Ein zusammenhängender Teil" : `${figures(count)} zusammenhängende Teile`),
  source: "Quelle",
  licence: "Lizenz",
  open: "Öffnen",
  openFile: "Dateien öffnen…",
  pasteOpen: "Einfügen und als Graphen öffnen",
  add: "Zu diesem Graphen hinzufügen",
  addHint: "Knoten und Kanten werden über ihre Kennungen verbunden; abweichende Werte werden übernommen.",
  addFile: "Dateien hinzufügen…",
  generate: "Erzeugen",
  kind: "Art",
  kinds: {
    smallWorld: "Kleine Welt",
    scaleFree: "Skalenfrei",
    random: "Zufällig",
    grid: "Gitter",
    tree: "Baum",
    ring: "Ring",
    complete: "Vollständig",
  },
  nodes: "Knoten",
  degree: "Kanten je Knoten",
  children: "Kinder je Knoten",
  seed: "Startzahl",
  seedHint: "Dieselbe Startzahl ergibt dasselbe Netz.",
  make: "Erzeugen",
  making: "Wird erzeugt…",
  recent: "Zuletzt benutzte Graphen",
  manage: "Speicher…",
  samples: "Beispiele",
  share: "Teilen…",
  export: "Exportieren…",
  saveJson: "Als JSON speichern",
};

function figures(count: number): string {
  return count.toLocaleString("de-DE");
}
