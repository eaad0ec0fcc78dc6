import { figure } from "../../answer/words";
import type { Questions, Structure } from "../en/questions";
import { amount } from "../kit";
import { common } from "./common";
import { algorithm, figures, finding } from "./figures";

const steps = { one: "paso", many: "pasos" };
const named = (names: string): string => (names === "" ? "" : `: ${names}`);

export const questions: Questions = {
  thereAre: (count, things) => (count === 0 ? common.none(things) : `Hay ${amount(count, things)}.`),
  found: (count, things, names) => `${amount(count, things)}${named(names)}.`,
  foundUnseen: ({ many }) => `Se ha buscado: ${many}; lo encontrado está en el paso de arriba.`,
  foundNamed: (count, names) => `${count === 1 ? "Encontrado" : `${figure(count)} encontrados`}: ${names}.`,
  no: "No.",
  yes: (text) => `Sí: ${text}.`,
  noneSuch: ({ many }) => `No hay ${many} así.`,
  noNeighbours: (who) => `${who || "Eso"} no tiene vecinos.`,
  nobodyFor: (relation, who) => `No se encuentra nada para «${relation}» con ${who || "eso"}.`,
  share: (percent, some, { total, things }) => `${percent} %: ${figure(some)} de ${amount(total, things)}.`,
  record: { one: "registro", many: "registros" },
  someOf: (shown, total, { many }) => `${figure(shown)} de ${figure(total)} ${many}`,
  hasNeighbours: (who, count, names) =>
    `${who} ${count === 0 ? "no tiene vecinos" : `tiene ${amount(count, common.neighbour)}`}${named(names)}.`,
  hasEdges: (who, count, { way, names }) => {
    const [one, many] = { in: [" entrante", " entrantes"], out: [" saliente", " salientes"], both: ["", ""] }[way];
    const ends = names === "" ? "" : `, ${way === "in" ? "desde" : "hacia"} ${names}`;
    return `${who} tiene ${amount(count, { one: `arista${one ?? ""}`, many: `aristas${many ?? ""}` })}${ends}.`;
  },
  noEdgeBetween: (pair) => `No: no hay ninguna arista entre ${common.list(pair)}.`,
  edgesJoin: (count, pair) =>
    `Sí: ${count === 1 ? "una arista une" : `${figure(count)} aristas unen`} ${common.list(pair)}.`,
  noWay: ({ from, to }) => `No: no hay ningún camino de ${from} a ${to}.`,
  yesInSteps: (count, walk) => `Sí, en ${amount(count, steps)}${named(walk)}.`,
  yesThere: (who) => `Sí: ${who} está en el grafo.`,
  yesSeveral: (count) => `Sí: ${count === 1 ? "1 nodo tiene" : `${figure(count)} nodos tienen`} ese nombre.`,
  yesValue: "Sí: es un valor que tienen algunos nodos.",
  noNode: (name, nearest) =>
    `No: ningún nodo se llama «${name}».${nearest.length === 0 ? "" : ` Los más parecidos: ${nearest.join(", ")}.`}`,
  steps: (count) => amount(count, steps),
  path: ({ from, to, past, isOther }, length, walk) => {
    const kind = isOther ? "El siguiente mejor camino" : "El camino más corto";
    const without = past.length === 0 || isOther ? "" : ` sin pasar por ${common.list(past)}`;
    return `${kind} de ${from} a ${to}${without} tiene ${length}: ${walk}.`;
  },
  againstDirections: " Ningún camino sigue la dirección de las aristas; este no la tiene en cuenta.",
  noPath: ({ from, to, past, isOther }) => {
    if (isOther) return `No hay otro camino de ${from} a ${to}.`;
    if (past.length > 0) return `No hay ningún camino de ${from} a ${to} sin pasar por ${common.list(past)}.`;
    return `No hay ningún camino de ${from} a ${to}: están en partes separadas.`;
  },
  pathNeedsTwo: "Un camino necesita dos nodos: di «camino de» uno «a» otro.",
  along: (count, walk) => `Tiene ${amount(count, steps)}: ${walk}.`,
  alongWithout: (count, name) => `Tiene ${amount(count, steps)}; sus aristas no tienen ${name}.`,
  alongSum: (sum, count, walk) => `En total es ${sum}, en ${amount(count, steps)}: ${walk}.`,
  noStops: (pair) => `Nada: ${common.list(pair)} están unidos directamente.`,
  stops: (pair, names) => `Entre ${common.list(pair)}: ${names}.`,
  pathColour: (colour) => `Ahora el camino es de color ${colour}.`,
  edgeFromTo: (source, target) => `${source} a ${target}`,
};

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
    return (
      `${name === "" ? "El grafo" : name} tiene ${amount(nodes, node)} y ` +
      `${amount(edges, said)}.${direction === "mixed" ? " Algunas aristas son dirigidas y otras no." : ""}`
    );
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
