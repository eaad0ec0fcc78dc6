import { phraseLines } from "@/lib/text/lines";

/** Words of ways, of figures of a graph's structure, and of how schoolbooks ask. One row, one class. */
export const structureWords = {
  // Ends
  start: phraseLines`
    from|starting from|starting at|if i start at|when starting at|starting in|beginning at|beginning from|leaving
    departing from|setting out from|coming from|out of|via edges from|by following citations from
    by following links from|by following edges from
  `,
  end: phraseLines`
    to|into|until|up to|as far as|towards|over to|ending at|and ending at|and end at|to reach|to get to|to node
    and then to|all the way to|through to|->|→|–
  `,
  betwixt: phraseLines`
    between|linking|joining|connecting|in between|that connects|that joins|that links|which connects|which links
    with ends at|for|of|separating
  `,
  with: "with|and|to|,",
  // Nodes nobody has named yet
  a_node: phraseLines`
    a node|one node|a specific node|a given node|a certain node|a particular node|the given node|the specified node
    a vertex|a given vertex|a specific vertex|a single node|node i|node u|node v|node x|vertex v|vertex u
    a named node|the node in question|a starting node|the source|the source node|a source node|one specific node
    this node|that node|a start node
  `,
  b_node: phraseLines`
    node j|another node|another|a second node|a target node|the target|the target node|another given node|the sink
    a sink node|the sink node|node w|node y|vertex w|a different node|the destination
  `,
  a_pair: phraseLines`
    two nodes|a pair of nodes|two given nodes|two specific nodes|the two nodes|these two nodes|them|those two
    these two|the two|both of them|two vertices|a pair of vertices|two specified nodes|two particular nodes
    two certain nodes|a given pair of nodes|a specific pair of nodes|the given nodes|the given two nodes
    these nodes|node i and node j|nodes i and j|i and j|node u and node v|nodes u and v|u and v|one another
    both nodes|both|the pair
  `,
  // Ways
  fastest: phraseLines`
    fastest path|fastest route|fastest way|quickest path|quickest route|quickest way|fastest connection
    quickest connection|fastest trip|quickest trip|fastest hike|fastest|quickest|fastest journey|quickest journey
    lowest latency path|path with the lowest latency
  `,
  lightest: phraseLines`
    cheapest path|cheapest route|cheapest way|cheapest connection|lightest path|least costly path|lowest-cost path
    lowest cost path|minimum weight path|minimum-weight path|minimum cost path|path of least weight
    shortest weighted path|weighted shortest path|path with the smallest total weight
    path with minimum total weight|path with the least weight|path with the lowest weight
    path with the lowest total weight|path with the least total weight|path with the smallest weight
    least expensive path|least expensive route|path of minimum weight|path of lowest cost|path with the lowest cost
    path with the smallest total cost|path with minimum weight
  `,
  several_ways: phraseLines`
    more than one way|more than one path|more than one route|several ways|several paths|several routes
    at least two ways|at least two paths|two different ways|two different paths|two different routes|multiple paths
    multiple routes|multiple ways|alternative paths|alternative routes|two ways|two paths|two routes
  `,
  length_of: phraseLines`
    how many steps is|how many edges is|how many hops is|how many steps does|how many edges does
    how many steps away is|how many edges long is|how many steps long is|how many hops apart|how many steps apart
    how many edges apart|length|the length|distance|shortest distance|number of hops|number of steps
    number of edges|number of edges on|number of edges in|number of steps on|number of links on|hop count
    hop distance|graph distance|minimum number of edges|minimum number of steps|minimum number of hops
    fewest number of edges|smallest number of edges|length in edges|length in steps|length in hops|number of stops
    how many edges are on|how many edges are in|how many edges lie on|how many steps are in|how many steps are on
    how many edges has|how many steps has|how many hops has|how long is|how many edges make up
    how many steps make up|degrees of separation|how many degrees of separation|how many degrees of separation are
    separation|fewest steps|fewest hops|least number of steps|least number of hops|least number of edges
    how many hops|how many steps|how many stops|how many hops is it|how many steps is it|how many stops is it
    how many hops does it take|how many steps does it take|how many edges do i need|how many hops are there
    how many steps are there|how many stops are there|how many hops are needed|how many steps are needed
    how many edges must be crossed|how many edges apart are|how many steps apart are|how many hops apart are
    how many hops away from each other are|steps|hops|how many hops do i need
  `,
  weight_of: phraseLines`
    weight|total weight|sum of weights|sum of the weights|total cost|cost|total distance|total length|summed weight
    overall weight|combined weight|weighted length|minimum total weight|minimum weight|minimal weight
    smallest total weight|lowest total weight|minimum cost|lowest cost|least total weight|how heavy is
    how much does it cost to get|how much does it cost to go|how much does it cost|how costly is|price
    minimal total weight
  `,
  how_long: phraseLines`
    how long does it take|how long does it take to get|how long does it take to go|how long does it take me
    how long would it take|how long would it take to get|how long is the trip|how long is the ride
    how long is the journey|how much time does it take|how much time does it take to get|how much time do i need
    how long do i need|how long do you need|travel time|journey time|time|total time|shortest time|minimum time
    time it takes to get|how fast can i get|how fast can you get|how quickly can i get|how quickly can you get
    how long to get|how long|duration of the trip|how much time|least time
  `,
  go: phraseLines`
    to get|to go|to travel|to come|to walk|to drive|get there|get|go|travel|come|walk|drive|fly|move|ride|hike
    be reached|reach|be connected|be linked|flow|pass|navigate|be able to get|be able to go|still get|still reach
    be accessed
  `,
  can_go: phraseLines`
    can i|can you|can we|can one|can someone|could i|could you|could we|could one|can a letter|could a message
    can anyone|is it possible to|it is possible to|would it be possible to|is it feasible to|am i able to
    are we able to|is one able to|i can|you can|one can|we can|can|could
  `,
  reached: "reachable|accessible|within reach|to be reached|be reached|reached|possible to reach",
  avoiding: phraseLines`
    avoiding|that avoids|which avoids|and avoids|without passing|without passing through|without going through
    without using|without crossing|not passing|not going through|not via|bypassing|that bypasses|around|past
    circumventing|without|skipping|that does not pass through|that doesn't pass through|that does not go through
    that doesn't go through|that does not use|but avoid|but avoiding|that skips|steering clear of|while avoiding
    and avoid|but not through|but not via|other than through|other than via
  `,
  were_gone: phraseLines`
    is closed|was closed|were closed|closed|closes|is removed|was removed|were removed|removed|disappears
    disappeared|is gone|was gone|were gone|left|leaves|quits|quit|goes down|went down|is down|was down|fails|failed
    breaks|broke|is out|is out of service|is unavailable|is shut|shut down|shuts down|is shut down|is deleted
    was deleted|were deleted|vanished|vanishes|died|is missing|was missing|dropped out|drops out|is taken away
    was taken away|is taken out|were taken away|goes offline|is offline|is not available|stops working|crashes
    crashed|is blocked|were blocked|went missing|were to leave|fell ill|is away|resigned|resigns
  `,
  cut_off: phraseLines`
    be cut off|be isolated|be disconnected|be separated|get cut off|get disconnected|become unreachable
    be unreachable|lose their connection|lose connection|lose contact|lose touch|be split off|be stranded|fall off
    be left alone|no longer be reachable|no longer be connected|be lost|fall apart|lose access|get isolated
    become isolated|become disconnected|be severed|is cut off|are cut off|gets cut off|be left stranded
    drop out of the network|lose the connection
  `,
  lie_between: phraseLines`
    lies between|i pass between|you pass between|i pass through between|we pass between|on the way between
    on the way from|is the go-between for|is the go-between between|is the link between|is the connection between
    is the go-between of|lie between|is between|are between|stands between|stand between|sits between|sit between
    sits in between|is in between|are in between|comes between|come between|do i pass between|do you pass between
    do i pass through between|links|link|connects|connect|joins|join|bridges|bridge|ties together|brings together
    stations lie between|would introduce|mediates between|are on the way between|is on the way between
    are on the way from|lie on the way from|is on the path between|are on the path between|lies on the path between
    are on the path from|are on the shortest path between|are on the shortest path from|do i pass on the way from
    do you pass on the way from|connects up|lie along the way between
  `,
  take: "take|takes|taken|need|needed|be",
  measured: "measured|counted|expressed|given",
  being: "being|is|was|be",
  anyhow: phraseLines`
    even indirectly|directly or indirectly|in any way|somehow|anyhow|be it directly or indirectly|by any path
    by any route|either directly or through others|directly or through others|through others|indirectly
    at least indirectly|by some path|by a path|via other nodes|via others|in some way|one way or another
    through any number of steps|if only indirectly|over any number of steps|through a chain of edges|via some path
    through some path
  `,
  along_arrows: phraseLines`
    following the arrows|following the edges|following the directions|following the directions of the edges
    along the edges' direction|along the edges ' direction|along the arrows|in the direction of the edges
    in the direction of the arrows|along the direction of the edges|along the directions of the edges
    following edge directions|respecting directions|respecting the direction of the edges|along directed edges
    downstream|following the direction of the edges|by following citations|by following the arrows
    by following edges|by following the edges
  `,
  numbered:
    "numbered|with the number|number|no.|called|named|labelled|labeled|with id|with the id|with number|by the name of",
  holds: "contain|contains|have|has|hold|holds|include|includes|comprise|comprises|consist of|got|containing",
  hang: "hang together|hangs together|hold together|stick together|form one piece|form a single piece",
  one_piece: "in one piece|as one piece|as a whole|in a single piece|as one whole|in one part",
  in_common: "in common|both have|in common with each other|jointly|mutually",
  as_limit: phraseLines`
    as the limit of each edge|as the limit|being the limit|as the limit of every edge|as limit|as the capacity
    as capacity|is the limit|as the edge capacity|as edge capacities|as the limits
  `,
  most_often: "the most|most|most often|more than any other|to the most others|with the most others|best",
  topologically: "topologically|in topological order|so that every edge goes forward|so that all edges go forward",
  into: "into",
  fall: "fall|fall apart|split|break|decompose|break up|divide|be split|be divided",
  sort: "sort|order|arrange|put",
  source_word: phraseLines`
    source|source node|sink|sink node|target|target node|origin|destination|start node|end node|starting node|start
    vertex|ending node|initial node|final node|source vertex|target vertex
  `,
  at_least: "at least|at best|at the least|at minimum|at the shortest|minimum",
  ie: "i.e|i.e .|ie|that is|in other words|meaning|that means|or",
  i: "i|you|we|one|someone|people|they|a message|a letter",
  goes_out: phraseLines`
    go out of|goes out of|leave|start at|start from|begin at|originate at|originate from|lead away from|come out of
    depart from|point away from|emanate from|go out from|going out of|leaving|starting at|start in|go from
  `,
  comes_in: phraseLines`
    come into|comes into|go into|enter|end at|end in|lead to|point to|point at|arrive at|terminate at|lead into
    come in to|coming into|entering|going into|pointing to|go to
  `,
  touches:
    "touch|are attached to|are incident to|meet at|are at|end or start at|are incident on|touching|incident to|attached to",
  // The whole
  whole: phraseLines`
    this graph|this network|this directed graph|this undirected graph|that graph|this dependency graph|this system
    this whole thing|this data|that network|my graph|my network|this map|that map|this whole graph
    this whole network|this given graph|our network|our graph|this diagram|graph|network|given graph|whole graph
    whole network|system|structure|this one|web|map|it|everything|all of it|data|directed graph|undirected graph
    given network|entire graph|entire network|dependency graph|diagram|whole thing|given directed graph
    given undirected graph|following graph
  `,
  fall_into: phraseLines`
    fall into|fall apart into|split into|break into|consist of|made of|made up of|composed of|comprise|divide into
    break up into|separate into|decompose into|be split into|is split into|is divided into|is made of|is made up of
    falls into|falls apart into|breaks into|splits into|consists of|have|has|is composed of|contains|contain|in
  `,
  every_other: phraseLines`
    every other|every other one|all others|all the others|each other|one another|any other|all other nodes
    every other node|any other node|everyone else|everybody else|everything else|all the other nodes
    each other node|anywhere else|every other vertex|the others|any other one
  `,
  strongly: "strongly connected|strongly-connected|a strongly connected graph",
  any_two: phraseLines`
    between two|between any two|between a pair of|between all pairs of|over all pairs of|of any two
    between pairs of|between all|from any node to any other|over all|across all pairs of|between each pair of
    between every two
  `,
  farthest: phraseLines`
    farthest from each other|farthest apart|furthest apart|furthest from each other|most distant from each other
    most remote from each other|farthest from one another|furthest from one another|most far apart|most distant
  `,
  would_split: phraseLines`
    would split|would each split|would disconnect|would each disconnect|would cut|would each cut|split|disconnect
    would break|would separate|would break up|would fragment|hold together|must we not lose|could break
    can disconnect|could disconnect|would tear apart|separate
  `,
  asunder: phraseLines`
    into more parts|in two|into two|into two parts|into pieces|into several parts|apart|into more pieces
    into more components|into separate parts|into several pieces|up
  `,
  when_removed: phraseLines`
    if taken away|if removed|if they were removed|if closed|when removed|if it is removed|if deleted
    if they were closed|on removal|if it were closed|if it was removed|if it were removed|if one removed it
    if we removed it|if it failed|if it fails|if lost|if it was closed|when deleted|when closed|if they are removed
    if cut|if they fail
  `,
  whose_removal:
    "whose removal|whose loss|whose failure|whose deletion|whose closure|the removal of which|whose absence",
  two_groups: phraseLines`
    into two groups|into two sets|into 2 groups|in two groups|into two teams|into two halves|into two classes
    into two camps|into two disjoint sets|into 2 sets|in two sets
  `,
  be_split:
    "be split|be divided|be separated|be partitioned|be put|be sorted|be split up|be divided up|divide|split|partition|separate",
  so_that: "so that|such that|in such a way that|with|where|in which|and|so",
  join_groups: phraseLines`
    joins the two groups|joins both groups|goes between the groups|goes between the two groups
    connects the two groups|runs between them|links one group with the other|between the two groups
    only between the groups|goes from one group to the other|joins different groups|joins two different groups
    only between them|connects different groups|runs between the two groups|goes between them
    connects nodes of different groups|crosses over|join the two groups|go between the groups
    run between the groups|connect the two groups|go between them
  `,
  two_colours: "two colours|two colors|2 colours|2 colors|just two colours|only two colors|only two colours",
  enough: "be enough|suffice|be sufficient|do|are enough|is enough|enough",
  same_colour: phraseLines`
    no edge joins two nodes of the same colour|no edge joins two nodes of the same color
    no two neighbours share a colour|no two neighbors share a color|no two adjacent nodes have the same colour
    no two adjacent nodes have the same color|no two linked nodes have the same colour
    no two neighbours have the same colour|no two neighbors have the same color|neighbours always differ
    no neighbours have the same colour
  `,
  dense: "dense|densely connected|sparse|tightly connected|densely linked|tightly knit|close-knit",
  be_done: phraseLines`
    be done|be put|be built|be taken|build everything|do everything|be executed|be processed|be worked through
    do them|be arranged|be sorted|be completed|be carried out|be tackled|be scheduled|be put in|be ordered
    be lined up|do them all|have to build everything|do all of them
  `,
  one_of: "one|a|any|some|one possible|one valid|a valid|a possible|any valid|just one|at least one|one of the",
  forwards: phraseLines`
    goes forward|go forward|points forward|point forward|leads forward|lead forward
    leads from an earlier to a later one|goes from an earlier to a later one|goes from left to right
    points to a later one|points from an earlier to a later one|points ahead|respects the arrows
  `,
  not_counting: "not counting|excluding|without counting|not including|besides|other than|apart from|leaving out",
  // Figures of a node
  through: phraseLines`
    through|that go through|going through|that pass through|passing through|containing|that contain|which contain
    including|that include|around|at|with|that has|involving|that involve|of|for|which include|which go through
  `,
  belong_to: phraseLines`
    part of|a part of|a member of|member of|in|belong to|belongs to|a corner of|involved in|contained in
    included in|take part in|participate in|appear in
  `,
  sent: phraseLines`
    that can be pushed|that can be sent|which can be sent|that could be routed|that can go|that can flow
    that can pass|can be pushed|can be sent|be pushed|be sent|can be transported|could be sent|flow|can flow
    be transported|that can be transported|which can flow|possible|can get through|be routed|get through
  `,
  at_most: "at most|at maximum|maximally|at maximum|max|in the best case",
  weigh: "weigh|weighs|add up to|come to|comes to|cost|costs|weighs in at|have in total",
  weight: "weight|weights|cost|costs",
  // Who matters
  influential: phraseLines`
    most influential|most important|most central|most prominent|key|most powerful|most significant|most relevant
    most prestigious|most pivotal
  `,
  go_between: phraseLines`
    most important hub|most important broker|biggest bottleneck|main bottleneck|bottleneck|broker|biggest broker
    go-between|gatekeeper|main gatekeeper|central hub|main hub|most central by betweenness|linchpin|bridge builder
    main connector|connector|most critical|most crucial|indispensable|key player|key connector
  `,
  holds_together: phraseLines`
    holds the network together|holds everything together|holds the graph together|keeps the network together
    holds it all together|hold the network together|holds this network together|keeps everything together
    ties the network together|glues the network together|sits on the most shortest paths
    lies on the most shortest paths|is on the most shortest paths|most shortest paths pass through
    do most shortest paths pass through|do the most routes run through|most routes run through|is the glue
    controls the flow of information|is the biggest bottleneck|is the main bottleneck|hold the graph together
    hold everything together|keep the network together
  `,
  nearest_all: phraseLines`
    closest to all the others|closest to all others|closest to everyone|closest to everyone else
    closest to everything|nearest to all others|nearest to all the others|closest to all other nodes
    closest to the rest|closest to everybody|reaches everyone quickest|most central by closeness
    closest to all the other nodes|can reach all others quickest|reaches all others in the fewest steps
    closest to everybody else|nearest to everyone
  `,
  judged_by:
    "judged by|measured by|by|according to|in terms of|ranked by|as measured by|using|going by|based on|with respect to",
  on_average: "on average|on the average|overall|as a whole",
  // Ends of arrows
  no_incoming: phraseLines`
    nothing coming in|nothing pointing to it|no predecessor|no predecessors|no incoming edges|no incoming edge
    no prerequisites|no prerequisite|nothing leading to it|nothing before it|no incoming links|no incoming arrows
    no ingoing edges|no edges coming in|in-degree zero|in-degree 0|indegree 0|zero in-degree|no parents
    no inbound edges
  `,
  no_outgoing: phraseLines`
    nothing going out|no successor|no successors|no outgoing edges|no outgoing edge|nothing after it
    no outgoing links|no outgoing arrows|no edges going out|out-degree zero|out-degree 0|outdegree 0
    zero out-degree|no children|no outbound edges|nothing leaving
  `,
  have_: "have|has|with|having|got|that have|that has|which have|who have|who has|which has",
  step_away: phraseLines`
    step away|steps away|hop away|hops away|edge away|edges away|link away|links away|stop away|stops away|step
    steps|hop|hops|degrees away|handshakes away|steps distant
  `,
  // How schoolbooks ask
  given:
    "given|you are given|we are given|consider|take|suppose we have|suppose you have|here are|for|with|considering|regarding",
  is_in:
    "in the graph|in this graph|part of the graph|part of this graph|there|among the nodes|in the network|in this network|present",
  task_word: phraseLines`
    task|problem|question|goal|job|aim|exercise|your task|your goal|the task|the problem|the question|this task
    this problem|your job|the goal|given|below|context
  `,
  in_question: phraseLines`
    in question|of interest|given|asked about|concerned|to look at|to consider|to be considered|to use|to check
    i mean|i am interested in|you should use|to be used|under consideration|for this task
  `,
} as const satisfies Readonly<Record<string, string>>;

/** Nouns by class, each in the singular: a plural is met too. */
export const structureNouns = {
  way: phraseLines`
    path|route|way|shortest path|shortest route|shortest way|most direct route|most direct path|most direct way
    connection|chain|hike|shortest hike|trip|shortest trip|journey|shortest journey|walk|shortest walk|drive
    shortest drive|citation path|shortest citation path|dependency path|directed path|undirected path|simple path
    walkway|trail|shortest trail|shortest chain|shortest connection|trek|itinerary|track|sequence of edges
    shortest sequence of edges|minimal path|minimum path|minimum-length path|best path|best route|best way
    path with the fewest edges|path with the fewest steps|path with the least edges|path with the fewest hops
    path with the smallest number of edges|route with the fewest stops|route with the fewest steps
    way with the fewest stops|connection with the fewest stops|link|possible path|valid path|some path|indirect path
    possibility to get|shortest paths|option to get
  `,
  pieces: phraseLines`
    component|connected component|weakly connected component|separate network|separate part|separate piece
    separate group|island|piece|several pieces|disconnected part|disconnected piece|disconnected group
    unconnected part|independent part|independent network|separate system|several components|several parts
    more than one part|more than one piece|more than one component|isolated part|connected group|disjoint part
    disjoint group|distinct component|separate component|disconnected component
  `,
  dead_end: "dead end|leaf|leaf node|end node|terminal node|end point|pendant|pendant node",
  triple: phraseLines`
    triangle|three interconnected nodes|three mutually connected nodes|three nodes that are all connected
    three nodes that are all linked|three connected nodes|three mutually linked nodes|three nodes of a triangle
    the three nodes of a triangle|three pairwise connected nodes|three nodes all connected to each other
    nodes of a triangle|triangle's nodes|three nodes connected to each other|three nodes that form a triangle
    three nodes forming a triangle|its three nodes|three nodes|any triangle|3-clique|three-node clique
  `,
  in_order: phraseLines`
    in what order|in which order|what order|which order|an order|one order|valid order|valid ordering|an ordering
    a valid ordering|one valid ordering|one valid order|a possible order|one possible order|a sequence|ordering
    a valid sequence|topology sorting path|topology sorting paths|topological sorting path
    topological sorting paths|linear ordering|linear order|topological sequence
  `,
  other_way: phraseLines`
    second best way|second best path|second best route|second shortest path|second shortest route
    second shortest way|next best way|next best path|next best route|next shortest path|second fastest route
    second fastest way|second quickest route|second-best way|second-best route|second-best path
    second-shortest path|alternative path|alternative route|alternative way|another way|another route|another path
    other way|other route|other path|different way|different route|different path|detour|2nd best way
    2nd best route|2nd shortest path|plan b|backup route|backup path|alternative
  `,
} as const satisfies Readonly<Record<string, string>>;

/** What may be added to a question and leaves it as it is. */
export const structureFillers = phraseLines`
  in edges|in steps|in hops|in stops|in links|in the directed graph|in the undirected graph|in that graph|anywhere
  at best|at the very least|at the least|in as few steps as possible|with as few steps as possible
  in the fewest steps|in the whole graph|in the whole network|whether or not|if any|if there is one
  if there are any|if there is any|if it exists|if one exists|at a minimum|in my network|of my graph|from here
  as the crow flies|number|numbered|no.|nr|#
`;

/** What a sentence may be made of that only says how to answer, or what the signs of a graph mean. */
export const schoolWords = phraseLines`
  i|j|k|u|v|w|x|y|z|->|(|)|,|.|:|;|'|means|mean|denotes|denote|represents|represent|stands|stand|there|is|are|be
  was|an|a|the|edge|edges|node|nodes|vertex|vertices|arc|arcs|link|links|graph|graphs|network|undirected|directed
  weighted|unweighted|in|of|from|to|between|with|and|or|that|which|by|for|on|as|at|if|whether|its|their|connected
  connects|joined|joins|linked|links|capacity|weight|weights|number|numbers|numbered|given|you|your|need|must
  should|will|can|have|has|output|answer|answers|reply|respond|return|give|print|write|state|say|just|only|yes|no
  true|false|indicating|indicate|pair|two|one|each|every|all|following|below|above|specified|specific|particular
  task|problem|question|goal|q|a|ans|list|format|after|before|please|me|us|provide|final|result|results|determine
  decide|find|tell|single|integer|value|explanation|without|any|explain|think|step|steps|it|this|these|those|where
  when|first|source|target|sink|path|exists|exist|not|do|does|don't|comma|separated|separately|undirected|simple
  connection|relationship|so|then|them|they|consider|considering|look|looking|following|ids|names|name|line
  brackets|sorted|alphabetical|ascending|order|numerical|only|word|words|short|briefly|brief|concise|concisely
  exact|exactly|figure|figures|digit|digits|form|end|start|begin|starting|direction|directions|describe|describes
  described|called|labelled|labeled|stop|thanks|thank|hello|hi|there|let|us|analyse|analyze|read|carefully|based
  careful|i'm|i|am|working|homework|exercise|assignment|class|course|graph|theory|have|got|studying|study|learning
  preparing|exam|for|my|am|doing|some|on|about|here|comes|another|next|last|now
`;
