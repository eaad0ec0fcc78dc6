import { plainText } from "./plain-text";

type TaskLanguage = "en" | "de" | "es" | "fr" | "zh" | "ja";
type Spaced = "en" | "de" | "es" | "fr";

/** Words that hold sentences together; one that two languages share counts for both. */
const smallWords: Readonly<Record<Spaced, ReadonlySet<string>>> = {
  en: wordSet(`a an the of is are was were has have had and or but not no there this that these those it its they their them to in
    on at by for from with without than between which who what when where how all each every other others only more most nothing
    could can cannot did does do done be been as into about you your i yes`),
  de: wordSet(`der die das den dem des ein eine einen einem einer eines ist sind war waren wird werden wurde wurden hat haben hatte
    und oder aber nicht kein keine keinen es gibt dieser diese dieses ihr sie zu zum zur im ins am an auf bei von vom für mit
    ohne aus als zwischen welche welcher wer was wo wie alle alles jede jeder jedes andere nur mehr nichts kann können
    sich nach über auch noch ja nein ich du dir`),
  es: wordSet(`el la los las lo un una unos unas de del es son era fue han ha hay tiene tienen y o pero no ningún ninguno ninguna
    este esta estos estas ese esa su sus a al en por para con sin que más entre cuál quién qué dónde cómo todos todas
    cada otro otra otros otras solo sólo nada puede pueden se como sobre también ya sí yo tú te`),
  fr: wordSet(`le la les l un une des de du est sont était a ont il elle ils elles y et ou mais ne n pas non aucun aucune ce cet
    cette ces c son sa ses leur leurs à au aux en dans par pour avec sans que qu qui plus entre quel quelle où comment tous
    toutes tout chaque autre autres seul rien peut peuvent se été comme sur aussi oui je tu vous j`),
};

/** Fewer words than this tell no language. */
const enoughWords = 4;

/**
 * The language a text is plainly in instead of the wanted one; undefined where it is in that one, or too short to tell. Chinese and
 * Japanese are told by their signs, the others by their small words against those of the rest.
 */
export function otherLanguageOf(text: string, wanted: TaskLanguage): TaskLanguage | undefined {
  const plain = plainText(text).toLowerCase();
  const kana = plain.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const han = plain.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = plain.match(/\p{Script=Latin}+/gu) ?? [];
  if (kana + han > words.length) return ofSigns(kana, han, wanted);
  if (words.length < enoughWords) return undefined;
  return ofWords(words, wanted);
}

/** A few signs of Chinese characters alone may be Japanese; kana are never Chinese. */
function ofSigns(kana: number, han: number, wanted: TaskLanguage): TaskLanguage | undefined {
  if (kana + han < enoughWords) return undefined;
  if (kana > 1) return wanted === "ja" ? undefined : "ja";
  if (wanted === "ja") return han >= 3 * enoughWords ? "zh" : undefined;
  return wanted === "zh" ? undefined : "zh";
}

function ofWords(words: readonly string[], wanted: TaskLanguage): TaskLanguage | undefined {
  const countOf = (language: Spaced): number => words.filter((word) => smallWords[language].has(word)).length;
  const own = wanted === "zh" || wanted === "ja" ? 0 : countOf(wanted);
  const others = (["en", "de", "es", "fr"] as const)
    .filter((language) => language !== wanted)
    .map((language) => ({ language, count: countOf(language) }))
    .sort((a, b) => b.count - a.count);
  const [first] = others;
  return first && first.count > own ? first.language : undefined;
}

function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
