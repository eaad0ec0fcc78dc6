import { figure } from "../../answer/words";
import type { EndSaid, Figures, MeasureSaid } from "../en/figures";
import { amount, type Finding } from "../kit";
import { common } from "./common";

const { list } = common;
const measures: Readonly<Record<MeasureSaid, string>> = {
  mean: "Durchschnitt",
  median: "Median",
  sum: "Summe",
  min: "Minimum",
  max: "Maximum",
  count: "Anzahl",
};
const ends: Readonly<Record<EndSaid, string>> = {
  highest: "am höchsten",
  lowest: "am niedrigsten",
  latest: "am spätesten",
  earliest: "am frühesten",
};

export const figures: Figures = {
  each: (values) => values.join(" und "),
  link: { one: "Verbindung", many: "Verbindungen" },
  tie: { one: "Verbindung", many: "Verbindungen" },
  heads: { name: "Name", links: "Verbindungen", from: "Von", to: "Zu", number: "Anzahl" },
  withPair: (who, pair) => `${who}, mit ${pair}.`,
  withEach: (who, pair) => `${who}, mit je ${pair}.`,
  moreWith: (pair) => `Es gibt weitere mit ${pair}.`,
  ranked: ({ count, things, isNext, end, by }) =>
    `Die ${isNext ? "nächsten " : ""}${figure(count)} ${things.many}, bei denen ${by} ${ends[end]} ist:`,
  noMoreRanked: ({ many }, by) => `Es gibt keine weiteren ${many} mit einem Wert für ${by}.`,
  fewerThan: (count, { many }, by) => `Es gibt weniger als ${count} ${many} mit einem Wert für ${by}.`,
  noneTied: ({ many }) => `Keine der ${many} haben eine solche Verbindung.`,
  noMoreTied: ({ many }) => `Es gibt keine weiteren ${many} mit einer solchen Verbindung.`,
  tied: (count, isFewest, { things, isNext }) =>
    `Die ${isNext ? "nächsten " : ""}${figure(count)} mit den ${isFewest ? "wenigsten" : "meisten"} ${things || "Verbindungen"}:`,
  measure: (measure, property) => (property === "" ? measures[measure] : `${measures[measure]} von ${property}`),
  noNumber: ({ many }, name) => `Keine ${many} haben eine Zahl, also gibt es keinen Wert für: ${name}.`,
  whole: (name, { many }, { isAll, value }) => `${name} über ${isAll ? "alle" : "die"} ${many}: ${value}.`,
  leading: ({ who, count, pick, of, value }) => {
    const what =
      "things" in of
        ? `die ${pick === "most" ? "meisten" : "wenigsten"} ${of.things.many}`
        : `den ${pick === "most" ? "höchsten" : "niedrigsten"} Wert (${of.name})`;
    return `${who} ${count > 1 ? "haben" : "hat"} ${what}: ${count > 1 ? "je " : ""}${value}.`;
  },
  tooManyValues: (name) => `${name} hat zu viele Werte, um alle zu vergleichen.`,
  range: ({ name, min, max, median, mean }) => {
    const centre = [
      ...(median === undefined ? [] : [`Median ${median}`]),
      ...(mean === undefined ? [] : [`Durchschnitt ${mean}`]),
    ];
    return `${name} reicht von ${min} bis ${max}${centre.length > 0 ? `; ${list(centre)}` : ""}.`;
  },
  noValueOf: (count) => ` ${figure(count)} ${count === 1 ? "hat" : "haben"} keinen Wert.`,
  differentValues: (name, count) => `${name} hat ${amount(count, { one: "Wert", many: "verschiedene Werte" })}.`,
  valuesAre: (name, count, values) => `${name} hat ${amount(count, { one: "Wert", many: "Werte" })}: ${values}.`,
  attributesOf: ({ many }, count) => `${many} haben ${amount(count, { one: "Attribut", many: "Attribute" })}:`,
  noAttributes: (things) => `Die ${things?.many ?? "Elemente"} haben keine Attribute.`,
  kinds: {
    string: "Text",
    number: "Zahl",
    boolean: "ja oder nein",
    list: "Liste",
    record: "Datensatz",
    mixed: "gemischt",
  },
  fromTo: (min, max) => `${min} bis ${max}`,
  notCompared: (who, name) =>
    `Das kann ich nicht vergleichen: ${list(who)} ${who.length > 1 ? "haben" : "hat"} kein ${name}.`,
  eachHas: (a, b) => `${a[0]} hat ${a[1]}, ${b[0]} hat ${b[1]}.`,
  answered: (isYes, text) => `${isYes ? "Ja" : "Nein"}: ${text}`,
  neither: "Keiner von beiden",
  noneAlike: "Sie haben keinen Wert gemeinsam.",
  alike: (names) => `Bei beiden gleich ist: ${names}.`,
  bothHave: (pair, value) => `${list(pair)} haben beide ${value}.`,
  noSuch: (name) => `kein ${name}`,
  noEdgeNoValue: (pair, name) => `Es gibt keine Kante zwischen ${list(pair)}, also auch kein ${name}.`,
  edgeWithout: (pair, name) => `Die Kante zwischen ${list(pair)} hat kein ${name}.`,
  edgeValue: (values, name, pair) => `${values} ist der Wert von ${name} zwischen ${list(pair)}.`,
  asMany: (both) => `Von beiden gibt es gleich viele: ${both}`,
  moreOf: (isMore, { many }, both) => `Es gibt ${isMore ? "mehr" : "weniger"} ${many}: ${both}`,
  twoSides: (name, a, b) => `${name}: ${a.text} für ${a.many} und ${b.text} für ${b.many}`,
  notKnown: "nicht bekannt",
  notBoth: (both) => `Nur eines davon hat eine Zahl: ${both}.`,
  noneRepeated: ({ many }, name) => `Es gibt keine ${many} mit gleichem Wert für ${name}.`,
  repeated: (count, name) =>
    `${amount(count, { one: "Wert kommt", many: "Werte kommen" })} mehr als einmal vor, nach ${name}:`,
  partOf: (shown, total) => `${figure(shown)} von ${figure(total)}.`,
  spread: (apart, { name, min, max }) => `Der Unterschied ist ${apart}: ${name} reicht von ${min} bis ${max}.`,
  nextToIt: (name, values) => ` Es gibt auch ${name}: ${values}.`,
  firstOf: (count) => `, die ersten ${count}`,
  needed: (who, count, names) =>
    count === 1
      ? `Ein Knoten braucht ${who}: ${names}.`
      : `${figure(count)} Knoten brauchen ${who}, direkt oder über andere: ${names}.`,
  notNeeded: (who) => `Nichts braucht ${who}.`,
  cutOff: (who, count, names) =>
    `Ohne ${who} ${count === 1 ? "wäre" : "wären"} ${amount(count, common.node)} vom größten Teil abgeschnitten: ${names}.`,
  notCutOff: (who) => `Ohne ${who} bleibt alles verbunden.`,
};

const algorithmNames: Readonly<Record<string, string>> = {
  degree: "Grad",
  indegree: "Eingangsgrad",
  outdegree: "Ausgangsgrad",
  strength: "gewichteter Grad",
  betweenness: "Betweenness",
  closeness: "Closeness",
  harmonic: "harmonische Closeness",
  eigenvector: "Eigenvektor-Zentralität",
  pagerank: "PageRank",
  clustering: "Clusterkoeffizient",
  triangles: "Dreiecke",
  core: "Kernzahl",
  eccentricity: "Exzentrizität",
  strongComponents: "starke Zusammenhangskomponenten",
  bipartite: "Bipartit-Prüfung",
  reachable: "erreichbare Knoten",
  averageDistance: "mittlerer Abstand",
  diameter: "Durchmesser",
  isDag: "Azyklisch-Prüfung",
  topologicalOrder: "topologische Ordnung",
  longestPath: "längster Pfad",
  maxFlow: "maximaler Fluss",
  spanningTree: "Spannbaum",
  maxTriangle: "schwerstes Dreieck",
  bridges: "Brücken",
  articulationPoints: "Artikulationspunkte",
  selfLoops: "Schleifen",
  parallelEdges: "Mehrfachkanten",
  density: "Dichte",
  reciprocity: "Reziprozität",
  assortativity: "Assortativität",
  modularity: "Modularität",
};

export const algorithm = (name: string): string => algorithmNames[name] ?? name;

const listed = (text: string): string => (text === "" ? "." : `: ${text}.`);

/** So many of a kind, with their names. */
const soMany =
  (one: string, several: string, none: string) =>
  ({ value, names: named }: Finding): string => {
    if (value === "0" || value === "") return `Es gibt ${none}.`;
    return `Es gibt ${value} ${value === "1" ? one : several}${listed(named)}`;
  };

const sentences: Readonly<Record<string, (finding: Finding) => string>> = {
  diameter: ({ value, names: named }) => `Der Durchmesser ist ${value}${listed(named)}`,
  averageDistance: ({ value }) => `Der mittlere Abstand beträgt ${value} Schritte.`,
  density: ({ value }) => `Die Dichte ist ${value}.`,
  reciprocity: ({ value }) => (value === "" ? "Es gibt keine gerichteten Kanten." : `Die Reziprozität ist ${value}.`),
  clustering: ({ value }) => `Der mittlere Clusterkoeffizient ist ${value}.`,
  core: ({ value }) => `Der innerste Kern ist der ${value}-Kern.`,
  triangles: soMany("Dreieck", "Dreiecke", "keine Dreiecke"),
  strongComponents: soMany(
    "starke Zusammenhangskomponente",
    "starke Zusammenhangskomponenten",
    "keine starken Zusammenhangskomponenten",
  ),
  bridges: soMany("Brücke", "Brücken", "keine Brücken"),
  articulationPoints: soMany("Artikulationspunkt", "Artikulationspunkte", "keine Artikulationspunkte"),
  selfLoops: soMany("Schleife", "Schleifen", "keine Schleifen"),
  parallelEdges: soMany("Mehrfachkante", "Mehrfachkanten", "keine Mehrfachkanten"),
  reachable: ({ value, names: named }) =>
    named === "" ? "Kein Knoten ist erreichbar." : `Erreichbar: ${value} Knoten${listed(named)}`,
  bipartite: ({ verdict, names: named }) =>
    verdict === true
      ? "Der Graph ist bipartit: die Knoten bilden zwei Seiten, mit Kanten nur dazwischen."
      : `Der Graph ist nicht bipartit: es gibt einen Zyklus ungerader Länge${listed(named)}`,
  isDag: ({ verdict, names: named }) => {
    if (verdict === true) return "Alle Kanten sind gerichtet, und es gibt keinen Zyklus.";
    return named === "" ? "Einige Kanten haben keine Richtung." : `Es gibt einen Zyklus: ${named}.`;
  },
  topologicalOrder: ({ verdict, names: named }) =>
    verdict === true ? `Topologische Ordnung${listed(named)}` : "Es gibt keine topologische Ordnung.",
  longestPath: ({ verdict, value, names: named }) =>
    verdict === false
      ? "Es gibt keinen längsten Pfad: die Kanten bilden einen Zyklus oder haben keine Richtung."
      : `Der längste Pfad hat die Länge ${value}${listed(named)}`,
  maxFlow: ({ value }) => `Es können höchstens ${value} fließen.`,
  spanningTree: ({ value }) => `Der Spannbaum hat zusammen den Wert ${value}.`,
  maxTriangle: ({ verdict, value, names: named }) =>
    verdict === false ? "Es gibt keine Dreiecke." : `Das schwerste Dreieck hat die Summe ${value}${listed(named)}`,
};

export function finding(found: Finding): string {
  const said = sentences[found.algorithm];
  if (said !== undefined) return said(found);
  const value = found.value === "" ? "" : `: ${found.value}`;
  return `${algorithm(found.algorithm)}${value}${listed(found.names)}`;
}
