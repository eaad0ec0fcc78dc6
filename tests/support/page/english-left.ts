import { readdirSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** A text as it was found on the page: where, and what. */
export interface FoundText {
  readonly place: string;
  readonly text: string;
}

/** Why a text counts as English; null where it does not. A line is judged by its words alone. */
export type EnglishJudge = (text: string, isLine: boolean) => string | null;

const words = resolve(import.meta.dirname, "../../../src/words");
/** Stands for what is put into a sentence, so that the sentence is known again by what stands around it. */
const hole = "§§";
const english = /\b(?:the|of|to|and|is|are|for|with|this|that|not|from|by|it|you|your|can|has|have|or)\b/giu;
const german =
  /\b(?:der|die|das|den|dem|des|und|ist|sind|für|mit|nicht|von|ein|eine|einen|einer|zu|im|auf|es|wird|werden|sie|ihre|aus|oder|kein|keine|als)\b/giu;

/** Tells English texts on the German page, by the word tables and by the commonest words of both languages. */
export async function englishJudge(names: ReadonlySet<string>): Promise<EnglishJudge> {
  const [output, meant] = await Promise.all([leavesOf("en"), leavesOf("de")]);
  const allowed = new Set([...meant.values(), ...names].map((text) => text.trim()));
  const wanted = [...output].filter(([path, text]) => letters(text) > 3 && meant.get(path) !== text);
  const plain = new Set(
    wanted.map(([, text]) => text.trim()).filter((text) => !text.includes(hole) && !allowed.has(text)),
  );
  const holed = wanted.flatMap(([, text]) =>
    text.includes(hole) && letters(text.replaceAll(hole, "")) > 3 ? [patternOf(text)] : [],
  );
  const germanHoled = [...meant.values()]
    .filter((text) => text.includes(hole) && letters(text.replaceAll(hole, "")) > 1)
    .map(patternOf);
  const inTable = (text: string): string | null => {
    if (plain.has(text)) return "a word of the English table";
    const fits = holed.find((pattern) => pattern.test(text));
    return fits && !germanHoled.some((pattern) => pattern.test(text))
      ? `as the English table has it: ${fits.source}`
      : null;
  };
  return (found, isLine) => {
    const text = found.replace(/\s+/gu, " ").trim();
    // A name with how many there are of it is a name still.
    if (letters(text) < 4 || allowed.has(text) || allowed.has(text.replace(/ [\d.,]+$/u, ""))) return null;
    return (isLine ? null : inTable(text)) ?? (readsEnglish(text) ? "English function words and no German ones" : null);
  };
}

function readsEnglish(text: string): boolean {
  return new Set(text.toLowerCase().match(english) ?? []).size >= 2 && (text.match(german) ?? []).length === 0;
}

/** All texts of a language's word tables, by file and place; sentences with a hole where something is put in. */
async function leavesOf(language: string): Promise<ReadonlyMap<string, string>> {
  const folder = join(words, language);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  const leaves = new Map<string, string>();
  for (const file of files) {
    const parts: Readonly<Record<string, unknown>> = await import(
      /* @vite-ignore */ pathToFileURL(join(folder, file)).href
    );
    for (const [name, part] of Object.entries(parts))
      gather(part, `${relative(folder, join(folder, file))}:${name}`, leaves);
  }
  return leaves;
}

function gather(part: unknown, path: string, leaves: Map<string, string>): void {
  if (typeof part === "string") leaves.set(path, part.replace(/\s+/gu, " "));
  else if (isSaying(part)) gatherSaid(part, path, leaves);
  else if (typeof part === "object" && part !== null) {
    for (const [key, value] of Object.entries(part)) gather(value, `${path}.${key}`, leaves);
  }
}

/** A sentence is told with holes for what it is given; one that wants something else to be given is left out. */
type Saying = (...given: readonly unknown[]) => unknown;

function isSaying(part: unknown): part is Saying {
  return typeof part === "function";
}

function gatherSaid(said: Saying, path: string, leaves: Map<string, string>): void {
  try {
    const text = said(...Array.from({ length: said.length }, () => hole));
    if (typeof text === "string" && !text.includes("undefined")) leaves.set(path, text.replace(/\s+/gu, " "));
  } catch {
    // It takes more than a name or a figure.
  }
}

function patternOf(text: string): RegExp {
  const source = text
    .trim()
    .split(hole)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&"))
    .join(".{1,60}");
  return new RegExp(`^${source}$`, "u");
}

function letters(text: string): number {
  return (text.match(/\p{L}/gu) ?? []).length;
}
