import { basisLeads, lostLeads } from "../../parse/aside-leads";
import type { Talk } from "../en/talk";
import { common } from "./common";

const { list, or } = common;

export const talk: Talk = {
  hello: (offers) => `Hallo. Fragen Sie etwas zu diesem Graphen, oder sagen Sie, was geändert werden soll: ${offers}.`,
  thanks: "Gut. Was kommt als Nächstes?",
  help: (first, second) =>
    [
      "Dieser Assistent beantwortet Fragen zum offenen Graphen und ändert ihn:",
      "",
      `- Fragen: „Wie viele Knoten gibt es?“, „Fasse den Graphen zusammen“, „${first}“`,
      `- Aussehen: „${second}“, „Entferne alle Stile“`,
      "- Anordnen und ansehen: „Ordne alles im Kreis an“, „Zeig alles“",
      "- Aufbau: „Welcher Knoten hat die meisten Verbindungen?“, „Kürzester Pfad von einem zum anderen“",
      "- Ändern: „Füge einen Knoten namens Zoe hinzu“, „Benenne Zoe in Zora um“, „Mach das rückgängig“",
      "",
      "Vor dem Löschen wird immer gefragt.",
    ].join("\n"),
  noWords: (offers) => `Da sind keine Wörter, nach denen man gehen könnte. Versuchen Sie ${offers}.`,
  tooLong: (offers) =>
    `Das ist zu lang für eine Anfrage, darum wurde nichts geändert. Sagen Sie es in ein, zwei Sätzen: ${offers}.`,
  tangled: `${lostLeads.de}: es hat zu viele verschachtelte Teile für den eingebauten Assistenten. Es wurde nichts geändert. Sagen Sie es in kürzeren Sätzen, oder fragen Sie stattdessen ein Modell.`,
  halfSaid: (attribute) => `Wessen ${attribute} soll sich ändern, und worauf? Es wurde nichts geändert.`,
  notUnderstood: () => `${lostLeads.de}.`,
  tryThese: (offers) =>
    `Es wurde nichts geändert. Versuchen Sie ${offers}. Für freiere Worte: Fragen Sie stattdessen ein Modell.`,
  partNotUnderstood: "Ein Teil der Nachricht wurde nicht verstanden, darum hat dieser Teil nichts geändert.",
  notUnderstoodHere: (words, offers) =>
    `„${words}“ wurde hier nicht verstanden, darum wurde nichts geändert. Sagen Sie es ohne das, oder versuchen Sie ${offers}.`,
  partLeft: (words) => `„${words}“ wurde nicht verstanden und nicht getan.`,
  partRests: (words) => `„${words}“ baut darauf auf und wurde darum nicht getan.`,
  yesOrNo: ["Ja", "Nein"],
  whatIsToBe: (words, names) => `Was soll „${words}“ sein: ${or(names)}?`,
  toldNotAsked: "Das wurde erzählt, nicht verlangt.",
  sayAsRequest: "Sagen Sie es als Anweisung, oder fügen Sie „jetzt“ hinzu.",
  shallItBeDone: (message) => `Soll das gemacht werden? Sagen Sie „ja“ oder „${message}“.`,
  misspelt: (words) => `„${words}“ sieht nach einem Tippfehler aus, und auf Verdacht wird nichts gelöscht.`,
  writeToGoOn: "Schreiben Sie es aus, um fortzufahren.",
  youDecide:
    "Das müssen Sie entscheiden: beim Löschen gehen auch die Kanten an diesen Knoten, es wird vorher gefragt, und Rückgängig bringt alles zurück. Sagen Sie „Lösche …“, um es zu tun.",
  canColourBy: (request) => `Ja: sagen Sie „${request}“, und Rückgängig nimmt es zurück.`,
  canStyle: "Das geht: sagen Sie, welche Knoten oder Kanten, und die Farbe oder Größe. Rückgängig nimmt es zurück.",
  canLayout: "Das geht: sagen Sie „Ordne alles im Kreis an“, oder Raster, Kräfte, Ringe, Ebenen oder zufällig.",
  canDo: "Das geht: sagen Sie es als Anweisung, und Rückgängig nimmt es zurück.",
  cannot: {
    deed: "Das geht hier nicht: dieser Assistent liest, zeigt und ändert den offenen Graphen, und sonst nichts.",
    world: "Das sagt der Graph nicht: dieser Assistent weiß nur, was im offenen Graphen steht.",
  },
  tryOffers: (offers) => `Versuchen Sie ${offers}.`,
  lacks: (things, name, has) =>
    `${common.upTo(things, 4)} haben hier kein Attribut ${name}; ${common.upTo(has, 4)} haben es.`,
  noAttribute: (words, { many }, names) =>
    `Es gibt in diesem Graphen kein Attribut „${words}“, also lässt sich danach nichts sagen oder zeichnen.${names.length === 0 ? "" : ` ${many} haben ${common.upTo(names, 12)}.`}`,
  howTo: (topic, who, attribute) =>
    ({
      undo: "Rückgängig nimmt die letzte Änderung zurück und sonst nichts, und Wiederholen bringt sie wieder: es gehen keine Daten verloren.",
      merge:
        "Sagen Sie „Führe … und … zusammen“: der eine behält seine Werte und bekommt alle Verbindungen. Es wird vorher gefragt, und Rückgängig nimmt es zurück.",
      rename: `Sagen Sie „Benenne ${who} in … um“. Nur der Name ändert sich: Verbindungen und Werte bleiben, und Rückgängig nimmt es zurück.`,
      remove: `Sagen Sie „Lösche ${who}“, oder welche: die Kanten daran gehen mit, es wird vorher gefragt, und Rückgängig bringt alles zurück.`,
      add: "Sagen Sie „Füge einen Knoten namens … hinzu“ für einen Knoten, oder „Verbinde … mit …“ für eine Kante. Rückgängig nimmt es zurück.",
      set: `Ja: sagen Sie „Setze ${attribute} von ${who} auf …“ für einen, oder „Setze ${attribute} von allen … auf …“ für alle einer Art. Rückgängig nimmt es zurück.`,
    })[topic],
  takenAs: (words, taken, others) => `„${words}“ wurde als ${taken} gelesen; es ist auch ein Wert von ${list(others)}.`,
  valueOf: (words, names) => `„${words}“ ist ein Wert von ${list(names)}.`,
  itself: (offers) =>
    `Das ist der eingebaute Assistent von Parley: Regeln, die den offenen Graphen in diesem Browser lesen, kein Sprachmodell. Versuchen Sie ${offers}.`,
  algorithms: (names) =>
    `Es gibt ${names.length} Algorithmen: ${list(names)}. Fragen Sie danach in Ihren eigenen Worten.`,
  nothingChangedHere: "In diesem Gespräch wurde nichts geändert.",
  lastChange: (last, before) =>
    `Die letzte Änderung: ${last}.${before === "" ? "" : ` Davor: ${before}.`} Rückgängig nimmt die letzte Nachricht zurück.`,
  noAlgorithm: (words, near) =>
    `Es gibt hier keinen Algorithmus „${words}“.${near.length === 0 ? "" : ` Am nächsten kommen ${list(near)}.`}`,
  noSuchChange: "Die letzte Änderung war nichts dieser Art.",
  sayUndo: "Sagen Sie „rückgängig“, um die letzte Nachricht zurückzunehmen.",
  nothingBefore: "Davor wurde noch nichts beantwortet.",
  thatWasAChange: "Das war eine Änderung, wie gewünscht. Rückgängig nimmt sie zurück.",
  basis: () => `${basisLeads.de}: dafür wurden die Schritte oben ausgeführt.`,
  noTwoFigures: "Es gibt keine zwei Zahlen zum Vergleichen.",
  together: (sum, said) => `Zusammen sind es ${sum}: ${said}.`,
  difference: (apart, said) => `Der Unterschied ist ${apart}: ${said}.`,
  bothAre: (value) => `Beide haben ${value}.`,
};
