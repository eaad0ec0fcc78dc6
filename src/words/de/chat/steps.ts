import { wordsOfCommand } from "../../command-words";
import type { Words } from "../../words";
import { counted, figures } from "../count";
import { commands } from "../said/said";

export const steps: Words["steps"] = {
  list: "Schritte",
  title: (name, title) => wordsOfCommand(commands, name)?.doing ?? title,
  waitingForYou: (what) => `${what}: wartet auf Sie`,
  stopped: (what) => `${what}: angehalten`,
  denied: (what) => `${what}: abgelehnt`,
  rolledBack: (done) => `${done}, rückgängig gemacht`,
  coloured: (count, target, colour) => `${countedThings(count, target)} gefärbt: ${colour}`,
  colouredBy: (count, target, attribute) => `${countedThings(count, target)} nach ${attribute} gefärbt`,
  sizedBy: (count, target, attribute) => `Größe von ${countedThings(count, target)} nach ${attribute}`,
  lookedUp: (name) => `${name} nachgeschlagen`,
  hand: {
    setValue: (attribute, whose) => `${attribute} von ${whose} setzen`,
    anEdge: "einer Kante",
    changeValues: (attribute, count, target) =>
      `${attribute} von ${count} ${target === "nodes" ? "Knoten" : "Kanten"} ändern`,
    addAttribute: (name) => `Attribut ${name} hinzufügen`,
    renameAttribute: (name, to) => `${name} umbenennen in ${to}`,
    deleteAttribute: (name) => `Attribut ${name} löschen`,
    find: (what) => `Suchen: ${what}`,
    findPath: "Kürzesten Weg suchen",
    findCommon: "Gemeinsame Nachbarn suchen",
    findFlow: "Maximalen Fluss suchen",
    sizeBy: (attribute) => `Größe nach ${attribute}`,
    colourBy: (attribute) => `Färben nach ${attribute}`,
    layouts: {
      force: "Anordnung Kräfte",
      layered: "Anordnung Hierarchie",
      concentric: "Anordnung Konzentrisch",
      circle: "Anordnung Kreis",
      grid: "Anordnung Raster",
      random: "Anordnung Zufall",
      geographic: "Anordnung Karte",
      noverlap: "Überlappungen auflösen",
    },
    resetStyles: "Alle Stile zurücksetzen",
    moveLayer: (name) => `Ebene ${name} verschieben`,
    hideLayer: (name) => `Ebene ${name} ausblenden`,
    showLayer: (name) => `Ebene ${name} einblenden`,
    removeLayer: (name) => `Ebene ${name} entfernen`,
    renameLayer: (name) => `Ebene ${name} umbenennen`,
    show: (what) => `${what} zeigen`,
    hide: (what) => `${what} ausblenden`,
    open: (name) => `${name} öffnen`,
    renameGraph: "Graph umbenennen",
    restoreView: "Ansicht wiederherstellen",
    undo: (titles) => `Rückgängig: ${titles}`,
    redo: (titles) => `Wiederholen: ${titles}`,
    didNotWork: (title) => `${title}: fehlgeschlagen.`,
  },
  state: {
    running: "Läuft",
    waiting: "Wartet",
    done: "Fertig",
    failed: "Fehlgeschlagen",
    denied: "Abgelehnt",
    stopped: "Angehalten",
  },
  known: "aus dem Cache",
  result: "Ergebnis",
  shown: (shown, all) => `${figures(shown)} von ${figures(all)}`,
  left: (count) => `… noch ${figures(count)} Zeichen`,
  showAll: "Alle zeigen",
  showMore: "Mehr zeigen",
  asList: "Als Liste zeigen",
  asJson: "Als JSON zeigen",
  copy: "Kopieren",
  copyJson: "Als JSON kopieren",
  runAgain: "Noch einmal ausführen",
  ranAgain: "Von Hand:",
};

type Things = Parameters<Words["steps"]["coloured"]>[1];

function countedThings(count: number, target: Things): string {
  if (typeof target === "object") return `${figures(count)} Knoten (${target.one})`;
  return target === "nodes" ? counted(count, "Knoten", "Knoten") : counted(count, "Kante", "Kanten");
}
