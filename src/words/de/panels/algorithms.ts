import type { Words } from "../../words";

export const algorithms: Words["algorithms"] = {
  degree: { name: "Grad", about: "Wie viele Verbindungen jeder Knoten hat." },
  indegree: { name: "Eingangsgrad", about: "Wie viele Kanten in jeden Knoten führen." },
  outdegree: { name: "Ausgangsgrad", about: "Wie viele Kanten aus jedem Knoten führen." },
  strength: { name: "Gewichteter Grad", about: "Die Summe der Kantengewichte jedes Knotens." },
  betweenness: {
    name: "Betweenness",
    about: "Wie viele kürzeste Wege durch jeden Knoten laufen: Er verbindet Gruppen.",
  },
  closeness: { name: "Closeness", about: "Wie nah jeder Knoten allen anderen ist." },
  harmonic: {
    name: "Harmonische Closeness",
    about: "Closeness, die auch gilt, wenn der Graph aus mehreren Teilen besteht.",
  },
  eigenvector: {
    name: "Eigenvektor-Zentralität",
    about: "Ein Knoten zählt viel, wenn seine Nachbarn viel zählen.",
  },
  pagerank: {
    name: "PageRank",
    about: "Einfluss: wie oft ein zufälliger Weg entlang der Kanten jeden Knoten besucht.",
  },
  hits: {
    name: "Hubs und Authorities (HITS)",
    about: "Hubs zeigen auf gute Authorities, gute Hubs zeigen auf Authorities.",
  },
  clustering: {
    name: "Clusterkoeffizient",
    about: "Wie viele Nachbarn eines Knotens miteinander verbunden sind.",
  },
  triangles: { name: "Dreiecke", about: "Zu wie vielen Dreiecken jeder Knoten gehört." },
  core: { name: "Kernzahl (k-Kern)", about: "Wie tief jeder Knoten im dichten Kern des Graphen liegt." },
  eccentricity: { name: "Exzentrizität", about: "Wie viele Schritte der fernste Knoten entfernt ist." },
  louvain: { name: "Communities nach Louvain", about: "Gruppen mit vielen Kanten innen und wenigen dazwischen." },
  components: { name: "Zusammenhangskomponenten", about: "Teile, zwischen denen kein Weg führt." },
  strongComponents: {
    name: "Starke Zusammenhangskomponenten",
    about: "Knoten, die sich entlang der Kanten alle gegenseitig erreichen.",
  },
  bipartite: {
    name: "Bipartit-Prüfung",
    about: "Ob die Knoten in zwei Seiten zerfallen, mit Kanten nur dazwischen.",
  },
  shortestPath: { name: "Kürzester Weg", about: "Der kürzeste Weg zwischen zwei Knoten." },
  distances: { name: "Abstände von einem Knoten", about: "Wie viele Schritte jeder Knoten von einem entfernt ist." },
  reachable: { name: "Erreichbare Knoten", about: "Knoten, die von einem aus erreichbar sind." },
  commonNeighbors: { name: "Gemeinsame Nachbarn", about: "Knoten, die mit beiden verbunden sind." },
  averageDistance: {
    name: "Mittlerer Abstand",
    about: "Wie viele Schritte zwei Knoten im Mittel auseinander sind.",
  },
  diameter: { name: "Durchmesser", about: "Der längste aller kürzesten Wege und die zwei Knoten an seinen Enden." },
  cycle: { name: "Zyklus", about: "Ob Kanten an ihren Anfang zurückführen, und wo." },
  isDag: { name: "Azyklisch (DAG)", about: "Ob alle Kanten gerichtet sind und keine zurückführt." },
  topologicalOrder: {
    name: "Topologische Ordnung",
    about: "Eine Reihenfolge, in der jede Kante vorwärts führt.",
  },
  longestPath: { name: "Längster Weg", about: "Der längste Weg eines gerichteten Graphen ohne Zyklen." },
  maxFlow: {
    name: "Maximaler Fluss",
    about: "Wie viel von einem Knoten zum anderen fließen kann und welche Kanten es begrenzen.",
  },
  spanningTree: { name: "Minimaler Spannbaum", about: "Die leichtesten Kanten, die noch alles verbinden." },
  maxTriangle: { name: "Schwerstes Dreieck", about: "Die drei verbundenen Knoten mit der größten Summe." },
  bridges: { name: "Brücken", about: "Kanten, ohne die der Graph zerfiele." },
  articulationPoints: { name: "Artikulationspunkte", about: "Knoten, ohne die der Graph zerfiele." },
  isolatedNodes: { name: "Isolierte Knoten", about: "Knoten ohne Kanten." },
  selfLoops: { name: "Schleifen", about: "Kanten von einem Knoten zu sich selbst." },
  parallelEdges: { name: "Mehrfachkanten", about: "Mehrere Kanten zwischen denselben zwei Knoten." },
  density: { name: "Dichte", about: "Der Anteil der möglichen Kanten, die es gibt." },
  reciprocity: {
    name: "Reziprozität",
    about: "Der Anteil der gerichteten Kanten, zu denen es eine zurück gibt.",
  },
  assortativity: { name: "Assortativität", about: "Ob ähnliche Knoten miteinander verbunden sind." },
  modularity: { name: "Modularität", about: "Wie gut ein Attribut den Graphen in Gruppen teilt." },
};
