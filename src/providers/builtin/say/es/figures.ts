import { capital, figure } from "../../answer/words";
import type { EndSaid, Figures, MeasureSaid } from "../en/figures";
import { amount, findingBy } from "../kit";
import { common } from "./common";

const { list } = common;
const measures: Readonly<Record<MeasureSaid, string>> = {
  mean: "promedio",
  median: "mediana",
  sum: "total",
  min: "mínimo",
  max: "máximo",
  count: "número",
};
const ends: Readonly<Record<EndSaid, string>> = {
  highest: "más alto",
  lowest: "más bajo",
  latest: "más tardío",
  earliest: "más temprano",
};

export const figures: Figures = {
  each: (values) => values.join(" y "),
  link: { one: "conexión", many: "conexiones" },
  tie: { one: "conexión", many: "conexiones" },
  heads: { name: "Nombre", links: "Conexiones", from: "De", to: "A", number: "número" },
  withPair: (who, pair) => `Es ${who}, con ${pair}.`,
  withEach: (who, pair) => `Son ${who}, con ${pair} cada uno.`,
  moreWith: (pair) => `Hay más con ${pair}.`,
  ranked: ({ count, things, isNext, end, by }) =>
    `${isNext ? "Siguientes " : ""}${figure(count)} ${things.many} con el valor ${ends[end]} de ${by}:`,
  noMoreRanked: ({ many }, by) => `No hay más ${many} con un valor de ${by}.`,
  fewerThan: (count, { many }, by) => `Hay menos de ${count} ${many} con un valor de ${by}.`,
  noneTied: ({ many }) => `No hay ${many} con una conexión así.`,
  noMoreTied: ({ many }) => `No hay más ${many} con una conexión así.`,
  tied: (count, isFewest, { things, isNext }) =>
    `Los ${isNext ? "siguientes " : ""}${figure(count)} con ${isFewest ? "menos" : "más"} ${things || "conexiones"}:`,
  measure: (measure, property) => (property === "" ? measures[measure] : `${measures[measure]} de ${property}`),
  noNumber: ({ many }, name) => `No hay ${many} con un número ahí, así que no hay ${name}.`,
  whole: (name, { many }, { isAll, value }) => `El ${name} ${isAll ? "de todos los datos " : ""}(${many}) es ${value}.`,
  leading: ({ who, count, pick, of, value }) => {
    const what =
      "things" in of
        ? `${pick === "most" ? "más" : "menos"} ${of.things.many}`
        : `el valor más ${pick === "most" ? "alto" : "bajo"} (${of.name})`;
    return `${who} ${count > 1 ? "tienen" : "tiene"} ${what}: ${value}${count > 1 ? " cada uno" : ""}.`;
  },
  tooManyValues: (name) => `${name} tiene demasiados valores para compararlos todos.`,
  range: ({ name, min, max, median, mean }) => {
    const centre = [
      ...(median === undefined ? [] : [`mediana ${median}`]),
      ...(mean === undefined ? [] : [`promedio ${mean}`]),
    ];
    return `${name} va de ${min} a ${max}${centre.length > 0 ? `; ${list(centre)}` : ""}.`;
  },
  noValueOf: (count) => ` ${figure(count)} no ${count === 1 ? "tiene" : "tienen"} valor.`,
  differentValues: (name, count) => `${name} tiene ${amount(count, { one: "valor", many: "valores distintos" })}.`,
  valuesAre: (name, count, values) => `${name} tiene ${amount(count, { one: "valor", many: "valores" })}: ${values}.`,
  attributesOf: ({ many }, count) => `Atributos de los elementos «${many}» (${figure(count)}):`,
  noAttributes: (things) => `No hay atributos en: ${things?.many ?? "los elementos"}.`,
  kinds: { string: "texto", number: "número", boolean: "sí o no", list: "lista", record: "registro", mixed: "mixto" },
  fromTo: (min, max) => `de ${min} a ${max}`,
  notCompared: (who, name) => `No se puede comparar: ${list(who)} no ${who.length > 1 ? "tienen" : "tiene"} ${name}.`,
  eachHas: (a, b) => `${a[0]} tiene ${a[1]}, ${b[0]} tiene ${b[1]}.`,
  answered: (isYes, text) => `${isYes ? "Sí" : "No"}: ${text}`,
  neither: "Ninguno de los dos",
  noneAlike: "No tienen ningún valor en común.",
  alike: (names) => `Tienen en común: ${names}.`,
  bothHave: (pair, value) => `tanto ${pair.join(" como ")} tienen ${value}.`,
  noSuch: (name) => `sin ${name}`,
  noEdgeNoValue: (pair, name) => `No hay ninguna arista entre ${list(pair)}, así que tampoco hay ${name}.`,
  edgeWithout: (pair, name) => `La arista entre ${list(pair)} no tiene ${name}.`,
  edgeValue: (values, name, pair) => `${values} es el valor de ${name} entre ${list(pair)}.`,
  asMany: (both) => `Hay los mismos de los dos: ${both}`,
  moreOf: (isMore, { many }, both) => `Hay ${isMore ? "más" : "menos"} ${many}: ${both}`,
  twoSides: (name, a, b) => `${name}: ${a.text} para ${a.many} y ${b.text} para ${b.many}`,
  notKnown: "no se sabe",
  notBoth: (both) => `No los dos tienen un número ahí: ${both}.`,
  noneRepeated: ({ many }, name) => `No hay ${many} con el mismo valor de ${name}.`,
  repeated: (count, name) =>
    `Hay ${amount(count, { one: "valor que aparece", many: "valores que aparecen" })} más de una vez, por ${name}:`,
  partOf: (shown, total) => `${figure(shown)} de ${figure(total)}.`,
  spread: (apart, { name, min, max }) => `La diferencia es ${apart}: ${name} va de ${min} a ${max}.`,
  nextToIt: (name, values) => ` Al lado hay ${name}: ${values}.`,
  firstOf: (count) => `, los primeros ${count}`,
  needed: (who, count, names) =>
    count === 1
      ? `Un nodo necesita ${who}: ${names}.`
      : `${figure(count)} nodos necesitan ${who}, directamente o a través de otros: ${names}.`,
  notNeeded: (who) => `Nada necesita ${who}.`,
  cutOff: (who, count, names) =>
    `Sin ${who}, ${amount(count, common.node)} ${count === 1 ? "quedaría" : "quedarían"} fuera de la parte más grande: ${names}.`,
  notCutOff: (who) => `Sin ${who} no quedaría nada aislado: todo sigue conectado.`,
};

const algorithmNames: Readonly<Record<string, string>> = {
  degree: "grado",
  indegree: "grado de entrada",
  outdegree: "grado de salida",
  strength: "grado ponderado",
  betweenness: "intermediación",
  closeness: "cercanía",
  harmonic: "cercanía armónica",
  eigenvector: "centralidad de vector propio",
  pagerank: "PageRank",
  clustering: "coeficiente de agrupamiento",
  triangles: "triángulos",
  core: "número de núcleo",
  eccentricity: "excentricidad",
  strongComponents: "componentes fuertemente conexas",
  bipartite: "bipartito",
  reachable: "nodos alcanzables",
  averageDistance: "distancia media",
  diameter: "diámetro",
  isDag: "acíclico",
  topologicalOrder: "orden topológico",
  longestPath: "camino más largo",
  maxFlow: "flujo máximo",
  spanningTree: "árbol generador",
  maxTriangle: "triángulo de mayor suma",
  bridges: "puentes",
  articulationPoints: "puntos de articulación",
  selfLoops: "bucles",
  parallelEdges: "aristas paralelas",
  density: "densidad",
  reciprocity: "reciprocidad",
  assortativity: "asortatividad",
  modularity: "modularidad",
};

export const { algorithm, finding } = findingBy(algorithmNames, ["sí", "no"], [": ", "; ", "."], capital);
