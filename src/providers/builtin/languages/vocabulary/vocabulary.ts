import { pushAll } from "@/lib/lists/whole-lists";
import { tableRows } from "@/lib/text/lines";
import { commandVerbRows } from "../command-verbs";
import { folder } from "../fold";
import { gradedForms } from "../graded-forms";
import { japaneseVerb } from "../japanese/japanese-verbs";
import type { ForeignLanguage, WordClass } from "../language-types";
import { frenchVerb, germanParts, germanVerb, spanishVerb, type VerbForms } from "../verb-forms";
import { dailyRows } from "./vocabulary-daily";
import { natureRows } from "./vocabulary-nature";
import { placeRows } from "./vocabulary-places";
import { qualityRows } from "./vocabulary-qualities";
import { stateRows } from "./vocabulary-states";
import { thingRows } from "./vocabulary-things";
import { relationRows, verbRows } from "./vocabulary-verbs";
import { workRows } from "./vocabulary-work";

/** Word of a language, folded → what it may be in English, the likeliest first. */
export type Dictionary = ReadonlyMap<string, readonly string[]>;

export interface Vocabulary {
  /** Things, qualities, verbs and degrees of the world. */
  readonly world: Dictionary;
  /** Verbs of commands in all their forms. */
  readonly commands: Dictionary;
  /** What a word of the world is. */
  classOf(word: string): WordClass;
  /** Turns of phrase that follow from the verbs: "blende … aus". */
  readonly phrases: readonly NeedyPhrase[];
}

/** A turn of phrase and the word without which it is not met. */
export interface NeedyPhrase {
  readonly pattern: string;
  readonly english: string;
  readonly needs: string;
}

const columns: readonly ForeignLanguage[] = ["de", "es", "fr", "zh", "ja"];
const same: VerbForms = (word) => [word];
const formsIn: Readonly<Record<ForeignLanguage, VerbForms>> = {
  de: germanVerb,
  es: spanishVerb,
  fr: frenchVerb,
  zh: same,
  ja: japaneseVerb,
};

/** The words all languages share, as one of them says them. */
export function vocabularyOf(language: ForeignLanguage): Vocabulary {
  const at = columns.indexOf(language) + 1;
  const fold = folder(language);
  const forms = formsIn[language];
  // A graph may say it with another word of the same language.
  const nouns = cellsOf(thingRows + qualityRows + natureRows + workRows + placeRows + stateRows + dailyRows, at).map(
    ({ english, own }) => ({
      english: [...english, ...own],
      own,
    }),
  );
  const verbs = cellsOf(commandVerbRows, language === "ja" ? at - 1 : at);
  const graded = gradedForms(language);
  const verbsOfWorld = [...cellsOf(relationRows, at), ...inAllForms(cellsOf(verbRows, at), forms).map(withItsOwn)];
  const isVerb = dictionary(verbsOfWorld, fold);
  const degrees = new Map(graded.map(({ word, degree }) => [fold(word), degree]));
  return {
    world: dictionary(
      [...nouns, ...verbsOfWorld, ...graded.map(({ word, english }) => ({ english: [english], own: [word] }))],
      fold,
    ),
    classOf: (word) => degrees.get(word) ?? (isVerb.has(word) ? "verb" : "noun"),
    commands: language === "zh" ? new Map() : dictionary(inAllForms(verbs, presentOf(forms)), fold),
    phrases: language === "de" ? verbs.flatMap(separatedPhrases) : [],
  };
}

/** A graph may say it in another form of the verb. */
function withItsOwn({ english, own }: Cells): Cells {
  return { english: [...english, ...own], own };
}

/** Nobody commands in the past, whose "-ó" without its accent is the first person: "¿borro …?". */
function presentOf(forms: VerbForms): VerbForms {
  return (infinitive) => forms(infinitive).filter((form) => !form.endsWith("ó"));
}

function inAllForms(rows: readonly Cells[], forms: VerbForms): readonly Cells[] {
  return rows.map(({ english, own }) => ({ english, own: own.flatMap(forms) }));
}

function dictionary(rows: readonly Cells[], fold: (text: string) => string): Dictionary {
  const words = new Map<string, string[]>();
  for (const { english, own } of rows) for (const word of own) put(words, fold(word), english);
  return words;
}

interface Cells {
  readonly english: readonly string[];
  readonly own: readonly string[];
}

function cellsOf(rows: string, at: number): readonly Cells[] {
  return tableRows(rows).map((row) => {
    const cells = row.split("|");
    return { english: split(cells[0]), own: split(cells[at]) };
  });
}

/** "#2" tells rows with the same word apart for whoever reads them. */
function split(cell = ""): readonly string[] {
  return cell
    .split("/")
    .map((word) => word.replace(/#\d$/u, ""))
    .filter(Boolean);
}

function put(words: Map<string, string[]>, word: string, english: readonly string[]): void {
  const known = words.get(word);
  if (known === undefined) words.set(word, [...english]);
  else
    pushAll(
      known,
      english.filter((one) => !known.includes(one)),
    );
}

/** "blende die Katzen aus": the verb in two parts. */
function separatedPhrases({ english, own }: Cells): readonly NeedyPhrase[] {
  return own.flatMap((infinitive) => {
    const { prefix, forms } = germanParts(infinitive);
    if (prefix === "") return [];
    const end = `${prefix}(, die [^?.]+)?(?= *(?:$|[,.?!]| und | dann ))`;
    return [
      { pattern: `\\b(?:${forms.join("|")}) (.+?) ${end}`, english: `{${english[0] ?? ""}} $1$2`, needs: prefix },
    ];
  });
}
