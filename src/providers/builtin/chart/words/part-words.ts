import { phraseLines } from "@/lib/text/lines";

/** Words with which one message puts a request behind another; one row, one class. */
export const partWords = {
  /** Stands between two requests, after a comma or not. */
  joint: "and then|and also|and|then|but then|but|also|plus|after that|afterwards|finally|next|,",
  /** A new request begins behind it, whatever it is. */
  strong: "and then|then|but then|after that|and after that|afterwards|and finally|finally",
  /** Stands before the verb and asks for nothing. */
  lead: "please|now|also|then|just|can you|could you|would you|kindly|finally|i want you to|i'd like you to",
  /** Verbs that begin a request and are hardly ever anything else. */
  deed: phraseLines`
    make|turn|paint|colour|color|recolour|recolor|resize|highlight|hide|show|unhide|select|deselect|unselect|delete
    remove|erase|add|create|insert|connect|disconnect|rename|set|undo|redo|reset|clear|arrange|rearrange|lay out|zoom
    find|tell me|give me|list|calculate|compute|export|save|run|fold|unfold|collapse|expand|describe|explain|compare
    merge|draw|filter|restrict|focus|centre|center|write
  `,
  /** Verbs that are names of things as well: what follows tells. */
  double:
    "label|size|shape|name|group|count|rank|order|sort|mark|fit|layout|scale|place|open|load|keep|use|apply|move|fade|dim",
  /** Follows a verb of the row above, never a noun. */
  object: phraseLines`
    the|them|it|these|those|all|every|each|everything|everybody|everyone|its|their|his|her|only|just|by|nodes|edges
    to|in|on|as|my|our|how|any
  `,
  /** Questions that begin a request wherever they stand. */
  question: "how many|how much|how old|how far|what is|what are|what's|who is|who are|which of them|which one",
  /** Questions that may go on with the one before them; elsewhere they say more of a thing. */
  further: "which|who|what|where|when|why|is|are|does|do|how|has|have|whose",
  /** Persons and what is theirs: who that is, the request before says. */
  whose: "she|he|they|her|his|hers|their|theirs|its|him",
  /** By what the request before told. */
  measured: "by it|by that|by this|by the result|by the results",
  /** Whatever points back. */
  back: "it|them|those|these|that|this|the rest|the others|others|she|he|they|her|his|their|its|him|there",
} as const satisfies Readonly<Record<string, string>>;
