import type { Words } from "../words";

const doing: Words["steps"]["doing"] = {
  queryGraph: "Zählen",
  getSchema: "Attribute lesen",
  sampleData: "Stichprobe nehmen",
  describeProperty: "Attribut lesen",
  findNodes: "Knoten suchen",
  findEdges: "Kanten suchen",
  findMentions: "Namen nachschlagen",
  getNode: "Knoten nachschlagen",
  getNeighbors: "Nachbarn suchen",
  findPath: "Weg suchen",
  rankNodes: "Knoten ordnen",
  aggregate: "Zusammenrechnen",
  listAlgorithms: "Verfahren auflisten",
  runAlgorithm: "Verfahren ausführen",
  explainStyle: "Stil lesen",
  exportGraph: "Datei speichern",
  exportImage: "Bild zeichnen",
  selectElements: "Auswählen",
  zoomToNodes: "Ausschnitt setzen",
  filterGraph: "Filtern",
  showAll: "Alles zeigen",
  styleNodes: "Knoten gestalten",
  styleEdges: "Kanten gestalten",
  styleByAttribute: "Nach Attribut gestalten",
  updateLayer: "Stilebene ändern",
  clearStyles: "Stile entfernen",
  setLayout: "Knoten anordnen",
  addNodes: "Knoten hinzufügen",
  addEdges: "Kanten hinzufügen",
  updateElements: "Attribute ändern",
  setValues: "Attribute ändern",
  renameAttribute: "Attribut umbenennen",
  deleteAttribute: "Attribut löschen",
  saveSet: "Menge speichern",
  undo: "Rückgängig machen",
  redo: "Wiederholen",
  mergeNodes: "Knoten zusammenlegen",
  removeElements: "Löschen",
  clearGraph: "Graph leeren",
  loadSample: "Beispiel öffnen",
  changeFilter: "Filter ändern",
  moveNodes: "Knoten verschieben",
  pinNodes: "Knoten anheften",
  duplicateNodes: "Knoten kopieren",
  groupNodes: "Knoten gruppieren",
  ungroupNodes: "Gruppen auflösen",
  changeSet: "Gespeicherte Menge ändern",
  generateGraph: "Graph erzeugen",
  importData: "Daten hinzufügen",
};

export const steps: Words["steps"] = {
  list: "Schritte",
  title: (name, title) => doing[name] ?? title,
  doing,
  waitingForYou: (what) => `${what}: wartet auf Sie`,
  stopped: (what) => `${what}: angehalten`,
  denied: (what) => `${what}: abgelehnt`,
  rolledBack: (done) => `${done}, zurückgenommen`,
  coloured: (count, target, colour) => `${counted(count, target)} gefärbt: ${colour}`,
  colouredBy: (count, target, attribute) => `${counted(count, target)} nach ${attribute} gefärbt`,
  sizedBy: (count, target, attribute) => `Größe von ${counted(count, target)} nach ${attribute}`,
  lookedUp: (name) => `${name} nachgeschlagen`,
  state: {
    running: "Läuft",
    waiting: "Wartet",
    done: "Fertig",
    failed: "Fehlgeschlagen",
    denied: "Abgelehnt",
    stopped: "Angehalten",
  },
  known: "bekannt",
  result: "Ergebnis",
  shown: (shown, all) => `${figures(shown)} von ${figures(all)}`,
  showAll: "Alle zeigen",
  showMore: "Mehr zeigen",
  asList: "Als Liste zeigen",
  asJson: "Als JSON zeigen",
  copyJson: "Als JSON kopieren",
  runAgain: "Noch einmal ausführen",
  ranAgain: "Von Hand:",
};

type Things = Parameters<Words["steps"]["coloured"]>[1];

function counted(count: number, target: Things): string {
  if (typeof target === "object") return `${figures(count)} Knoten (${target.one})`;
  if (target === "nodes") return `${figures(count)} Knoten`;
  return `${figures(count)} ${count === 1 ? "Kante" : "Kanten"}`;
}

function figures(count: number): string {
  return count.toLocaleString("de-DE");
}
