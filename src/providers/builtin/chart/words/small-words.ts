import { phraseLines } from "@/lib/text/lines";

/** Small words by class: what a rule names in small letters. One row, one class. */
export const smallWords = {
  the: "the|a|an|some|my|our|this|that|these|those|its",
  a: "a|an|one|another|a new|new|an additional|an extra",
  all: "all|every|each|any|all of|all the|every single|all of the|both|each of the|every one of the|the whole|all these|all those",
  of: "of|of the|for|for the|on|in|among|amongst|out of|across|within|over|between",
  how_often: "how often|how many times|how frequently|how many times in total",
  own_of: "of|of the",
  in: phraseLines`
    in|in the|from|from the|at|on|inside|within|based in|located in|out of|for|belonging to|during|living in|is in
    are in|situated in|coming from|to
  `,
  from: "from|starting from|starting at|out of|from the|beginning at|between",
  to: "to|into|to the|until|and|up to|as far as|towards|over to|with",
  into: "to|into|as|to be|=|be|with",
  by: phraseLines`
    by|per|by the|according to|based on|depending on|using|on the basis of|with|for each|for every|in each|of each
    by each|on|after|by their|grouped by|split by|broken down by|for different|across|reflecting|showing
    proportional to|in proportion to|relative to|in relation to|following|from
  `,
  have: phraseLines`
    has won|have won|won|has received|have received|received|collected|with|having|have|has|had|got|has got|have got
    that have|that has|who have|who has|which have|which has|carrying|bearing|worth|of|featuring|possessing|showing
  `,
  without: phraseLines`
    without|without any|with no|have no|has no|having no|lacking|lack|lacks|missing|that have no|who have no
    that has no|which have no|which has no|with zero|don't have|do not have|does not have|doesn't have
    don't have any|do not have any|doesn't have any|does not have any|that don't have|that do not have
    who don't have|free of|has never had|have any missing
  `,
  whose: phraseLines`
    whose|where|where the|whose the|for which|for which the|with a|with an|with the|with their|of which the
    having a|having an|that have a|that has a|who have a|who has a|which have a|that have an
  `,
  that: "that|which|who|whom|, which|, who|, that",
  be: phraseLines`
    is|are|was|were|be|been|being|'s|'re|get|gets|got|equals|equal to|is equal to|is set to|=|==|remain|remains|stay
    are currently|is currently|are also|are still|is still|is recorded as|is listed as|is given as|has been|have been
    become|come out
  `,
  not: phraseLines`
    have not been|has not been|have never been|has never been|haven't been|hasn't been|havent been|hasnt been
    had never been|have not|has not|haven't|hasn't|havent|hasnt|not|isn't|aren't|wasn't|weren't|are not|is not
    was not|were not|never|n't|isnt|arent|wasnt|werent|didnt|don't|do not|doesn't|does not|didn't|did not|non|none of
    neither|no longer|dont|doesnt
  `,
  do: "do|does|did|can|could|will|would|might|may|has|have",
  there: phraseLines`
    there|there are|there is|are there|is there|exist|exists|present|there be|do we have|does the graph have
    does the graph contain|does this graph have|does this graph contain|does the network have
    does the network contain|does it have|does it contain|do you have|can be found|are in there|are listed
    are stored|are shown|have we got|do i have|is available|are available|are included|are contained|occur|occurs
    appear|appears
  `,
  than: "than|then|compared to|compared with",
  and: "and|,|, and|as well as|plus|along with|&|together with|and also|and the",
  or: "or|, or|either|or else|and/or",
  but: phraseLines`
    except|except for|but not|but|other than|apart from|besides|excluding|leaving out|not counting
    with the exception of|save for|minus|aside from|if not
  `,
  both: "both|each of",
  as: "as|like|in form of|in the form of|as a|as an|into|to|in|be|with a|with an|with|a|an|using",
  called: phraseLines`
    called|named|labelled|labeled|titled|with the name|by the name of|whose name is|with name|with label
    with the label|known as|under the name|name|that goes by|that is called|which is called|who is called
    and call it|and name it|and call him|and call her|label|with id|with the id
  `,
  single_one: "a single|one single|single|a sole|a lone",
  only: "only|just|nothing but|solely|exclusively",
  none: "no|zero|not any|not a single",
  equal: "equal to|equals|exactly|=|==|is|of|is exactly|being|is equal to|precisely|equal",
  possessive: "'s|'|s'",
  how: "how",
  far: phraseLines`
    far|far apart|far away|distant|long|long is the way|close|remote|many steps|many hops|many edges|many links
    many connections|many stops
  `,
  many: "many|much|numerous",
  thing: "the|a|an",
  than_average: "than average|than the average|than the mean|than usual|than most",
  above_average: "above average|above the average|over the average|above-average|above the mean",
  below_average: "below average|below the average|under the average|below-average|below the mean",
  average: "on average|average|mean|the average|the mean|avg",
  other: "other|others|else|different|remaining|another|rest|further",
  open: "(|[|{",
  close: ")|]|}",
  colon: ":|=|->|is|as|to|→|–|-",
  comma: ",|;",
  stop: phraseLines`
    .|!|?|;|, then|then|, and then|and then|and also|, also|, and|and|,|after that|afterwards|, after that|finally
    , finally|next|also|plus|but|, but|:|while|, while
  `,
  if: "if|when|should|in case|once|suppose|supposing|assuming|imagine|were",
  at: "at|@",
  apart: "apart|away|away from each other|from each other|from one another|between each other|separated|separate",
  each_other: "each other|one another|themselves|mutually",
  lie: "lie|lies|stand|stands|sit|sits|come|comes|fall|falls|appear|appears|are there|is there|are|is|belong|belongs",
  ends: "ends|end points|endpoints|both ends",
  both_ends: "between|joining|linking|connecting",
  again: "again|back|once more|once again",
  away: "away|off|out",
  it: phraseLines`
    it|this|that|them|those|these|they|him|her|he|she|these ones|those ones|all of them|all of those|all of these
    each of them|the same|the same ones|the results|the result|the found ones|the ones you found|which you found
    the ones found|these nodes|those nodes|these results|those results|the above|the latter
  `,
  them: "of them|of those|of these|among them|among those|among these|out of them|out of those|from them|from those",
  rest: phraseLines`
    the rest|rest|the others|others|the other ones|all others|all the others|the other nodes|all other nodes
    everyone else|everybody else|everything else|the remaining|the remaining ones|all the rest|the remaining nodes
    the other ones
  `,
  everything: phraseLines`
    everything|whatever|all of it|it all|the whole graph|the entire graph|all elements|anything|the whole thing
    the whole network|the graph|all of the graph|the whole lot|the lot
  `,
  edge_ends: phraseLines`
    who made it|who gave it|who was it|who was it from|from whom|to whom|who paid it|who did it|who is it between
    between whom|between which|who made that|who did that|by whom|who sent it|who got it|who received it
    from whom to whom
  `,
  how_much:
    "how much|how much money|what amount|what sum|how much in total|how much money in total|how much altogether",
  those: "those|these|the ones|those ones|those nodes",
  someone: phraseLines`
    everyone|whoever|everybody|anyone|anybody|someone|somebody|anywhere|somewhere|the ones|ones|one|the one|any|all
    anything|something|things|that
  `,
  anything: "anything|anyone|anybody|something|someone|somebody|anything else|at least one",
  graph: "graph|network|data|dataset|data set|diagram|chart|picture|map|web",
  which:
    "which of our|which of my|which of your|which|what|which of the|what are|which are|what is|which is|what's|whats",
  the_one: "one|ones|one of them|ones of them|of them",
  who: "whom|with whom|against whom|who|who's|whoever|who all|who else",
  where: "where|where's|whereabouts",
  when: "when|since when|in which year|in what year|what year|on what date|on which date|which year",
  this_way: "like this|like that|this way|that way|as it does|the way it does|the way it is",
  why: "why|how come|for what reason",
  how_many: phraseLines`
    how many|how much|what number of|the number of|number of|count of|how many of the|total number of
    the total number of|the count of|what is the number of|amount of|how many different|how many distinct
    quantity of
  `,
  number_of: "number of|count of|total number of|amount of|quantity of|total count of|size of the set of",
  can: "can|could|may|to be",
  within: phraseLines`
    within|at most|up to|no more than|inside|in|in at most|in up to|in no more than|maximum|not more than
    reachable in|reachable within|at a distance of at most|less than or equal to
  `,
  reachable: "reachable|within reach|accessible",
  connecting: "connecting|joining|linking|that connects|that joins|that links|between",
  same: "same|the same|equal|identical|an equal|as old as",
  difference: "difference|differences|gap|difference in|the difference|the difference in",
  share_of: phraseLines`
    percentage of|percent of|what percentage of|what percent of|what share of|share of|proportion of
    what proportion of|fraction of|what fraction of|percentage|the percentage of|how many percent of|the share of
    what part of|ratio of|% of
  `,
  more_of: "more|a greater number of|a larger number of|a higher|more of|a higher number of|a bigger|a larger",
  fewer_of: "fewer|less|a smaller number of|a lower|fewer of|a smaller",
  most_common: phraseLines`
    most common|commonest|most frequent|most usual|used the most|most used|most often used|used most often
    most widely used|the most common|the most frequent|most popular
  `,
  least_common: "least common|rarest|least frequent|the rarest|the least common",
  rank_by: "rank|sort|order|ranked|sorted|ordered|in order of|ranking of|a ranking of",
  ascending: phraseLines`
    ascending|in ascending order|increasing|from low to high|low to high|from lowest to highest|lowest to highest
    from the lowest to the highest|from smallest to largest|from least to most|lowest first|smallest first
  `,
  descending: phraseLines`
    descending|in descending order|decreasing|from high to low|high to low|from highest to lowest|highest to lowest
    from the highest to the lowest|from largest to smallest|from most to least|highest first|largest first
    biggest first
  `,
  first_there: "first|at the top|on top",
  max_flow: phraseLines`
    max flow|maximum flow|max-flow|maximal flow|largest flow|the most flow|flow|greatest flow
    maximum amount of flow|maximum throughput|value of the maximum flow|value of the max flow|maximum flow value
    highest flow|biggest flow
  `,
  colored: "colored|coloured|painted|shaded",
  sized: "sized|scaled|with a size|with size",
  proportion: "in proportion to|proportional to|depending on|according to|relative to|in relation to",
  depend: "depend|depends|vary|varies|reflect|reflects|follow|follows|correspond|scale|represent|show|match|encode",
  the_more: phraseLines`
    the more|the higher|the larger|the greater|with more|with increasing|with higher|the higher their
    the more their|the bigger their|for higher|for more|as their
  `,
  the_bigger: "the bigger|the larger|the bigger the|the larger the",
  each: "each|every|for each|for every|each of the",
  for: "for|on|to",
  use: "use|apply|take|set|choose|with|using",
  line: "line|lines|stroke|pattern|edge style",
  look: "looking|look",
  truth: "true|yes|on",
  falsehood: "false|no|off",
  now: "now|actually|currently",
  double: "double|duplicate the",
  invert: "invert|flip|reverse|toggle|swap",
  unhide: "unhide|bring back|restore|show again|show me again|reveal|unfilter|put back",
  unselect: "deselect|unselect|take out of the selection|remove from the selection",
  also: "also|as well|too|in addition|additionally",
  last: "last|previous|latest|most recent|past|final",
  per: "per|a|an|each|every|in a",
  work: "run|runs|running|stand|stands|standing|work|works|working|worked|live|lives|living|go|goes|going",
  versus: "vs|vs.|versus|against|compared to|compared with|and|or",
  which_one: phraseLines`
    which one|which ones|which|who|who is it|which is it|and who|and which|if so which|if so, which|if so who
    if so, who|and which one|who are they|which are they|what are they
  `,
  name_them: "list them|name them|show them|show me|tell me which|tell me who|list",
  belong_to: "belong to|belongs to|belonged to",
  highest: "highest|tallest",
  lowest: "lowest",
  nothing: "nothing|nowhere|nobody|no one|noone|none|no-one",
  we: "we|i|they|you|people|one",
  whether: "any|any other|is there any|are there any|got any|do we have any|have we got any",
  out_of: "out of|sold out of|run out of|short of",
  but_not: "except|but|other than|apart from|besides|excluding",
  used: "used|in use|active|applied|currently used",
  around:
    "around|with|starting from|starting at|from|rooted at|centred on|centered on|with the root|with root|centered around|centred around",
  shape_by: "shape|set the shape of|vary the shape of|use different shapes for|change the shape of|map the shape of",
  describe_look: phraseLines`
    what do the colors mean|what do the colours mean|what does the color mean|what does the colour mean|legend
    explain the colors|explain the colours|which styles are there|what styles are there|which colours are used
    which colors are used|what colours are used|what styles are applied|which styles are applied
    what is highlighted|how is the graph styled|show the legend|what do the sizes mean
    what do the different colours mean|what do the different colors mean|what does the size mean
  `,
  contains: phraseLines`
    contains|contain|containing|includes|include|including|with the word|mentioning|mentions|mention|has the word
    having the word|that contains
  `,
  starts: "starts with|start with|starting with|begins with|begin with|beginning with|starting in|that start with",
  ends_with: "ends with|end with|ending with|ends in|end in|ending in",
  part: phraseLines`
    largest part|biggest part|largest component|biggest component|largest connected component|giant component
    main component|biggest cluster|largest cluster|main part|largest connected part
  `,
} as const satisfies Readonly<Record<string, string>>;

/** What says nothing of its own within a request. */
export const fillers = phraseLines`
  on it|on the clock|to its name|to their name|so far|until now|up to now|from now on|as of today|starting today
  as of now|the|a|an|please|pls|plz|kindly|now|just|also|too|as well|still|really|actually|simply|exactly|precisely
  currently|at the moment|right now|at present|here|there|for me|me|us|to me|for us|in this graph|in the graph
  in this network|in the network|of the graph|of this graph|of the network|of this network|in my graph|in the data
  in this data|in the dataset|in this dataset|from the graph|from the network|on the map|on the canvas
  in the picture|in the diagram|on screen|in this picture|in the given graph|of the given graph|in given graph
  overall|in total|all in all|altogether|in all|together|quickly|okay|ok|so|well|then|first|hey|hi|hello|again
  thanks|thank you|thx|cheers|if you can|if possible|if you please|would you|be so kind|for a second|real quick
  instead|even|already|yet|maybe|perhaps|once more|a bit|a little|different|given|certain|specific|particular
  following|above|present|various|actual|individual|single|respective|directly|any|all|some|each|every|such|whole
  entire|complete|their|its|his|her|my|our|own|it|out|up|down|over here|oh|um|uh|hmm|yes|yeah|sure|right|great|nice
  got it|instead of that|at all|as you can|for my work|for a report|to start with|for a start|to begin with
  as a start|of all|nicely|neatly|properly|clearly|obviously|basically|roughly|approximately|about|around|in there
  over there|by the way|btw|dear|assistant|parley|friend|mate|buddy|in your opinion|do you think|i think|i guess
  i believe|i mean|you know|let's say|say|let us|let's
`;

/** Ways to begin: they ask for what follows, and say nothing more. */
export const leads = phraseLines`
  please note that|note that|fyi|for your information|just so you know|i heard that|i heard|it turns out that
  turns out|heads up|heads-up|please record that|record that|please note|can you|could you|would you|will you|can i
  could i|may i|can we|could we|i want to|i want you to|i want|i'd like to|i'd like you to|i'd like|i would like to
  i would like you to|i would like|i need to|i need you to|i need|i have to|we need to|we want to|you need to
  your task is to|you should|you must|please|help me|help me to|help me out|go ahead and|try to|would you mind
  do me a favour and|i wonder|i was wondering|i am wondering|i'm wondering|wondering|i am curious|i'm curious
  curious|i am trying to|i'm trying to|i am looking to|is it possible to|would it be possible to
  it would be nice to|it would be great if you could|would you please|could you please|can you please
  will you please|i need to know|i want to know|i would like to know|i'd like to know|i'd love to know|do you know
  do you happen to know|any idea|any chance you could|any chance|question:|question|task:|task|quick question
  quick one|one question|next|first of all|my boss wants to know|it is important to|it matters|we have to|we should
  we'd like to|we would like to|can someone|be so kind as to|if you could|start by|begin by|i'm interested in
  i am interested in|we are interested in|i was asked to|what i want is to|feel free to|now let's|let's|let us
  let me|lets|so|ok|okay|hey|hi|hello|hi there|please tell me|tell me if|tell me whether|check if|check whether
  see if|see whether|find out if|find out whether|determine if|determine whether|decide if|decide whether
  verify that|verify whether|verify if|whether|if|is it true that|is it the case that|is it correct that
  am i right that|would you say|i bet|guess|given this graph|given the graph|in this graph|in the graph
  in this undirected graph|in this directed graph|in an undirected graph|in a directed graph|in the following graph
  for this graph|for the graph|considering this graph|looking at this graph|for this network|for the network
  in this network|in the network|based on this graph|based on the graph|according to the graph
  according to the data|from the data|as far as you can see
`;
