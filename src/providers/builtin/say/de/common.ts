import { figure } from "../../answer/words";
import type { Common, Talk } from "../en/common";
import { amount, becauseBy, type Cause, listsOf } from "../kit";

const causes: Readonly<Record<Cause, string>> = {
  denied: "Es wurde nicht erlaubt.",
  stopped: "Es wurde angehalten.",
  unavailable: "Die Schritte sind aufgebraucht. Fragen Sie nur danach.",
};

const databaseFaults: Readonly<Record<string, string>> = {
  timeout:
    "Die Datenbank hat nicht rechtzeitig geantwortet. Fragen Sie nach weniger: nach wenigen Elementen oder Schritten.",
  lost: "Die Verbindung zur Datenbank ist abgerissen. Versuchen Sie es noch einmal.",
  conflict: "Jemand hat das inzwischen geändert. Wiederholen Sie es vom jetzigen Stand aus.",
  unsure:
    "Die Datenbank hat nicht gesagt, ob die Änderung geschrieben wurde. Sehen Sie nach, bevor Sie sie wiederholen.",
};

export const common: Common = {
  ...listsOf({ comma: ", ", and: " und ", or: " oder ", more: (count) => ` und ${count} weitere` }),
  quote: (text) => `„${text}“`,
  unchanged: {
    changed: "Es hat sich nichts geändert",
    changedYet: "Es hat sich noch nichts geändert",
    view: "Die Ansicht ist unverändert",
    selection: "Die Auswahl ist unverändert",
    layout: "Das Layout ist unverändert",
    added: "Es wurde nichts hinzugefügt",
    deleted: "Es wurde nichts gelöscht",
    merged: "Es wurde nichts zusammengeführt",
    saved: "Es wurde nichts gespeichert",
    exported: "Es wurde nichts exportiert",
    highlighted: "Es wurde nichts hervorgehoben",
    graph: "Der Graph bleibt offen",
  },
  undone: {
    counted: "Das konnte ich nicht zählen",
    lookedFor: "Danach konnte ich nicht suchen",
    lookedUp: "Das konnte ich nicht nachschlagen",
    workedOut: "Das konnte ich nicht berechnen",
    read: "Das konnte ich nicht lesen",
    edgesRead: "Die Kanten konnte ich nicht lesen",
    neighboursRead: "Die Nachbarn konnte ich nicht lesen",
    attributesRead: "Die Attribute konnte ich nicht lesen",
    typesRead: "Die Typen konnte ich nicht lesen",
    summary: "Die Zusammenfassung konnte ich nicht erstellen",
    sample: "Ich konnte keine Stichprobe ziehen",
    path: "Ich konnte keinen Pfad suchen",
    pathStyled: "Ich habe nur einen Teil des Pfads geändert",
    pathSelected: "Ich habe nur einen Teil des Pfads ausgewählt",
    swapped: "Die Farben sind unverändert",
    swappedWhole: "Ich habe nur einen Teil der Farben getauscht",
    highlighted: "Ich habe nur einen Teil hervorgehoben",
    algorithms: "Die Algorithmen konnte ich nicht aufzählen",
    styleRemoved: "Die Stile habe ich nicht entfernt",
    removed: "Das habe ich nicht entfernt",
    edgeAdded: "Ich habe keine Kante hinzugefügt",
    connected: "Ich habe nichts verbunden",
    explained: "Das Aussehen konnte ich nicht erklären",
    groups: "Die Gruppen konnte ich nicht berechnen",
    coloured: "Ich habe sie nicht eingefärbt",
    compared: "Ich konnte sie nicht vergleichen",
    ties: "Die Verbindungen konnte ich nicht zählen",
    largestPart: "Den größten Teil konnte ich nicht berechnen",
    average: "Den Durchschnitt konnte ich nicht berechnen",
  },
  requests: {
    howMany: "Wie viele Knoten gibt es?",
    howManyOf: "Wie viele {what} gibt es?",
    howManyNodesOf: "Wie viele {what}-Knoten gibt es?",
    bigger: "Mach alle Knoten größer",
    blue: "Färbe {what} blau",
    blueNodes: "Färbe die {what}-Knoten blau",
    sizeBy: "Größe nach {what}",
    colourBy: "Färbe die Knoten nach {what}",
    removeAll: "Lösche alle {what}",
    remove: "Lösche {what}",
    meanNextTo: "Ich meine den Knoten neben {what}",
    mean: "Ich meine {what}",
  },
  end: (head) => `${head}.`,
  failure: (head, cause) => `${head}: ${causes[cause]}`,
  because: becauseBy(
    {
      "numbers-needed": ({ attribute }) => `Dafür braucht es Zahlen, und „${attribute}“ enthält keine`,
      "empty-name": () => "Der neue Name ist leer",
      "fixed-attribute": ({ attribute }) => `${attribute} lässt sich nicht ändern`,
      "same-ends": ({ name }) => `${name} ist Anfang und Ende zugleich`,
      "fixed-name": ({ name }) => `Ein Attribut kann nicht ${name} heißen`,
      "nothing-selected": () => "Nichts ist ausgewählt",
      "no-canvas": () => "Ein Bild braucht die Zeichenfläche der Seite",
      "no-filter": () => "Es gibt keinen Filter",
      "unknown-layer": ({ name }) => `Einen Stil „${name}“ gibt es nicht`,
      "nothing-folded": () => "Keine Gruppe ist gefaltet",
    },
    [" (", ")"],
    ".",
  ),
  database: (fault) =>
    databaseFaults[fault] ??
    "Die Datenbank hat das nicht getan. Versuchen Sie es mit weniger, oder fragen Sie, wer sie betreibt.",
  restLeft: "Den Rest habe ich deshalb gelassen.",
  notRanked: (by) => `Ich konnte nicht nach ${by} ordnen`,
  notChanged: ({ many }) => `Die ${many} habe ich nicht geändert`,
  notAdded: (name) => `${name} habe ich nicht hinzugefügt`,
  notWorkedOut: (name) => `${name} konnte ich nicht berechnen`,
  valuesNotRead: (name) => `Die Werte von ${name} konnte ich nicht lesen`,
  node: { one: "Knoten", many: "Knoten" },
  edge: { one: "Kante", many: "Kanten" },
  neighbour: { one: "Nachbar", many: "Nachbarn" },
  counted: amount,
  allOf: (count, things) => {
    if (count === null) return `Die ${things.many}`;
    if (count === 1) return `1 ${things.one}`;
    return count === 2 ? `Beide ${things.many}` : `Alle ${figure(count)} ${things.many}`;
  },
  none: ({ many }) => `Es gibt keine ${many}.`,
  readAs: (words) => `Ich lese das als ${common.list(words.map(common.quote))}.`,
  onGuess: "Bei der Antwort davor war ich nicht sicher.",
  strangeNoun: (noun) => `„${noun}“ kenne ich hier nicht, darum habe ich alle Knoten angesehen.`,
  leftOut: (words) => `${common.list(words.map(common.quote))} habe ich ignoriert.`,
  noSuchName: (name, nearest) =>
    `Kein Knoten und kein Wert heißt „${name}“.${nearest.length === 0 ? "" : ` Meinen Sie ${common.or(nearest)}?`}`,
  notLookedUp: (name) => `„${name}“ konnte ich nicht nachschlagen.`,
  several: (count, name, names) => `${count} Knoten passen zu „${name}“: ${names}. Welchen meinen Sie?`,
  nextTo: (name) => `neben ${name}`,
  nothingCalled: (names) => `Nichts in diesem Graphen heißt ${common.or(names.map(common.quote))}.`,
  noType: (name, wanted, { values }) =>
    `Kein Knoten hat ${name} „${wanted}“${values.length === 0 ? "" : `; es gibt ${common.list(values)}`}.`,
  nothingSelected: "Jetzt ist nichts ausgewählt.",
  nothingSpokenOf: ({ many }) => `Welche ${many}? Wir haben noch über keine gesprochen.`,
  whoseNeighbours: "Wessen Nachbarn meinen Sie?",
  noTie: "Davon hat keiner eine solche Verbindung.",
  noValue: ({ many }, name) => `Keine ${many} haben einen Wert für ${name}.`,
  nothingToCompare: (who, name) => `${who} hat kein ${name} zum Vergleichen.`,
};

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
    `Das habe ich nicht verstanden: es hat zu viele verschachtelte Teile.`,
    "Schreiben Sie kürzere Sätze, oder fragen Sie ein Modell.",
  ],
  halfSaid: (attribute) => `Wessen ${attribute} soll sich ändern, und worauf?`,
  notUnderstood: () => "Das habe ich nicht verstanden.",
  tryThese: (offers) => `Versuchen Sie ${offers}, oder fragen Sie ein Modell.`,
  partNotUnderstood: "Einen Teil habe ich nicht verstanden. Dieser Teil hat nichts geändert.",
  notUnderstoodHere: (words, offers) => [
    `„${words}“ verstehe ich hier nicht.`,
    `Lassen Sie es weg, oder versuchen Sie ${offers}.`,
  ],
  partLeft: (words) => `„${words}“ habe ich nicht verstanden und übersprungen.`,
  partRests: (words) => `„${words}“ hängt davon ab, darum habe ich es übersprungen.`,
  whatIsToBe: (words, names) => `Was soll „${words}“ sein: ${or(names)}?`,
  statementNotAsked: "Das klingt nach einer Feststellung.",
  sayAsRequest: "Sagen Sie es als Anweisung, oder fügen Sie „jetzt“ hinzu.",
  shallItBeDone: (message) => `Soll ich das tun? Sagen Sie „ja“ oder „${message}“.`,
  misspelt: (words) => `„${words}“ sieht nach einem Tippfehler aus, und auf Verdacht lösche ich nichts.`,
  writeToGoOn: "Schreiben Sie den ganzen Namen, um fortzufahren.",
  youDecide:
    "Das entscheiden Sie. Mit den Knoten werden auch ihre Kanten gelöscht. " +
    "Ich frage vorher, und Sie können es rückgängig machen. Sagen Sie „Lösche …“.",
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
        "Sagen Sie „Führe … und … zusammen“: der eine behält seine Werte und bekommt alle Verbindungen. " +
        "Ich frage vorher, und Sie können es rückgängig machen.",
      rename:
        `Sagen Sie „Benenne ${who} in … um“. Nur der Name ändert sich: Verbindungen und Werte bleiben. ` +
        "Sie können das rückgängig machen.",
      remove: `Sagen Sie „Lösche ${who}“, oder welche: die Kanten daran gehen mit. Ich frage vorher, und Sie können es rückgängig machen.`,
      add:
        "Sagen Sie „Füge einen Knoten namens … hinzu“ für einen Knoten, oder „Verbinde … mit …“ für eine Kante. " +
        "Sie können das rückgängig machen.",
      set:
        `Ja: sagen Sie „Setze ${attribute} von ${who} auf …“ für einen, oder „Setze ${attribute} von allen … auf ` +
        "…“ für alle einer Art. Sie können das rückgängig machen.",
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
  basis: () => "Das steht so im Graphen, nichts ist geraten: die Schritte oben zeigen, wie.",
  together: (sum, said) => `Zusammen sind es ${sum}: ${said}.`,
  difference: (apart, said) => `Der Unterschied ist ${apart}: ${said}.`,
};
