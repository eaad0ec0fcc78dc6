import { capital } from "../../answer/words";
import { findingBy } from "../kit";

const names: Readonly<Record<string, string>> = {
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

export const { algorithm, finding } = findingBy(names, ["sí", "no"], [": ", "; ", "."], capital);
