import { phraseLines } from "@/lib/text/lines";

/** Verbs by class, each in its plain form: any form of the first word is met. */
export const verbs = {
  ask: phraseLines`
    find|list|show|show me|give|give me|tell|tell me|get|get me|display|name|identify|search|search for|look for
    look up|locate|return|print|fetch|retrieve|spot|determine|calculate|compute|work out|figure out|find out|find me
    report|say|see|view|let me see|let me know|check|output|state|provide|provide me with|read out|enumerate
    write down|tell us|show us|bring up|establish|evaluate|point out|point me to|discover|detect|see what|give us
    get a list of|give me a list of|make a list of|list out|tell me about|pull up|produce|present|know|want|need
    have a look at|look at|see whether|estimate|what about|how about
  `,
  show: "show|show me|display|see|view|let me see|keep|leave|reveal",
  count: "count|count up|tally|add up|number",
  describe: phraseLines`
    describe|tell me about|tell me more about|tell me a little about|tell me a bit about|tell me something about
    explain|inspect|what do you know about|information on|information about|info on|info about|details of
    details on|details about|give me details on|show me details of|profile of|what is known about
    what's known about|more about|facts about|data on|data about|everything about|all about
    tell me everything about|what about|summarise|summarize|look at|attributes of|properties of|fields of
  `,
  color: phraseLines`
    color|colour|paint|recolor|recolour|tint|dye|shade|fill|colorize|colourise|colorise|colourize|draw|render|mark
    highlight|color in|colour in|color-code|colour-code|mark up|emphasise|emphasize|accentuate|flag
  `,
  mark: "highlight|emphasise|emphasize|accentuate|mark|spotlight|make stand out|let stand out|bring out|flag|point out",
  make: "make|turn|draw|render|give|want|let|set|have|get|change|put|switch|style|show|display|represent|i want|i'd like|should be|must be",
  should: phraseLines`
    should be|must be|shall be|ought to be|should become|should get|should have|should all be|are to be|have to be
    need to be|must all be|should turn|should look|should appear|should be shown|should be drawn|should go|become
    should now be|should be displayed
  `,
  give: "give|assign|hand|set|use|apply|grant",
  size: phraseLines`
    size|resize|scale|make sized|set the size of|adjust the size of|set size of|vary the size of|change the size of
    make the size of|base the size of|draw the size of|map the size of|scale the size of|size up
  `,
  label: "label|caption|annotate|relabel|tag|name|title|show labels for|show the labels of|write on",
  hide: phraseLines`
    hide|filter out|conceal|leave out|take out of view|remove from view|don't show|do not show|blend out|suppress
    get out of sight|take away from view|make invisible|mask|exclude|make disappear|drop from view|hide away
  `,
  only: phraseLines`
    show only|show me only|only show|display only|only display|show just|just show|show me just|just show me
    only show me|keep only|only keep|filter|filter to|filter for|filter by|restrict to|restrict the view to|limit to
    limit the view to|hide everything except|hide everything but|hide all but|hide all except
    hide everything other than|hide all nodes except|hide everything apart from|narrow down to|narrow to
    narrow the view to|reduce to|show nothing but|display just|see only|only see|see just|leave only|isolate
    filter down to|i only want to see|i just want to see|only want to see|hide anything but|view only|just display
    focus only on|limit the graph to|reduce the graph to|reduce the view to|cut down to
  `,
  show_all: phraseLines`
    show everything|show all|show everything again|show all nodes|show all again|show the whole graph again|unhide
    unhide everything|unhide all|clear the filter|remove the filter|reset the filter|clear filter|clear filters
    remove filter|remove filters|remove all filters|clear all filters|reset filter|reset filters|reset all filters
    bring everything back|bring back everything|bring back all|bring all back|bring them back|bring them all back
    get them all back|bring all of them back|drop the filter|turn off the filter|undo the filter
    take the filter off|take off the filter|delete the filter|show what is hidden|show the hidden nodes
    show hidden nodes|show all the nodes again|show all nodes again|make everything visible
    make everything visible again|make all visible|make all nodes visible|bring back the hidden nodes
    bring back all nodes|show me everything|show me everything again|show me all nodes again|stop filtering
    cancel the filter|get rid of the filter|unfilter|no filter|without filter|show the full graph
    show the full graph again|show the complete graph again|everything visible again|let me see everything again
    bring back the rest|disable the filter
  `,
  select: phraseLines`
    select|pick|pick out|choose|tick|grab|add to the selection|mark as selected|highlight as selection
    put in the selection|take into the selection
  `,
  deselect: phraseLines`
    deselect|unselect|select nothing|select none|clear the selection|clear selection|drop the selection
    remove the selection|empty the selection|reset the selection|cancel the selection|deselect all|unselect all
    deselect everything|unselect everything|clear my selection|deselect all nodes
  `,
  zoom: phraseLines`
    focus on|focus|zoom to|zoom in on|zoom in|zoom on|zoom into|centre on|center on|centre|center|go to|jump to
    fly to|bring me to|take me to|lead me to|move the camera to|move the view to|pan to|home in on|move to
    navigate to|where is|where are|show me where is
  `,
  fit: phraseLines`
    fit|fit all|fit the view|fit to screen|fit the graph|fit everything|fit everything in view
    fit the graph to the screen|fit the graph in view|fit all nodes|zoom out|zoom to fit|zoom to fit all
    zoom all the way out|zoom out completely|show the whole graph|show me the whole graph|see the whole graph
    view the whole graph|show the entire graph|show me the entire graph|reset the view|reset view|reset the zoom
    reset zoom|reset the camera|center the graph|centre the graph|center the view|centre the view|recenter|recentre
    everything in view|zoom out to see everything|bring everything into view|get everything on screen|fit to window
    zoom to everything|zoom to the whole graph|zoom to all
  `,
  arrange: phraseLines`
    arrange|rearrange|lay out|layout|relayout|lay|organise|organize|position|redraw|place|put|order|align|use|apply
    switch to|try|change to|run|do|show|display|make|draw|change the layout to|set the layout to|go for|give
    distribute|spread|structure|change layout to|set layout to|have|show the graph|draw the graph|put the graph
    line up
  `,
  tidy: phraseLines`
    tidy up|tidy|untangle|clean up|clean up the layout|disentangle|declutter|rearrange|re-arrange|relayout
    redo the layout|rerun the layout|run the layout again|lay out again|new layout|arrange nicely|sort out the mess
    make less messy|make tidier|arrange better|improve the layout
  `,
  spread_out: "space out|spread out|spread|spread apart|move apart|pull apart|push apart|stretch out",
  remove:
    "remove|delete|drop|erase|get rid of|destroy|discard|eliminate|wipe|purge|kill|trash|cut out|throw out|throw away|take out|cut|scrap",
  clear:
    "clear|reset|remove|wipe|strip|take off|drop|delete|get rid of|take away|turn off|restore|clear out|clear away|switch off|erase",
  undo: phraseLines`
    undo|revert|take back|take that back|take it back|roll back|go back|undo that|undo it|undo this
    undo the last change|undo last|undo the last step|undo last change|undo the last thing|undo that last thing
    undo that last bit|undo the last bit|undo that last one|undo that last step|undo that last part|undo that bit
    take that last bit back|take the last bit back|undo what you just did|reverse that|reverse the last change
    revert that|revert the last change|reverse the last step|cancel that|step back|go back one step|go one step back
    back|one step back|change it back|put it back|undo my last action|undo the last action|undo last step|undo please
    undo the previous change|undo your last change|reverse the previous step|roll back the last change
  `,
  redo: phraseLines`
    redo|redo that|redo it|reapply|undo the undo|bring that back|put that back|do that again|redo the last change
    redo the change|redo the last step
  `,
  add_bare: "add|create|insert|append|introduce|include|register|add in",
  add: "add|create|insert|append|introduce|make|put in|include|set up|enter|generate|register|there is|there should be|add in",
  connect: phraseLines`
    connect|link|join|attach|wire|tie|hook up|hook|add an edge between|add an edge from|add a connection between
    add a connection from|add a link between|add a link from|add edge from|add edge between|create an edge between
    create an edge from|create a connection between|create a link between|create a link from
    create a connection from|draw an edge between|draw an edge from|draw a line between|draw a line from
    make an edge between|make an edge from|insert an edge between|insert an edge from|put an edge between
    add a line between|add a line from|add a relation between|add a relationship between|connect up|couple
  `,
  disconnect: phraseLines`
    disconnect|unlink|detach|separate|cut the edge between|cut the connection between|remove the edge between
    remove the edge from|remove the connection between|remove the link between|remove the link from
    delete the edge between|delete the edge from|delete the connection between|delete the connection from
    delete the link between|remove the connection from|delete the link from|drop the edge between
    drop the link between|cut the link between|break the link between|break the connection between|break up
    uncouple|erase the edge between|sever the link between
  `,
  rename: "rename|relabel|change the name of|retitle|change name of|rename the node|give a new name to",
  set: "set|change|update|edit|modify|adjust|put|switch|correct|fix|make|alter|assign|give|have",
  move: "move|transfer|reassign|relocate|shift",
  raise: "increase|raise|add|bump|bump up|up|lift|put up|boost|grow",
  lower: "decrease|lower|reduce|cut|take|subtract|drop|bring down|put down",
  merge: "merge|combine|unify|fuse|join together|consolidate",
  save: "save|store|remember|keep|bookmark|save as",
  export:
    "export|download|save as file|save to file|give me a file|give me as file|write out|convert|save|get|make|create|give me|dump|output",
  load: "load|open|switch to|bring up|use|show me|get",
  compare: "compare|contrast|put side by side|set against|confront",
  exist: "exist|be there|be present|occur|appear",
  live: phraseLines`
    live|reside|dwell|stay|base|locate|situate|sit|lie|stand|house|place|find|host|work|be born|bear|come|be
    live and work|play|belong|deploy|be at home
  `,
  reach: "reach|get|go|travel|come|walk|drive|fly|move|get to|be reached",
  cluster: phraseLines`
    find communities|detect communities|find the communities|find clusters|detect clusters|find groups|cluster
    cluster the graph|group the nodes into communities|find the groups|community detection|run community detection
    run louvain|louvain|detect groups|partition the graph|find closely knit groups|find the clusters
    which communities are there|show communities|show the communities|compute communities|identify communities
    cluster the nodes|find groups of nodes|what communities are there|split the graph into communities
    divide the graph into communities
  `,
  fold: "fold|collapse|fold up|fold in|fold together|fold into|collapse into",
  unfold: "unfold|expand|unpack|fold out|open up|uncollapse",
  bundle: "group|group the nodes|group all nodes|group everything|bundle",
  first_group: phraseLines`
    the first one|first one|the largest one|the largest group|the largest community|the biggest group
    the biggest community|the first group|the first community|first group|first community|largest group
    largest community
  `,
  summarize: phraseLines`
    summarise|summarize|summarise the graph|describe the graph|describe this graph
    describe the structure of this graph|describe the structure of this data|describe the structure
    describe this data|describe the data|describe this network|describe the network|give me an overview
    give an overview|overview|summary|what is this graph about|what's this graph about|what is in this graph
    what's in this graph|what is in the graph|what's in here|what is in here|what is this|what am i looking at
    what do i see|what do i see here|what is shown here|what does this graph show|what does the graph show
    what data is this|tell me about this graph|tell me about the graph|tell me about this data
    tell me about the data|tell me about this network|explain this graph|explain this graph to me|explain the graph
    give me a summary|give me a summary of this graph|give me an overview of this graph
    give me an overview of the graph|summarise this graph|summarize this graph|summarize the graph
    give me the big picture|the big picture|graph statistics|show statistics|show me statistics|statistics|stats
    show stats|key figures|basic statistics|what kind of data is this|what kind of graph is this
    what sort of graph is this|what's this about|what is this about|what's this data|what do we have here
    what have we got here|quick overview|give me a quick overview|give me a quick overview of this graph
    short summary|what can you tell me about this graph|what can you tell me about the graph
    what can you tell me about this data|describe what you see|what's the graph about|introduce me to this data
    what is the graph about|show me an overview|what is going on here|whats in this graph|whats this graph about
    graph summary|graph overview|overview of the graph|overview of this graph|summary of the graph
    summary of this graph
  `,
} as const satisfies Readonly<Record<string, string>>;
