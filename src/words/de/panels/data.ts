import type { Words } from "../../words";
import { figures } from "../count";

export const data: Words["data"] = {
  thisGraph: "Dieser Graph",
  direction: { directed: "Gerichtet", undirected: "Ungerichtet", mixed: "Teils gerichtet" },
  attributes: (nodes, edges) =>
    `${figures(nodes)} ${nodes === 1 ? "Knotenattribut" : "Knotenattribute"}, ${figures(edges)} ` +
    `${edges === 1 ? "Kantenattribut" : "Kantenattribute"}`,
  parts: (count) => (count === 1 ? "Ein zusammenhängender Teil" : `${figures(count)} zusammenhängende Teile`),
  source: "Quelle",
  licence: "Lizenz",
  open: "Öffnen",
  openFile: "Dateien öffnen…",
  pasteOpen: "Daten einfügen…",
  add: "Zu diesem Graphen hinzufügen",
  addHint: "Knoten und Kanten mit derselben ID werden zusammengeführt. Neue Werte ersetzen alte.",
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
