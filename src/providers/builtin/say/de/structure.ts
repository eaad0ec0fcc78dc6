import { figure } from "../../answer/words";
import type { Structure } from "../en/structure";
import { amount } from "../kit";
import { common } from "./common";
import { figures } from "./figures";
import { algorithm, finding } from "./findings";

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
    return `${name === "" ? "Der Graph" : name} hat ${amount(nodes, node)} und ${amount(edges, said)}.${direction === "mixed" ? " Einige Kanten sind gerichtet, andere nicht." : ""}`;
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
