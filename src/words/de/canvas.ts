import type { Words } from "../words";
import { figures } from "./count";

export const canvas: Words["canvas"] = {
  region: (nodes, edges) => `Graph, ${figures(nodes)} Knoten, ${edgeCount(edges)}; ? zeigt die Tasten`,
  node: ({ label, type, links, group, parent, isSelected, isPinned }) =>
    [
      label,
      type,
      linkCount(links),
      group === null ? null : `${group.name} ${group.value}`,
      parent === null ? null : `in ${parent}`,
      isPinned ? "fixiert" : null,
      isSelected ? "ausgewählt" : null,
    ]
      .filter((part) => part !== null)
      .join(", "),
  neighbor: (node, place, count, of) => `${node}; Nachbar ${figures(place)} von ${figures(count)} von ${of}`,
  noneFurther: {
    up: "Kein Knoten weiter oben",
    down: "Kein Knoten weiter unten",
    left: "Kein Knoten weiter links",
    right: "Kein Knoten weiter rechts",
  },
  noNeighbors: (label) => `${label} hat keine Nachbarn`,
  neighborsOf: (label) => `Nachbarn von ${label}`,
  moreNeighbors: (count) => `und ${figures(count)} weitere`,
  noNodeBefore: "Kein Knoten davor",
  noNodeAfter: "Kein Knoten danach",
  within: (label, steps, nodes) =>
    `${figures(nodes)} Knoten im Umkreis von ${figures(steps)} ${steps === 1 ? "Schritt" : "Schritten"} um ${label}`,
  wholeGraph: "Der ganze Graph",
  foldedGroup: (name, nodes) => `${name} · ${figures(nodes)} Knoten`,
  foldedRegion: (groups, nodes) =>
    `Graph, ${figures(nodes)} Knoten in ${figures(groups)} ${groups === 1 ? "Gruppe" : "Gruppen"}; ? zeigt die Tasten`,
  noFoldedEnd: "Entfalten Sie zuerst die Gruppe.",
  connectFrom: (label) => `Von ${label}: Wählen Sie den anderen Knoten`,
  links: linkCount,
  loading: "Der Graph wird geladen …",
  notLoaded: "Die Zeichenfläche konnte nicht geladen werden. Prüfen Sie die Verbindung. Alles andere funktioniert.",
  tryAgain: "Noch einmal versuchen",
  emptyGraph:
    "Dieser Graph ist leer. Doppelklicken Sie für einen neuen Knoten, fragen Sie im Chat oder öffnen Sie eine Datei.",
  allHidden: "Der Filter blendet alle Knoten aus.",
  showAll: "Alles zeigen",
  newIsHidden: (label) => `${label} hinzugefügt, aber der Filter blendet den Knoten aus.`,
  leftOut: (nodes, edges) =>
    nodes + edges === 0
      ? "Ein Teil des Bildes konnte nicht gezeichnet werden."
      : `${[nodes > 0 ? `${figures(nodes)} Knoten` : "", edges > 0 ? edgeCount(edges) : ""]
          .filter((part) => part !== "")
          .join(" und ")} ${nodes + edges === 1 ? "konnte" : "konnten"} nicht gezeichnet werden und ${
          nodes + edges === 1 ? "fehlt" : "fehlen"
        } im Bild.`,
  leftOutText: (detail) => `Ihre Daten sind vollständig; nur das Bild ist betroffen. Der Fehler: ${detail}`,
  tools: "Werkzeuge",
  toolNames: { select: "Auswählen", lasso: "Lasso", node: "Knoten anlegen", connect: "Zwei Knoten verbinden" },
  toolHints: {
    select: "",
    lasso: "Umfahren Sie Knoten, um sie auszuwählen. Umschalt erweitert die Auswahl. Esc beendet.",
    node: "Klicken Sie, um einen Knoten zu setzen; die Eingabetaste setzt ihn in die Mitte. Esc beendet.",
    connect: "Ziehen Sie von einem Knoten zum anderen, oder klicken Sie beide an. Esc beendet.",
  },
  selection: "Auswahl",
  selectedNodes: (count) => `${figures(count)} Knoten`,
  selectedEdges: edgeCount,
  clearSelection: "Auswahl aufheben",
  path: "Pfad",
  pathLong: "Kürzesten Pfad auswählen",
  neighbours: "Nachbarn",
  style: "Gestalten",
  styleLong: "Auswahl gestalten",
  delete: "Löschen",
  inspect: "Im Inspektor zeigen",
  rename: "Umbenennen",
  retype: "Typ ändern…",
  connectWith: "Verbinden mit…",
  duplicate: "Duplizieren",
  merge: "Zu einem Knoten zusammenführen",
  group: "Gruppieren",
  ungroup: "Gruppe auflösen",
  pin: "Fixieren",
  unpin: "Lösen",
  addNodeHere: "Hier einen Knoten anlegen",
  chooseFirst: "Es ist nichts ausgewählt.",
  chooseNode: "Wählen Sie zuerst einen Knoten aus.",
  chooseOneNode: "Wählen Sie genau einen Knoten aus.",
  chooseTwoNodes: "Wählen Sie genau zwei Knoten aus.",
  chooseMoreNodes: "Wählen Sie mindestens zwei Knoten aus.",
  noGroup: "Keine Gruppe und kein Knoten einer Gruppe ist ausgewählt.",
  allPinned: "Alle ausgewählten Knoten sind fixiert.",
  nonePinned: "Keiner der ausgewählten Knoten ist fixiert.",
  newNode: (number) => `Knoten ${figures(number)}`,
  newGroup: (number) => `Gruppe ${figures(number)}`,
  nameOf: (label) => `Name von ${label}`,
  connectTitle: (label) => `${label} verbinden mit`,
  connectHint: "Namen eingeben",
  noMatch: (text) => `Kein Knoten heißt „${text}“.`,
  typeTitle: "Typ",
  typeHint: "Eingeben oder auswählen",
  newType: (text) => `Neuer Typ „${text}“`,
  menu: "Menü",
  manyNodes: (count) => `${figures(count)} Knoten sind auf einmal kaum zu lesen.`,
  view: "Ansicht",
  zoom: "Vergrößerung in Prozent",
  zoomIn: "Vergrößern",
  zoomOut: "Verkleinern",
  minimap: "Übersicht. Ziehen bewegt den Ausschnitt",
  showMinimap: "Übersicht zeigen",
  hideMinimap: "Übersicht ausblenden",
  noFast: "Der Graph wird ausführlich gezeichnet",
  noFastText: "Schnelles Zeichnen braucht WebGL, das diesem Browser fehlt. Große Graphen bewegen sich langsamer.",
};

function edgeCount(count: number): string {
  return `${figures(count)} ${count === 1 ? "Kante" : "Kanten"}`;
}

function linkCount(count: number): string {
  return `${figures(count)} ${count === 1 ? "Verbindung" : "Verbindungen"}`;
}
