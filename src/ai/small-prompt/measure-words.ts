/** A word for how much there is of something, and the nouns attributes are named by that tell it. */
export interface Measure {
  readonly nouns: readonly string[];
  /** Whether the word stands for much of it. */
  readonly isMore: boolean;
  /** "old", "older", "oldest". */
  readonly degree: "plain" | "more" | "most";
}

const pay = ["salary", "income", "wage", "pay", "earnings"];
const price = ["price", "cost", "fee"];
const speed = ["speed", "velocity", "pace"];
const heat = ["temperature", "temp", "heat"];

const words: Readonly<Record<string, readonly [nouns: readonly string[], isMore: boolean]>> = {
  old: [["age"], true],
  young: [["age"], false],
  heavy: [["weight", "mass"], true],
  light: [["weight", "mass"], false],
  tall: [["height"], true],
  high: [["height", "elevation", "altitude"], true],
  long: [["length", "duration", "distance"], true],
  short: [["length", "duration", "height"], false],
  expensive: [price, true],
  cheap: [price, false],
  rich: [["income", "wealth", "salary"], true],
  poor: [["income", "wealth", "salary"], false],
  fast: [speed, true],
  slow: [speed, false],
  hot: [heat, true],
  warm: [heat, true],
  cold: [heat, false],
  earn: [pay, true],
  weigh: [["weight", "mass"], true],
  cost: [price, true],
};

export function measureOf(word: string): Measure | null {
  const [plain, more, most] = [[word, word.replace(/s$/u, "")], basesOf(word, "er"), basesOf(word, "est")];
  return look(plain, "plain") ?? look(more, "more") ?? look(most, "most");
}

function look(bases: readonly string[], degree: Measure["degree"]): Measure | null {
  const base = bases.find((one) => Object.hasOwn(words, one));
  const found = base === undefined ? undefined : words[base];
  return found === undefined ? null : { nouns: found[0], isMore: found[1], degree };
}

/** What may have been compared: heaviest → heavy, hotter → hot, later → late. */
function basesOf(word: string, end: "er" | "est"): readonly string[] {
  if (!word.endsWith(end)) return [];
  const stem = word.slice(0, -end.length);
  return [stem, `${stem}e`, stem.replace(/i$/u, "y"), stem.replace(/(.)\1$/u, "$1")];
}
