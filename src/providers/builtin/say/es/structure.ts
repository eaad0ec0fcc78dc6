import { figure } from "../../answer/words";
import type { Structure } from "../en/structure";
import { amount } from "../kit";
import { common } from "./common";
import { figures } from "./figures";
import { algorithm, finding } from "./findings";

const { node, edge } = common;
const { link } = figures;

export const structure: Structure = {
  empty: "El grafo está vacío.",
  onePart: (asks, nodes) =>
    `${{ count: "Hay 1 parte", connected: "Sí", parts: "No" }[asks]}: los ${figure(nodes)} nodos están todos unidos.`,
  parts: ({ asks, count, isolated, sizes }) => {
    const sized = sizes === "" ? "" : ` Las más grandes tienen ${sizes} nodos.`;
    const alone =
      isolated === 0
        ? " Ningún nodo está solo."
        : ` ${amount(isolated, { one: "nodo no tiene", many: "nodos no tienen" })} ninguna conexión.`;
    const head = { parts: "Sí: el", connected: "No: el", count: "El" }[asks];
    return `${head} grafo está formado por ${figure(count)} partes separadas.${sized}${alone}`;
  },
  graphHas: ({ name, nodes, edges, direction }) => {
    const said = direction === "directed" ? { one: "arista dirigida", many: "aristas dirigidas" } : edge;
    return `${name === "" ? "El grafo" : name} tiene ${amount(nodes, node)} y ${amount(edges, said)}.${direction === "mixed" ? " Algunas aristas son dirigidas y otras no." : ""}`;
  },
  thingsBy: ({ many }, attribute, values) => `Los datos de ${many} por ${attribute}: ${values}`,
  partsLine: (count, isolated) =>
    count === 1
      ? "Todos los nodos están unidos"
      : `${figure(count)} partes separadas${isolated === 0 ? "" : `, ${figure(isolated)} sin conexiones`}`,
  hub: (who, links) => `El nodo más conectado es ${who}, con ${amount(links, link)}`,
  thingsHave: ({ many }, names) => `Atributos de ${many}: ${names}`,
  hasNo: (who, name) => `${who} no tiene valor de ${name}.`,
  has: (who, pair) => `${who} tiene ${pair}.`,
  noLinks: "No tiene conexiones.",
  linksTo: (links, names) => `Tiene ${amount(links, link)}, con ${names}.`,
  noTypes: ({ many }) => `No hay tipos de ${many}: ningún atributo los ordena.`,
  types: (count, { many }, { by, values }) =>
    `Hay ${amount(count, { one: "tipo", many: "tipos" })} de ${many}, por ${by}: ${values}.`,
  noLayout: "No hay ninguna disposición: los nodos están donde se pusieron.",
  noSelection: "No hay nada seleccionado.",
  selectedAre: (nodes, edges, names) =>
    `La selección tiene ${amount(nodes, node)} y ${amount(edges, edge)}${names === "" ? "" : `: ${names}`}.`,
  noLayers: "No hay capas de estilo: todo se ve como se cargó.",
  element: { one: "elemento", many: "elementos" },
  layers: (count) => `Hay ${amount(count, { one: "capa", many: "capas" })} de estilo, primero la de abajo:`,
  groups: (count, sizes) =>
    `Hay ${amount(count, { one: "grupo", many: "grupos" })} de nodos muy unidos entre sí, de ${sizes}.`,
  groupsColoured:
    "Cada nodo lleva el número de su grupo como community, y cada grupo tiene su color. Puedes deshacerlo.",
  ring: (names) => (names === "" ? "no hay ningún ciclo." : `hay un ciclo: ${names}.`),
  algorithm,
  finding,
};
