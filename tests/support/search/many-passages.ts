import { createSeededRandom } from "@/analysis/random/seeded-random";
import type { SearchText } from "@/knowledge/index/index-types";

const roots =
  "harbour lamp river stone market garden fence tower boat winter bread oven letter window road bridge forest engine music paper silver night island captain teacher colour number story winter valley glass horse kitchen mirror needle orchard pepper ribbon saddle thunder vessel".split(
    " ",
  );
const small = "the of and a to in is that it was for on with as his they at be this from".split(" ");
const endings = ["", "s", "ed", "ing", "er", "ly", "ness", "less", "ful", "ish"];

/** Passages of about 800 characters with a vocabulary as uneven as that of a language. */
export function manyPassages(count: number): readonly SearchText[] {
  const random = createSeededRandom(7);
  const words = Array.from({ length: 20_000 }, (_, index) => {
    const root = roots[index % roots.length] ?? "";
    const more = index < roots.length ? "" : (roots[Math.floor(index / roots.length) % roots.length] ?? "");
    return `${root}${more}${endings[Math.floor(index / (roots.length * roots.length)) % endings.length] ?? ""}`;
  });
  const word = (): string => {
    if (random() < 0.4) return small[Math.floor(random() * small.length)] ?? "the";
    // A few words are common, most are rare.
    return words[Math.floor(words.length ** random()) - 1] ?? "lamp";
  };
  return Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    course: `Course ${Math.floor(index / 60)}`,
    lesson: `Lesson on ${words[Math.floor(index / 10) % words.length] ?? ""}`,
    number: Math.floor(index / 10) % 6,
    part: (index % 10) + 1,
    text: Array.from({ length: 130 }, word).join(" "),
  }));
}
