import { figure } from "../../answer/words";
import type { Questions } from "../en/questions";
import { amount } from "../kit";
import { common } from "./common";

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
