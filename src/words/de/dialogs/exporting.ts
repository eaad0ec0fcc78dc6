import type { LossKind } from "@parley/formats/losses";
import type { AllWords } from "../../words";
import { counted } from "../count";

export const exporting: AllWords["exporting"] = {
  title: "Exportieren",
  kind: "Exportieren als",
  kinds: { picture: "Bild", data: "Daten" },
  format: "Format",
  pictures: { png: "PNG", svg: "SVG" },
  pictureHints: {
    png: "Für Folien und Dokumente.",
    svg: "In jeder Größe scharf, in Zeichenprogrammen bearbeitbar. Beschriftungen bleiben Text, mit ihrer Schrift.",
  },
  size: "Größe",
  sizes: { "1": "1×", "2": "2×", "4": "4×" },
  part: "Inhalt",
  parts: { whole: "Ganzer Graph", view: "Aktuelle Ansicht", selection: "Auswahl" },
  theme: "Farben",
  themes: { shown: "Wie die Seite", light: "Hell", dark: "Dunkel" },
  transparent: "Transparenter Hintergrund",
  legend: "Mit der Legende",
  preview: "Vorschau",
  drawing: "Die Vorschau wird gezeichnet…",
  notDrawn: (reason) => `Die Vorschau ließ sich nicht zeichnen: ${reason}`,
  withoutLabel: ({ nodes, edges }) => {
    const counts = [
      ...(nodes > 0 ? [counted(nodes, "Knoten", "Knoten")] : []),
      ...(edges > 0 ? [counted(edges, "Kante", "Kanten")] : []),
    ];
    return counts.length === 0 ? "" : `Kein Platz für die Beschriftungen von ${counts.join(" und ")}.`;
  },
  nothing: "Nichts zu zeichnen: Der Graph ist leer, oder der Filter blendet alles aus.",
  noSelection: "Nichts ist ausgewählt.",
  formats: {
    json: "Parley (JSON)",
    cytoscape: "Cytoscape (JSON)",
    "node-link": "Node-Link (JSON)",
    graphml: "GraphML",
    gexf: "GEXF",
    gml: "GML",
    dot: "DOT",
    pajek: "Pajek",
    xlsx: "Excel (XLSX)",
    "edges-csv": "Kanten (CSV)",
    "nodes-csv": "Knoten (CSV)",
  },
  formatHints: {
    json: "Alles: Daten, Positionen, Stile, Mengen und Filter.",
    cytoscape: "Für Cytoscape und Cytoscape.js. Mit den aktuellen Farben und Größen.",
    "node-link": "Für networkx, d3 und andere. Ohne Stile.",
    graphml: "Für yEd, Gephi, networkx, igraph. Stile wie in yEd; Listen und Datensätze als JSON.",
    gexf: "Für Gephi. Mit den aktuellen Farben und Größen; Datensätze als JSON.",
    gml: "Für networkx, igraph, yEd. Alle Daten, ohne Stile.",
    dot: "Für Graphviz. Attribute als Text und Zahlen, ohne Stile.",
    pajek: "Für Pajek. Nur Beschriftungen, Gewichte und Richtungen.",
    xlsx: "Für Excel und andere Tabellenkalkulationen: ein Blatt mit Knoten, eines mit Kanten.",
    "edges-csv": "Eine Kante je Zeile, für Tabellenprogramme. Formeln werden entschärft.",
    "nodes-csv": "Ein Knoten je Zeile, für Tabellenprogramme. Formeln werden entschärft.",
  },
  lossesTitle: "Nicht in dieser Datei",
  losses: ({ kind, count }) => losses[kind](count),
  dataParts: { whole: "Ganzer Graph", shown: "Sichtbarer Teil", selection: "Auswahl" },
  save: "Speichern",
  saving: "Wird gespeichert…",
  cancel: "Abbrechen",
};

const losses: Readonly<Record<LossKind, (count: number) => string>> = {
  nulls: (count) => `${counted(count, "leerer Wert (null) fehlt", "leere Werte (null) fehlen")}.`,
  layers: (count) => `${counted(count, "Stilebene fehlt", "Stilebenen fehlen")}.`,
  frozenLayers: (count) =>
    `${counted(count, "Stilebene wird", "Stilebenen werden")} mit festen Farben und Größen gespeichert (helles Farbschema).`,
  shapes: (count) =>
    `${counted(count, "Form, die das Format nicht hat, fehlt", "Formen, die das Format nicht hat, fehlen")}.`,
  borders: (count) => `Die Ränder von ${counted(count, "Knoten", "Knoten")} fehlen.`,
  labels: (count) => `Die Beschriftungen, die Stile ${counted(count, "Element", "Elementen")} geben, fehlen.`,
  lettering: (count) =>
    `Größe, Farbe und Position der Beschriftungen von ${counted(count, "Element", "Elementen")} fehlen.`,
  icons: (count) => `Die Symbole von ${counted(count, "Knoten", "Knoten")} fehlen.`,
  arrows: (count) => `Die Pfeile, die Stile ${counted(count, "Kante", "Kanten")} geben, fehlen.`,
  courses: (count) => `Die Form von ${counted(count, "Kante", "Kanten")} (gebogen, rechtwinklig) fehlt.`,
  sets: (count) => `${counted(count, "gespeicherte Menge fehlt", "gespeicherte Mengen fehlen")}.`,
  fold: () => "Gefaltete Gruppen fehlen.",
  filter: () => "Der Filter fehlt.",
  edges: (count) => `${counted(count, "Kante fehlt", "Kanten fehlen")}: Kanten kommen in eine eigene Datei.`,
  nodeValues: (count) =>
    `Die Attribute von ${counted(count, "Knoten", "Knoten")} fehlen: Knoten kommen in eine eigene Datei.`,
  lonelyNodes: (count) => `${counted(count, "Knoten ohne Kanten fehlt", "Knoten ohne Kanten fehlen")}.`,
  positions: (count) => `Die Positionen von ${counted(count, "Knoten", "Knoten")} fehlen.`,
  groups: (count) => `Die Gruppen von ${counted(count, "Knoten", "Knoten")} fehlen.`,
  direction: (count) => `Die Richtung von ${counted(count, "Kante", "Kanten")} liest ein anderes Programm anders.`,
  ids: (count) =>
    `${counted(count, "Zeile würde", "Zeilen würden")} anders gelesen, wegen ihrer Ids oder der Namen von Attributen.`,
  values: (count) => `${counted(count, "Wert würde", "Werte würden")} als andere Art oder anderer Text gelesen.`,
  noValues: (count) => `${counted(count, "Wert fehlt", "Werte fehlen")}.`,
};
