import { cssColors } from "@/graph/styles/css-colors";

const irregular: Readonly<Record<string, string>> = {
  people: "person",
  men: "man",
  women: "woman",
  children: "child",
  mice: "mouse",
  geese: "goose",
  feet: "foot",
  wolves: "wolf",
  leaves: "leaf",
  wives: "wife",
  lives: "life",
  indices: "index",
  analyses: "analysis",
};

/** Endings of plurals, in the languages that form them so. */
const endings = ["s", "es", "n", "en", "e", "er", "x"];
const shortestStem = 3;

/** The word, or the last of a phrase, as written and as its singular may be. */
export function wordForms(phrase: string): readonly string[] {
  const at = phrase.lastIndexOf(" ") + 1;
  const [start, word] = [phrase.slice(0, at), phrase.slice(at)];
  const known = Object.hasOwn(irregular, word.toLowerCase()) ? irregular[word.toLowerCase()] : undefined;
  const cut = endings.filter((end) => word.endsWith(end) && word.length - end.length >= shortestStem);
  const forms = [
    word,
    ...(known === undefined ? [] : [known]),
    ...(word.endsWith("ies") ? [`${word.slice(0, -3)}y`] : []),
    ...cut.map((end) => word.slice(0, -end.length)),
  ];
  return forms.map((form) => start + form);
}

/** Words of commands, of the picture and of grammar: they stand for themselves even where the graph holds them. */
const commandWords = new Set(
  (
    "a an the this that these those it them they all any every some no not and or of in on at to from with by for as is are be " +
    "was were has have do does who what which where when how many much more most less least than me my i we our you " +
    "please show find list tell about give get make set turn put paint colour color colours colors size shape style " +
    "bigger smaller larger big small large node nodes edge edges graph layout arrange zoom focus select remove delete " +
    "clear reset add use highlight name names called label labels id degree connected everything everyone should would"
  ).split(" "),
);

export function isCommandWord(word: string): boolean {
  const folded = word.toLowerCase();
  return commandWords.has(folded) || Object.hasOwn(cssColors, folded);
}
