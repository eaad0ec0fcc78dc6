import { greatest } from "@/lib/lists/whole-lists";
import { lexicon } from "../lexicon/lexicon";
import type { LanguageTable } from "./language-types";
import type { Vocabulary } from "./vocabulary/vocabulary";

export interface WordLookUp {
  /** English of a word of the language, folded; alternatives by "~". */
  look(word: string): string | undefined;
  /** Not a thing of the world, which a graph may well call so too: "show", "not", "red". */
  isWordOfCommands(word: string): boolean;
  /** A verb that tells what to do. */
  isOrder(word: string): boolean;
  /** Words of commands and questions. */
  readonly staying: ReadonlySet<string>;
  /** How many words, or characters, the longest entry has. */
  longest(isSpaced: boolean): number;
}

/** Between the English of a noun's parts: "Hüttenwirt" is a warden where the graph has such. */
export const compoundJoint = "⁀";

/** Words of a language as they stand, else by their endings, their parts and their pronouns. */
export function createWordLookUp(
  table: LanguageTable,
  vocabulary: Vocabulary,
  fold: (text: string) => string,
): WordLookUp {
  const own = invert(table.words, fold);
  const worldOf = (word: string): readonly string[] => vocabulary.world.get(word) ?? [];
  /** The words as they stand go before those they may be forms of; of the graph's own language, a word may be its own. */
  const read = (word: string, stems: readonly string[]): string | undefined => {
    const listed = own.get(word);
    const inflected = stems.map((stem) => own.get(stem)).find((english) => english !== undefined);
    const mine = listed ?? inflected ?? vocabulary.commands.get(word)?.[0];
    const world = [...worldOf(word), ...stems.flatMap(worldOf)];
    if (mine !== undefined && (world.length === 0 || (listed !== undefined && isCommand(mine)))) return mine;
    return joined([...new Set([...(mine === undefined ? [] : [mine]), ...world, ...(world.length > 0 ? [word] : [])])]);
  };
  const byStem = (word: string): string | undefined => read(word, table.stemsOf?.(word) ?? []);
  const byParts = (word: string): string | undefined => {
    const all = (table.partsOf?.(word) ?? []).map((parts) => parts.map(byStem));
    const found = all.find((parts) => parts.every((part) => part !== undefined && part !== ""));
    const isNoun = found?.slice(0, -1).every((part) => !isCommand(part ?? "")) === true;
    return found?.join(isNoun ? compoundJoint : " ");
  };
  const withPronoun = (word: string): string | undefined => {
    const found = table.verbAndPronoun?.(word) ?? null;
    const english = found === null ? undefined : (own.get(found.verb) ?? vocabulary.commands.get(found.verb)?.[0]);
    return english === undefined || !isCommand(english) ? undefined : `${english} ${found?.pronoun ?? ""}`.trim();
  };
  return {
    look: (word) => byStem(word) ?? withPronoun(word) ?? byParts(word),
    isWordOfCommands: (word) => {
      const english = own.get(word) ?? vocabulary.commands.get(word)?.[0];
      return english !== undefined && (english === "" || isCommand(english));
    },
    isOrder: (word) => {
      const english = own.get(word) ?? vocabulary.commands.get(word)?.[0] ?? "";
      return lexicon.get(english)?.some(({ cls }) => cls === "verb") === true;
    },
    staying: new Set([...own.keys(), ...vocabulary.commands.keys()].filter((word) => word !== "")),
    longest: (isSpaced) =>
      greatest(
        [own, vocabulary.world, vocabulary.commands]
          .flatMap((words) => [...words.keys()])
          .map((word) => (isSpaced ? word.split(" ").length : word.length)),
      ),
  };
}

function isCommand(english: string): boolean {
  return english === "" || lexicon.has(english.split("~")[0] ?? "");
}

function joined(english: readonly string[]): string | undefined {
  const [only] = english;
  return english.length < 2 ? only : english.map((one) => one.replaceAll(" ", "_")).join("~");
}

function invert(table: Readonly<Record<string, string>>, fold: (text: string) => string): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const [english, list] of Object.entries(table)) {
    for (const written of list.split("|")) {
      const word = fold(written.replace(/#\d$/u, ""));
      if (!words.has(word)) words.set(word, english.replace(/#\d$/u, ""));
    }
  }
  return words;
}
