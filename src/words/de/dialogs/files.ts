import type { Words } from "../../words";
import { figures } from "../count";
import { saidOfReading } from "../readings/readings";

export const files: Words["files"] = {
  opened: (name, nodes, edges) => `Geöffnet: ${name}, mit ${nodes}, ${edges}`,
  openedTitle: (name) => `Geöffnet: ${name}.`,
  names: (names) =>
    names.length > 3 ? `${names.slice(0, 2).join(", ")} und ${figures(names.length - 2)} weitere` : names.join(", "),
  notOpened: (name) => `${name} wurde nicht geöffnet.`,
  notAdded: (name) => `${name} wurde nicht hinzugefügt.`,
  graphNotOpened: "Der Graph wurde nicht geöffnet.",
  sampleNotOpened: "Das Beispiel wurde nicht geöffnet.",
  told: saidOfReading,
  line: (line) => `Zeile ${figures(line)}.`,
  manyForms:
    "Mehrere Dateien ergeben nur dann einen Graphen, wenn alle Tabellen sind: eine mit Knoten, eine mit Kanten. Öffnen Sie die anderen einzeln.",
  reading: (name) => `${name} wird gelesen`,
  read: (count) => `${figures(count)} Zeilen oder Elemente`,
  tooLarge: (megabytes, most) =>
    `Das sind ${figures(megabytes)} MB, und höchstens ${figures(most)} MB lassen sich öffnen: Für mehr hat der Browser keinen Platz. Lassen Sie weg, was Sie nicht brauchen, oder öffnen Sie einen Teil. Der Graph bleibt, wie er war.`,
  readingStopped: (name) => `Das Lesen von ${name} wurde abgebrochen. Der Graph bleibt, wie er war.`,
  arranging: "Knoten werden angeordnet",
  stopped: (what) => `${what}: abgebrochen. Nichts wurde geändert.`,
  pasted: "Eingefügter Text",
  changeColumns: "Spalten ändern",
  chooseColumns: "Spalten wählen",
  skipIt: "Überspringen",
  readerMissing:
    "Der Teil, der Dateien liest, ließ sich nicht laden. Prüfen Sie die Verbindung und öffnen Sie die Datei noch einmal.",
  columns: "Was die Spalten bedeuten",
  columnsLead: (name) => `Die ersten Zeilen von ${name}. Geben Sie an, was jede Spalte ist; der Rest folgt daraus.`,
  formatLead: (name) =>
    `${name} sagt nicht, was es ist. Geben Sie an, wie es gemeint ist; darunter steht, was daraus wird.`,
  format: "Lesen als",
  shapes: {
    csv: "Tabelle",
    matrix: "Adjazenzmatrix",
    "adjacency-list": "Knoten mit ihren Nachbarn",
    sif: "Knoten, Beziehung, Knoten",
    arrows: "Kanten mit Pfeilen",
  },
  doubts: {
    header: "Die erste Zeile kann die Spalten benennen oder eine Zeile wie die anderen sein.",
    kind: "Eine Zeile kann eine Kante oder ein Knoten sein.",
    ends: "Es ist nicht gesagt, welche Spalten die Enden der Kanten sind.",
    pairs: "Zwei Spaltenpaare können die Enden der Kanten sein.",
  },
  above: (count, text) =>
    `${count === 1 ? "Eine Zeile" : `${figures(count)} Zeilen`} über der Tabelle weggelassen: ${text}`,
  table: "Tabelle",
  kind: "Jede Zeile ist",
  kinds: { edges: "eine Kante", nodes: "ein Knoten" },
  header: "Die erste Zeile benennt die Spalten",
  delimiter: "Trennzeichen",
  delimiters: { "\t": "Tabulator", ";": "Semikolon", ",": "Komma", "|": "Strich", " ": "Leerzeichen" },
  encoding: "Kodierung",
  directed: "Kanten haben eine Richtung",
  role: (column) => `Was „${column}“ ist`,
  roles: {
    source: "Quelle",
    target: "Ziel",
    weight: "Gewicht",
    type: "Typ",
    id: "Kennung",
    direction: "Richtung",
    label: "Name",
    link: "Nennt andere Zeilen (Kanten)",
    attribute: "Attribut",
    skip: "Weglassen",
  },
  shortRows: "Zeilen mit nur einem Namen",
  shortChoices: { node: "Als Knoten ohne Kanten aufnehmen", skip: "Überspringen" },
  longRows: "Zeilen mit zu vielen Zellen",
  longChoices: { skip: "Überspringen", cut: "Überzählige Zellen weglassen" },
  sameEdges: "Zeilen mit denselben zwei Enden",
  sameChoices: { keep: "Je eine Kante", join: "Eine Kante, Gewichte addiert" },
  rowProblem: {
    short: (row, file, line, id) =>
      `Zeile ${figures(row)} hat nur einen Namen, „${id}“. ${file}, Dateizeile ${figures(line)}.`,
    long: (row, file, line) =>
      `Zeile ${figures(row)} hat mehr Zellen als der Kopf. ${file}, Dateizeile ${figures(line)}.`,
    empty: (row, file, line) => `Zeile ${figures(row)} nennt keinen Knoten. ${file}, Dateizeile ${figures(line)}.`,
    double: (row, file, line, id) =>
      `Zeile ${figures(row)} hat noch einmal die Kennung „${id}“. ${file}, Dateizeile ${figures(line)}.`,
  },
  moreProblems: (count) => `${figures(count)} weitere dieser Art.`,
  addNodeTable: "Knotentabelle hinzufügen…",
  addEdgeTable: "Kantentabelle hinzufügen…",
  removeTable: (name) => `${name} weglassen`,
  makes: (nodes, edges) => `${nodes}, ${edges}`,
  open: "Öffnen",
  add: "Hinzufügen",
  cancel: "Abbrechen",
  needsEnds: "Wählen Sie eine Quelle und ein Ziel.",
  needsId: "Wählen Sie die Spalte mit den Kennungen.",
};
