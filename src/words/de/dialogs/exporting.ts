import type { lossTexts as englishLosses } from "@parley/formats/losses";
import { say, type TextsOf } from "@/lib/text/said";
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
  losses: ({ kind, count }) => say(lossTexts, { id: `loss ${kind}`, with: { count } }, "de-DE"),
  dataParts: { whole: "Ganzer Graph", shown: "Sichtbarer Teil", selection: "Auswahl" },
  save: "Speichern",
  saving: "Wird gespeichert…",
  cancel: "Abbrechen",
};

export const lossTexts: TextsOf<typeof englishLosses> = {
  "loss nulls": ["{count} leerer Wert (null) fehlt.", "{count} leere Werte (null) fehlen."],
  "loss layers": ["{count} Stilebene fehlt.", "{count} Stilebenen fehlen."],
  "loss frozenLayers": [
    "{count} Stilebene wird mit festen Farben und Größen gespeichert (helles Farbschema).",
    "{count} Stilebenen werden mit festen Farben und Größen gespeichert (helles Farbschema).",
  ],
  "loss shapes": [
    "{count} Form, die das Format nicht hat, fehlt.",
    "{count} Formen, die das Format nicht hat, fehlen.",
  ],
  "loss borders": ["Die Ränder von {count} Knoten fehlen.", "Die Ränder von {count} Knoten fehlen."],
  "loss labels": [
    "Die Beschriftungen, die Stile {count} Element geben, fehlen.",
    "Die Beschriftungen, die Stile {count} Elementen geben, fehlen.",
  ],
  "loss lettering": [
    "Größe, Farbe und Position der Beschriftungen von {count} Element fehlen.",
    "Größe, Farbe und Position der Beschriftungen von {count} Elementen fehlen.",
  ],
  "loss icons": ["Die Symbole von {count} Knoten fehlen.", "Die Symbole von {count} Knoten fehlen."],
  "loss arrows": [
    "Die Pfeile, die Stile {count} Kante geben, fehlen.",
    "Die Pfeile, die Stile {count} Kanten geben, fehlen.",
  ],
  "loss courses": [
    "Die Form von {count} Kante (gebogen, rechtwinklig) fehlt.",
    "Die Form von {count} Kanten (gebogen, rechtwinklig) fehlt.",
  ],
  "loss sets": ["{count} gespeicherte Menge fehlt.", "{count} gespeicherte Mengen fehlen."],
  "loss fold": "Gefaltete Gruppen fehlen.",
  "loss filter": "Der Filter fehlt.",
  "loss edges": [
    "{count} Kante fehlt: Kanten kommen in eine eigene Datei.",
    "{count} Kanten fehlen: Kanten kommen in eine eigene Datei.",
  ],
  "loss nodeValues": [
    "Die Attribute von {count} Knoten fehlen: Knoten kommen in eine eigene Datei.",
    "Die Attribute von {count} Knoten fehlen: Knoten kommen in eine eigene Datei.",
  ],
  "loss lonelyNodes": ["{count} Knoten ohne Kanten fehlt.", "{count} Knoten ohne Kanten fehlen."],
  "loss positions": ["Die Positionen von {count} Knoten fehlen.", "Die Positionen von {count} Knoten fehlen."],
  "loss groups": ["Die Gruppen von {count} Knoten fehlen.", "Die Gruppen von {count} Knoten fehlen."],
  "loss direction": [
    "Die Richtung von {count} Kante liest ein anderes Programm anders.",
    "Die Richtung von {count} Kanten liest ein anderes Programm anders.",
  ],
  "loss ids": [
    "{count} Zeile würde anders gelesen, wegen ihrer Ids oder der Namen von Attributen.",
    "{count} Zeilen würden anders gelesen, wegen ihrer Ids oder der Namen von Attributen.",
  ],
  "loss values": [
    "{count} Wert würde als andere Art oder anderer Text gelesen.",
    "{count} Werte würden als andere Art oder anderer Text gelesen.",
  ],
  "loss noValues": ["{count} Wert fehlt.", "{count} Werte fehlen."],
};
