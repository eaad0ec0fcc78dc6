import type { LossKind } from "@/graph/formats/write/loss-types";
import type { PanelWords } from "../../words";
import { counted } from "../count";

export const exporting: PanelWords["exporting"] = {
  title: "Exportieren",
  kind: "Exportieren als",
  kinds: { picture: "Bild", data: "Daten" },
  format: "Format",
  pictures: { png: "PNG", svg: "SVG" },
  pictureHints: {
    png: "Für Folien und Dokumente.",
    svg: "In jeder Größe scharf und in Zeichenprogrammen bearbeitbar. Beschriftungen sind Texte.",
  },
  size: "Größe",
  sizes: { "1": "1×", "2": "2×", "4": "4×" },
  part: "Was darauf ist",
  parts: { whole: "Ganzer Graph", view: "Was zu sehen ist", selection: "Auswahl" },
  theme: "Farben",
  themes: { shown: "Wie die Seite", light: "Hell", dark: "Dunkel" },
  transparent: "Durchsichtiger Grund",
  legend: "Mit der Legende",
  preview: "Vorschau",
  drawing: "Die Vorschau wird gezeichnet…",
  notDrawn: (reason) => `Die Vorschau ließ sich nicht zeichnen: ${reason}`,
  nothing: "Nichts ist gezeichnet: Der Graph ist leer, oder der Filter blendet alles aus.",
  noSelection: "Nichts ist ausgewählt.",
  formats: {
    json: "Parley (JSON)",
    cytoscape: "Cytoscape (JSON)",
    "node-link": "Node-Link (JSON)",
    graphml: "GraphML",
    gexf: "GEXF",
    "edges-csv": "Kanten (CSV)",
    "nodes-csv": "Knoten (CSV)",
  },
  formatHints: {
    json: "Alles: Daten, Orte, Stile, Mengen und Filter.",
    cytoscape: "Für Cytoscape und Cytoscape.js. Aussehen, wie es jedes Element jetzt hat.",
    "node-link": "Für networkx, d3 und andere. Ohne Stile.",
    graphml: "Für yEd, Gephi, networkx, igraph. Aussehen, wie yEd es hat; Listen und Datensätze als JSON.",
    gexf: "Für Gephi. Aussehen, wie es jedes Element jetzt hat; Datensätze als JSON.",
    "edges-csv": "Eine Kante je Zeile, für Tabellenprogramme. Texte, die wie Formeln aussehen, werden entschärft.",
    "nodes-csv": "Ein Knoten je Zeile, für Tabellenprogramme. Texte, die wie Formeln aussehen, werden entschärft.",
  },
  lossesTitle: "Was diese Datei nicht enthält",
  losses: ({ kind, count }) => losses[kind](count),
  dataParts: { whole: "Ganzer Graph", shown: "Was gezeigt wird", selection: "Auswahl" },
  save: "Speichern",
  saving: "Wird gespeichert…",
  cancel: "Abbrechen",
};

const losses: Readonly<Record<LossKind, (count: number) => string>> = {
  nulls: (count) => `${counted(count, "leerer Wert (null) fehlt", "leere Werte (null) fehlen")}.`,
  layers: (count) => `${counted(count, "Stilebene fehlt", "Stilebenen fehlen")}.`,
  frozenLayers: (count) =>
    `${counted(count, "Stilebene wird", "Stilebenen werden")} zu dem Aussehen, das jedes Element jetzt hat, in den Farben der hellen Ansicht.`,
  shapes: (count) =>
    `${counted(count, "Form, die das Format nicht hat, fehlt", "Formen, die das Format nicht hat, fehlen")}.`,
  borders: (count) => `Die Ränder von ${counted(count, "Knoten", "Knoten")} fehlen.`,
  labels: (count) => `Die Beschriftungen, die Stile ${counted(count, "Element", "Elementen")} geben, fehlen.`,
  lettering: (count) => `Größe, Farbe und Ort der Beschriftungen von ${counted(count, "Element", "Elementen")} fehlen.`,
  icons: (count) => `Die Symbole von ${counted(count, "Knoten", "Knoten")} fehlen.`,
  arrows: (count) => `Die Pfeile, die Stile ${counted(count, "Kante", "Kanten")} geben, fehlen.`,
  courses: (count) => `Der Verlauf von ${counted(count, "Kante", "Kanten")} (gebogen, rechtwinklig) fehlt.`,
  sets: (count) => `${counted(count, "gespeicherte Menge fehlt", "gespeicherte Mengen fehlen")}.`,
  fold: () => "Welche Gruppen gefaltet sind, fehlt.",
  filter: () => "Der Filter fehlt.",
  edges: (count) => `${counted(count, "Kante fehlt", "Kanten fehlen")}: Kanten sind eine eigene Tabelle.`,
  nodeValues: (count) =>
    `Die Attribute von ${counted(count, "Knoten", "Knoten")} fehlen: Knoten sind eine eigene Tabelle.`,
  lonelyNodes: (count) => `${counted(count, "Knoten ohne Kanten fehlt", "Knoten ohne Kanten fehlen")}.`,
  positions: (count) => `Die Orte von ${counted(count, "Knoten", "Knoten")} fehlen.`,
  groups: (count) => `Die Gruppen von ${counted(count, "Knoten", "Knoten")} fehlen.`,
  direction: (count) => `Die Richtung von ${counted(count, "Kante", "Kanten")} würde anders gelesen.`,
  ids: (count) =>
    `${counted(count, "Zeile würde", "Zeilen würden")} anders gelesen, wegen ihrer Ids oder der Namen von Attributen.`,
  values: (count) => `${counted(count, "Wert würde", "Werte würden")} als andere Art oder anderer Text gelesen.`,
};
