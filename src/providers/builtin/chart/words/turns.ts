import { phraseLines } from "@/lib/text/lines";

/** Words with which a message leans on the one before it, by class. */
export const turnWords = {
  and_turn: phraseLines`
    and|and what about|what about|how about|and how about|and now|now|then|and then|ok and|okay and|and for|and of
    and in|what of|so what about|but what about|and also what about|ok now|okay now|ok|okay|alright|and yes|cool
    great|thanks|and if|hmm|plus
  `,
  same_for: phraseLines`
    the same for|same for|and the same for|do the same for|do the same with|do the same to|do that for|do that to
    do it for|do it to|do that with|do it with|do this for|do it again for|do that again for|do it again with
    again for|again with|again but for|likewise for|same with|the same with|and same for|repeat for|repeat that for
    repeat it for|repeat this for|repeat with|repeat that with|repeat it with|ditto for|same thing for
    the same thing for|do the same thing for|same again for|the same again for|now for|now do|now the same for
    now do the same for|now do it for|now try|try|also for|as before for|same but for|the same but for
    same but with|the same but with|like that for|the same of|the same question for|same question for|likewise
    ditto
  `,
  also_turn: phraseLines`
    also|and also|also add|add|include|and include|additionally|in addition|plus|plus also|on top of that
    as well as|together with|along with|and add|and too
  `,
  only_turn: phraseLines`
    only|just|but only|list only|leave only|narrow it down to|narrow that down to|narrow them down to
    narrow down to|narrow it to|limit it to|limit that to|limit them to|limit to|restrict it to|restrict that to
    restrict to|filter to|filter it to|filter them to|filter that to|filter for|of those only|of them only
    from those only|of these only|make that only|make that just|make it only|make it just|only among those|of those
    of them|of these|among them|among those|from those|from them|from these|out of those|out of them|specifically
    in particular|give me only|give me just
  `,
  only_shown: "keep|only show|show only|just show|keep only|keep just|only keep|show me only|show me just",
  correct_turn: phraseLines`
    no|nope|nah|no no|sorry|oops|ups|whoops|oh|oh no|oh wait|wait|no wait|hang on|hold on|actually|i meant|i mean
    meant|i actually meant|sorry i meant|no i meant|what i meant was|i meant to say|not that|not that one|not those
    not them|not it|not this|wrong|that's wrong|that is wrong|wrong ones|wrong one|rather|or rather|i said
    correction|my mistake|my bad|er|uh|scratch that|never mind|nevermind|forget that|i wanted|i want|yes but|no but
    no sorry|on second thought|on second thoughts|better|ah no|ah|hmm no|hm no|yes|yep|yeah|sure|yes please
    i was talking about|i was asking about|talking about
  `,
  make_turn: phraseLines`
    make it|make that|change it to|change that to|switch to|should be|it should be|that should be|they should be
    set it to|set that to|make them|make those|use|try|take
  `,
  instead_tail: phraseLines`
    instead|rather|instead of that|instead of those|instead of them|instead of it|in place of that|i meant|i mean
    please instead|is what i meant|i said|i wanted
  `,
  too_tail: "too|as well|also|as well please|in addition|additionally|likewise",
  less_turn: phraseLines`
    except|except for|but not|not|not the|without|excluding|exclude|other than|apart from|all but|minus|leave out
    leaving out|leave off|ignore|ignoring|skip|skipping|not counting|but without|but leave out|besides|save for
    all except|everything but|all of them but|all of them except|those but not|them but not|these but not|just not
    only not|but no|not including|barring|but exclude|take out
  `,
  not_turn: "not|and not|instead of|rather than|but not|, not|no longer",
  of_turn:
    "of|for|to|with|from|about|in|at|on|by|of the|for the|in the|those in|the ones in|those from|the ones from|those with",
  its: "its|his|her|their|theirs|hers|of it|of them|of those|of these|whose",
  /** "there" is the place that was spoken of; "are there" alone is none. */
  dwell_there: phraseLines`
    lie there|lies there|live there|lives there|work there|works there|stay there|stays there|stand there
    stands there|sit there|sits there|belong there|belongs there|are based there|is based there|are kept there
    is kept there|are located there|is located there|are moored there|is moored there|are held there|is held there
    are stored there|is stored there|dock there|docks there
  `,
  list_turn: phraseLines`
    which|which ones|which one|who|list them|list those|list these|name them|name those|show them|show me them
    show those|show me those|show me|list|who are they|who are those|who is it|who is that|which are they
    which are those|which ones are they|which ones are those|what are they|what are those|what are these
    which is it|what is it|what are their names|what are the names|their names|the names|names|names please|name
    give me their names|give me the names|give me the list|show me the list|the list|list all of them|list them all
    show them all|who exactly|which exactly|which ones exactly|which of them|which of those|such as|like who
    like which|what's it called|what is it called|what are they called|what's his name|what's her name|who is he
    who is she|tell me which|tell me which ones|tell me who|and who|can you list them|can you name them|what ones
  `,
  count_turn: phraseLines`
    how many|how many is that|how many are there|how many are they|how many are those|how many are these
    how many are that|how many of them|how many of them are there|how many of those|how many of those are there
    how many of these|how many in total|how many in all|how many altogether|how many does that make|how many is it
    how many was that|how many were there|how many were they|count them|count those|count|count these|the count
    their number|how many exactly|what's the count|what is the count|the number|number of them|give me the count
    how many results|how many did you find|how many did that find|just the number|just the count|only the number
    and how many
  `,
  why_turn: "why|why is that|why so|how come|why's that|why that|why those|why them|for what reason|why this",
  again_turn: phraseLines`
    again|do it again|do that again|once more|one more time|repeat|repeat that|repeat it|same again|the same again
    and again|do it once more|do that once more|another time|more of that
  `,
  turned_turn: phraseLines`
    the other way round|the other way around|other way round|other way around|the opposite|reversed|reverse
    reverse it|reverse that|reverse the order|flip it|flip that|turn it around|turn it round|invert it|in reverse
    in reverse order|in the other direction|the other direction|the opposite direction|in the opposite direction
    backwards|and back|back|from the other side|vice versa|the reverse|the other way|opposite order|the other order
    in the opposite order|swap them|swap the ends|and the other way round|and the other way around|and vice versa
  `,
  restore_turn: phraseLines`
    bring it back|bring him back|bring her back|bring them back|bring that back|restore it|restore them|restore him
    restore her|put it back|put them back|get it back|get them back|undelete it|undelete them|i want it back
    i want them back
  `,
  table_turn: phraseLines`
    as a table|in a table|table|show as table|show as a table|show that as a table|show it as a table
    show them as a table|as table|in table form|put that in a table|put it in a table|put them in a table
    make a table|make it a table|can i see that as a table|as a list with details|tabulate|tabulate them
    tabulate that|show me a table|give me a table|make that a table|show those as a table|as a spreadsheet
  `,
  compare_turn: phraseLines`
    compare them|compare those|compare the two|compare both|compare these|compare|compare those two
    compare them both|compare the two of them|how do they compare|what's the difference between them
    what is the difference between them|how do they differ|put them side by side|side by side
  `,
  swap_turn: phraseLines`
    swap those two colours|swap those two colors|swap the colors|swap the colours|swap colors|swap colours
    swap them|swap the two|switch the colors|switch the colours|switch colors|exchange the colors
    exchange the colours|swap the two colors|swap the two colours|flip the colors|flip the colours
    reverse the colors|reverse the colours|the other way round|the other way around|switch them|swap both
    now swap the colors|now swap the colours
  `,
  down_most: phraseLines`
    lowest|least|fewest|smallest|minimum|bottom|worst|the lowest|the least|the fewest|the smallest|the minimum
    the bottom|the worst|last|the last|the weakest|weakest
  `,
  up_most: phraseLines`
    highest|most|largest|biggest|maximum|top|best|the highest|the most|the largest|the biggest|the maximum|the top
    the best|greatest|the greatest|first|strongest|the strongest|number one|the winner
  `,
  top_turn: "top|first|the top|the first|best|the best|the highest|highest|the first ones|the leading",
  next_turn: "next|the next|the following|following|and the next|further|another",
  bottom_turn: "bottom|last|the bottom|the last|worst|the worst|lowest|the lowest",
} as const satisfies Readonly<Record<string, string>>;
