import { phraseLines } from "@/lib/text/lines";

/** Amounts, orders and qualities by class. */
export const qualities = {
  gt: phraseLines`
    from after|dating from after|more than|over|above|greater than|exceeding|exceeds|exceed|higher than|larger than
    bigger than|upwards of|beyond|>|in excess of|better than|exceed that of|past|strictly more than
    strictly greater than|strictly above|heavier than|longer than|older than|later than|after|costing more than
    worth more than
  `,
  lt: phraseLines`
    from before|dating from before|from earlier than|less than|under|below|fewer than|smaller than|lower than|<
    short of|beneath|strictly less than|cheaper than|shorter than|lighter than|younger than|before|earlier than
    worth less than|costing less than
  `,
  gte: phraseLines`
    at least|no less than|not less than|minimum of|>=|a minimum of|no fewer than|from at least|not under|not below
    since|from|starting from|on or after|as of|not before
  `,
  lte: phraseLines`
    at most|no more than|not more than|maximum of|<=|a maximum of|up to|until|not over|not above|till|by
    not exceeding|on or before|not after
  `,
  or_more: phraseLines`
    on|and on|or more|or above|or over|and above|and over|and up|or older|or higher|or greater|or later|or newer
    or after|or longer|or heavier|or larger|or bigger|or better|and later|and newer|and after|and higher|and older
    upwards|onwards|+|or upwards|and upwards|and more|plus|or taller
  `,
  came_out: "come out|comes out|came out|coming out",
  or_less: phraseLines`
    or less|or below|or under|and below|or fewer|or younger|or lower|or earlier|or before|or sooner|or shorter
    or lighter|or smaller|or cheaper|or worse|and earlier|and before|and younger|and lower|and less|or down
    and under|downwards
  `,
  between:
    "between|from|ranging from|in the range|in the range of|in the range from|anywhere between|somewhere between",
  most: phraseLines`
    most|the most|most often|the most often|most frequently|highest|largest|greatest|maximum|max|top|biggest|maximal
    best|record|peak|the highest|the largest|the greatest|the biggest|the maximum|strongest|longest|heaviest|the best
    leading
  `,
  least: phraseLines`
    least|the least|lowest|smallest|minimum|min|fewest|the fewest|lowest|minimal|bottom|worst|the lowest
    the smallest|the minimum|weakest|shortest|lightest|the worst
  `,
  /** Of a number of things, never of one of them: "the heaviest crate" is no number. */
  most_many: "most|the most|most often|the most often|most frequently|maximum|max|the maximum",
  least_many: "least|the least|fewest|the fewest|minimum|min|the minimum",
  top: "top|first|best|leading|highest|main|largest|biggest",
  bottom: "bottom|last|lowest|worst|smallest",
  most_connected: phraseLines`
    most connected|best connected|best-connected|most central|most important|most linked|most popular|busiest
    biggest hub|main hub|most influential|highest degree|highest-degree|most well connected|most well-connected
    central|most highly connected|best linked|most sociable|most active|most networked|best networked
  `,
  least_connected: phraseLines`
    least connected|lowest degree|lowest-degree|least popular|quietest|worst connected|least important
    least central|loneliest|least linked|most isolated|most peripheral|least well connected
  `,
  hub: "hub|hub node|key node|central node|key player|main node|connector|influencer|important node|most connected node",
  isolated: phraseLines`
    isolated|unconnected|orphan|orphaned|lonely|stray|disconnected|unattached|unlinked|on its own|on their own
    completely alone|alone|all alone|standing alone|loose|not connected to anything|not linked to anything
    not attached to anything|connected to nothing|linked to nothing|not connected to anyone
    not connected to any other node|not connected to anything else|not connected to any others|connected to nobody
    connected to no one|connected to no other node|without connections|without any connections|without edges
    without any edges|without links|without any links|with no connections|with no links|with no edges
    with no connection|isolate|singleton|left alone|unrelated|not connected
  `,
  selected:
    "selected|chosen|currently selected|highlighted|marked|picked|in the selection|i selected|i have selected|i picked|i've selected",
  hidden: "hidden|invisible|filtered out|filtered|out of view|not shown|not visible",
  in_view: phraseLines`
    can i see|can i still see|can we see|can we still see|do i see|do i still see|i can see|i can still see
    can be seen|can still be seen|are visible|are shown|are on screen|are still on screen|are left on screen
    are left|are in view|left on screen|left on the screen|remain on screen|are still visible|are still shown
    are currently visible|are currently shown
  `,
  shown: "visible|shown|in view|displayed|unhidden",
  missing: phraseLines`
    missing|unknown|unspecified|unrecorded|undefined|not known|not given|not recorded|empty|blank|not set|absent
    not available|not filled in|not specified|not stated|not there|no value
  `,
  known: "known|given|recorded|specified|set|available|filled in|present",
  bigger:
    "bigger|larger|big|large|huge|giant|enlarged|increased|expanded|grown|a lot more visible|more prominent|stand out",
  bit_bigger: phraseLines`
    a bit bigger|a little bigger|slightly bigger|a bit larger|a little larger|slightly larger|a tad bigger
    somewhat bigger|somewhat larger
  `,
  much_bigger: phraseLines`
    much bigger|much larger|a lot bigger|a lot larger|way bigger|far bigger|twice as big|double the size
    twice the size|twice as large|very big|very large|double size|double in size|huge|really big|extra large
    enormous|gigantic
  `,
  smaller: "smaller|small|tiny|shrunk|little|reduced|mini|less prominent",
  bit_smaller: "a bit smaller|a little smaller|slightly smaller|a tad smaller|somewhat smaller",
  much_smaller: phraseLines`
    much smaller|a lot smaller|way smaller|far smaller|half as big|very small|half the size|half size|really small
    half as large|extra small|minuscule
  `,
  enlarge: "enlarge|grow|increase the size of|scale up|magnify|expand|make larger|blow up|upsize|increase size of",
  shrink: "shrink|decrease the size of|reduce the size of|scale down|reduce size of|downsize|make smaller",
  thicker: "thicker|thick|wider|wide|bolder|bold|fatter|fat|heavier|stronger|broader",
  thinner: "thinner|thin|narrower|narrow|finer|fine|slimmer|lighter",
  thicken: "thicken|embolden|fatten|widen",
  thin_out: "slim down|thin|narrow",
  faded: phraseLines`
    faded|faint|fainter|transparent|more transparent|translucent|semi-transparent|half transparent|see-through
    dimmed|dim|pale|paler|lighter|less visible|greyed out|grayed out|ghosted|half-transparent|washed out|muted
    dimmer|less opaque
  `,
  fade: "fade|fade out|dim|tone down|mute|ghost|grey out|gray out|fade away|wash out|make transparent",
  opaque: "opaque|solid|fully opaque|fully visible|not transparent|unfaded|less transparent",
  dashed: "dashed|broken|with dashes|dash",
  dotted: "dotted|with dots|dot",
  solid_line: "solid|unbroken|continuous",
  incoming:
    "incoming|inbound|ingoing|entering|coming in|in-going|that come in|in|pointing to it|leading in|arriving|received",
  send: "send|sends|sent|sending|give out|gives out|makes|made",
  money: "money|cash|in money|dollars|euros|pounds",
  receive: "receive|receives|received|receiving|get|gets|getting",
  outgoing: "outgoing|outbound|out-going|leaving|going out|that go out|out|leading away|departing|leading out|sent",
  connected_to: phraseLines`
    connected to|linked to|adjacent to|next to|attached to|joined to|tied to|neighbouring|neighboring
    connected with|linked with|associated with|related to|in contact with|directly connected to|directly linked to
    connected directly to|linked directly to|touching|in touch with|joined with|hooked up to|bordering|wired to
    a neighbour of|a neighbor of|neighbours of|neighbors of|connect to|link to|connects to|links to|tied with
    in direct contact with|immediately connected to|directly adjacent to|sharing an edge with
    that share an edge with|share an edge with|shares an edge with|have an edge to|has an edge to|having an edge to
    with an edge to|have a connection to|has a connection to|with a connection to|have a link to|with a link to
    has a link to|have ties to|has ties to|linked up with
  `,
  connected: phraseLines`
    connected|linked|joined|tied|attached|related|adjacent|neighbours|neighbors|directly connected|directly linked
    in contact|in touch|linked up|directly joined|associated|connected directly|linked directly
    adjacent to each other|connected to each other|directly connected to each other|linked to each other
    connected by an edge|joined by an edge|linked by an edge|connected with each other|connected by a direct edge
    friends
  `,
  connectedly: phraseLines`
    connected|fully connected|all connected|in one piece|one piece|a connected graph|weakly connected
    all in one piece|one connected graph|one connected whole|all linked up|all linked together|a single component
    one component|entirely connected|completely connected|all joined up|one single component|connected as a whole
  `,
  older_look: "older|newer",
} as const satisfies Readonly<Record<string, string>>;

/** Names of layouts, with the type a command takes. */
export const layouts: readonly (readonly [type: string, words: string])[] = [
  [
    "circle",
    phraseLines`
      circular|circle|ring|round|circle layout|circularly|around a circle|in a circle|in a ring|a ring
      in circular order|on a circle|onto a circle|into a circle|along a circle|on a ring|into a ring
    `,
  ],
  [
    "force",
    phraseLines`
      force|force-directed|force directed|spring|springs|organic|physics|forceatlas|forceatlas2|force atlas
      fruchterman|fruchterman reingold|fruchterman-reingold|cose|natural|by forces|physics-based|spring-based
    `,
  ],
  [
    "grid",
    phraseLines`
      grid|rows and columns|matrix|lattice|table-like|gridlike|in rows and columns|square grid|checkerboard|in rows
      on a grid|onto a grid|into a grid|in a grid
    `,
  ],
  [
    "concentric",
    phraseLines`
      concentric|concentric circles|rings|radial|radially|onion|bullseye|in rings|concentric rings
      in concentric circles|target|on rings|on concentric circles
    `,
  ],
  [
    "layered",
    phraseLines`
      layered|hierarchical|hierarchy|tree|tree-like|breadth-first|breadthfirst|breadth first|top-down|top down|dagre
      sugiyama|layers|levels|hierarchically|top to bottom|from top to bottom|org chart|as a hierarchy|in levels
      in layers|flowchart|flow chart|like a tree|treelike|family tree|cascade
    `,
  ],
  ["random", "random|randomly|shuffled|scattered|at random|by chance|in random positions|haphazard"],
  [
    "geographic",
    phraseLines`
      geographic|geographical|geographic map|map-like|by coordinates|by location|by latitude and longitude|geo
      by geography|on a map|as a map|like a map
    `,
  ],
  [
    "noverlap",
    phraseLines`
      no overlap|no-overlap|without overlap|without overlaps|noverlap|non-overlapping|so that nothing overlaps
      so nothing overlaps|so that no nodes overlap|so they don't overlap|without overlapping
    `,
  ],
];

/** The way a layered layout goes. */
export const directions: readonly (readonly [direction: string, words: string])[] = [
  ["right", "left to right|from left to right|horizontally|sideways|horizontal"],
  ["left", "right to left|from right to left"],
  ["up", "bottom to top|bottom up|bottom-up|from bottom to top|upwards"],
  ["down", "top to bottom|from top to bottom|top down|top-down|downwards|vertically|vertical"],
];

export const shapes: readonly (readonly [shape: string, words: string])[] = [
  ["ellipse", "circle|disc|disk|ellipse|round|circular|oval|dot"],
  ["rectangle", "square|rectangle|box|rectangular|squared"],
  ["round-rectangle", "rounded square|rounded rectangle|round rectangle|rounded box|rounded"],
  ["diamond", "diamond|rhombus|lozenge|diamond-shaped"],
  ["triangle", "triangle|triangular|pyramid"],
  ["hexagon", "hexagon|hexagonal"],
  ["pentagon", "pentagon|pentagonal"],
  ["star", "star|star-shaped|asterisk"],
  ["plus", "plus|cross|plus sign"],
];

export const measures: readonly (readonly [measure: "sum" | "mean" | "min" | "max" | "median", words: string])[] = [
  ["mean", "average|mean|avg|typical|averaged|average value|mean value|on average"],
  ["median", "median|middle"],
  [
    "sum",
    "sum|total|combined|summed|overall|sum total|total amount|cumulative|sum of all|added up|aggregate|sum up|add up|total up",
  ],
  ["min", "minimum|min|lowest|smallest|minimal|least"],
  ["max", "maximum|max|highest|largest|greatest|maximal|biggest|most"],
];

export const numbers = phraseLines`
  zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen
  eighteen|nineteen|twenty
`;

export const ordinals = "first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth";

export const units = phraseLines`
  week|month|night|shift|years old|years of age|years|year|yrs|yr|months|weeks|days|day|hours|hour|hrs|minutes
  minute|mins|min|seconds|secs|kilograms|kilos|kg|kgs|grams|g|tonnes|tons|t|km|kms|kilometres|kilometers|metres
  meters|m|cm|mm|miles|feet|ft|euros|euro|eur|€|dollars|dollar|usd|$|pounds|gbp|£|percent|%|points|point|pts|gb|mb
  tb|kb|ms|mw|kw|gw|kv|kwh|mwh|kcal|litres|liters|l|ml|people|persons|units|pieces|pages|times|degrees|°c|stars
  beds|seats|goals|visitors|passengers|citations|employees|inhabitants|words|items|steps|million|thousand|k|stops
  credits|votes|votes|kda|da|mph|km/h|tonnes of|per cent
`;
