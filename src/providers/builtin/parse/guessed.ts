import type { Act, Ref } from "../meaning/acts";
import type { Guess } from "../meaning/guess";
import { isUnknown, type Link, linkWords } from "../schema/link-words";
import type { Schema, SchemaSense } from "../schema/schema";
import { singulars, verbStem } from "../text/inflect";
import { normalise, tokenise } from "../text/tokens";
import type { Reader } from "./candidate";

/**
 * A reader that takes a question whatever words of it are left: on the suites a quarter of what such readers take is taken for
 * something else, of what the chart takes one in forty (docs/decisions/assistant/2026-11-26-guesses-are-told.md).
 */
export function freely(reader: Reader): Reader {
  return (clause) => {
    const found = reader(clause);
    if (found === null || found.unread.length > 0 || !isFree(found.act)) return found;
    return saysNothing(found.act) ? null : { ...found, act: { ...found.act, isGuess: true } };
  };
}

type FreeAct = Extract<Act, { readonly do: "find" | "count" | "values" | "rank" }>;

function isFree(act: Act): act is FreeAct {
  return free.has(act.do);
}

/** All of them, or what was spoken of, as it is: words that were left out would have said what is asked of them. */
function saysNothing(act: FreeAct): boolean {
  if (act.do !== "find") return false;
  const { base, where, near, rank, against, tied, ends, isWithNeighbours, unknown } = act.what;
  const isWhole = base === "all" || base === "previous";
  return (
    isWhole && [where, near, rank, against, tied, ends, isWithNeighbours, unknown].every((part) => part === undefined)
  );
}

const free: ReadonlySet<Act["do"]> = new Set(["find", "count", "values", "rank"]);

/** Acts that leave words of the graph unsaid: one that tells of a node is a guess then, a look tells these words. */
export function withDoubt(acts: readonly Act[], message: string, schema: Schema): readonly Act[] {
  return acts.map((act) => {
    if (act.do === "describe" && hasUnsaid(acts, message, schema))
      return withReason({ ...act, isGuess: true }, acts, { message, schema });
    if ("isGuess" in act) return withReason(act, acts, { message, schema });
    const left = acts.length === 1 && looks.has(act.do) ? leftUnsaid(acts, message, schema) : [];
    return left.length === 0 ? act : { do: "partly", act, words: left.join(" ") };
  });
}

/** A guess with the words that make it one: a noun that nothing here is called, else the words of which no act says a thing. */
function withReason<Guessed extends Act & Guess>(
  act: Guessed,
  acts: readonly Act[],
  { message, schema }: { readonly message: string; readonly schema: Schema },
): Guessed {
  const noun = "what" in act && act.what !== undefined ? strangeWord(act.what, message, schema) : undefined;
  const left = unsaidIn(acts, message, schema).filter(isStrange);
  // "sailed by": what was taken for a noun and is none.
  const isNoun = noun !== undefined && left.length === 0 && !/(?:ed|ing)$/u.test(noun);
  const ignored = [...left.map(({ text }) => text), ...(noun === undefined || isNoun ? [] : [noun])];
  if (ignored.length === 0 && !isNoun) return act;
  return { ...act, doubt: { ignored: [...new Set(ignored)], ...(isNoun && { noun }) } };
}

function isStrange({ senses }: Link): boolean {
  return senses.length === 0 || senses.some(({ cls }) => cls === "light");
}

/** "How many harbours are there?" where no node is called one. */
function strangeWord({ many }: Ref, message: string, schema: Schema): string | undefined {
  const words = many.toLowerCase().split(" ");
  return linkWords(tokenise(message), schema).find((link) => isUnknown(link) && words.includes(link.norm))?.text;
}

const looks: ReadonlySet<Act["do"]> = new Set(["layout", "style", "styleBy"]);

/** Words that only the graph knows, and of which no act says a thing. */
function leftUnsaid(acts: readonly Act[], message: string, schema: Schema): readonly string[] {
  const left = unsaidIn(acts, message, schema);
  return left.filter((link) => link.senses.length === 0 && link.schema.length > 0).map(({ text }) => text);
}

/** A word of the graph, of place or work, or one nobody knows, of which no act says a thing. */
function hasUnsaid(acts: readonly Act[], message: string, schema: Schema): boolean {
  return unsaidIn(acts, message, schema).some(isStrange);
}

function unsaidIn(acts: readonly Act[], message: string, schema: Schema): readonly Link[] {
  const said = normalise(JSON.stringify(acts));
  return linkWords(tokenise(message), schema).filter(
    (link) => link.token.kind === "word" && !link.schema.some((sense) => isSaid(sense, said)) && !isWritten(link, said),
  );
}

function isSaid(sense: SchemaSense, said: string): boolean {
  if (sense.kind === "attribute") return said.includes(normalise(JSON.stringify(sense.attribute.name)));
  return said.includes(normalise(JSON.stringify(sense.kind === "label" ? sense.label : sense.value)));
}

function isWritten({ norm }: Link, said: string): boolean {
  return [norm, ...singulars(norm), verbStem(norm)].some((form) => form.length > 2 && said.includes(form));
}
