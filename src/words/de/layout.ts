import type { PanelWords } from "../words";

export const layout: PanelWords["layout"] = {
  which: "Anordnung",
  names: {
    force: "Nach Kanten",
    layered: "Stufen",
    concentric: "Ringe",
    circle: "Kreis",
    grid: "Reihen",
    random: "Verstreut",
    geographic: "Karte",
    noverlap: "Ohne Überlappung",
  },
  about: {
    force: "Was verbunden ist, steht beisammen.",
    layered: "Von oben nach unten, in Richtung der Kanten.",
    concentric: "Das Stärkste in der Mitte.",
    circle: "Alle auf einem Ring.",
    grid: "In Reihen und Spalten.",
    random: "Jeder Knoten an zufälliger Stelle.",
    geographic: "Nach Breite und Länge, Norden oben.",
    noverlap: "Wie sie stehen, nur auseinandergerückt, wo sie sich überlappen.",
  },
  good: "Passt hier",
  reasons: {
    places: "Diese Knoten haben Breite und Länge: Eine Karte zeigt, wo sie liegen.",
    noEdges: "Dieser Graph hat keine Kanten: Reihen sind am leichtesten zu lesen.",
    levels: "Alle Kanten sind gerichtet und keine führt zurück: Stufen zeigen, was zuerst kommt.",
    tree: "Dieser Graph ist ein Baum: Stufen zeigen seine Äste.",
    dense: "Fast alle Knoten sind verbunden: Ein Ring hält die Kanten auseinander.",
    hub: "Ein Knoten ist mit den meisten anderen verbunden: Ringe stellen ihn in die Mitte.",
    links: "Hier ergeben sich weder Stufen noch Reihen, also entscheiden die Kanten.",
  },
  options: "Einstellungen",
  spread: "Abstand",
  gravity: "Zug zur Mitte",
  gap: "Raum um Knoten",
  direction: "Richtung",
  directions: { down: "Abwärts", up: "Aufwärts", right: "Rechts", left: "Links" },
  root: "Oberster Knoten",
  rootHint: "Name oder ID; leer: wird gefunden",
  ringsBy: "Ringe nach",
  orderBy: "Reihenfolge nach",
  byLinks: "Zahl der Verbindungen",
  automatic: "Automatisch",
  columns: "Spalten",
  scope: "Was angeordnet wird",
  all: (count) => `Alle ${figures(count)}`,
  shown: (count, all) => `Sichtbar: ${figures(count)} von ${figures(all)}`,
  selected: (count) => `Auswahl ${figures(count)}`,
  noneSelected: "Nichts ist ausgewählt.",
  keepPinned: (count) =>
    count === 0 ? "Angeheftete Knoten stehen lassen" : `${figures(count)} angeheftete stehen lassen`,
  arrange: "Anordnen",
  stop: "Anhalten",
  running: "Wird angeordnet…",
  stopped: "Angehalten. Nichts wurde verschoben.",
  empty: "Es gibt noch keine Knoten zum Anordnen.",
};

function figures(count: number): string {
  return count.toLocaleString("de-DE");
}
