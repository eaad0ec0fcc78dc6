import type { Finding } from "../kit";

const names: Readonly<Record<string, string>> = {
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

export const algorithm = (name: string): string => names[name] ?? name;

const listed = (text: string): string => (text === "" ? "." : `: ${text}.`);

/** So many of a kind, with their names. */
const many =
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
  triangles: many("Dreieck", "Dreiecke", "keine Dreiecke"),
  strongComponents: many(
    "starke Zusammenhangskomponente",
    "starke Zusammenhangskomponenten",
    "keine starken Zusammenhangskomponenten",
  ),
  bridges: many("Brücke", "Brücken", "keine Brücken"),
  articulationPoints: many("Artikulationspunkt", "Artikulationspunkte", "keine Artikulationspunkte"),
  selfLoops: many("Schleife", "Schleifen", "keine Schleifen"),
  parallelEdges: many("Mehrfachkante", "Mehrfachkanten", "keine Mehrfachkanten"),
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
