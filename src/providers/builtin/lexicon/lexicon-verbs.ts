import { phraseLines } from "@/lib/text/lines";

/** What people say when they want something done: sense → wordings. */
export const verbWords: Readonly<Record<string, string>> = {
  "verb:style": phraseLines`
    style|styles|restyle|color|colour|recolor|recolour|colors|colours|coloring|colouring|colored|coloured|paint
    paints|painting|repaint|tint|dye|shade|highlight|highlights|highlighting|color-code|colour-code|recolour
    colorise|colourise|colorize|emphasise|emphasize|accentuate|spotlight
  `,
  "verb:make": phraseLines`
    make|makes|making|flag|tag|turn|turning|render|draw|give|want|resize|fade|mark|let|should be|must be|shall be
    ought to be|has to be|have to be|needs to be|need to be|should become|should all be|must all be|should get
  `,
  "verb:set": "set|change|update|edit|modify|setting|changing|updating|adjust|put|switch|correct|fix",
  "verb:find":
    "find|finds|finding|search|search for|look for|look up|locate|list|get|fetch|identify|retrieve|spot|give me|get me|return|print|name",
  "verb:show": "show|shows|showing|display|displaying|see|view|show me|let me see|i want to see|visualise|visualize",
  "verb:tell": "tell|tell me|tell us|say|report|let me know",
  "verb:describe": phraseLines`
    describe|details|details of|details on|details about|information on|information about|info on|info about|about
    tell me about|tell me more about|explain|inspect|what do you know about|profile of|record of|properties of
    attributes of
  `,
  "verb:select": "select|selects|selecting|pick|pick out|choose|tick",
  "verb:deselect": phraseLines`
    deselect|unselect|select nothing|select none|clear the selection|clear selection|drop the selection
    remove the selection|empty the selection|reset the selection|cancel the selection|deselect all|unselect all
  `,
  "verb:hide":
    "hide|hides|hiding|filter out|conceal|leave out|take out of view|remove from view|don't show|do not show",
  "verb:only": phraseLines`
    show just|show me just|just show|just show me|display just|see only|see just|show nothing but
    show me nothing but|i only want to see|i want to see only|show only|show me only|only show|display only
    only display|keep only|only keep|filter|filter to|filter by|filter for|restrict to|limit to
    hide everything except|hide everything but|hide all but|hide all except
  `,
  "verb:zoom": phraseLines`
    focus|focus on|zoom|zoom to|zoom in|zoom in on|zoom on|centre|centre on|center|center on|go to|jump to|fly to
    bring me to|take me to|take me|bring me|lead me to|move the camera to|move the view to|pan to|home in on
  `,
  "verb:fit": phraseLines`
    fit|fit all|fit the view|fit to screen|fit everything|fit the graph|zoom out|zoom to fit|zoom to fit all
    show the whole graph|show me the whole graph|see the whole graph|view the whole graph|show the entire graph
    show me the entire graph|reset the view|reset view|reset the zoom|reset zoom|reset the camera
    everything in view
  `,
  "verb:unhide": phraseLines`
    unhide|everyone again|everybody again|everything again|all of them again|all again|everyone back
    everything back|show everyone|show everybody|show everything|show all|show all again|show everything again
    unhide everything|unhide all|clear the filter|remove the filter|reset the filter|clear filter|clear filters
    remove filter|remove filters|remove all filters|clear all filters|reset filter|reset filters|drop the filter
    bring everything back|bring back everything|show it all|show me everything|bring everyone back|bring all back
    bring all of them back|bring everybody back|bring the rest back|bring the others back|get everything back
    get them back|bring back the rest|bring back the others|let me see everything again|bring them back
    bring it back|bring those back|bring these back|show them again|show it again|show those again|unhide them
    unhide it|let them reappear|make them visible again
  `,
  "verb:sort": "sort|order|rank|ranked|sorted|ordered",
  "verb:layout": phraseLines`
    spread out|spread the nodes out|tidy|tidy up|untangle|clean up the layout|space out|space the nodes out|layout
    lay out|relayout|re-layout|arrange|arrange everything|rearrange|arrangement|organise|organize|position
    lay it out|lay them out|redraw
  `,
  "verb:remove":
    "remove|removes|removing|delete|deletes|deleting|drop|erase|get rid of|destroy|discard|eliminate|cut|wipe|purge|kill|trash",
  "verb:clear": "clear|reset|wipe|strip",
  "verb:undo": phraseLines`
    undo|revert|take back|take that back|take it back|roll back|go back|undo that|undo it|undo this
    undo the last change|undo last|reset that|reset it|reset this|undo these|undo those|undo them|take those back
    take these back|take this back|put them back|put that back to normal|change it back|put it back|reverse that
  `,
  "verb:redo": "redo|redo that|redo it|do it again|put that back|reapply|undo the undo",
  "verb:add": "add|adds|adding|create|insert|append|introduce",
  "verb:connect": "connect|link|join|attach|wire|tie",
  "verb:disconnect": "disconnect|unlink|detach",
  "verb:rename": "rename|renames|renaming|relabel|change the name of|call",
  "verb:merge": "merge|combine|unify",
  "verb:save": "save|store|remember|keep|bookmark|save as",
  "verb:export": "export|download|exports|exporting",
  "verb:load": "load|open|loads|switch to|bring up",
  "verb:compare": "compare|versus|vs",
};

/** Questions and small talk. */
export const questionWords: Readonly<Record<string, string>> = {
  "ask:count": "how many|count|counts|number of|total number of|amount of|count of|the number|how much|group|grouped",
  "ask:what": "what|what's|whats|which|what is|what are|which are|which is",
  "ask:who": "who|whom|who's|who is|who are|whose",
  "ask:why": "why|why is|why are|how come|what makes|explain why",
  "ask:when":
    "since when|when|when is|when was|when were|what year|which year|what date|on what date|in what year|in which year",
  "ask:where": "where|where is|where's|where are",
  "ask:how": "how|how is|how are",
  "ask:any": phraseLines`
    is there|are there|is there any|are there any|do we have|does it have|have we got|do you have|is there a
    does the graph have|does the graph contain|does it contain|are any|is any
  `,
  "talk:hello": phraseLines`
    hello|hi|hey|hiya|howdy|good morning|good afternoon|good evening|greetings|hello there|hi there|hey there|yo
    g'day|morning|hallo|hola|bonjour
  `,
  "talk:thanks": phraseLines`
    thanks|thank you|thankyou|thank you very much|thank you so much|thanks a lot|many thanks|cheers|ta|thx|ty
    much appreciated|appreciated|nice|great|perfect|awesome|cool|well done|good job|brilliant|lovely|excellent
    wonderful|good|ok|okay|alright|fine|nice one|great job|nice work|good work|bye|goodbye|see you|never mind
    nevermind|no thanks
  `,
  "talk:help": phraseLines`
    help|help me|what can you do|what can i do|what do you do|what can i ask|what can i ask you|how does this work
    what can i say|what are you able to do|what are your abilities|show me what you can do|who are you|what are you
    how can you help|how can you help me|how do you work|what else can you do|what should i ask|commands
    instructions|i need help|can you help|can you help me|what are my options|where do i start|how do i use this
    how do i start|what is this|what is this app|what is parley
  `,
  "sign:not": phraseLines`
    not|no|non|never|don't|dont|do not|haven't|hasn't|hadn't|havent|hasnt|does not|doesn't|did not|didn't|aren't
    isn't|are not|is not|wasn't|weren't|won't|cannot|can't|without|except|except for|excluding|other than
    apart from|but not|neither|nor|rather than|instead of|stop|avoid|isnt|arent|doesnt|leave|outside|outside of
    not counting|leaving out|leaving aside
  `,
};
