import { figure } from "../../answer/words";
import type { Change, Changes } from "../en/changes";
import { amount } from "../kit";
import { common } from "./common";

const { list, node, edge } = common;
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
