import { say } from "@/lib/text/said";
import type { AllWords } from "../../words";
import { figures } from "../count";
import { readFaults } from "./read-faults";
import { readHints } from "./read-hints";
import { readNotes } from "./read-notes";

const readTexts = { ...readFaults, ...readHints, ...readNotes };

export const files: AllWords["files"] = {
  opened: (name, nodes, edges) => `Geöffnet: ${name}, mit ${nodes}, ${edges}`,
  openedTitle: (name) => `Geöffnet: ${name}.`,
  names: (names) =>
    names.length > 3 ? `${names.slice(0, 2).join(", ")} und ${figures(names.length - 2)} weitere` : names.join(", "),
  notOpened: (name) => `${name} wurde nicht geöffnet.`,
  notAdded: (name) => `${name} wurde nicht hinzugefügt.`,
  sayRead: (said) => say(readTexts, said ?? "", "de-DE"),
  read: (count) => `${figures(count)} Zeilen oder Elemente`,
  tooLarge: (megabytes, most) =>
    `Die Datei hat ${figures(megabytes)} MB; der Browser kann bis zu ${figures(most)} MB öffnen. ` +
    "Öffnen Sie einen kleineren Teil, oder legen Sie alles in eine Graphdatenbank. Nichts wurde geändert.",
  intoDatabase: "Graphdatenbank…",
  intoConnected: (name, host) => `${name} in ${host} hineinlegen?`,
  intoConnectedText:
    "Sie sehen vorher, was geschieht. Öffnen Sie die Datei als eigenen Graphen, wird die Verbindung getrennt.",
  openAlone: "Als eigenen Graphen öffnen",
  readingStopped: (name) => `Lesen von ${name} abgebrochen. Nichts wurde geändert.`,
  changeColumns: "Spalten ändern",
  chooseColumns: "Spalten wählen",
  skipIt: "Überspringen",
  addIt: "Als Knoten aufnehmen",
  skipAll: "Alle überspringen",
  addAll: "Alle als Knoten aufnehmen",
  hasWork: (name) => `Seit dem Öffnen haben Sie an ${name} gearbeitet.`,
  hasWorkText: "Erneutes Öffnen ersetzt den Graphen samt Ihren Änderungen und beginnt einen neuen Chat.",
  openAgain: "Erneut öffnen",
  columns: "Spalten einrichten",
  columnsLead: (name) => `Die ersten Zeilen von ${name}. Prüfen Sie, wofür jede Spalte steht.`,
  formatLead: (name) => `${name}: Das Format ist nicht zu erkennen. Wählen Sie eines und prüfen Sie die Vorschau.`,
  format: "Lesen als",
  shapes: {
    csv: "Tabelle",
    matrix: "Adjazenzmatrix",
    "adjacency-list": "Knoten mit ihren Nachbarn",
    sif: "Knoten, Beziehung, Knoten",
    arrows: "Kanten mit Pfeilen",
  },
  doubts: {
    header: "Ist die erste Zeile eine Kopfzeile?",
    kind: "Ist jede Zeile eine Kante oder ein Knoten?",
    ends: "Unklar ist, welche zwei Spalten eine Kante verbindet.",
    figures: "Trennt das Komma oder der Punkt in den Zahlen Dezimalstellen oder Tausender?",
    pairs: "Zwei Spaltenpaare können Quelle und Ziel sein. Wählen Sie eines.",
  },
  above: (count, text) =>
    `${count === 1 ? "Eine Zeile" : `${figures(count)} Zeilen`} über der Tabelle übersprungen: ${text}`,
  table: "Tabelle",
  kind: "Jede Zeile ist",
  kinds: { edges: "eine Kante", nodes: "ein Knoten" },
  header: "Die erste Zeile ist eine Kopfzeile",
  delimiter: "Trennzeichen",
  delimiters: { "\t": "Tabulator", ";": "Semikolon", ",": "Komma", "|": "Strich", " ": "Leerzeichen" },
  sheet: "Blatt",
  decimals: "Dezimalzeichen",
  decimalSigns: { dot: "1.5", comma: "1,5" },
  encoding: "Kodierung",
  directed: "Kanten haben eine Richtung",
  role: (column) => `Verwendung von „${column}“`,
  roles: {
    source: "Quelle",
    target: "Ziel",
    weight: "Gewicht",
    type: "Typ",
    id: "ID",
    direction: "Richtung",
    label: "Name",
    link: "Verweis auf eine andere Zeile",
    attribute: "Attribut",
    skip: "Überspringen",
  },
  shortRows: "Zeilen mit nur einem Namen",
  sumRows: "Summenzeilen",
  shortChoices: { node: "Als Knoten aufnehmen", skip: "Überspringen" },
  longRows: "Zeilen mit zu vielen Zellen",
  longChoices: { skip: "Überspringen", cut: "Überzählige Zellen weglassen" },
  sameEdges: "Zeilen, die dieselben zwei Knoten verbinden",
  sameChoices: { keep: "Je eine Kante", join: "Eine Kante, Gewichte addiert" },
  rowProblem: {
    short: (row, file, line, id) =>
      `Zeile ${figures(row)} hat nur einen Namen, „${id}“. ${file}, Dateizeile ${figures(line)}.`,
    long: (row, file, line) =>
      `Zeile ${figures(row)} hat mehr Zellen als der Kopf. ${file}, Dateizeile ${figures(line)}.`,
    empty: (row, file, line) =>
      `Zeile ${figures(row)} hat keinen Namen (eine Summe?) und wird übersprungen. ${file}, Dateizeile ${figures(line)}.`,
    sum: (row, file, line, id) =>
      `Zeile ${figures(row)} sieht wie eine Summe aus: „${id}“. ${file}, Dateizeile ${figures(line)}.`,
    double: (row, file, line, id) =>
      `Zeile ${figures(row)} hat noch einmal die ID „${id}“. ${file}, Dateizeile ${figures(line)}.`,
  },
  moreProblems: (count) => `${figures(count)} weitere dieser Art.`,
  addNodeTable: "Knotentabelle hinzufügen…",
  addEdgeTable: "Kantentabelle hinzufügen…",
  removeTable: (name) => `${name} entfernen`,
  makes: (nodes, edges) => `${nodes}, ${edges}`,
  cancel: "Abbrechen",
  needsEnds: "Wählen Sie eine Quelle und ein Ziel.",
  needsId: "Wählen Sie die ID-Spalte.",
};
