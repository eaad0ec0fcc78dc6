import { phraseLines } from "@/lib/text/lines";

/** Small words of changes, of steps taken back and of talk, by class: met as they are written. */
export const editWords = {
  news: phraseLines`
    now|again|anymore|any more|any longer|no longer|from now on|today|as of today|since today|since yesterday
    yesterday|meanwhile|lately|recently|just|as well|too|also|finally|as of now|at last|starting today|these days
    after all
  `,
  equal_sign: "=|:=|==|:",
  should_be: phraseLines`
    it is|it's|it should be|should be|it must be|they are|they should be|the right value is|it is actually
    it's actually|actually|it's really|it is really
  `,
  beside: phraseLines`
    near|next to|beside|at|in|on|for|under|using|of|belonging to|containing|made of|made with|made from|that uses
    that needs|with|located at|based at|attached to|joined to|from
  `,
  with: "with",
  take: "take|pull|remove|drop",
  new_one: "new|another|one more|an additional|a further|a new",
  we_have: phraseLines`
    we have|we've got|we have got|we got|we hired|we have hired|we opened|we've opened|we just got|we now have
    we also have|there is|there's|there is also|there's also|i have|i've got|we just hired|we just opened|we need
    i need|we bought|say hello to|please welcome|welcome
  `,
  edge_of: phraseLines`
    of type|of kind|of the type|of the kind|with type|with the type|as type|typed|labelled|labeled|called|named|as
    with relation|with the relation|with kind
  `,
  arrow: "-|–|/|->|=>|→|-->|–>|- >|--",
  assign: "assign|put|place|add|attach|allocate|send|post",
  on_to: "to|on|onto|into|in|with|for|at|under",
  take_off: "off|off of|away from|out of|from",
  boss_of: "the|a|an",
  instead_of: "not|instead of|rather than|and not",
  as_new: "to|as|into|=|->|be|to be|to become",
  was_before: "up|down",
  percent: "percent|per cent|pct|%|percentage points",
  went_up: phraseLines`
    went up by|rose by|increased by|grew by|climbed by|is up by|has gone up by|has risen by|has increased by
    goes up by|gained|won|got another|has another|got|has won|earned|gets another|scored|gets
  `,
  went_down: phraseLines`
    went down by|fell by|dropped by|decreased by|shrank by|sank by|is down by|has gone down by|has fallen by
    has dropped by|goes down by|lost|has lost|loses
  `,
  went_to: phraseLines`
    went up to|went down to|rose to|fell to|dropped to|increased to|decreased to|grew to|changed to|has changed to
    went to|is up to|is down to|was changed to|was raised to|was lowered to|has risen to|has fallen to
    turned out to be|became|is now|are now|'s now|now is|is meanwhile
  `,
  turned: "turned|turns|has turned|just turned|became|is turning|has become",
  promoted: phraseLines`
    was promoted to|has been promoted to|got promoted to|is promoted to|became|has become|was made|is now
    is the new|was appointed|is appointed|has been appointed|works as|now works as|is now the|is now a|was named
  `,
  everyone_none: "nothing|nobody|no one|none|none of them",
  more_of_it: "more|another|additional|extra|further",
  raise_noun: "a raise of|a rise of|a pay rise of|an increase of|another|an extra|a bonus of|a plus of|additional",
  cut_noun: "a cut of|a pay cut of|a reduction of|a decrease of|a discount of",
  per: "per|a|each|every",
  same_thing: phraseLines`
    the same|the same person|the same thing|the same node|duplicates|the same one|identical|one and the same
    doubles|the same company|duplicates of each other|actually the same|the same account
  `,
  nothing_else: "nothing|anything|any|any of them|a thing|any data|the data|the graph",
  only_this: "only|just|but only|but just|instead just|instead only",
  left_alone:
    "leave|keep|let|but leave|but keep|and leave|and keep|don't touch|do not touch|without touching|not touching",
  as_is: phraseLines`
    as is|as it is|as they are|as they were|alone|untouched|unchanged|in peace|like that|the way it is
    the way they are|how they are|be|as it was|like they are
  `,
  // Of whom it is told
  asking_word: phraseLines`
    ?|if|whether|check|know|wonder|wondering|tell|find|verify|determine|decide|who|what|which|whose|when|where|why
    how|suppose|true|imagine|say|think|believe|doubt
  `,
  has_got:
    "have|has|had|got|has got|have got|now has|now have|has now|gets|received|was given|is given|has been given|scored|contains",
  was_named: phraseLines`
    should be called|is called|is now called|is now named|is named|was renamed to|was renamed|has been renamed to
    is known as|goes by the name|must be called|shall be called|is to be called|goes by|are called|will be called
    is now known as|should be named|was renamed as|is henceforth called
  `,
  // What is asked about deeds
  asked_deed: phraseLines`
    should i|should we|shall i|shall we|may i|must i|do i have to|do i need to|can i|could i|can one|am i able to
    am i allowed to|would you recommend to|would you advise to|do you think i should|do you think we should
    is it a good idea to|is it wise to|is it safe to|is it ok to|is it okay to|what if i|what if we
    what would happen if i|what would happen if we|what happens if i|what happens when i|what happens if we
    what would change if i|i wonder whether to|i wonder if i should|i was wondering if i should
    i'm not sure whether to|not sure if i should|not sure whether to|would it be bad to|would it be better to
    is it worth it to|what if someone|what would it mean to|do we want to|do i want to|does it make sense to
    would it make sense to|is there any harm if i|did you|have you|did i|have i|why did you
  `,
  how_deed: phraseLines`
    how do i|how do we|how can i|how can we|how could i|how to|how would i|how would we|how would one|how does one
    how should i|what do i type to|what do i have to say to|what must i say to|what do i say to
    what do i need to type to|is there a way to|is there any way to|where can i|where do i|what is the command to
    what's the command to|what command do i use to|explain how to|tell me how to|show me how to|teach me to
    teach me how to|can you explain how to|what's the best way to|what is the best way to|am i allowed to
    am i able to|can i also|what is needed to|how is it possible to|how might i|how exactly do i|can users
    can people
  `,
  not_do: phraseLines`
    don't|do not|dont|never|please don't|don't you dare|you must not|you should not|you shouldn't|must not
    should not|i don't want you to|i do not want you to|i don't want to|avoid|refrain from|by no means
    under no circumstances|no need to|there's no need to|stop|not to|not
  `,
  without_it: phraseLines`
    without changing anything|without deleting anything|without doing it|without touching anything
    but don't do it yet|but do not do it yet|but don't do it|but don't run it|don't do it yet|but not yet|not yet
    but don't change anything|but don't apply it
  `,
  // About the assistant, the answer and the graph
  what_changed: phraseLines`
    what just happened|what did that do|what happened|what changed|what's changed|what is different now
    what's different now|summarize the changes|summarise the changes|change history|history
  `,
  changes_noun: "your changes|changes|edits|modifications|alterations|steps so far|history",
  did_it: phraseLines`
    did you|did i|did we|have you|have i|have we|was|were|has been|have been|got|has|have|you|i|we|did you just
    have you just|have i just|did i just
  `,
  done_it: "change|changed|do|done|make|made|edit|edited|delete|deleted|alter|altered|modify|modified|up to",
  so_far: "so far|until now|till now|up to now|just now|just|here|already|in total|recently|lately",
  which_algorithms: "what can you compute|what can you calculate|algorithms",
  analysis_noun: phraseLines`
    algorithm|algorithms|graph algorithm|graph algorithms|analysis|analyses|graph analysis|graph analyses
    network analysis|centrality|centralities|centrality measure|centrality measures|measures|metrics
  `,
  kinds_of: "kind of|kinds of|type of|types of|sort of|sorts of|different|available|possible|supported|known",
  offered: phraseLines`
    do you know|do you have|do you support|do you offer|can you run|can you do|can you compute|can you calculate
    can i use|can i run|are there|are available|are supported|are possible|are offered|is supported|is there
    is available|is possible|you know|you can run|i can use|i can run
  `,
  help_me: phraseLines`
    what can i ask|what can i ask you|what can i say|what can i do|what can i do here|what can you do
    what can you do for me|what do you do|what are you able to do|how does this work|how do you work
    how do i use this|how to use this|help|help me|i need help|can you help me|could you help me|what is possible
    what's possible here|what are my options|what should i ask|what are you good for|show me what you can do
    give me some ideas|give me ideas|what kind of questions can i ask|which questions can i ask
    what questions can i ask|what sort of things can i ask|which commands are there|what commands are there
    what commands do you know|which commands do you know|list the commands|how can you help|how can you help me
    i don't know what to ask|i do not know what to ask|where do i start|how do i start|what now
    what else can you do|what can this thing do|any suggestions|what do you understand|what should i try
    give me an example|examples
  `,
  who_are_you: phraseLines`
    who are you|what are you|are you a robot|are you human|are you an ai|are you a bot|are you chatgpt
    what's your name|what is your name|do you have a name|who made you|who built you|are you a real person
    who am i talking to|what model are you|which model are you|introduce yourself|tell me about yourself
    are you a language model|are you there|what assistant is this
  `,
  who_is_this: phraseLines`
    who is this|what is this one|who's this|who is that|who's that|what is selected here|who is this person
    what's this one|what is this node|what node is this|which node is this|what's this node|who is selected
    tell me about this one|what do we know about this one|tell me about this node|tell me about the selected node
    tell me about the selection|what is the selected node|describe the selected node|describe the selection
    who is the selected one|who is he|who is she|who are these|who are they|what are these
  `,
  spared_word: phraseLines`
    the colour|the color|the colours|the colors|the rest|everything else|the size|the sizes|the look|the others
    the styling|the layout|the deletion|the rename|the renaming|the other changes|the other change
    what else you did|them big|them large|the bigger|it big
  `,
  touch:
    "touch|change|alter|modify|edit|mess with|change anything about|change anything on|do anything to|do anything with",
  year_word: "year|date|day|time|value",
  years_old: "years old|years of age|year old|yrs old|years",
  person_is: "she is|he is|they are|she's|he's|it is|it's|who is|who's|that is|is|aged",
  note_noun: "note|comment|remark|memo|reminder",
  saying: "saying|that says|which says|reading|that reads|:",
  has_done: "done|driven|gone|travelled|traveled|covered|flown|sailed|got|clocked up|clocked",
  folk: "people|persons|inhabitants|residents|citizens|souls|humans",
  move_to: "to|onto|over to|into|in|at|from here to",
  need: "need|needs|want|wants|should have|must have|could use|require|lack",
  run_it: "run|compute|calculate|execute|apply|perform|do|start|use|show|give me",
  algorithm_noun:
    "algorithm|centrality|algorithms|analysis|score|scores|measure|method|metric|index|coefficient|clustering|sort",
  hello_word: phraseLines`
    hi|hello|hey|hello there|hi there|hey there|good morning|good afternoon|good evening|greetings|howdy|yo|hiya
    morning|hi all|how are you|how are you doing|how's it going|what's up|sup
  `,
  thanks_word: phraseLines`
    thanks|thank you|thx|ty|thanks a lot|thank you very much|thank you so much|many thanks|great thanks
    thanks so much|cheers|great|perfect|awesome|nice|cool|nice one|well done|good job|brilliant|excellent|wonderful
    lovely|that's great|that is great|that's perfect|good|very good|super|amazing|great job|works great
    much appreciated|appreciate it|good work|fantastic|bye|goodbye|see you
  `,
  // Steps
  undo_part: "undo|revert|take back|roll back|reverse|cancel|drop|remove|forget|lose|get rid of",
  but_keep: ", not|but keep|but leave|keep|leave|and keep|and leave|, keep|, leave|but not|without undoing|but retain",
  a_rename: "renaming|rename|new name|name change|the renaming|the rename|the new name|renamings",
  a_removal: "deletion|removal|deleting|the deletion|the removal|removing|delete|deletions",
  a_change: "edit|the edit|value change|the update|update|new value|the new value|data change",
  an_adding: "adding|addition|new node|the new node|the addition|added node|the added node|insertion",
  a_hiding: "hiding|filter|the hiding|the filter",
  a_layout: "layout|the layout|new layout|the new layout|arrangement|the arrangement",
  a_connecting: "connection|the connection|new edge|the new edge|edge|linking|new connection",
  a_merge: "merge|merging|the merge",
  times: "times|time|x|steps back|step back",
  back: "back|backwards",
  twice: "twice|two times|2x|2 times",
  thrice: "thrice|three times|3x|3 times",
  once: "once|one time|1x",
  both_steps: phraseLines`
    both|both of them|both changes|all of that|all of it|all of them|all that|it all|everything you did
    everything i did|everything we did|all of the changes|all my changes|all changes|all the changes
    everything so far|whatever you did|all your changes|the lot
  `,
  the_original: phraseLines`
    the original|the original state|the beginning|the start|where we started|how it was at the start
    how it was at the beginning|how it was in the beginning|the state at the start|square one|the first state
    the initial state|how it was before|the way it was|the way it was before|what it was|what it was before
    how it was|the original graph|the way it was at the start
  `,
  go_back: phraseLines`
    go back to|return to|back to|put it back to|put it back|restore|reset to|restore it to|put everything back to
    put everything back|bring back|take me back to|get back to|set it back to|change it back to|put things back
    set everything back to|reset everything to|turn it back to|make it like
  `,
  whoops: phraseLines`
    oops|whoops|oh no|oh|no|nope|sorry|wait|damn|argh|ups|never mind|nevermind|that was a mistake|that was wrong
    it was a mistake|my mistake|my bad|i made a mistake|that's wrong|that is wrong|that's not what i wanted
    that is not what i wanted|not what i meant|that's not what i meant|i didn't mean that|i did not mean that
    i changed my mind|changed my mind|on second thought|scratch that|no no|hmm
  `,
} as const satisfies Readonly<Record<string, string>>;

/** Verbs of changes: any form of the first word is met. */
export const editVerbs = {
  draw_edge: "draw|make|put|insert",
  halve: "halve|cut in half|divide by two|cut by half|reduce by half|split in half",
  triple: "triple|treble|multiply by three",
  double_it: "double|multiply by two|duplicate",
  multiply: "multiply|scale",
  divide: "divide",
  rename_to:
    "rename|relabel|retitle|call|name|title|rechristen|change the name of|change the title of|change the label of",
  retire: "leave|quit|be gone|be out|have left|close|shut|shut down|close down|die|retire|pass away|resign",
  return_it: "return|give back|bring back|hand back",
  unset: "clear|unset|blank|empty|remove|delete|erase|wipe|strip|drop|reset|null|forget|clear out|take out|get rid of",
  kick_out: phraseLines`
    kick|throw|fire|sack|let go of|boot|weed out|kick out|throw out|throw away|toss|bin|dump|lose|ditch|prune
    take away|clean out|clear out|do away with|chuck|chuck out|nuke|zap
  `,
} as const satisfies Readonly<Record<string, string>>;
