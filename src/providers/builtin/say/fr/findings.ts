import { capital } from "../../answer/words";
import { findingBy } from "../kit";

const names: Readonly<Record<string, string>> = {
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

export const { algorithm, finding } = findingBy(names, ["oui", "non"], [" : ", " ; ", "."], capital);
