import type { PanelWords } from "../../words";

export const algorithms: PanelWords["algorithms"] = {
  degree: { plain: "Verbinder", technical: "Grad", about: "Knoten mit den meisten Verbindungen." },
  indegree: {
    plain: "Worauf viele zeigen",
    technical: "Eingangsgrad",
    about: "Knoten, zu denen die meisten Kanten führen.",
  },
  outdegree: {
    plain: "Was auf viele zeigt",
    technical: "Ausgangsgrad",
    about: "Knoten, von denen die meisten Kanten ausgehen.",
  },
  strength: {
    plain: "Stärkste Verbindungen",
    technical: "gewichteter Grad",
    about: "Die Summe der Gewichte der Kanten eines Knotens.",
  },
  betweenness: {
    plain: "Brücken",
    technical: "Betweenness",
    about: "Knoten, durch die die meisten kürzesten Wege laufen: wer den Graphen zusammenhält.",
  },
  closeness: {
    plain: "Allen am nächsten",
    technical: "Closeness",
    about: "Knoten mit den kürzesten Wegen zu allen anderen.",
  },
  harmonic: {
    plain: "Allen am nächsten, in Teilen",
    technical: "harmonische Nähe",
    about: "Dasselbe, auch wenn der Graph in Teile zerfällt.",
  },
  eigenvector: {
    plain: "Mit gut Verbundenen verbunden",
    technical: "Eigenvektor",
    about: "Knoten, deren Nachbarn selbst wichtig sind.",
  },
  pagerank: {
    plain: "Einfluss",
    technical: "PageRank",
    about: "Knoten, auf die man beim Wandern entlang der Kanten am häufigsten trifft.",
  },
  hits: {
    plain: "Verweiser und Autoritäten",
    technical: "HITS",
    about: "Knoten, die auf gute zeigen, und Knoten, auf die gute zeigen.",
  },
  clustering: {
    plain: "Freunde, die sich kennen",
    technical: "Clusterkoeffizient",
    about: "Wie viele Nachbarn eines Knotens miteinander verbunden sind.",
  },
  triangles: { plain: "Dreiecke", technical: "Dreiecke", about: "In wie vielen Dreiecken ein Knoten steht." },
  core: { plain: "Innerer Kreis", technical: "k-Kern", about: "Wie tief ein Knoten im Dichten des Graphen steht." },
  eccentricity: { plain: "Weiteste Strecke", technical: "Exzentrizität", about: "Wie weit der fernste Knoten ist." },
  louvain: {
    plain: "Gruppen",
    technical: "Louvain-Gemeinschaften",
    about: "Gruppen mit vielen Kanten innen und wenigen dazwischen.",
  },
  components: {
    plain: "Getrennte Teile",
    technical: "Zusammenhangskomponenten",
    about: "Knoten, zwischen denen kein Weg von Teil zu Teil führt.",
  },
  strongComponents: {
    plain: "Teile mit Rückweg",
    technical: "starke Komponenten",
    about: "Knoten, die sich entlang der Kanten alle gegenseitig erreichen.",
  },
  bipartite: {
    plain: "Zwei Seiten",
    technical: "bipartit",
    about: "Ob die Knoten in zwei Seiten zerfallen, mit Kanten nur dazwischen.",
  },
  shortestPath: {
    plain: "Kürzester Weg",
    technical: "kürzester Pfad",
    about: "Der kürzeste Weg zwischen zwei Knoten.",
  },
  distances: {
    plain: "Schritte von einem Knoten",
    technical: "Abstände",
    about: "Wie viele Schritte jeder Knoten von einem entfernt ist.",
  },
  reachable: {
    plain: "Was erreichbar ist",
    technical: "Erreichbarkeit",
    about: "Knoten, die von einem aus erreichbar sind.",
  },
  commonNeighbors: {
    plain: "Gemeinsame Nachbarn",
    technical: "Überschneidung",
    about: "Knoten, die mit beiden verbunden sind.",
  },
  averageDistance: {
    plain: "Üblicher Abstand",
    technical: "mittlerer Abstand",
    about: "Wie viele Schritte zwei Knoten im Mittel auseinander sind.",
  },
  diameter: {
    plain: "Längster der kürzesten Wege",
    technical: "Durchmesser",
    about: "Die zwei Knoten, die am weitesten auseinander sind.",
  },
  cycle: { plain: "Ein Weg im Kreis", technical: "Zyklus", about: "Ob Kanten im Kreis führen, und wo." },
  isDag: {
    plain: "Nichts führt zurück",
    technical: "DAG",
    about: "Ob alle Kanten gerichtet sind und keine zurückführt.",
  },
  topologicalOrder: {
    plain: "Was zuerst kommt",
    technical: "topologische Ordnung",
    about: "Eine Reihenfolge, in der jede Kante vorwärts führt.",
  },
  longestPath: { plain: "Längster Weg", technical: "längster Pfad", about: "Der längste Weg, der nie umkehrt." },
  maxFlow: {
    plain: "Größter Fluss",
    technical: "maximaler Fluss",
    about: "Wie viel von einem Knoten zum anderen fließen kann und welche Kanten es begrenzen.",
  },
  spanningTree: {
    plain: "Leichtestes Gerüst",
    technical: "Spannbaum",
    about: "Die leichtesten Kanten, die noch alles verbinden.",
  },
  maxTriangle: {
    plain: "Schwerstes Dreieck",
    technical: "maximales Dreieck",
    about: "Die drei verbundenen Knoten mit der größten Summe.",
  },
  bridges: {
    plain: "Kanten, die zusammenhalten",
    technical: "Brückenkanten",
    about: "Kanten, ohne die der Graph zerfiele.",
  },
  articulationPoints: {
    plain: "Knoten, die zusammenhalten",
    technical: "Artikulationspunkte",
    about: "Knoten, ohne die der Graph zerfiele.",
  },
  isolatedNodes: { plain: "Knoten ohne Verbindung", technical: "isolierte Knoten", about: "Knoten ohne Kante." },
  selfLoops: {
    plain: "Kanten zu sich selbst",
    technical: "Schlingen",
    about: "Kanten, die am selben Knoten beginnen und enden.",
  },
  parallelEdges: {
    plain: "Doppelte Kanten",
    technical: "Mehrfachkanten",
    about: "Kanten zwischen denselben zwei Knoten.",
  },
  density: { plain: "Wie dicht er ist", technical: "Dichte", about: "Der Anteil der möglichen Kanten, die es gibt." },
  reciprocity: {
    plain: "Wie viel erwidert wird",
    technical: "Reziprozität",
    about: "Der Anteil der gerichteten Kanten, zu denen es eine zurück gibt.",
  },
  assortativity: {
    plain: "Gleich zu Gleich",
    technical: "Assortativität",
    about: "Ob Knoten mit ähnlichen Knoten verbunden sind.",
  },
  modularity: {
    plain: "Wie gut eine Einteilung ist",
    technical: "Modularität",
    about: "Wie viel mehr innerhalb der Gruppen eines Attributs verbunden ist als durch Zufall.",
  },
};
