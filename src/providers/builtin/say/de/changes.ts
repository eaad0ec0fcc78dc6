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
  changed: ({ who, isOne }, change) => `${who} ${have(isOne)} jetzt ${changeText(change)}. Rückgängig nimmt es zurück.`,
  changedAlready: ({ who, isOne }, change) => `${who} ${have(isOne)} schon ${changeText(change)}.`,
  merged: (count, into) => `${amount(count, node)} ${count === 1 ? "ist" : "sind"} mit ${into} zusammengeführt.`,
  mergedAs: (count, name) => `${amount(count, node)} sind jetzt einer und heißen ${name}.`,
  oldName: (merged) => `${merged} Er hat noch seinen alten Namen`,
  undoTakesBack: "Rückgängig nimmt es zurück.",
  addedAll: (names) => `${names} sind hinzugefügt.`,
  added: (name) => `${name} ist hinzugefügt.`,
  addedTo: (name, ends, as) => `${name} ist hinzugefügt und mit ${ends} verbunden${as}.`,
  as: (value) => `, als ${value}`,
  withValue: (pair) => `, mit ${pair}`,
  edgeNeedsTwo: "Eine Kante braucht zwei Knoten.",
  edgeHasTwo: "Eine Kante hat zwei Enden.",
  whichLink: (who, count) =>
    count > 1
      ? `${who} hat ${count} solche Verbindungen: Sagen Sie, welche wegfällt.`
      : `Es ist nicht klar, welche Verbindung von ${who} gemeint ist.`,
  oldLinkGone: " Die alte Verbindung ist weg.",
  oldLinkStays: " Die alte Verbindung ist noch da.",
  connected: (pair, as) => `${list(pair)} sind jetzt verbunden${as}.`,
  connectedAlready: (pair, as) => `${list(pair)} sind schon verbunden${as}.`,
  noEdge: (pair) => `Es gibt keine Kante zwischen ${list(pair)}.`,
  edgesDeleted: (count, pair) =>
    `${amount(count, edge)} zwischen ${list(pair)} ${count === 1 ? "ist" : "sind"} gelöscht.`,
  oneNameOnly: ({ many }) => `Ein neuer Name passt nur zu einem Knoten, und das können mehrere sein: ${many}.`,
  calledAlready: (who) => `${who} heißt schon so.`,
  renamed: (old, name) => `${old || "Der Knoten"} heißt jetzt ${name}.`,
  didYouMean: (words) => `Meinen Sie ${words}?`,
  writeItOut: "Schreiben Sie es aus, um zu löschen.",
  sayWhichToDelete: "Sagen Sie, welche gelöscht werden sollen, oder „leere den Graphen“ für alles.",
  nothingToDelete: "Es gab nichts zu löschen.",
  deleted: (nodes, edges) => {
    const parts = [nodes > 0 ? amount(nodes, node) : "", edges > 0 ? amount(edges, edge) : ""];
    return `${list(parts.filter((part) => part !== ""))} ${nodes + edges === 1 ? "ist" : "sind"} gelöscht. Rückgängig bringt alles zurück.`;
  },
  fit: (count, things, names) => `${amount(count, things)} passen dazu: ${names}.`,
  whichOne: "Welchen meinen Sie?",
  saved: (count, things, name) =>
    `${count === null ? `Die ${things.many}` : amount(count, things)} ${count === 1 ? "ist" : "sind"} als „${name}“ gespeichert.`,
  pictureOf:
    "Ein Bild zeigt alles, das Sichtbare oder die Auswahl; eine Datei von einem Teil hat Knoten mit den Kanten dazwischen.",
  fileReady: (file, size) => `${file || "Die Datei"} ist fertig${size === "" ? "" : `: ${size}`}.`,
  noSample: (name, samples) =>
    `Es gibt kein Beispiel namens „${name}“.${samples.length === 0 ? "" : ` Beispiele: ${samples.join(", ")}.`}`,
  opened: (title, nodes, edges) =>
    `${title} ist geöffnet: ${amount(nodes, node)} und ${figure(edges)} ${edges === 1 ? edge.one : edge.many}.`,
};
