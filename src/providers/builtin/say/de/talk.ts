import { basisLeads, lostLeads } from "../../parse/aside-leads";
import type { Talk } from "../en/talk";
import { common } from "./common";

const { list, or } = common;

export const talk: Talk = {
  hello: (offers) => `Hallo. Fragen Sie etwas zu diesem Graphen, oder sagen Sie, was geändert werden soll: ${offers}.`,
  thanks: "Gut. Was kommt als Nächstes?",
  help: (first, second) =>
    [
      "Ich beantworte Fragen zum offenen Graphen und ändere ihn:",
      "",
      `- Fragen: „Wie viele Knoten gibt es?“, „Fasse den Graphen zusammen“, „${first}“`,
      `- Aussehen: „${second}“, „Entferne alle Stile“`,
      "- Anordnen und ansehen: „Ordne alles im Kreis an“, „Zeig alles“",
      "- Aufbau: „Welcher Knoten hat die meisten Verbindungen?“, „Kürzester Pfad von einem zum anderen“",
      "- Ändern: „Füge einen Knoten namens Zoe hinzu“, „Benenne Zoe in Zora um“, „Mach das rückgängig“",
      "",
      "Vor dem Löschen frage ich immer.",
    ].join("\n"),
  noWords: (offers) => `Ich sehe hier keine Wörter. Versuchen Sie ${offers}.`,
  tooLong: (offers) => ["Das ist zu lang für eine Anfrage.", `Versuchen Sie ein, zwei Sätze: ${offers}.`],
  tangled: [
    `${lostLeads.de}: es hat zu viele verschachtelte Teile.`,
    "Schreiben Sie kürzere Sätze, oder fragen Sie ein Modell.",
  ],
  halfSaid: (attribute) => `Wessen ${attribute} soll sich ändern, und worauf?`,
  notUnderstood: () => `${lostLeads.de}.`,
  tryThese: (offers) => `Versuchen Sie ${offers}, oder fragen Sie ein Modell.`,
  partNotUnderstood: "Einen Teil habe ich nicht verstanden. Dieser Teil hat nichts geändert.",
  notUnderstoodHere: (words, offers) => [
    `„${words}“ verstehe ich hier nicht.`,
    `Lassen Sie es weg, oder versuchen Sie ${offers}.`,
  ],
  partLeft: (words) => `„${words}“ habe ich nicht verstanden und übersprungen.`,
  partRests: (words) => `„${words}“ hängt davon ab, darum habe ich es übersprungen.`,
  whatIsToBe: (words, names) => `Was soll „${words}“ sein: ${or(names)}?`,
  toldNotAsked: "Das klingt nach einer Feststellung.",
  sayAsRequest: "Sagen Sie es als Anweisung, oder fügen Sie „jetzt“ hinzu.",
  shallItBeDone: (message) => `Soll ich das tun? Sagen Sie „ja“ oder „${message}“.`,
  misspelt: (words) => `„${words}“ sieht nach einem Tippfehler aus, und auf Verdacht lösche ich nichts.`,
  writeToGoOn: "Schreiben Sie den ganzen Namen, um fortzufahren.",
  youDecide:
    "Das entscheiden Sie. Mit den Knoten werden auch ihre Kanten gelöscht. Ich frage vorher, und Sie können es rückgängig machen. Sagen Sie „Lösche …“.",
  canColourBy: (request) => `Ja: sagen Sie „${request}“. Sie können das rückgängig machen.`,
  canStyle: "Ja: sagen Sie, welche Knoten oder Kanten, und die Farbe oder Größe. Sie können das rückgängig machen.",
  canLayout: "Ja: sagen Sie „Ordne alles im Kreis an“, oder Raster, Kräfte, Ringe, Ebenen oder zufällig.",
  canDo: "Ja: sagen Sie es als Anweisung. Sie können das rückgängig machen.",
  cannot: {
    deed: "Das kann ich nicht. Ich kann den offenen Graphen lesen, zeigen und ändern.",
    world: "Das sagt der Graph nicht, und sonst weiß ich nichts.",
  },
  tryOffers: (offers) => `Versuchen Sie ${offers}.`,
  lacks: (things, name, has) =>
    `${common.upTo(things, 4)} haben kein Attribut ${name}; ${common.upTo(has, 4)} haben es.`,
  noAttribute: (words, { many }, names) =>
    `Dieser Graph hat kein Attribut „${words}“.${names.length === 0 ? "" : ` ${many} haben ${common.upTo(names, 12)}.`}`,
  howTo: (topic, who, attribute) =>
    ({
      undo: "Rückgängig hebt die letzte Änderung auf, Wiederholen bringt sie zurück. Es gehen keine Daten verloren.",
      merge:
        "Sagen Sie „Führe … und … zusammen“: der eine behält seine Werte und bekommt alle Verbindungen. Ich frage vorher, und Sie können es rückgängig machen.",
      rename: `Sagen Sie „Benenne ${who} in … um“. Nur der Name ändert sich: Verbindungen und Werte bleiben. Sie können das rückgängig machen.`,
      remove: `Sagen Sie „Lösche ${who}“, oder welche: die Kanten daran gehen mit. Ich frage vorher, und Sie können es rückgängig machen.`,
      add: "Sagen Sie „Füge einen Knoten namens … hinzu“ für einen Knoten, oder „Verbinde … mit …“ für eine Kante. Sie können das rückgängig machen.",
      set: `Ja: sagen Sie „Setze ${attribute} von ${who} auf …“ für einen, oder „Setze ${attribute} von allen … auf …“ für alle einer Art. Sie können das rückgängig machen.`,
    })[topic],
  takenAs: (words, taken, others) =>
    `„${words}“ habe ich als ${taken} gelesen; es ist auch ein Wert von ${list(others)}.`,
  valueOf: (words, names) => `„${words}“ ist ein Wert von ${list(names)}.`,
  itself: (offers) =>
    `Ich bin der eingebaute Assistent von Parley. Ich folge Regeln in diesem Browser und nutze kein Sprachmodell. Versuchen Sie ${offers}.`,
  algorithms: (names) =>
    `Es gibt ${names.length} Algorithmen: ${list(names)}. Fragen Sie danach in Ihren eigenen Worten.`,
  nothingChangedHere: "In diesem Gespräch hat sich nichts geändert.",
  lastChange: (last, before) =>
    `Die letzte Änderung: ${last}.${before === "" ? "" : ` Davor: ${before}.`} Rückgängig hebt die letzte Nachricht auf.`,
  noAlgorithm: (words, near) =>
    `Es gibt hier keinen Algorithmus „${words}“.${near.length === 0 ? "" : ` Am nächsten kommen ${list(near)}.`}`,
  noSuchChange: "Die letzte Änderung war etwas anderes.",
  sayUndo: "Sagen Sie „rückgängig“, um die letzte Nachricht aufzuheben.",
  nothingBefore: "Ich habe noch nichts beantwortet.",
  thatWasAChange: "Das war die gewünschte Änderung. Sie können das rückgängig machen.",
  basis: () => `${basisLeads.de}: die Schritte oben zeigen, wie.`,
  together: (sum, said) => `Zusammen sind es ${sum}: ${said}.`,
  difference: (apart, said) => `Der Unterschied ist ${apart}: ${said}.`,
};
