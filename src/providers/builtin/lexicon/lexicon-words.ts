import { phraseLines } from "@/lib/text/lines";

/** The nouns, adjectives and small words the grammar knows: sense → wordings. */
export const thingWords: Readonly<Record<string, string>> = {
  "noun:nodes": phraseLines`
    node|nodes|stuff|vertex|vertices|vertexes|point|points|entity|entities|element|elements|item|items|thing|things
    dot|dots|bubble|bubbles|circle nodes|record|records|object|objects|member|members
  `,
  "noun:edges": phraseLines`
    edge|edges|ride|rides|journey|journeys|leg|legs|match|matches|game|games|fixture|fixtures|payment|payments
    transfer|transfers|shipment|shipments|delivery|deliveries|partnership|partnerships|collaboration|collaborations
    encounter|encounters|trail|trails|segment|segments|road|roads|street|streets|call|calls|flight|flights|trip
    trips|interaction|interactions|crossing|crossings|friendship|friendships|dependency|dependencies|citation
    citations|transaction|transactions|message|messages|cable|cables|track|tracks|link|links|connection|connections
    relationship|relationships|relation|relations|line|lines|arc|arcs|tie|ties|arrow|arrows
  `,
  "noun:ones": "one|ones|anyone|anybody|someone|somebody|everyone|everybody|anything|those",
  "noun:graph":
    "graph|network|this graph|the graph|the network|data|dataset|data set|map|picture|diagram|everything here|whole thing",
  "noun:all": "everything|all of it|it all|all nodes and edges|everything else",
  "noun:style": phraseLines`
    style|styles|styling|colour|colours|color|colors|colouring|coloring|formatting|highlight|highlights
    highlighting|size and colour|sizes|shapes|decoration|appearance|look|paint|all styling|all styles
  `,
  "noun:difference": "difference|differences|gap",
  "noun:layer": "layer|layers",
  "noun:layout": "layout|arrangement|positions",
  "noun:size": "size|radius|diameter|sized|scale",
  "noun:width": "width|thickness|stroke",
  "noun:shape": "shape|shapes|symbol|symbols|icon|icons|marker|markers",
  "noun:label": "label|labels|caption|captions|name tag|name tags",
  "noun:border": "border|borders|outline|outlines|outlined|ring|rings",
  "noun:opacity": "opacity|transparency|alpha",
  "noun:degree": "degree|degrees|connectedness|connection count|degree centrality|connectivity|centrality|importance",
  "noun:indegree": "in-degree|indegree|in degree|incoming degree",
  "noun:outdegree": "out-degree|outdegree|out degree|outgoing degree",
  "noun:neighbours": phraseLines`
    neighbour|neighbours|neighbor|neighbors|neighbourhood|neighborhood|friends|contacts|surroundings
    common neighbours|common neighbors|shared neighbours|shared neighbors|mutual friends|common friends
    shared friends|mutual neighbours
  `,
  "noun:path": phraseLines`
    path|paths|route|routes|way|shortest path|shortest route|shortest way|quickest path|quickest route|quickest way
    fastest route|fastest way|fastest path|chain|shortest connection|distance|hops|steps|how far
    degrees of separation|shortest distance|shortest chain
  `,
  "noun:components": phraseLines`
    component|components|connected component|connected part|connected piece|connected components|cluster|clusters
    isolated clusters|island|islands|separate parts|disconnected parts|parts|pieces|subgraphs|subgraph
    separate pieces|groups that are not connected|unconnected groups|disconnected groups|separate groups
    isolated groups|isolated parts|isolated islands|disconnected components|separate components|fragments
    disconnected clusters|separate clusters
  `,
  "noun:values": phraseLines`
    value|values|options|categories|distinct values|unique values|possible values|different values|choices
    distribution|breakdown|histogram|range|spread
  `,
  "noun:attributes":
    "attribute|attributes|property|properties|field|fields|column|columns|schema|data fields|metadata|features|variables",
  "noun:types": phraseLines`
    type|kind|category|types|kinds|type of nodes|sorts|kinds of nodes|types of nodes|type of node|kind of node
    node types|kinds of node|types of node|edge types|types of edges
  `,
  "noun:summary": phraseLines`
    summary|overview|summarise|summarize|statistics|stats|summarised|big picture|gist|outline|in a nutshell|recap
    facts|general information|report|density|dense
  `,
  "noun:sample": phraseLines`
    sample|samples|example|examples|some sample|some example|a few|few|some|random|random sample|a couple of
    a handful of|instance|instances|sample data|a peek|a look at
  `,
  "noun:selection": "selection|current selection|selected|chosen|the selected|currently selected|highlighted selection",
  "noun:set": "set|as a set|group called|the set",
  "noun:picture": "image|png|screenshot|snapshot|as an image|as a picture|as png|as a png|photo|picture",
  "noun:file": "json|file|as json|a file|csv|as a file|disk|graphml|gexf",
  "noun:edits":
    "change|changes|edit|edits|step|steps|action|actions|last one|last thing|last step|last change|last action",
  "pronoun:those": phraseLines`
    only the ones|just the ones|only those|just those|only them|those|these|them|it|that|this|they|their|its
    the same ones|the same|the results|the result|the found ones|those ones|these ones|the ones you found
    the ones found|that one|this one|each of them|all of them|all of those|all of these|both of them|of those
    of these|of them|she|he|her|his|him|the latter|that result|this result|those results|these results|that group
    this group|that cluster|this cluster|those clusters|these clusters|the found nodes|those nodes|these nodes
    those edges|these edges
  `,
  "pronoun:rest": phraseLines`
    the rest|rest|the others|others|the other ones|all others|all the others|the other nodes|everyone else
    everybody else|everything else|all other nodes|the remaining|remaining
  `,
};

export const qualityWords: Readonly<Record<string, string>> = {
  "grow:up":
    "bigger|larger|big|large|huge|giant|enlarge|enlarged|grow|bigger nodes|increase|increase the size of|scale up|magnify|increased|expand",
  "grow:up-bit":
    "a bit bigger|a little bigger|slightly bigger|a bit larger|a little larger|slightly larger|a tad bigger|a tad larger",
  "grow:up-much": phraseLines`
    much bigger|much larger|a lot bigger|a lot larger|way bigger|far bigger|twice as big|double|double the size
    double the size of|twice the size|twice as large|very big|very large
  `,
  "grow:down":
    "smaller|small|tiny|shrink|shrunk|little|decrease|decrease the size of|reduce|scale down|reduced|half the size|mini",
  "grow:down-bit": "a bit smaller|a little smaller|slightly smaller|a tad smaller",
  "grow:down-much": "much smaller|a lot smaller|way smaller|far smaller|half as big|very small",
  "grow:thick": "thicken|thickened|fatten|embolden|thicker|thick|wider|wide|bolder|bold|heavier lines|fatter",
  "grow:thin": "slim down|thinner|thin|narrower|narrow|finer",
  "fade:more": phraseLines`
    fade out|fade|fades|fading|fade away|tone down|mute|ghost|gray out|grey out|grayed out|greyed out|transparent
    more transparent|translucent|semi-transparent|faded|fainter|faint|dim|dimmed|half transparent|see-through
  `,
  "fade:less": "opaque|solid|fully opaque|fully visible",
  "line:dashed": "dashed",
  "line:dotted": "dotted",
  "layout:circle":
    "circular|circle|in a circle|ring layout|round|circularly|circle layout|circular layout|radial ring|around a circle",
  "layout:force": phraseLines`
    force|force-directed|force directed|spring|springs|organic|physics|forceatlas|forceatlas2|fruchterman|cose
    force layout|force-directed layout|natural
  `,
  "layout:grid": "grid|in a grid|rows and columns|matrix layout|lattice|grid layout|table layout",
  "layout:concentric": "concentric|concentric circles|rings|radial|radially|onion|concentric layout|bullseye",
  "layout:layered": phraseLines`
    layered|hierarchical|hierarchy|tree|tree-like|breadth-first|breadthfirst|top-down|top down|dagre|sugiyama
    layers|levels|hierarchically|tree layout|hierarchical layout|top to bottom|from top to bottom|from the top down
    from the top to the bottom|bottom up|bottom-up|bottom to top|from bottom to top|left to right
    from left to right|right to left|from right to left
  `,
  "layout:random": "randomly|shuffle|shuffled|scatter|scattered|random layout|random positions|at random",
  "shape:ellipse": "circle|circles|disc|discs|disk|disks|ellipse|ellipses|dots",
  "shape:rectangle": "square|squares|rectangle|rectangles|box|boxes|rectangular",
  "shape:round-rectangle":
    "rounded square|rounded squares|rounded rectangle|rounded rectangles|round rectangle|rounded box|rounded",
  "shape:diamond": "diamond|diamonds|rhombus|lozenge",
  "shape:triangle": "triangle|triangles|triangular",
  "shape:hexagon": "hexagon|hexagons|hexagonal",
  "shape:pentagon": "pentagon|pentagons",
  "shape:star": "star|stars|star-shaped",
  "shape:plus": "plus|cross|crosses|plus sign",
  "measure:mean": "average|mean|avg|averages|typical|on average|averaged",
  "measure:median": "median|middle value|medians",
  "measure:sum": phraseLines`
    summed|summed up|all together|put together|taken together|together|sum|total|combined|sum of|total of|in total
    altogether|add up|totals
  `,
  "measure:min": "minimum|min|lowest value|smallest value|minimal",
  "measure:max": "maximum|max|highest value|largest value|greatest value|maximal",
  "compare:>": phraseLines`
    more than|over|above|greater than|exceeding|exceeds|exceed|higher than|larger than|bigger than|upwards of|after
    is more than|is greater than|is over|is above|beyond|>|are over|are above|are more than
  `,
  "compare:<":
    "less than|under|below|fewer than|smaller than|lower than|before|is less than|is under|is below|<|up until|are under|are below",
  "compare:>=": phraseLines`
    at least|no less than|not less than|or more|minimum of|from at least|>=|or above|or over|and above|and over
    and up|or older|or higher|greater than or equal to|more than or equal to|no fewer than|upward|onwards|since
    or later|or newer|or after|or longer|or heavier|or larger|or bigger|or better|or greater|and later|and newer
    and after|and higher|and older|not under|not below
  `,
  "compare:<=": phraseLines`
    at most|no more than|not more than|or less|maximum of|up to|<=|or below|or under|and below|or fewer|or younger
    or lower|less than or equal to|until|or earlier|or before|or sooner|or shorter|or lighter|or smaller|or cheaper
    or worse|and earlier|and before|and younger|and lower|not over|not above
  `,
  "compare:==": "equal to|equals|exactly|is exactly|=|==|is equal to|equal",
  "compare:!=": "!=|<>|not equal to|different from|is not equal to|unequal to",
  "compare:contains":
    "containing|contains|contain|including|includes|that contain|that contains|with names containing|mentioning",
  "compare:startsWith": "starting with|starts with|start with|beginning with|begins with|begin with|that start with",
  "compare:endsWith": "ending with|ends with|end with|ending in|ends in|that end with",
  "range:between": "between|ranging from|in the range|in the range of|from between",
  "common:most": phraseLines`
    used the most|used most|most used|most often used|used most often|most widely used|most often|most frequently
    occurs most|occurs the most|most common|commonest|most frequent|most usual
  `,
  "common:least": "least common|rarest|least frequent",
  "order:top": "top|most|highest|best|leading|first|greatest|strongest|main|key",
  "order:bottom": "bottom|least|lowest|worst|last|weakest|fewest",
  "degree:most": phraseLines`
    most connected|knows the most people|knows most people|know the most people|knows the most others
    linked the most|connected the most|tied the most|best connected|best-connected|highest degree|highest-degree
    most central|most important|most linked|most popular|busiest|biggest hub|hub|hubs|main hub|most connections
    most links|most neighbours|most neighbors|most edges|most relationships|most influential|top degree
    largest degree|maximum degree|max degree|well connected|well-connected|key players
  `,
  "degree:least": phraseLines`
    least connected|lowest degree|lowest-degree|fewest connections|fewest links|fewest neighbours|fewest neighbors
    least popular|quietest|worst connected|minimum degree|smallest degree|fewest edges|loneliest|least important
    least central
  `,
  "state:isolated": phraseLines`
    isolated|linked to nothing|connected to nothing|not linked to anything|not connected to anything
    isn't connected to anything|aren't connected to anything|isn't linked to anything|without any connections
    with no connections|with no links|with no edges|no edges at all|no connections at all|no links at all
    unconnected|orphan|orphans|orphaned|lonely|loose|stray|not connected|disconnected|isolates|isolate|singletons
    singleton|unlinked|loner|loners|left out|on their own|all alone|no connections|no links|no neighbours
    no neighbors|no edges
  `,
  "state:connected":
    "fully connected|all connected|connected graph|in one piece|one piece|all linked up|all joined up|all linked",
  "tie:to": phraseLines`
    connected to|linked to|adjacent to|next to|attached to|joined to|tied to|neighbouring|neighboring
    connected with|linked with|associated with|related to|in contact with|connect to|connects to|link to|links to
    connected directly to|directly connected to|is connected to|linked from|touching|around|surrounding|near
  `,
  "tie:steps": "steps of|hops of|within|away from|steps away|hops away",
  "name:called":
    "called|named|labelled|labeled|titled|with the name|by the name of|whose name is|with name|with label|with the label|named as|name",
  "fill:polite": phraseLines`
    would you mind|i mean|you know|if you can|if possible|if you could|whenever you can|when you can|if you please
    be so kind|for a second|real quick|as always|instead|even|still|please|pls|plz|kindly|just|now|also|then|too
    as well|again|actually|really|simply|so|finally|for me|me|us|i'd like|i would like|i'd like to|i would like to
    i want|i want to|i want you to|i'd like you to|i need|i need to|i need you to|can you|could you|would you
    will you|can you please|could you please|would you please|can we|could we|let's|lets|would you mind|let us
    go ahead and|help me|try to|you|your|we|our|i|my|already|in total|altogether|overall|currently|there|here
    in here|at all|in this graph|in the graph|in my graph|of the graph|of this graph|on the canvas|on the map
    in the network|on screen|in the picture|in it|at the moment|right now|in this network|in the data|in this data
    in the dataset|a bit|a little|slightly|much|bit|the whole|whole|entire|hello|hi|hey|thanks|thank you|all in all
    different|exist|exists|do|does|did|be|been|being|am|was|were|has been|got|get|gets|mine|everything in|view
    all together|any kind of|kind of|sort of|own|them all|new|another|extra|aged|to the screen|on the screen
    to screen|to the window|screen|window
  `,
  "of:income": "earn|earns|earned|earning|paid|make money|makes money|get paid|gets paid|is paid|are paid",
  "of:price": "cost|costs|costing|priced|worth|valued at|is worth|are worth",
  "of:weight": "weigh|weighs|weighed|weighing",
  "of:length": "lasts|lasted|lasting|takes|took|take",
  "light:place": phraseLines`
    born|raised|live|lives|lived|living|reside|resides|residing|dwell|dwells|stay|stays|staying|based|located
    situated|sit|sits|sitting|found in|lie|lies|lying|stand|stands|housed|placed|hosted|deployed|stationed|occur
    occurs
  `,
  "light:work": "work|works|worked|working|employed|serve|serves|serving",
  // Said of an employment, not of parts or of time: a condition of its own.
  "phrase:hours": "part time|part-time|full time|full-time",
  "void:missing": "missing|unknown|unspecified|unrecorded|undefined",
  "light:own": phraseLines`
    own|owns|owned|owning|manage|manages|managed|maintain|maintains|maintained|belong|belongs|belonging|come|comes
    coming|went|run|runs|running|play|plays|playing|use|uses|using|wear|wears|carry|carries|holds|written by
    made by|authored by|created by|directed by|produced by|published by|owned by|run by|assigned
  `,
  "light:made": "write|writes|wrote|written|authored|publish|publishes|score|scored|scores|happened|happen|happens",
  "fill:lead":
    "maybe|perhaps|well|hmm|um|uh|right|quickly|first|next|single|same|given|ok|okay|great|yes|yeah|sure|exactly|out|up|down|back|way",
  "fill:small": phraseLines`
    who've|they've|other|the|a|an|of|to|in|on|at|is|are|for|by|with|and|or|as|from|that|who|which|have|has|having
    had|it|its|all|every|each|any|both|some|than|into|onto|be|'s|in a|where|whose|what|their|so that|will|would
    only|just|per|via|using|use|do|does|against|based on|according to|depending on|depend on|depends on|reflect
    reflects|represent|represents|through|but|if|out of|among|within|whom|common|mutual|should|shall|whether
    whichever
  `,
};
