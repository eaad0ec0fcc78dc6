import type { AllWords } from "../../words";
import { figures } from "../count";

export const table: AllWords["table"] = {
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
  keys:
    "Tippen, Eingabe oder F2 bearbeitet. Leertaste wählt aus, Strg Eingabe zeigt es auf der Zeichenfläche, Strg C " +
    "kopiert die ausgewählten Zeilen, Strg V fügt in die Zellen ein",
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
  sortOff: "Sortierung aufheben",
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
  attributeKind: "Typ",
  attributeValue: "Wert für alle",
  attributeValueHint: "Leer lassen, um die Werte einzeln einzutragen.",
  nameTaken: (name) => `Ein Attribut „${name}“ gibt es schon.`,
  nameFixed: (name) => `„${name}“ ist reserviert. Wählen Sie einen anderen Namen.`,
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
    return `Auch geändert: ${parts.join(" und ")}.`;
  },
  namedNow: (name) => `Knoten sind jetzt nach ${name} beschriftet.`,
  theirId: "id",
  paste: {
    step: (count) => `${values(count)} einfügen`,
    done: (count) => `${values(count)} eingefügt.`,
    some: (count, total) =>
      count === 0 ? "Nichts wurde eingefügt." : `${figures(count)} von ${figures(total)} Werten eingefügt.`,
    refused: {
      number: (text, column, row) => `„${text}“ ist keine Zahl (${column} von ${row}).`,
      boolean: (text, column, row) => `„${text}“ ist weder wahr noch falsch (${column} von ${row}).`,
      date: (text, column, row) => `„${text}“ ist kein Datum wie 2024-03-31 (${column} von ${row}).`,
      json: (text, column, row) => `„${text}“ ist keine Liste und kein Datensatz (${column} von ${row}).`,
    },
    fixed: (column) => `${column} wird berechnet und lässt sich nicht bearbeiten.`,
    more: (count) => `${figures(count)} weitere ${count === 1 ? "Wert passt" : "Werte passen"} nicht.`,
    outside: (count) =>
      `Für ${values(count)} war kein Platz: Die Tabelle endet dort. Fügen Sie zuerst Knoten oder Spalten hinzu.`,
  },
  kinds: { text: "Text", number: "Zahl", boolean: "Wahr oder falsch", date: "Datum", json: "Liste oder Datensatz" },
  yes: "wahr",
  no: "falsch",
  none: "kein Wert",
  edit: (name) => `${name} bearbeiten`,
  notNumber: (name, example) => `${name} enthält Zahlen, zum Beispiel ${example}.`,
  notBoolean: (name) => `${name} ist wahr oder falsch.`,
  notDate: (name) => `${name} enthält Daten wie 2024-03-31.`,
  notJson: (line, column) =>
    `Keine Liste und kein Datensatz: siehe Zeile ${figures(line)}, Zeichen ${figures(column)}. ` +
    `Zum Beispiel ["a", 2] oder { "city": "Leeds" }.`,
  keepAsText: "Als Text behalten",
  multiline: "Strg Eingabe speichert, Esc bricht ab",
};

function values(count: number): string {
  return `${figures(count)} ${count === 1 ? "Wert" : "Werte"}`;
}
