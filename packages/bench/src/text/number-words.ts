/** Small numbers as words in the languages of the suites. */
const units: readonly string[] = [
  "zero|null|cero|zéro|零|〇",
  "one|eins|ein|eine|einen|einem|einer|uno|una|un|une|一|ひとつ",
  "two|zwei|dos|deux|二|两|兩|ふたつ",
  "three|drei|tres|trois|三",
  "four|vier|cuatro|quatre|四",
  "five|fünf|cinco|cinq|五",
  "six|sechs|seis|六",
  "seven|sieben|siete|sept|七",
  "eight|acht|ocho|huit|八",
  "nine|neun|nueve|neuf|九",
  "ten|zehn|diez|dix|十",
  "eleven|elf|once|onze|十一",
  "twelve|zwölf|doce|douze|十二",
  "thirteen|dreizehn|trece|treize|十三",
  "fourteen|vierzehn|catorce|quatorze|十四",
  "fifteen|fünfzehn|quince|quinze|十五",
  "sixteen|sechzehn|dieciséis|seize|十六",
  "seventeen|siebzehn|diecisiete|dix-sept|十七",
  "eighteen|achtzehn|dieciocho|dix-huit|十八",
  "nineteen|neunzehn|diecinueve|dix-neuf|十九",
  "twenty|zwanzig|veinte|vingt|二十",
];
const tens = ["thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

const wordValues: ReadonlyMap<string, number> = new Map([
  ...units.flatMap((words, value) => words.split("|").map((word) => [word, value] as const)),
  ...["twenty", ...tens].flatMap((ten, index) =>
    Array.from({ length: 10 }, (_, unit) => {
      const english = units[unit]?.split("|")[0] ?? "";
      return [unit === 0 ? ten : `${ten} ${english}`, (index + 2) * 10 + unit] as const;
    }),
  ),
  ["a hundred", 100],
  ["one hundred", 100],
]);
const isUnspaced = /^[一二三四五六七八九十零〇两兩]+$/;

/** Each number that is in the text as a word; "no" and its kin are nought. */
export function numberWordsIn(text: string): ReadonlySet<number> {
  const words = ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}-]+/gu, " ")
    .replace(/(\p{L})-(?=\p{L})/gu, "$1 ")} `;
  const found = new Set<number>();
  for (const [word, value] of wordValues) {
    if (isUnspaced.test(word) ? text.includes(word) : words.includes(` ${word.replace("-", " ")} `)) found.add(value);
  }
  if (noneWords.test(text)) found.add(0);
  return found;
}

const noneWords =
  /\b(no|none|not any|nobody|kein\w*|niemand|nichts|ning[uú]n\w*|nadie|nada|aucune?|personne|rien)\b|没有|沒有|ありません|いません|(?:が|は)ない/iu;
