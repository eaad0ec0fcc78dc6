import type { Words } from "../../words";

export const followUpPrompts: Words["followUpPrompts"] = {
  showAll: "Wieder alles zeigen",
  howManyBy: "Diese Knoten nach {attribute} gruppieren",
  theirAverage: "Was ist der Durchschnitt von {attribute} bei ihnen?",
  mostLinks: "Welcher davon hat die meisten Verbindungen?",
  showThem: "Nur sie zeigen",
  zoomToThem: "Auf sie zoomen",
  selectThem: "Sie auswählen",
  makeThemRed: "Sie rot färben",
  pathBy: "Was ist der kürzeste Weg von {from} nach {to} nach {attribute}?",
  neighbours: "Wer sind die Nachbarn von {node}?",
  within2: "Welche Knoten liegen höchstens 2 Kanten von {node}?",
  colourBy: "Die Knoten nach {attribute} färben",
  largestPart: "Nur den größten Teil zeigen",
  colourByCommunity: "{graph} nach Communities färben",
  onlyWith: "Nur die Knoten von {attribute} {value} zeigen",
};
