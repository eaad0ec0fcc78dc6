import { phraseLines } from "@/lib/text/lines";

/** Words about how things look, stand and are written to files, by class. */
export const lookWords = {
  drawn:
    "drawn|shown|displayed|rendered|painted|colored|coloured|shaped|marked|filled|tinted|shaded|outlined|highlighted",
  colour_of: phraseLines`
    which colour|which color|what colour|what color|the colour of|the color of|what colour of|in which colour
    in what colour|in which color|in what color
  `,
  px: "px|pixel|pixels|pixels wide|px wide|pixels across|px across|px big|pixels big",
  biggest_now: "biggest|largest|biggest one|largest one|biggest ones|largest ones",
  smallest_now: "smallest|smallest one|smallest ones|tiniest",
  big_now: "big|large|enlarged|huge|biggish",
  small_now: "small|tiny|shrunk|little",
  thick_now: "thick|fat|bold|wide",
  thin_now: "thin|narrow|fine",
  dashed_now: "dashed",
  dotted_now: "dotted",
  faded_now: "faded|transparent|see-through|faint|half-transparent|translucent|pale|dimmed",
  labelled: "labelled|labeled|captioned",
  swap: "swap|exchange|interchange|switch|switch around|swap around|trade|flip",
  swap_noun: "the colours|the colors|colours|colors|the colours of|the colors of",
  times: "times|times as|x",
  as_size: phraseLines`
    as big|as large|the size|as thick|as wide|bigger|larger|thicker|wider|their size|its size|the current size
    as big as now|as big as before
  `,
  percent: "percent|%|per cent",
  arrow: ":|=|->|=>|→|-->|–|—|means",
  round: "round|around|on|to|about",
  gets: phraseLines`
    get|gets|becomes|turn|turns|go|goes|should be shown in|should be drawn in|should be drawn as|should be shown as
    should appear in|should appear as|should show up in|should be displayed in|needs to be|has to be
    should be coloured|should be colored|should be painted|should come in|please in|are to become|should all become
  `,
  ought: "should|must|shall|may|needs to|need to|has to|have to|ought to|could|can|is to|are to",
  much: "much|a lot|lots|far|way|very|really|even|considerably|significantly|clearly|extra|super",
  bit: "a bit|a little|slightly|somewhat|a tad|a touch|a little bit|just a bit",
  take: "take|get|kick|move|leave|put|keep|bring|throw",
  out_view: phraseLines`
    out of the picture|out of view|out of sight|off the screen|off the canvas|out of the view|out of my sight
    from view|from the view|from the picture|from the screen|from sight|off screen|away from the view
    from the canvas|out of my way|away from view
  `,
  keep_only: "keep|keep only|keep just|only keep|just keep|leave only|only leave",
  show_more: phraseLines`
    show more|show me more|show some more|show more nodes|show more of them|show more of it|show more of the graph
    show the next|show the next ones|show me the next ones|show the next nodes|show me the next nodes|the next ones
    load more|fetch more|more nodes|more please|add more nodes|show further nodes
  `,
  seen: phraseLines`
    are shown|are visible|is shown|is visible|are displayed|are on screen|are on the screen|are in view
    are in the picture|are to be seen|can i see|do i see|shown|visible|are shown now|are shown here|are being shown
  `,
  what_is: "what is|what's|what was|that what is|all that is|anything that is|all which is|what looks|what appears",
  no_more: "no more|enough of the",
  as_root: phraseLines`
    as root|as the root|as its root|at the root|as a root|at the top|on top|at top|as the top|on the top|root
    as head|at the head|as starting point
  `,
  off: "off|off of|away from|from|away|out of",
  bring: "bring|get|put|take|let|call",
  you: "you|i|we|it|one",
  format_noun: "format|formats|file format|file formats|file type|file types|kind of file|kinds of files",
  describe_shape: phraseLines`
    what does the width mean|what does the shape mean|what do the widths mean|what do the line colours mean
    what do the line colors mean|what do the edge colours mean|what do the edge colors mean|what do the shapes mean
    what do the different shapes mean|what does the shape mean|what do the line widths mean
    what does the thickness mean|what do the colours stand for|what do the colors stand for
    what do the colours stand for|explain the legend|is there a legend|what do the colours tell me
    explain the colouring|explain the coloring|which colour means what|which color means what
    what colour means what|what color is what|what colour is what|what does each colour mean
    what does each color mean|what is coloured how|how are the nodes coloured|how are the nodes colored
    what do the sizes tell|what does red mean|what does blue mean|what does green mean|why are the nodes coloured
    why are the nodes colored
  `,
  equal_size: phraseLines`
    the same size|same size|equally big|equally large|of equal size|equal in size|all the same size
    the same size as each other|uniform size|a uniform size|one size|equal size
  `,
  stand_out: phraseLines`
    stand out|pop|pop out|more visible|be more visible|noticeable|more noticeable|easy to see|easier to see
    catch the eye|visible at a glance|jump out|stick out|obvious
  `,
  darker: "darker|dark|deeper|more intense|stronger in colour",
  lighter: "lighter|light|paler|brighter",
  more_now: phraseLines`
    more|higher|high|larger|greater|bigger|large|great|big|the more|the higher|the larger|the greater|many
    increasing|rising|most|with more|have more|having more|that have more|higher up in
  `,
  less_now: "fewer|less|lower|low|smaller|small|little|few|the fewer|the less|the lower|the smaller|decreasing|least",
  where_so: "if|when|where|the|for|with|as|,|that have|which have|who have|having|have|and",
  each_own: phraseLines`
    one|own|its own|their own|a different|different|a separate|separate|another|a distinct|distinct|unique|a unique
    an own|some|a|various|all different|a new
  `,
  for_each:
    "for each|for every|per|by|for|for different|for the|to each|to every|each|every|depending on the|according to|for all",
  decide: phraseLines`
    decide|decides|determine|determines|control|controls|drive|drives|define|defines|set|sets|give|gives|be|is
    should be|should decide|should determine|should drive|should control|should set|goes to|becomes
  `,
  scale_up:
    "scale|vary|adjust|base|let|map|encode|visualise|visualize|tie|link|bind|represent|reflect|adapt|grade|use|make|set|choose|pick|apply",
  lettering:
    "letters|lettering|font|font size|text size|label size|letter size|writing|label text|name size|node names|node labels",
  too_small: phraseLines`
    too small|too tiny|so small|so tiny|tiny|hard to read|too hard to read|unreadable|illegible|not readable
    difficult to read|barely readable|too small to read|hardly readable|very small
  `,
  too_big: "too big|too large|so big|so large|huge|far too big|much too big|way too big|very big|very large",
  cant_read:
    "i can't read|i cannot read|i can hardly read|i can barely read|nobody can read|we can't read|can't read|i can't see",
  too_close: phraseLines`
    too close together|too close|too close to each other|too crowded|crowded|too dense|cramped|too cramped
    too tight|too tightly packed|squeezed together|on top of each other|bunched up|too near each other
    packed too tightly|all squashed together|squashed
  `,
  more_room: phraseLines`
    more room|more space|some space|some room|more breathing room|more distance|more space between them
    more room to breathe|bigger distances|larger distances|a bit more room|a bit more space|a little more space
    a little more room
  `,
  farther_apart:
    "farther apart|further apart|more spread out|less crowded|less cramped|more spaced out|wider apart|less dense",
  beside_it: phraseLines`
    next to|beside|under|below|after|behind|along with|together with|in addition to|as well as|besides|with|and
    in brackets after|alongside|plus|underneath|right next to|at
  `,
  write: "write|put|print|display|show|add|draw|have",
  gradient: phraseLines`
    gradient|color gradient|colour gradient|a gradient|color scale|colour scale|scale|color ramp|colour ramp|ramp
    heat map|heatmap|shades|fade|spectrum
  `,
  low: "low|lowest|smallest|least|min|minimum|small|few|young|youngest|(low)|low values|for low|for the lowest|bottom",
  high: "high|highest|largest|most|max|maximum|large|many|old|oldest|(high)|high values|for high|for the highest|top",
  normal: phraseLines`
    normal|default|usual|original|plain|regular|standard|initial|ordinary|neutral|uncoloured|uncolored|unstyled
    like before|as before|the way it was|the way they were|as it was|as they were|like it did at the start
    like at the start|as at the start|as in the beginning|like in the beginning|like at the beginning|like it was
    like it did before|back to normal|back to default|the same again|look the same|all the same
  `,
  keep: phraseLines`
    keep|leave|preserve|retain|not|but keep|but leave|but not|without touching|without changing|without|, keep
    , leave|and keep|and leave|but please keep|only keep|but don't touch|but do not touch
  `,
  shades_off: phraseLines`
    no longer be colored|no longer be coloured|not be coloured|not be colored|not be coloured any more
    not be colored any more|not be coloured anymore|not be colored anymore|shouldn't be coloured any more
    shouldn't be colored any more|shouldn't be coloured anymore|shouldn't be colored anymore|shouldn't be coloured
    shouldn't be colored|should not be coloured|should not be colored|should have no colour|should have no color
    should lose their colour|should lose their color
  `,
  whole: phraseLines`
    graph|the graph|this|it|everything|all|this graph|the data|data|the whole graph|whole graph|the network|network
    my graph|all of it|the whole thing|the lot|these data|this data|all the data
  `,
  visible_part: phraseLines`
    the visible part|visible part|what is visible|what i see|what is shown|what's shown|what's visible
    only what is visible|only what is shown|what you see|the shown part|the current view|current view|the view
    what is on screen|the filtered graph|filtered graph|the shown nodes|the visible nodes|the visible ones
    what i can see
  `,
  as_file:
    "as|to|in|into|as a|as an|in the format|in form of|to a|to an|as file|in format|with format|using|, as|, in|for",
  saved_set: "set|group|named set|collection|saved set|saved selection|selection|list",
  name_as: phraseLines`
    as|called|named|under|under the name|with the name|by the name|as set|as a set|as a set called|as a group
    as a group called|as the set|as the group|as group|and call it|and name it|, call it|, name it|call it|name it
    as a selection called|as a set named|as a group named|in a set called|in a group called|in a set named
  `,
  call_set: "call|name|remember|keep|store|save|bookmark|memorise|memorize",
} as const satisfies Readonly<Record<string, string>>;

/** Forms a graph is written in. */
export const formats: readonly (readonly [format: string, words: string])[] = [
  ["json", "json|json file|json format|json data|.json"],
  ["cytoscape", "cytoscape|cyjs|cytoscape json|cytoscape file|cytoscape format"],
  ["node-link", "node-link|node link|networkx|node-link json|d3 json|networkx json"],
  ["graphml", "graphml|graphml file|graphml format|graph ml|.graphml"],
  ["gexf", "gexf|gexf file|gexf format|gephi|gephi file|.gexf"],
  ["gml", "gml|gml file|gml format|.gml"],
  ["dot", "dot|dot file|dot format|graphviz|graphviz file|graphviz format|graphviz dot|.dot|.gv"],
  ["pajek", "pajek|pajek file|pajek format|pajek net|.net"],
  [
    "xlsx",
    "excel|xlsx|excel file|xlsx file|excel format|xlsx format|excel workbook|excel spreadsheet|excel sheet|excel table|workbook|.xlsx",
  ],
  [
    "edges-csv",
    phraseLines`
      csv|csv file|csv format|edge list|edges csv|edge csv|spreadsheet|comma separated|comma-separated|.csv
      csv of the edges|comma separated values|list of edges
    `,
  ],
  ["nodes-csv", "nodes csv|node csv|csv of the nodes|node table|table of the nodes|node list|nodes as csv"],
  [
    "png",
    "png|png file|png image|picture|image|screenshot|snapshot|photo|png picture|bitmap|image file|picture file|.png",
  ],
  [
    "svg",
    "svg|svg file|svg image|svg picture|vector graphic|vector graphics|vector image|vector file|.svg|svg graphic",
  ],
];

/** What people ask for that there is not. */
export const otherFormats =
  "pdf|xls|word|docx|powerpoint|pptx|jpg|jpeg|gif|html|xml|yaml|neo4j|sql|rdf|turtle|webp|tiff|eps|visio|latex|tikz|parquet|matlab|ods";
export const otherLayouts = phraseLines`
  spiral|helix|sunburst|treemap|sankey|chord|arc|hive|butterfly|bipartite|two-column|two columns|timeline|swimlane
  bubble|honeycomb|fishbone|3d|three-dimensional|kamada kawai|kamada-kawai|spectral|multidimensional scaling|mds
  linear|line|wave|heart|zigzag|mind map|mindmap|sphere|flower|fractal|orthogonal|adjacency matrix|word cloud
  voronoi|diagonal
`;
export const otherShapes =
  "heart|cloud|arrow|moon|house|octagon|heptagon|cylinder|cube|sphere|trapezoid|crescent|flower|banana|donut|ring|parallelogram";
