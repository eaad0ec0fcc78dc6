import type { Words } from "../../words";

export const table: Words["table"] = {
  table: "Tabelle",
  open: "Tabelle öffnen",
  grow: "Tabelle höher machen",
  close: "Tabelle schließen",
  nodes: "Knoten",
  edges: "Kanten",
  show: "Zeilen",
  height: "Höhe der Tabelle",
  filter: "Zeilen filtern",
  filterHint: "Text oder Selektor: age > 5",
  clearFilter: "Filter der Tabelle leeren",
  found: (count, total) => `${figures(count)} von ${figures(total)}`,
  atSign: (place) => `Bei Zeichen ${figures(place)}:`,
  selectedOnly: "Nur Ausgewählte",
  noRows: {
    nodes: "Es gibt keine Knoten. Fügen Sie auf der Zeichenfläche einen hinzu oder öffnen Sie eine Datei.",
    edges: "Es gibt keine Kanten. Verbinden Sie zwei Knoten auf der Zeichenfläche.",
    filter: "Keine Zeile passt.",
    selected:
      "Hier ist nichts ausgewählt. Klicken Sie Knoten auf der Zeichenfläche an oder schalten Sie „Nur Ausgewählte“ aus.",
  },
  showAll: "Alle Zeilen zeigen",
  grid: { nodes: "Knoten des Graphen", edges: "Kanten des Graphen" },
  keys: "Tippen, Eingabe oder F2 bearbeitet, Leertaste wählt aus, Strg Eingabe zeigt es auf der Zeichenfläche, Strg C kopiert die ausgewählten Zeilen, Strg V fügt über die Zellen ein",
  name: "Name",
  source: "Quelle",
  target: "Ziel",
  degree: "Grad",
  indegree: "Ein",
  outdegree: "Aus",
  id: "id",
  hidden: "vom Filter des Graphen ausgeblendet",
  missing: "kein Wert",
  emptyText: "leerer Text",
  fixed: (name) => `${name} lässt sich hier nicht bearbeiten.`,
  columns: "Spalten",
  columnsTitle: "Spalten zeigen",
  findColumn: "Spalte suchen",
  moveUp: (name) => `${name} nach oben`,
  moveDown: (name) => `${name} nach unten`,
  showAllColumns: "Alle zeigen",
  hideAllColumns: "Alle ausblenden",
  resetColumns: "Spalten zurücksetzen",
  download: "Als CSV herunterladen",
  copyRows: "Ausgewählte Zeilen kopieren",
  copied: (count) => `${figures(count)} ${count === 1 ? "Zeile" : "Zeilen"} kopiert.`,
  copyFailed: {
    title: "Nichts wurde kopiert.",
    text: "Der Browser hat es nicht erlaubt. Drücken Sie stattdessen Strg C in der Tabelle.",
  },
  column: (name) => `Spalte ${name}`,
  sortUp: "Aufsteigend sortieren",
  sortDown: "Absteigend sortieren",
  sortOff: "Nicht sortieren",
  moveLeft: "Nach links",
  moveRight: "Nach rechts",
  wider: "Breiter",
  narrower: "Schmaler",
  fitWidth: "Breite anpassen",
  hideColumn: "Ausblenden",
  addAttribute: "Attribut hinzufügen",
  renameAttribute: "Attribut umbenennen",
  deleteAttribute: "Attribut löschen",
  attributeName: "Name",
  newName: "Neuer Name",
  attributeKind: "Art",
  attributeValue: "Wert für alle",
  attributeValueHint: "Leer lassen, um die Werte einzeln einzutragen.",
  nameTaken: (name) => `Ein Attribut ${name} gibt es schon.`,
  nameFixed: (name) => `${name} steht für sich selbst und kann kein Attribut benennen.`,
  nameMissing: "Geben Sie dem Attribut einen Namen.",
  add: "Hinzufügen",
  rename: "Umbenennen",
  cancel: "Abbrechen",
  deleted: (name) => `Attribut ${name} gelöscht.`,
  deletedReaders: (layers, steps) => {
    const parts = [
      ...(layers > 0 ? [`${figures(layers)} ${layers === 1 ? "Stilebene" : "Stilebenen"}`] : []),
      ...(steps > 0 ? [`${figures(steps)} ${steps === 1 ? "Schritt" : "Schritte"} des Filters`] : []),
    ];
    return `Was es las, hat sich mit geändert: ${parts.join(" und ")}.`;
  },
  namedNow: (name) => `Knoten heißen jetzt nach: ${name}.`,
  theirId: "ihrer id",
  paste: {
    done: (count) => `${values(count)} eingefügt.`,
    some: (count, total) =>
      count === 0 ? "Nichts wurde eingefügt." : `${figures(count)} von ${figures(total)} Werten eingefügt.`,
    refused: {
      number: (text, column, row) => `„${text}“ ist keine Zahl (${column} von ${row}).`,
      boolean: (text, column, row) => `„${text}“ ist weder wahr noch falsch (${column} von ${row}).`,
      date: (text, column, row) => `„${text}“ ist kein Datum wie 2024-03-31 (${column} von ${row}).`,
      json: (text, column, row) => `„${text}“ ist keine Liste und kein Datensatz (${column} von ${row}).`,
    },
    fixed: (column) => `${column} wird berechnet und lässt sich nicht schreiben.`,
    more: (count) => `${figures(count)} weitere ${count === 1 ? "wurde" : "wurden"} abgelehnt.`,
    outside: (count) =>
      `Für ${values(count)} gab es keine Zelle: die Tabelle endet davor. Fügen Sie erst Knoten oder Spalten hinzu.`,
  },
  kinds: { text: "Text", number: "Zahl", boolean: "Wahr oder falsch", date: "Datum", json: "Liste oder Datensatz" },
  yes: "wahr",
  no: "falsch",
  none: "kein Wert",
  edit: (name) => `${name} bearbeiten`,
  notNumber: (name, example) => `${name} ist in diesem Graphen eine Zahl, zum Beispiel ${example}.`,
  notBoolean: (name) => `${name} ist in diesem Graphen wahr oder falsch.`,
  notDate: (name) => `${name} ist in diesem Graphen ein Datum, zum Beispiel 2024-03-31.`,
  notJson: (line, column) =>
    `Keine Liste und kein Datensatz: siehe Zeile ${figures(line)}, Zeichen ${figures(column)}. Zum Beispiel ["a", 2] oder { "city": "Leeds" }.`,
  keepAsText: "Als Text behalten",
  multiline: "Strg Eingabe übernimmt, Esc lässt es, wie es war",
};

function values(count: number): string {
  return `${figures(count)} ${count === 1 ? "Wert" : "Werte"}`;
}

function figures(count: number): string {
  return count.toLocaleString("de-DE");
}
