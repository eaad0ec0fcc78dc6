import type { CommandName } from "@/commands/registry/all-commands";
import type { CommandWords } from "../../command-words";
import { both, countedOrNone, edges, nodes, some } from "./counts";
import { groupCommands } from "./group-commands";
import { planCommands } from "./plan-commands";

export const commands: Readonly<Record<CommandName, CommandWords>> = {
  queryGraph: {
    doing: "Zählen",
    done: () => "Graphen angesehen",
    failed: "Der Graph ließ sich nicht ansehen",
  },
  getSchema: {
    doing: "Attribute lesen",
    done: () => "Attribute angesehen",
    failed: "Die Attribute ließen sich nicht lesen",
  },
  sampleData: {
    doing: "Stichprobe nehmen",
    done: (f) => `Stichprobe angesehen: ${some(f)}`,
    failed: "Keine Stichprobe möglich",
  },
  describeProperty: {
    doing: "Attribut lesen",
    done: (f) => `Werte von ${f.name} angesehen`,
    failed: "Das Attribut ließ sich nicht lesen",
  },
  findNodes: {
    doing: "Knoten suchen",
    done: (f) => `${some(f)} gefunden`,
    failed: "Die Suche nach Knoten schlug fehl",
  },
  findEdges: {
    doing: "Kanten suchen",
    done: (f) => `${some(f)} gefunden`,
    failed: "Die Suche nach Kanten schlug fehl",
  },
  findMentions: {
    doing: "Namen nachschlagen",
    done: (f) =>
      f.count === 0 ? "Keine Namen aus dem Graphen erkannt" : `${countedOrNone(f.count, "Name", "Namen")} erkannt`,
    failed: "Die Namen ließen sich nicht nachschlagen",
  },
  getNode: {
    doing: "Knoten nachschlagen",
    done: (f) => `${f.name} nachgeschlagen`,
    failed: "Der Knoten ließ sich nicht nachschlagen",
  },
  getNeighbors: {
    doing: "Nachbarn suchen",
    done: (f) => `${countedOrNone(f.count, "Nachbar", "Nachbarn")} gefunden`,
    failed: "Die Suche nach Nachbarn schlug fehl",
  },
  findPath: {
    doing: "Weg suchen",
    done: (f) =>
      f.count === 0 ? `Kein Weg von ${f.name} nach ${f.to}` : `Kürzesten Weg von ${f.name} nach ${f.to} gefunden`,
    failed: "Die Suche nach einem Weg schlug fehl",
  },
  rankNodes: {
    doing: "Knoten ordnen",
    done: (f) => `${nodes(f.count)} geordnet nach ${f.name}`,
    failed: "Die Knoten ließen sich nicht ordnen",
  },
  aggregate: {
    doing: "Zählen und vergleichen",
    done: (f) => (f.name === "" ? "Gezählt und verglichen" : `Verglichen nach ${f.name}`),
    failed: "Die Werte ließen sich nicht vergleichen",
  },
  listAlgorithms: {
    doing: "Algorithmen auflisten",
    done: () => "Algorithmen aufgelistet",
    failed: "Die Algorithmen ließen sich nicht auflisten",
  },
  getOutline: {
    doing: "Gliederung lesen",
    done: (f) => `Gliederung angesehen: ${f.name || countedOrNone(f.count, "Kurs", "Kurse")}`,
    failed: "Die Gliederung ließ sich nicht lesen",
  },
  searchContent: {
    doing: "Texte durchsuchen",
    done: (f) => `${countedOrNone(f.count, "Textstelle", "Textstellen")} zu „${f.name}“ gefunden`,
    failed: "Die Texte ließen sich nicht durchsuchen",
  },
  ...planCommands,
  ...groupCommands,
  explainStyle: {
    doing: "Stil lesen",
    done: (f) => `Stil von ${f.name} erklärt`,
    failed: "Der Stil ließ sich nicht lesen",
  },
  exportGraph: {
    doing: "Datei speichern",
    done: (f) => `${f.name || "Datei"} gespeichert`,
    failed: "Die Datei ließ sich nicht speichern",
  },
  exportImage: {
    doing: "Bild zeichnen",
    done: (f) => `${f.name || "Bild"} gespeichert`,
    failed: "Das Bild ließ sich nicht zeichnen",
  },
  selectElements: { doing: "Auswählen", done: (f) => `${some(f)} ausgewählt`, failed: "Das Auswählen schlug fehl" },
  zoomToNodes: { doing: "Zoomen", done: (f) => `Auf ${some(f)} gezoomt`, failed: "Das Zoomen schlug fehl" },
  filterGraph: { doing: "Filtern", done: (f) => `Nur noch ${both(f)} gezeigt`, failed: "Das Filtern schlug fehl" },
  changeFilter: {
    doing: "Filter ändern",
    done: (f) => `Filter geändert: ${both(f)} zu sehen`,
    failed: "Der Filter ließ sich nicht ändern",
  },
  showAll: {
    doing: "Alles zeigen",
    done: (f) => `Alles gezeigt: ${both(f)}`,
    failed: "Es ließ sich nicht alles zeigen",
  },
  styleNodes: {
    doing: "Knoten gestalten",
    done: (f) => `${some(f)} gestaltet`,
    failed: "Die Knoten ließen sich nicht gestalten",
  },
  styleEdges: {
    doing: "Kanten gestalten",
    done: (f) => `${some(f)} gestaltet`,
    failed: "Die Kanten ließen sich nicht gestalten",
  },
  styleByAttribute: {
    doing: "Nach Attribut gestalten",
    done: (f) => `${some(f)} nach ${f.name} gestaltet`,
    failed: "Nach dem Attribut ließ sich nicht gestalten",
  },
  updateLayer: {
    doing: "Stilebene ändern",
    done: (f) => `Stil „${f.name}“ geändert`,
    failed: "Der Stil ließ sich nicht ändern",
  },
  clearStyles: {
    doing: "Stile entfernen",
    done: (f) => (f.count === 0 ? "Kein Stil zu entfernen" : `${countedOrNone(f.count, "Stil", "Stile")} entfernt`),
    failed: "Die Stile ließen sich nicht entfernen",
  },
  setLayout: {
    doing: "Knoten anordnen",
    done: (f) => `${nodes(f.count)} angeordnet: ${f.name}`,
    failed: "Die Knoten ließen sich nicht anordnen",
  },
  moveNodes: {
    doing: "Knoten verschieben",
    done: (f) => `${some(f)} verschoben`,
    failed: "Die Knoten ließen sich nicht verschieben",
  },
  pinNodes: {
    doing: "Knoten fixieren",
    done: (f) => `${nodes(f.count)} fixiert oder gelöst`,
    failed: "Das Fixieren schlug fehl",
  },
  addNodes: {
    doing: "Knoten hinzufügen",
    done: (f) => `${nodes(f.count)} hinzugefügt`,
    failed: "Das Hinzufügen von Knoten schlug fehl",
  },
  addEdges: {
    doing: "Kanten hinzufügen",
    done: (f) => `${edges(f.count)} hinzugefügt`,
    failed: "Das Hinzufügen von Kanten schlug fehl",
  },
  duplicateNodes: {
    doing: "Knoten kopieren",
    done: (f) => `${some(f)} kopiert`,
    failed: "Die Knoten ließen sich nicht kopieren",
  },
  updateElements: {
    doing: "Attribute ändern",
    done: (f) => `${some(f)} geändert`,
    failed: "Die Attribute ließen sich nicht ändern",
  },
  renameAttribute: {
    doing: "Attribut umbenennen",
    done: (f) => `${f.name} umbenannt in ${f.to}`,
    failed: "Das Attribut ließ sich nicht umbenennen",
  },
  deleteAttribute: {
    doing: "Attribut löschen",
    done: (f) => `${f.name} gelöscht`,
    failed: "Das Attribut ließ sich nicht löschen",
  },
  setValues: {
    doing: "Attribute ändern",
    done: (f) => `Werte von ${countedOrNone(f.count, "Element", "Elementen")} geändert`,
    failed: "Die Werte ließen sich nicht setzen",
  },
  saveSet: {
    doing: "Menge speichern",
    done: (f) => `${some(f)} als „${f.name}“ gespeichert`,
    failed: "Die Menge ließ sich nicht speichern",
  },
  changeSet: {
    doing: "Gespeicherte Menge ändern",
    done: (f) => (f.to === "" ? `Menge „${f.name}“ entfernt` : `Menge „${f.name}“ umbenannt in „${f.to}“`),
    failed: "Die Menge ließ sich nicht ändern",
  },
  runAlgorithm: {
    doing: "Algorithmus ausführen",
    done: (f) => `Berechnet: ${f.name}`,
    failed: "Die Berechnung schlug fehl",
  },
  undo: {
    doing: "Rückgängig machen",
    done: (f) =>
      f.count === 0
        ? "Nichts rückgängig zu machen"
        : `${countedOrNone(f.count, "Änderung", "Änderungen")} rückgängig gemacht`,
    failed: "Rückgängig machen schlug fehl",
  },
  redo: {
    doing: "Wiederholen",
    done: (f) =>
      f.count === 0 ? "Nichts zu wiederholen" : `${countedOrNone(f.count, "Änderung", "Änderungen")} wiederholt`,
    failed: "Wiederholen schlug fehl",
  },
  mergeNodes: {
    doing: "Knoten zusammenführen",
    done: (f) => `${nodes(f.count)} zu ${f.name} zusammengeführt`,
    failed: "Die Knoten ließen sich nicht zusammenführen",
  },
  removeElements: { doing: "Löschen", done: (f) => `${both(f)} gelöscht`, failed: "Das Löschen schlug fehl" },
  clearGraph: {
    doing: "Graph leeren",
    done: (f) => `Graph geleert: ${both(f)} gelöscht`,
    failed: "Der Graph ließ sich nicht leeren",
    question: "Den ganzen Graphen leeren?",
  },
  loadSample: {
    doing: "Beispiel öffnen",
    done: (f) => `${f.name} geöffnet: ${both(f)}`,
    failed: "Das Beispiel ließ sich nicht öffnen",
    question: "Den offenen Graphen durch das Beispiel ersetzen?",
  },
  generateGraph: {
    doing: "Graph erzeugen",
    done: (f) => `${f.name} erzeugt: ${both(f)}`,
    failed: "Der Graph ließ sich nicht erzeugen",
    question: "Den offenen Graphen durch einen neuen ersetzen?",
  },
  importData: {
    doing: "Daten hinzufügen",
    done: (f) => `${both(f)} hinzugefügt`,
    failed: "Die Daten ließen sich nicht hinzufügen",
  },
};
