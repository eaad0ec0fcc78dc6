import { figure } from "../../answer/words";
import type { Questions, Structure } from "../en/questions";
import { amount } from "../kit";
import { common } from "./common";
import { algorithm, figures, finding } from "./figures";

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

const { node, edge } = common;
const { link } = figures;

export const structure: Structure = {
  empty: "Der Graph ist leer.",
  onePart: (asks, nodes) =>
    `${{ count: "Es gibt 1 Teil", connected: "Ja", parts: "Nein" }[asks]}: alle ${figure(nodes)} Knoten sind miteinander verbunden.`,
  parts: ({ asks, count, isolated, sizes }) => {
    const sized = sizes === "" ? "" : ` Die größten haben ${sizes} Knoten.`;
    const alone =
      isolated === 0
        ? " Jeder Knoten hat eine Verbindung."
        : ` ${amount(isolated, { one: "Knoten hat", many: "Knoten haben" })} keine Verbindungen.`;
    const head = { parts: "Ja: der", connected: "Nein: der", count: "Der" }[asks];
    return `${head} Graph besteht aus ${figure(count)} getrennten Teilen.${sized}${alone}`;
  },
  graphHas: ({ name, nodes, edges, direction }) => {
    const said = direction === "directed" ? { one: "gerichtete Kante", many: "gerichtete Kanten" } : edge;
    return (
      `${name === "" ? "Der Graph" : name} hat ${amount(nodes, node)} und ` +
      `${amount(edges, said)}.${direction === "mixed" ? " Einige Kanten sind gerichtet, andere nicht." : ""}`
    );
  },
  thingsBy: ({ many }, attribute, values) => `${many} nach ${attribute}: ${values}`,
  partsLine: (count, isolated) =>
    count === 1
      ? "Alle Knoten sind miteinander verbunden"
      : `${figure(count)} getrennte Teile${isolated === 0 ? "" : `, ${figure(isolated)} ohne Verbindungen`}`,
  hub: (who, links) => `Am besten verbunden: ${who} mit ${amount(links, link)}`,
  thingsHave: ({ many }, names) => `${many} haben ${names}`,
  hasNo: (who, name) => `${who} hat keinen Wert für ${name}.`,
  has: (who, pair) => `${who} hat ${pair}.`,
  noLinks: "Es gibt keine Verbindungen dazu.",
  linksTo: (links, names) => `Es gibt dazu ${amount(links, link)}, zu ${names}.`,
  noTypes: ({ many }) => `Die ${many} haben keine Typen.`,
  types: (count, { many }, { by, values }) =>
    `${many}: ${amount(count, { one: "Typ", many: "Typen" })}, nach ${by}: ${values}.`,
  noLayout: "Kein Layout ist aktiv: die Knoten liegen, wo sie abgelegt wurden.",
  noSelection: "Es ist nichts ausgewählt.",
  selectedAre: (nodes, edges, names) =>
    `Ausgewählt sind ${amount(nodes, node)} und ${amount(edges, edge)}${names === "" ? "" : `: ${names}`}.`,
  noLayers: "Es gibt keine Stilebenen.",
  element: { one: "Element", many: "Elemente" },
  layers: (count) => `Es gibt ${amount(count, { one: "Stilebene", many: "Stilebenen" })}, die unterste zuerst:`,
  groups: (count, sizes) =>
    `Es gibt ${amount(count, { one: "Gruppe", many: "Gruppen" })} eng verbundener Knoten: ${sizes} Knoten.`,
  groupsColoured:
    "Die Nummer der Gruppe steht im Attribut community, und jede Gruppe hat ihre Farbe. Sie können das rückgängig machen.",
  ring: (names) => (names === "" ? "es gibt keinen Zyklus." : `es gibt einen Zyklus: ${names}.`),
  algorithm,
  finding,
};
