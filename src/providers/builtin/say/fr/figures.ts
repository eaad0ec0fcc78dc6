import { capital, figure } from "../../answer/words";
import type { EndSaid, Figures, MeasureSaid } from "../en/figures";
import { amount, findingBy } from "../kit";
import { common } from "./common";
import { of as de } from "./elision";

const { list } = common;
const measures: Readonly<Record<MeasureSaid, string>> = {
  mean: "moyenne",
  median: "médiane",
  sum: "total",
  min: "minimum",
  max: "maximum",
  count: "nombre",
};
const ends: Readonly<Record<EndSaid, string>> = {
  highest: "la plus élevée",
  lowest: "la plus basse",
  latest: "la plus récente",
  earliest: "la plus ancienne",
};

export const figures: Figures = {
  each: (values) => values.join(" et "),
  link: { one: "lien", many: "liens" },
  tie: { one: "lien", many: "liens" },
  heads: { name: "Nom", links: "Liens", from: "De", to: "À", number: "nombre" },
  withPair: (who, pair) => `C'est ${who}, avec ${pair}.`,
  withEach: (who, pair) => `Ce sont ${who}, avec ${pair} chacun.`,
  moreWith: (pair) => `Il y en a d'autres avec ${pair}.`,
  ranked: ({ count, things, isNext, end, by }) =>
    `Les ${figure(count)} ${things.many}${isNext ? " qui suivent" : ""} avec la valeur ${ends[end]} pour ${by} :`,
  noMoreRanked: ({ many }, by) => `Il n'y a pas d'autres ${many} avec une valeur de ${by}.`,
  fewerThan: (count, { many }, by) => `Il y a moins de ${count} ${many} avec une valeur de ${by}.`,
  noneTied: ({ many }) => `Il n'y a pas ${de(many)} avec un tel lien.`,
  noMoreTied: ({ many }) => `Il n'y a pas d'autres ${many} avec un tel lien.`,
  tied: (count, isFewest, { things, isNext }) =>
    `Les ${figure(count)}${isNext ? " suivants" : ""} avec le ${isFewest ? "moins" : "plus"} ${de(things || "liens")} :`,
  measure: (measure, property) => (property === "" ? measures[measure] : `${measures[measure]} ${de(property)}`),
  noNumber: ({ many }, name) => `Il n'y a pas ${de(many)} avec un nombre ici, donc pas ${de(name)}.`,
  whole: (name, { many }, { isAll, value }) =>
    `Pour ${isAll ? "tous les " : "les "}${many}, on a ${name} : c'est ${value}.`,
  leading: ({ who, count, pick, of, value }) => {
    const what =
      "things" in of
        ? `le ${pick === "most" ? "plus" : "moins"} ${de(of.things.many)}`
        : `la valeur la plus ${pick === "most" ? "élevée" : "basse"} (${of.name})`;
    return `${who} ${count > 1 ? "ont" : "a"} ${what} : ${value}${count > 1 ? " chacun" : ""}.`;
  },
  tooManyValues: (name) => `${name} a trop de valeurs pour les comparer toutes.`,
  range: ({ name, min, max, median, mean }) => {
    const centre = [
      ...(median === undefined ? [] : [`médiane ${median}`]),
      ...(mean === undefined ? [] : [`moyenne ${mean}`]),
    ];
    return `${name} va de ${min} à ${max}${centre.length > 0 ? ` ; ${list(centre)}` : ""}.`;
  },
  noValueOf: (count) => ` ${figure(count)} n'${count === 1 ? "a" : "ont"} pas de valeur.`,
  differentValues: (name, count) => `${name} a ${amount(count, { one: "valeur", many: "valeurs différentes" })}.`,
  valuesAre: (name, count, values) => `${name} a ${amount(count, { one: "valeur", many: "valeurs" })} : ${values}.`,
  attributesOf: ({ many }, count) => `Les ${many} ont ${amount(count, { one: "attribut", many: "attributs" })} :`,
  noAttributes: (things) => `Les ${things?.many ?? "éléments"} n'ont pas d'attributs.`,
  kinds: {
    string: "texte",
    number: "nombre",
    boolean: "oui ou non",
    list: "liste",
    record: "enregistrement",
    mixed: "mixte",
  },
  fromTo: (min, max) => `de ${min} à ${max}`,
  notCompared: (who, name) =>
    `Cela ne peut pas être comparé : ${list(who)} n'${who.length > 1 ? "ont" : "a"} pas ${de(name)}.`,
  eachHas: (a, b) => `${a[0]} a ${a[1]}, ${b[0]} a ${b[1]}.`,
  answered: (isYes, text) => `${isYes ? "Oui" : "Non"} : ${text}`,
  neither: "Aucun des deux",
  noneAlike: "Ils n'ont aucune valeur en commun.",
  alike: (names) => `Ils ont en commun : ${names}.`,
  bothHave: (pair, value) => `${list(pair)} ont tous les deux ${value}.`,
  noSuch: (name) => `pas ${de(name)}`,
  noEdgeNoValue: (pair, name) => `Il n'y a pas d'arête entre ${list(pair)}, donc pas ${de(name)}.`,
  edgeWithout: (pair, name) => `L'arête entre ${list(pair)} n'a pas ${de(name)}.`,
  edgeValue: (values, name, pair) => `${values} est la valeur de ${name} entre ${list(pair)}.`,
  asMany: (both) => `Il y en a autant des deux : ${both}`,
  moreOf: (isMore, { many }, both) => `Il y a ${isMore ? "plus" : "moins"} ${de(many)} : ${both}`,
  twoSides: (name, a, b) => `${name} : ${a.text} pour ${a.many} et ${b.text} pour ${b.many}`,
  notKnown: "inconnu",
  notBoth: (both) => `Les deux n'ont pas un nombre ici : ${both}.`,
  noneRepeated: ({ many }, name) => `Il n'y a pas ${de(many)} avec la même valeur de ${name}.`,
  repeated: (count, name) =>
    `Il y a ${amount(count, { one: "valeur qui revient", many: "valeurs qui reviennent" })} plus d'une fois, par ${name} :`,
  partOf: (shown, total) => `${figure(shown)} sur ${figure(total)}.`,
  spread: (apart, { name, min, max }) => `La différence est de ${apart} : ${name} va de ${min} à ${max}.`,
  nextToIt: (name, values) => ` À côté, il y a ${name} : ${values}.`,
  firstOf: (count) => `, les ${count} premiers`,
  needed: (who, count, names) =>
    count === 1
      ? `Un nœud a besoin de ${who} : ${names}.`
      : `${figure(count)} nœuds ont besoin de ${who}, directement ou par d'autres : ${names}.`,
  notNeeded: (who) => `Rien n'a besoin de ${who}.`,
  cutOff: (who, count, names) =>
    `Sans ${who}, ${amount(count, common.node)} ${count === 1 ? "serait coupé" : "seraient coupés"} de la plus grande partie : ${names}.`,
  notCutOff: (who) => `Sans ${who}, rien ne serait coupé : tout reste relié.`,
};

const algorithmNames: Readonly<Record<string, string>> = {
  degree: "degré",
  indegree: "degré entrant",
  outdegree: "degré sortant",
  strength: "degré pondéré",
  betweenness: "intermédiarité",
  closeness: "proximité",
  harmonic: "proximité harmonique",
  eigenvector: "centralité de vecteur propre",
  pagerank: "PageRank",
  clustering: "coefficient de regroupement",
  triangles: "triangles",
  core: "indice de cœur",
  eccentricity: "excentricité",
  strongComponents: "composantes fortement connexes",
  bipartite: "biparti",
  reachable: "nœuds accessibles",
  averageDistance: "distance moyenne",
  diameter: "diamètre",
  isDag: "acyclique",
  topologicalOrder: "ordre topologique",
  longestPath: "plus long chemin",
  maxFlow: "flot maximum",
  spanningTree: "arbre couvrant",
  maxTriangle: "triangle de plus grande somme",
  bridges: "ponts",
  articulationPoints: "points d'articulation",
  selfLoops: "boucles",
  parallelEdges: "arêtes parallèles",
  density: "densité",
  reciprocity: "réciprocité",
  assortativity: "assortativité",
  modularity: "modularité",
};

export const { algorithm, finding } = findingBy(algorithmNames, ["oui", "non"], [" : ", " ; ", "."], capital);
