import { phraseLines } from "@/lib/text/lines";

/** Nouns by class, each in the singular: a plural is met too. */
export const nouns = {
  node: "node|vertex|point|entity|element|item|thing|dot|bubble|record|object|node in the graph",
  in_total:
    "together|in total|altogether|all together|taken together|put together|all in all|combined|summed up|added up",
  edge: phraseLines`
    edge|link|connection|tie|line|arc|arrow|relation|relationship|connector|road|route|track|pipe|cable|trail|street
    dependency|friendship|citation
  `,
  neighbour: phraseLines`
    neighbour|neighbor|adjacent node|direct neighbour|direct neighbor|immediate neighbour|immediate neighbor
    direct contact|contact|connection|friend|partner|direct connection|neighbouring node|connected node|linked node
  `,
  common_neighbour: phraseLines`
    common neighbour|common neighbor|shared neighbour|shared neighbor|mutual neighbour|mutual neighbor
    common friend|mutual friend|shared friend|mutual contact|common contact|shared contact|common connection
    mutual connection|shared connection|neighbour in common|neighbor in common
  `,
  pair: "pair|couple|duo",
  partner: "partner|mate|buddy|companion",
  attribute: "attribute|property|field|column|feature|variable|data field",
  value: "value|option|category|distinct value|unique value|possible value|different value|choice",
  type: phraseLines`
    type|kind|category|sort|class|node type|kind of node|type of node|sort of node|kind of thing|sort of thing
    type of thing|kind of entity|type of entity
  `,
  edge_type: phraseLines`
    edge type|type of edge|kind of edge|relation type|relationship type|kind of relation|kind of relationship
    type of relation|type of relationship|kind of connection|type of connection|type of link|kind of link
    sort of edge
  `,
  colour: "color|colour|colouring|coloring|hue|shade|tint|paint|fill",
  size: "size|radius|diameter|area",
  width: "width|thickness|stroke width|line width|line thickness|edge width|edge thickness|stroke",
  label: "label|caption|name tag|text|tag|name",
  shape: "shape|symbol|form|marker",
  opacity: "opacity|transparency|alpha",
  border: "border|outline|ring|frame|rim",
  style: "style|styling|formatting|look|appearance|decoration|highlight|highlighting|visual style|layer|marking",
  layout: "layout|arrangement|positioning|placement|view|formation|pattern|shape|style|diagram",
  degree: phraseLines`
    degree|connectedness|connection count|degree centrality|connectivity|number of connections|number of edges
    number of links|number of neighbours|number of neighbors|number of ties|edge count
    how many connections they have|how many links they have|how many edges they have|how connected they are
    how well connected they are|how many neighbours they have|connections|importance|node degree
    number of relationships|number of relations|amount of connections|count of edges|links
  `,
  indegree: phraseLines`
    in-degree|indegree|in degree|incoming degree|number of incoming edges|number of incoming links
    number of incoming connections|incoming edges|incoming links|incoming connections|number of edges coming in
  `,
  outdegree: phraseLines`
    out-degree|outdegree|out degree|outgoing degree|number of outgoing edges|number of outgoing links
    number of outgoing connections|outgoing edges|outgoing links|outgoing connections|number of edges going out
  `,
  betweenness: "betweenness|betweenness centrality",
  pagerank: "pagerank|page rank|page-rank|influence",
  closeness: "closeness|closeness centrality",
  eigenvector: "eigenvector centrality|eigenvector|eigencentrality",
  path: phraseLines`
    path|route|way|shortest path|shortest route|shortest way|quickest path|quickest route|quickest way|fastest path
    fastest route|fastest way|chain|shortest connection|connection|shortest chain|link|minimal path|minimum path
    best route|best way|most direct route|short path|chain of connections
  `,
  distance: phraseLines`
    distance|shortest distance|length of the shortest path|shortest path length|path length|number of hops
    number of steps|degrees of separation|separation|number of edges on the shortest path
    length of the shortest route|minimum number of edges|fewest number of edges|smallest number of edges
    minimum number of steps|length of the path|hop count|graph distance|fewest edges
    number of edges in the shortest path|fewest steps|fewest hops|least number of steps|least number of edges
    length of shortest path|minimal number of steps|minimum number of hops|how many steps|how many hops
    how many edges
  `,
  cheapest: phraseLines`
    cheapest path|cheapest route|lightest path|least costly path|lowest-cost path|lowest cost path
    minimum weight path|minimum-weight path|path of least weight|shortest weighted path|weighted shortest path
    path with the smallest total weight|path with minimum total weight|cheapest way
  `,
  component: phraseLines`
    component|connected component|separate part|part|piece|island|separate group|separate piece|disconnected part
    separate component|disconnected component|disconnected piece|isolated part|separate island|separate cluster
    connected part|unconnected part|disconnected group|group of connected nodes|subgraph|disjoint part
  `,
  community: "community|cluster|closely knit group|tight group|group|module|clique",
  selection: phraseLines`
    selection|selected node|selected element|selected one|selected|current selection|what is selected|the selected
    my selection|this selection|what i selected|what i have selected|highlighted node
  `,
  step: "step|hop|jump|edge|link|move|degree|handshake|connection|stop",
  change: "change|edit|step|action|modification|thing you did|thing|thing i did|move",
  table: "table|spreadsheet",
  legend: "legend|key",
  picture: "picture|image|png|screenshot|snapshot|photo|png image|png file|png picture",
  file: "file|data file",
  json: "json|json file|json format",
  set_noun: "set|group|named set|collection",
  filter: "filter|filtering",
  kinds_of_look: phraseLines`
    all styles|all styling|all formatting|all highlights|all highlighting|styles|styling|formatting|all looks
    all visual changes|highlights|highlighting|all colours and sizes|all colors and sizes|everything to default
    everything to normal|the default look|default styling|default look|original look|the original look
    default style
  `,
  sample: "sample|example|random sample|example node|sample node|handful|few|couple",
} as const satisfies Readonly<Record<string, string>>;
