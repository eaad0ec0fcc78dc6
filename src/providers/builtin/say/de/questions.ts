import { figure } from "../../answer/words";
import type { Questions } from "../en/questions";
import { amount } from "../kit";
import { common } from "./common";

const steps = { one: "Schritt", many: "Schritte" };
const inSteps = { one: "Schritt", many: "Schritten" };
const named = (names: string): string => (names === "" ? "" : `: ${names}`);

export const questions: Questions = {
  thereAre: (count, things) => (count === 0 ? common.none(things) : `Es gibt ${amount(count, things)}.`),
  found: (count, things, names) => `${amount(count, things)}${named(names)}.`,
  foundUnseen: ({ many }) => `Der Schritt darüber zeigt die gefundenen ${many}.`,
  foundNamed: (count, names) => `${count === 1 ? "Gefunden" : `${figure(count)} gefunden`}: ${names}.`,
  no: "Nein.",
  yes: (text) => `Ja: ${text}.`,
  noneSuch: ({ many }) => `Solche ${many} gibt es nicht.`,
  noNeighbours: (who) => `${who || "Das"} hat keine Nachbarn.`,
  nobodyFor: (relation, who) => `Zu „${relation}“ habe ich bei ${who || "dem"} nichts gefunden.`,
  share: (percent, some, { total, things }) => `${percent} %: ${figure(some)} von ${amount(total, things)}.`,
  record: { one: "Datensatz", many: "Datensätze" },
  someOf: (shown, total, { many }) => `${figure(shown)} von ${figure(total)} ${many}`,
  hasNeighbours: (who, count, names) =>
    `${who} hat ${count === 0 ? "keine Nachbarn" : amount(count, common.neighbour)}${named(names)}.`,
  hasEdges: (who, count, { way, names }) => {
    const kind = { in: "eingehende ", out: "ausgehende ", both: "" }[way];
    const ends = names === "" ? "" : `, ${way === "in" ? "von" : "zu"} ${names}`;
    return `${who} hat ${amount(count, { one: `${kind}Kante`, many: `${kind}Kanten` })}${ends}.`;
  },
  noEdgeBetween: (pair) => `Nein: es gibt keine Kante zwischen ${common.list(pair)}.`,
  edgesJoin: (count, pair) =>
    `Ja: ${count === 1 ? "eine Kante verbindet" : `${figure(count)} Kanten verbinden`} ${common.list(pair)}.`,
  noWay: ({ from, to }) => `Nein: es gibt keinen Pfad von ${from} nach ${to}.`,
  yesInSteps: (count, walk) => `Ja, in ${amount(count, inSteps)}${named(walk)}.`,
  yesThere: (who) => `Ja: ${who} ist in diesem Graphen.`,
  yesSeveral: (count) => `Ja: ${count === 1 ? "1 Knoten hat" : `${figure(count)} Knoten haben`} diesen Namen.`,
  yesValue: "Ja: es ist ein Wert, den einige Knoten haben.",
  noNode: (name, nearest) =>
    `Nein: kein Knoten heißt „${name}“.${nearest.length === 0 ? "" : ` Ähnlich heißen: ${nearest.join(", ")}.`}`,
  steps: (count) => amount(count, steps),
  path: ({ from, to, past, isOther }, length, walk) => {
    const kind = isOther ? "Der nächstbeste" : "Der kürzeste";
    const without = past.length === 0 || isOther ? "" : ` ohne ${common.list(past)}`;
    return `${kind} Pfad von ${from} nach ${to}${without} hat ${length}: ${walk}.`;
  },
  againstDirections: " Kein Pfad folgt den Richtungen der Kanten; dieser ignoriert sie.",
  noPath: ({ from, to, past, isOther }) => {
    if (isOther) return `Es gibt keinen anderen Pfad von ${from} nach ${to}.`;
    if (past.length > 0) return `Es gibt keinen Pfad von ${from} nach ${to} ohne ${common.list(past)}.`;
    return `Es gibt keinen Pfad von ${from} nach ${to}: sie sind in getrennten Teilen.`;
  },
  pathNeedsTwo: "Ein Pfad braucht zwei Knoten: sagen Sie „Pfad von“ einem „nach“ einem anderen.",
  along: (count, walk) => `Er hat ${amount(count, steps)}: ${walk}.`,
  alongWithout: (count, name) => `Er hat ${amount(count, steps)}; seine Kanten haben kein ${name}.`,
  alongSum: (sum, count, walk) => `Es ergibt ${sum}, in ${amount(count, inSteps)}: ${walk}.`,
  noStops: (pair) => `Nichts: ${common.list(pair)} sind direkt verbunden.`,
  stops: (pair, names) => `Zwischen ${common.list(pair)}: ${names}.`,
  pathColour: (colour) => `Er ist jetzt ${colour}.`,
  edgeFromTo: (source, target) => `${source} zu ${target}`,
};
