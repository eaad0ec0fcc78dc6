import type { MeaningLanguage } from "@/providers/builtin/meanings/meaning-types";

/** A word somebody says of a graph, and what of the graph it means: nothing, or any of these. */
export interface MeaningPair {
  readonly language: MeaningLanguage;
  readonly said: string;
  readonly meant: readonly string[];
  /** Kinds, attributes, edge kinds and values of the graph, and the verbs of the language. */
  readonly candidates: readonly string[];
  /** The odd pairs chose weights and thresholds; the even ones are what is stated. */
  readonly half: "odd" | "even";
}

export interface MeaningGraphs {
  readonly verbs: Readonly<Record<MeaningLanguage, readonly string[]>>;
  readonly graphs: Readonly<Record<string, readonly string[]>>;
}

/** Reads `pairs.tsv`: language, graph, what was said, what was meant ("-": nothing; several by a space). */
export function readPairs(text: string, { verbs, graphs }: MeaningGraphs): readonly MeaningPair[] {
  const lines = text.trim().split("\n").slice(1);
  return lines.map((line, at) => {
    const [language = "", graph = "", said = "", meant = ""] = line.split("\t");
    if (!isLanguage(language, verbs)) throw new Error(`Line ${at + 2}: there is no language ${language}.`);
    const candidates = [...(graphs[graph] ?? []), ...verbs[language]];
    const wanted = meant === "-" ? [] : meant.split(" ");
    const missing = wanted.find((one) => !candidates.includes(one));
    if (missing !== undefined) throw new Error(`Line ${at + 2}: ${graph} has no ${missing}.`);
    return { language, said, meant: wanted, candidates, half: at % 2 === 0 ? "odd" : "even" };
  });
}

function isLanguage(name: string, verbs: MeaningGraphs["verbs"]): name is MeaningLanguage {
  return name in verbs;
}
