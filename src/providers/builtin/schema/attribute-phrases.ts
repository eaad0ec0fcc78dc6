import { wordLines } from "@/lib/text/lines";
import { synonymRows } from "../lexicon/attribute-synonyms";
import { lexicon } from "../lexicon/lexicon";
import { plural, singulars } from "../text/inflect";
import { wordsOfName } from "../text/tokens";
import { englishName } from "./spoken-names";

/**
 * What an attribute may be called besides its name, the surest first: without its unit ("load_pct" is "load"), with its short
 * words written out ("mem" is "memory"), by a word only it has ("shoe size" is "shoe"), and by another noun for the same.
 */
export function attributePhrases(name: string, others: readonly string[]): readonly string[] {
  const words = wordsOfName(name).split(" ");
  const bare = withoutUnit(words);
  const long = bare.map((word) => writtenOut[word] ?? word);
  const own = bare.filter((word) => bare.length > 1 && isOwn(word, name, others));
  const nouns = [...new Set([bare.join(" "), long.join(" "), ...own, ...(englishName(name) ?? "").split(" ")])].filter(
    (noun) => noun !== "",
  );
  const measured = isMeasured(words) ? measures.map((measure) => `${bare.join(" ")} ${measure}`) : [];
  const phrases = [...nouns, ...nouns.flatMap(synonymsOf), ...measured, ...verbForms(words)];
  return [...new Set(phrases.flatMap((phrase) => [phrase, plural(phrase)]))].filter((phrase) => !isSmallWord(phrase));
}

/** "takes cars" is also "take cars", "taking cars". */
function verbForms([verb = "", ...rest]: readonly string[]): readonly string[] {
  const [base = verb] = singulars(verb);
  if (rest.length === 0 || base === verb || !/[^s]s$/u.test(verb)) return [];
  const stem = base.replace(/e$/u, "");
  return [base, `${stem}ing`, `${stem}ed`].map((form) => [form, ...rest].join(" "));
}

const measures = ["load", "usage", "utilisation", "level", "rate", "share"];

/** "cpu_percent" is also the cpu load. */
function isMeasured(words: readonly string[]): boolean {
  return words.some((word) => /^(?:percent|percentage|pct|ratio)$/u.test(word));
}

function synonymsOf(noun: string): readonly string[] {
  const forms = singulars(noun);
  return synonymRows.filter((row) => forms.some((form) => row.includes(form))).flat();
}

function isSmallWord(phrase: string): boolean {
  return lexicon.get(phrase)?.some(({ cls }) => /^(?:fill|sign|ask|number|pronoun|talk)$/u.test(cls)) ?? false;
}

function withoutUnit(words: readonly string[]): readonly string[] {
  const at = words.findIndex(
    (word, index) =>
      index > 0 && (units.has(word) || word === "per" || (word === "in" && units.has(words[index + 1] ?? ""))),
  );
  return at < 0 ? words : words.slice(0, at);
}

/** A word of length that is in no other attribute's name. */
function isOwn(word: string, name: string, others: readonly string[]): boolean {
  if (word.length < 3 || weak.has(word) || isTaken(word)) return false;
  return others.every((other) => other === name || !wordsOfName(other).split(" ").includes(word));
}

/** "load" may be a measure before it is a deed. */
function isTaken(word: string): boolean {
  return lexicon.get(word)?.some(({ cls, arg }) => cls !== "verb" || arg !== "load") ?? false;
}

/** Words that say nothing of a measure by themselves. */
const weak = new Set("avg mean total max min num count number per net gross first last current mio code".split(" "));

const units = new Set(
  wordLines`
    percent percentage pct ratio eur euro euros usd gbp chf jpy dollars pounds cents km m cm mm mi miles ft feet kg g
    mg t tons lbs lb kda da ms s sec secs seconds min mins minutes h hr hrs hours days weeks months years yr yrs gb
    mb kb tb bytes bit bits hz khz mhz ghz w kw kwh mw v c f k kmh mph mbps gbps kbps count num number nr no qty
    total avg m2 km2 l ml mio million millions mn bn billion thousand id celsius degrees
  `.split(" "),
);

const writtenOut: Readonly<Record<string, string>> = {
  mem: "memory",
  temp: "temperature",
  dept: "department",
  qty: "quantity",
  pop: "population",
  loc: "location",
  addr: "address",
  desc: "description",
  org: "organisation",
  cat: "category",
  lang: "language",
  freq: "frequency",
  dist: "distance",
  dur: "duration",
  amt: "amount",
  prio: "priority",
  lat: "latitude",
  lon: "longitude",
  lng: "longitude",
  alt: "altitude",
  vol: "volume",
  temps: "temperatures",
  capa: "capacity",
  cap: "capacity",
  bw: "bandwidth",
  util: "utilisation",
  yr: "year",
  nat: "nationality",
  pos: "position",
};
