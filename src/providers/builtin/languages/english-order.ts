import { phraseLines } from "@/lib/text/lines";

type Rules = readonly (readonly [pattern: string, english: string])[];

const colours = phraseLines`
  red|blue|green|yellow|orange|purple|pink|grey|black|white|brown|teal|turquoise|cyan|gold|light blue|light green
  dark blue|dark green|dark red
`;
const most = phraseLines`
  best rated|worst rated|most populous|oldest|youngest|newest|heaviest|lightest|tallest|highest|lowest|largest
  smallest|longest|shortest|most expensive|cheapest|richest|poorest|fastest|slowest|hottest|coldest|strongest
  weakest|widest|narrowest|deepest|shallowest|best|worst|thickest|thinnest|farthest|closest|most important
  most popular|most dangerous|most experienced|earliest|most connected
`;
const small = phraseLines`
  is|are|was|the|who|which|what|whose|where|of|in|with|has|have|and|or|by|to|from|for|that|make|show|find|list
  select|hide|color|delete|tell me|me|highlight|only|just|not|than|all|zoom to|top|bottom|one|ones
`;
const commands = phraseLines`
  show|find|hide|select|delete|add|connect|color|make|highlight|arrange|group|sort|list|zoom to|count|rename|undo
  reset|compare|enlarge|shrink
`;
const openers = `${commands}|set|how|who|what|which|where|when|why|do|should|would|if|whose|whom|is|are|and then|remove`;
const noun = "(?:[\\ue000-\\uf8ff]|[\\p{L}~_-]+)";

/** "Amount of" would ask for a number of them. */
export const measureOrder: Rules = [["\\b(average|total|median|sum|highest|lowest) amount (?:of )?", "$1 amount for "]];

/** What stands behind its noun in Romance languages stands before it in English: "animal heaviest", "salary average". */
export const romanceOrder: Rules = [
  [`\\bin (${colours})\\b`, "$1"],
  [`\\b(make|color) (${colours}) (?!and\\b|,)(.+?)(?= and |,|[.?!]|$)`, "make $3 $1"],
  [`\\b(make) (bigger|smaller|thicker|thinner|larger) (?!and\\b|,)(.+?)(?= and |,|[.?!]|$)`, "make $3 $2"],
  [`(?<![\\p{L}])(?!(?:${small})\\b)(${noun}) (${most})\\b`, "$2 $1"],
  [`(?<![\\p{L}])(?!(?:${small})\\b)(${noun}) (average|median|total)\\b`, "$2 $1"],
  [`\\b(who|which is|which are|which) is the (${most})\\b`, "$1 is the $2"],
];

/** The infinitive stands last in German: "all servers hide", "the cats red color". */
export const germanOrder: Rules = [
  [`^(.*)should i (?!(?:${commands})\\b)(.+?) (${commands})\\b`, "$1should i $3 $2"],
  [
    `(^|(?:,|\\.| and| then) )(?!(?:${openers}|and|not)\\b)((?:(?! and |,|\\.).)+?) (${colours}) (?:color|make|have)(?=[?.! ]*$|,| and )`,
    "$1make $2 $3",
  ],
  [
    `(^|(?:,|\\.| and| then) )(?!(?:${openers}|and|not)\\b)((?:(?! and |,|\\.).)+?) (${commands})(?=[?.! ]*$|,| and )`,
    "$1$3 $2",
  ],
  [`^(?!(?:${openers})\\b)(.+?) (${commands})[?.! ]*$`, "$2 $1"],
  [`\\b(?:to|by) ((?:[\\p{L}~_-]+|[\\ue000-\\uf8ff]))(?= color\\b)`, "by $1"],
];
