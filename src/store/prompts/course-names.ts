import type { GraphDocument } from "@/graph/document/document-types";

/** What the courses of a graph are called, as far as it is asked by. */
export interface CourseNames {
  /** Of courses. */
  readonly titles: readonly string[];
  /** Of the courses with a second lesson. */
  readonly several: readonly string[];
  /** Lessons that are called by one word, which they tell of. */
  readonly words: readonly string[];
}

/** None of a graph without lessons. */
export function courseNames({ tables: { nodes } }: Pick<GraphDocument, "tables">): CourseNames {
  const types = nodes.column("type");
  if (types?.kind !== "string" || types.codeOf("lesson") === undefined) return { titles: [], several: [], words: [] };
  const titlesOf = (type: string): readonly string[] => {
    const code = types.codeOf(type);
    const titles: string[] = [];
    for (let row = 0; code !== undefined && row < nodes.count && titles.length < most; row += 1) {
      const title = types.codes[row] === code ? nodes.valueAt("title", row) : undefined;
      if (typeof title === "string") titles.push(title);
    }
    return titles;
  };
  const lesson = types.codeOf("lesson");
  const seconds = new Set<unknown>();
  for (let row = 0; row < nodes.count; row += 1) {
    if (types.codes[row] === lesson && nodes.valueAt("number", row) === 2) seconds.add(nodes.valueAt("course", row));
  }
  const titles = titlesOf("course");
  return {
    titles,
    several: titles.filter((title) => seconds.has(title)),
    words: titlesOf("lesson").filter((title) => oneWord.test(title)),
  };
}

const most = 60;
/** Of a single thing: "What is modularity?", never "What is cats?". */
const oneWord = /^\p{Lu}\p{Ll}{3,}(?<!s)$/u;
