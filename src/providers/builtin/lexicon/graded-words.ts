import { argOf, type Link } from "../schema/link-words";

/** What an adjective grades, and whether it stands for much of it. */
export interface Graded {
  readonly group: string;
  readonly isMore: boolean;
}

/** Adjectives of measure; their comparatives are in the lexicon. */
export const gradedWords: Readonly<Record<string, readonly [group: string, isMore: boolean]>> = {
  old: ["age", true],
  young: ["age", false],
  new: ["time", true],
  recent: ["time", true],
  modern: ["time", true],
  early: ["time", false],
  late: ["time", true],
  heavy: ["weight", true],
  light: ["weight", false],
  tall: ["height", true],
  high: ["height", true],
  long: ["length", true],
  short: ["length", false],
  expensive: ["price", true],
  cheap: ["price", false],
  rich: ["income", true],
  poor: ["income", false],
  fast: ["speed", true],
  quick: ["speed", true],
  slow: ["speed", false],
  hot: ["warmth", true],
  warm: ["warmth", true],
  cold: ["warmth", false],
  strong: ["strength", true],
  weak: ["strength", false],
  wide: ["breadth", true],
  narrow: ["breadth", false],
  deep: ["depth", true],
  shallow: ["depth", false],
  good: ["score", true],
  bad: ["score", false],
  busy: ["traffic", true],
  crowded: ["traffic", true],
  popular: ["traffic", true],
  frequented: ["traffic", true],
  visited: ["traffic", true],
  quiet: ["traffic", false],
  costly: ["price", true],
  valuable: ["price", true],
};

/** "heavy", "heavier", "the old": the measure behind the word. */
export function adjectiveGroup(link: Link | undefined): Graded | null {
  const known = gradedWords[link?.norm ?? ""];
  if (known !== undefined) return { group: known[0], isMore: known[1] };
  const [more, less] = [argOf(link, "more"), argOf(link, "less")];
  if (more !== undefined && more !== "size") return { group: more, isMore: true };
  return less === undefined || less === "size" ? null : { group: less, isMore: false };
}
