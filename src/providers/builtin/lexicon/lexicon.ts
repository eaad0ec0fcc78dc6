import { phraseLines } from "@/lib/text/lines";
import { tokenise } from "../text/tokens";
import { comparativeWords } from "./lexicon-comparatives";
import { questionWords, verbWords } from "./lexicon-verbs";
import { qualityWords, thingWords } from "./lexicon-words";

/** A sense of a word: its class and what it says within that ("verb" "hide", "layout" "grid"). */
export interface Sense {
  readonly cls: string;
  readonly arg: string;
}

/** Plain colour words and the CSS names people type. The command keeps the word and decides the shade. */
const colours = phraseLines`
  red|orange|yellow|green|teal|blue|purple|violet|pink|grey|gray|brown|black|white|cyan|magenta|turquoise|gold
  silver|navy|lime|olive|maroon|indigo|crimson|coral|salmon|beige|tan|lavender|aqua|fuchsia|khaki|plum|orchid
  tomato|skyblue|darkblue|lightblue|darkgreen|lightgreen|darkred|light blue|dark blue|light green|dark green
  dark red|sky blue|hot pink|dark grey|light grey|dark gray|light gray|royal blue|forest green|deep pink
`;

/** Colours by other names than the ones that can be drawn. */
const shades: Readonly<Record<string, string>> = {
  golden: "gold",
  amber: "orange",
  scarlet: "crimson",
  emerald: "green",
  burgundy: "maroon",
  lilac: "plum",
  mauve: "plum",
  charcoal: "darkgrey",
  "navy blue": "navy",
  "baby blue": "lightblue",
  "pale blue": "lightblue",
  "pale green": "lightgreen",
  "bright red": "red",
  "bright green": "green",
  "bright blue": "blue",
  "bright yellow": "yellow",
  "bright orange": "orange",
  "deep blue": "darkblue",
  "deep red": "darkred",
  "light pink": "lightpink",
  "dark orange": "darkorange",
  "dark purple": "indigo",
  "light purple": "plum",
  "light yellow": "lightyellow",
  "lime green": "lime",
  "blood red": "darkred",
  "grass green": "green",
};

const tens = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred";

const numbers = phraseLines`
  zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen
  eighteen|nineteen|twenty
`;

/** Every wording the assistant knows of itself, with its senses; phrases are joined by single spaces. */
export const lexicon: ReadonlyMap<string, readonly Sense[]> = buildLexicon();

/** Words of one piece, for mending typing errors. */
export const lexiconWords: readonly string[] = [...lexicon]
  .filter(([phrase, senses]) => /^\p{L}{4,}$/u.test(phrase) && senses.some(({ cls }) => cls !== "light"))
  .map(([phrase]) => phrase);

function buildLexicon(): ReadonlyMap<string, readonly Sense[]> {
  const senses = new Map<string, Sense[]>();
  const put = (phrase: string, sense: Sense): void => {
    const key = tokenise(phrase)
      .map((token) => token.norm)
      .join(" ");
    const known = senses.get(key);
    if (known === undefined) senses.set(key, [sense]);
    else known.push(sense);
  };
  for (const table of [verbWords, questionWords, thingWords, qualityWords, comparativeWords]) {
    for (const [key, phrases] of Object.entries(table)) {
      const colon = key.indexOf(":");
      for (const phrase of phrases.split("|")) put(phrase, { cls: key.slice(0, colon), arg: key.slice(colon + 1) });
    }
  }
  for (const colour of [...colours.split("|"), ...Object.keys(shades)])
    put(colour, { cls: "color", arg: cssName(colour) });
  numbers.split("|").forEach((word, value) => {
    put(word, { cls: "number", arg: String(value) });
  });
  tens.split("|").forEach((word, index) => {
    if (index > 0) put(word, { cls: "number", arg: String(index === 8 ? 100 : 10 * (index + 2)) });
  });
  put("dozen", { cls: "number", arg: "12" });
  return senses;
}

function cssName(colour: string): string {
  return shades[colour] ?? colour.replaceAll(" ", "");
}
