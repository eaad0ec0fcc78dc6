import { phraseLines } from "@/lib/text/lines";

/** What people call what an algorithm finds: nouns (singular), and what they say a graph is. */
export const algorithmNouns: readonly (readonly [algorithm: string, words: string])[] = [
  ["strongComponents", "strongly connected component|strong component|scc"],
  ["triangles", "triangle|three-node clique|group of three mutually connected nodes|three-cycle|3-cycle|closed triad"],
  [
    "cycle",
    phraseLines`
      cycle|circle|loop|circular path|circular dependency|closed path|circular chain|circular reference
      directed cycle|ring|round trip|closed loop|closed walk
    `,
  ],
  [
    "bridges",
    phraseLines`
      bridge|cut edge|cut-edge|critical edge|critical connection|critical link
      edge whose removal disconnects the graph|edge whose removal would disconnect the graph
      edge whose removal increases the number of components|edge whose removal splits the graph
      edge whose removal would split the graph
    `,
  ],
  [
    "articulationPoints",
    phraseLines`
      articulation point|cut node|cut-node|cut vertex|cut point|cutpoint|single point of failure|point of failure
      choke point|chokepoint|critical node|weak point|weak spot|articulation node
      node whose removal disconnects the graph|node whose removal would disconnect the graph
      node whose removal splits the graph|node whose removal would split the graph
      node whose removal increases the number of components|vertex whose removal disconnects the graph
    `,
  ],
  [
    "selfLoops",
    "self-loop|self loop|selfloop|self-edge|node linked to itself|node connected to itself|edge from a node to itself",
  ],
  ["parallelEdges", "parallel edge|multi-edge|multi edge|duplicate edge|double edge|parallel connection|parallel link"],
  [
    "spanningTree",
    phraseLines`
      minimum spanning tree|minimal spanning tree|spanning tree|mst|weight of the minimum spanning tree
      total weight of the minimum spanning tree|weight of a minimum spanning tree|cost of the minimum spanning tree
      total cost of the minimum spanning tree|cheapest spanning tree|total weight of a minimum spanning tree
      size of the minimum spanning tree|minimum total weight of a spanning tree
    `,
  ],
  [
    "diameter",
    phraseLines`
      diameter|longest shortest path|longest of all shortest paths|length of the longest shortest path
      greatest distance|largest distance|maximum distance|longest distance|graph diameter
      maximum shortest path length|largest shortest path length|greatest distance between any two nodes
      largest distance between any two nodes|maximum distance between any two nodes
      longest distance between any two nodes|greatest distance between two nodes
      longest shortest path between any two nodes|maximal distance
    `,
  ],
  [
    "averageDistance",
    phraseLines`
      average distance|average path length|average shortest path|average shortest path length|mean distance
      mean path length|average number of steps|average number of stops|average number of hops|average number of edges
      mean number of steps|mean shortest path length|average distance between nodes
      average distance between two nodes|characteristic path length
    `,
  ],
  [
    "density",
    phraseLines`
      density|graph density|edge density|network density|density of the graph|density of the network
      share of possible edges|share of all possible edges|proportion of possible edges
    `,
  ],
  ["reciprocity", "reciprocity"],
  [
    "topologicalOrder",
    phraseLines`
      topological order|topological sort|topological ordering|topological sorting|valid topological order
      possible topological order|order in which they can be done
    `,
  ],
  ["core", "k-core|kcore|innermost core|densest core|densest part|core|inner core|tightest group"],
  ["longestPath", "longest path|longest chain|longest route|critical path"],
  [
    "clustering",
    "clustering coefficient|average clustering coefficient|transitivity|global clustering coefficient|average clustering|clustering",
  ],
];

export const algorithmStates: readonly (readonly [algorithm: string, words: string, isNegated?: true])[] = [
  ["bipartite", "bipartite|a bipartite graph|two-colourable|two-colorable|2-colorable|2-colourable"],
  ["cycle", "acyclic|free of cycles|cycle-free|without cycles|free of loops|a forest", true],
  ["cycle", "cyclic"],
  ["isDag", "a dag|dag|a directed acyclic graph|directed acyclic|topologically sortable"],
];
