import type { AllWords } from "../../words";
import { figures } from "../count";

export const documents: AllWords["documents"] = {
  search: "In den Texten suchen",
  clear: "Suche leeren",
  hits: "Gefundene Textstellen",
  found: (count) => `${stellen(count)} gefunden`,
  foundInHandbook: (count) => `Nichts in diesem Graphen. ${stellen(count)} im Handbuch gefunden`,
  noHit: (query) => `Nichts über „${query}“ gefunden.`,
  searched: (titles) => `Durchsucht: ${some(titles)} und das Handbuch.`,
  searchedHandbook: "Dieser Graph hat keine Kurse. Durchsucht wurde das Handbuch.",
  inGraph: "In diesem Graphen",
  texts: "Knoten mit einem Text",
  count: (count) => figures(count),
  nothing: "Dieser Graph hat keine Texte.",
  nothingHint:
    "Fügen Sie Kursdateien oder Notizen hinzu (.md, .txt): Ihre Lektionen und Textstellen werden zu Knoten. Oder lesen Sie das Handbuch.",
  add: "Dokumente hinzufügen…",
  handbook: "Handbuch",
  readHandbook: "Handbuch lesen",
  openHandbook: "Als Graph öffnen",
  handbookMissing: "Das Handbuch konnte nicht geladen werden.",
  again: "Noch einmal versuchen",
  handbookCourse: (title) => `Handbuch · ${title}`,
  lessonTitle: (number, title) => `${figures(number)}. ${title}`,
  back: "Alle Dokumente",
  lessons: "Lektionen davor und danach",
  previous: (title) => `Vorige Lektion: ${title}`,
  next: (title) => `Nächste Lektion: ${title}`,
  earlier: "Früheren Text zeigen",
  further: "Mehr anzeigen",
  select: "Auswählen",
  show: "Im Graphen zeigen",
  ask: "Danach fragen",
  askLesson: (number, course) => `Was behandelt Lektion ${number} von ${course}?`,
  askText: (title) => `Was sagt der Text von ${title}?`,
  noText: "Diese Lektion hat keinen Text.",
  gone: "Diesen Text gibt es nicht mehr",
  goneHint: "Er wurde entfernt oder geändert. Wählen Sie einen anderen aus der Liste.",
  asItWas: "Der Graph hat diesen Text nicht mehr. Das ist die Fassung, die der Antwort vorlag.",
};

function stellen(count: number): string {
  return count === 1 ? "1 Stelle" : `${figures(count)} Stellen`;
}

function some(titles: readonly string[]): string {
  const shown = titles.slice(0, 4).join(", ");
  return titles.length > 4 ? `${shown} und ${figures(titles.length - 4)} weitere` : shown;
}
