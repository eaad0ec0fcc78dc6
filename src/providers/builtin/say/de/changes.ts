import { figure } from "../../answer/words";
import type { Change, Changes, Looks } from "../en/changes";
import { amount } from "../kit";
import { common } from "./common";

const { edge, list, node } = common;
const have = (isOne: boolean): string => (isOne ? "hat" : "haben");

function changeText(change: Change): string {
  switch (change.kind) {
    case "set":
      return change.pair;
    case "unset":
      return `kein ${change.name} mehr`;
    case "times":
      return `${change.name} mal ${change.factor}`;
    case "more":
    case "less":
      return `${change.amount} ${change.kind === "more" ? "mehr" : "weniger"} ${change.name}`;
  }
}

export const changes: Changes = {
  changed: ({ who, isOne }, change) =>
    `${who} ${have(isOne)} jetzt ${changeText(change)}. Sie können das rückgängig machen.`,
  changedAlready: ({ who, isOne }, change) => `${who} ${have(isOne)} schon ${changeText(change)}.`,
  merged: (count, into) => `${amount(count, node)} mit ${into} zusammengeführt.`,
  mergedAs: (count, name) => `${amount(count, node)} zu einem zusammengeführt: ${name}.`,
  oldName: (merged) => `${merged} Er hat noch seinen alten Namen`,
  undoTakesBack: "Sie können das rückgängig machen.",
  addedAll: (names) => `${names} hinzugefügt.`,
  added: (name) => `${name} hinzugefügt.`,
  addedTo: (name, ends, as) => `${name} hinzugefügt und mit ${ends} verbunden${as}.`,
  as: (value) => `, als ${value}`,
  withValue: (pair) => `, mit ${pair}`,
  edgeNeedsTwo: "Eine Kante braucht zwei Knoten.",
  edgeHasTwo: "Eine Kante verbindet genau zwei Knoten.",
  whichLink: (who, count) =>
    count > 1
      ? `${who} hat ${count} solche Verbindungen. Welche soll wegfallen?`
      : `Welche Verbindung von ${who} meinen Sie?`,
  oldLinkGone: " Die alte Verbindung habe ich entfernt.",
  oldLinkStays: " Die alte Verbindung ist noch da.",
  connected: (pair, as) => `${list(pair)} sind jetzt verbunden${as}.`,
  connectedAlready: (pair, as) => `${list(pair)} sind schon verbunden${as}.`,
  noEdge: (pair) => `Es gibt keine Kante zwischen ${list(pair)}.`,
  edgesDeleted: (count, pair) => `${amount(count, edge)} zwischen ${list(pair)} gelöscht.`,
  oneNameOnly: ({ many }) => `Ein neuer Name braucht einen Knoten, und hier können es mehrere sein: ${many}.`,
  calledAlready: (who) => `${who} heißt schon so.`,
  renamed: (old, name) => `${old || "Der Knoten"} heißt jetzt ${name}.`,
  didYouMean: (words) => `Meinen Sie ${words}?`,
  writeItOut: "Schreiben Sie zum Löschen den ganzen Namen.",
  sayWhichToDelete: "Sagen Sie, welche gelöscht werden sollen, oder „leere den Graphen“ für alles.",
  nothingToDelete: "Es gab nichts zu löschen.",
  deleted: (nodes, edges) => {
    const parts = [nodes > 0 ? amount(nodes, node) : "", edges > 0 ? amount(edges, edge) : ""];
    return `${list(parts.filter((part) => part !== ""))} gelöscht. Sie können das rückgängig machen.`;
  },
  fit: (count, things, names) => `${amount(count, things)} passen dazu: ${names}.`,
  whichOne: "Welchen meinen Sie?",
  saved: (count, things, name) =>
    `${count === null ? `Die ${things.many}` : amount(count, things)} als „${name}“ gespeichert.`,
  pictureOf:
    "Ein Bild zeigt alles, das Sichtbare oder die Auswahl. Eine Datei von einem Teil enthält Knoten und die Kanten dazwischen.",
  fileReady: (file, size) => `${file || "Die Datei"} ist fertig${size === "" ? "" : `: ${size}`}.`,
  noSample: (name, samples) =>
    `Es gibt kein Beispiel namens „${name}“.${samples.length === 0 ? "" : ` Beispiele: ${samples.join(", ")}.`}`,
  opened: (title, nodes, edges) =>
    `${title} ist geöffnet: ${amount(nodes, node)} und ${figure(edges)} ${edges === 1 ? edge.one : edge.many}.`,
};

const be = (isOne: boolean): string => (isOne ? "ist" : "sind");
const layouts: Readonly<Record<string, string>> = {
  force: "nach ihren Verbindungen",
  circle: "im Kreis",
  grid: "im Raster",
  concentric: "in Ringen",
  layered: "in Ebenen",
  random: "zufällig",
  geographic: "auf einer Karte",
  noverlap: "ohne Überlappungen",
};
const layoutOf = (name: string): string => layouts[name] ?? `im Layout ${name}`;

const channels: Readonly<Record<string, string>> = {
  color: "eingefärbt",
  size: "in der Größe abgestuft",
  width: "dicker oder dünner gezeichnet",
  shape: "geformt",
  label: "beschriftet",
  opacity: "abgeblendet",
};

export const looks: Looks = {
  styled: ({ who, isOne }, look) => `${who} ${be(isOne)} jetzt ${list(look)}.`,
  pathStyled: (look, parts) => `Der Pfad ist jetzt ${list(look)}: ${list(parts)}.`,
  look: {
    colour: (name) => name,
    size: (value) => `${value} px groß`,
    larger: "größer",
    smaller: "kleiner",
    width: (value) => `${value} px breit`,
    thicker: "dicker",
    thinner: "dünner",
    shape: (name) => `in der Form „${name}“`,
    opaque: "deckend",
    fainter: "blasser",
    line: (name) => `mit Linie „${name}“`,
    outlinedIn: (colour) => `mit Rand in ${colour}`,
    outlined: "umrandet",
    noLabel: "ohne Beschriftung",
    labelled: "beschriftet",
    labelledAs: (text) => `als „${text}“ beschriftet`,
    lettered: (px) => `mit ${px} px großer Schrift beschriftet`,
  },
  styledBy: ({ who, isOne }, { channel, name }, legend) =>
    `${who} ${be(isOne)} jetzt nach ${name} ${channels[channel] ?? "gezeichnet"}${legend === "" ? "" : `: ${legend}`}.`,
  othersWithout: (count, name) => ` Die anderen ${figure(count)} haben kein ${name}.`,
  otherValues: (count) => ` ${figure(count)} mit anderen Werten sehen gleich aus.`,
  without: (count, name, isGrey) =>
    ` ${figure(count)} ${count === 1 ? "hat" : "haben"} kein ${name}${isGrey ? ` und ${be(count === 1)} grau` : ""}.`,
  noStyling: "Es gibt keine Stile zum Entfernen.",
  stylingRemoved: (layers) =>
    `Alle Stile entfernt (${amount(layers, { one: "Ebene", many: "Ebenen" })}). Sie können das rückgängig machen.`,
  lookNames: {
    color: "Farben",
    size: "Größen",
    shape: "Formen",
    width: "Breiten",
    opacity: "Deckkräfte",
    label: "eigenen Beschriftungen",
  },
  noLooks: (names) => `Es gibt keine ${names} zum Entfernen.`,
  looksRemoved: (names) => `Die ${names} sind entfernt. Sie können das rückgängig machen.`,
  lookGone: "Dieser Stil ist schon entfernt.",
  lookTaken: (layers) =>
    `${layers === 1 ? "Der Stil ist" : `${figure(layers)} Stilebenen sind`} entfernt. Sie können das rückgängig machen.`,
  ownLooks: {
    color: "Farbe",
    size: "Größe",
    shape: "Form",
    width: "Breite",
    opacity: "Deckkraft",
    label: "Beschriftung",
  },
  noLookOfTheirs: (who, names) => `Keine Stilebene ändert etwas an ${who} (${names || "Aussehen"}).`,
  usualLook: ({ who, isOne }, names) =>
    `${who} ${isOne ? "hat" : "haben"} wieder den Standard (${names || "Aussehen"}). Sie können das rückgängig machen.`,
  noneOfColours: ({ many }, a, b) => `Es gibt keine ${many} in ${a} oder ${b}.`,
  swapped: ([a, ofA], [b, ofB]) =>
    `Getauscht: was ${a} war, ist jetzt ${b} (${ofA}), und was ${b} war, ist ${a} (${ofB}).`,
  noChoice: (kind, said, names) =>
    said === ""
      ? `Es gibt: ${list(names)}.`
      : `„${said}“ gibt es nicht als ${{ layout: "Layout", format: "Format", shape: "Form" }[kind]}. Es gibt: ${list(names)}.`,
  whichColour: (who) => `Welche Farbe soll es sein für ${who}?`,
  inView: ({ who, isOne }) => `${who} ${be(isOne)} jetzt im Bild.`,
  selected: ({ who, isOne }) => `${who} ${be(isOne)} jetzt ausgewählt.`,
  selectedMore: ({ who, isOne }, mode, now) =>
    `${who} ${be(isOne)} ${mode === "add" ? "zusätzlich ausgewählt" : "nicht mehr ausgewählt"}: jetzt ${now} in der Auswahl.`,
  pathSelected: (nodes, edges) => `Der Pfad ist jetzt ausgewählt: ${amount(nodes, node)} und ${amount(edges, edge)}.`,
  hidden: ({ who, isOne }, { shown, hidden, things }) =>
    `${who} ${be(isOne)} ausgeblendet: ${amount(shown, things)} zu sehen, ${figure(hidden)} ausgeblendet. ` +
    "„Alles zeigen“ bringt sie zurück.",
  theThings: ({ many }, isPlain) => `${isPlain ? "diese" : "die"} ${many}`,
  only: ({ who, isOne }, { shown, hidden, things }) =>
    `Nur ${who} ${be(isOne)} jetzt zu sehen: ${amount(shown, things)}, ${figure(hidden)} ausgeblendet.`,
  allWouldHide: ({ many }) => `Das sind alle sichtbaren ${many}. Ohne sie wäre nichts mehr zu sehen.`,
  shownOf: (shown, all, things) => `${figure(shown)} von ${amount(all, things)} ${be(shown === 1)} zu sehen.`,
  moreShown: (count) => `${amount(count, node)} mehr ${be(count === 1)} jetzt zu sehen.`,
  takenAway: (count) => `${amount(count, node)} ${be(count === 1)} nicht mehr zu sehen. Die Datenbank ist unverändert.`,
  allShown: "Alles ist wieder zu sehen.",
  allShownOf: (nodes, edges) => `Alles ist zu sehen: ${amount(nodes, node)} und ${amount(edges, edge)}.`,
  folded: (groups, nodes, by) =>
    `${amount(nodes, node)} in ${amount(groups, { one: "Gruppe", many: "Gruppen" })} nach ${by} gefaltet.`,
  unfolded: (groups, left) =>
    left === 0
      ? "Alle Knoten werden wieder gezeichnet."
      : `Entfaltete Gruppen: ${figure(groups)}; noch gefaltet: ${figure(left)}.`,
  amongShown: "Ich habe nur die angezeigten Knoten und Kanten betrachtet.",
  stillHidden: "Ein Filter blendet noch etwas davon aus. „Zeig alles“ entfernt ihn.",
  fitted: "Der ganze Graph ist jetzt im Bild.",
  nothingHidden: "Jetzt ist nichts ausgeblendet.",
  hiddenNotListed: "Ich kann das Ausgeblendete nicht unterscheiden. „Alles zeigen“ bringt alles zurück.",
  noneHidden: ({ many }) => `Keiner der ausgeblendeten Knoten gehört zu: ${many}.`,
  shownAgain: ({ who, isOne }, { shown, hidden, things }) =>
    `${who} ${be(isOne)} wieder zu sehen: ${amount(shown, things)}, ${figure(hidden)} ausgeblendet.`,
  layout: (name) => `Die Knoten sind jetzt ${layoutOf(name)} angeordnet.`,
  layoutIs: (name) => `Die Knoten sind ${layoutOf(name)} angeordnet.`,
  layoutStays: (name) => `Die Knoten sind schon ${layoutOf(name)} angeordnet. Keiner hat sich bewegt.`,
  roomier: (count) => `${amount(count, node)} ${count === 1 ? "liegt" : "liegen"} jetzt weiter auseinander.`,
  moved: (count, name, unmoved) => {
    const rest = unmoved === 0 ? "" : `; ${figure(unmoved)} ausgeblendete haben sich nicht bewegt`;
    return `${amount(count, node)} ${layoutOf(name)} angeordnet${rest}.`;
  },
  noHistory: (kind, isFar) =>
    `Es gibt${isFar ? " so weit zurück" : ""} nichts ${kind === "undo" ? "rückgängig zu machen" : "zu wiederholen"}.`,
  history: (kind, count, titles) =>
    `${kind === "undo" ? "Rückgängig gemacht" : "Wiederhergestellt"}${count > 1 ? ` (${figure(count)} Änderungen)` : ""}: ${titles}.`,
};
