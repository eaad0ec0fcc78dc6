import type { AttributeProfile, GraphProfile } from "@/graph/profile-types";
import type { JsonValue } from "@/lib/json";

/** A request that can be made of this graph, with the names that come from it in their own parts. */
export interface Suggestion {
  readonly family: string;
  readonly parts: readonly { readonly text: string; readonly isName: boolean }[];
  /** What is sent. */
  readonly text: string;
}

export interface SuggestionContext {
  readonly selected: readonly { readonly id: string; readonly label: string }[];
  /** Texts sent already: never offered again. */
  readonly used: readonly string[];
}

const mostSuggestions = 4;
const fewNodes = 2;
/** A longer name makes no chip. */
const longestName = 28;

/**
 * The best requests for this graph, one of a family, each with a name only this graph gives: an attribute, a value or a
 * node. All are such that the built-in assistant carries them out.
 */
export function suggestPrompts(profile: GraphProfile, { selected, used }: SuggestionContext): readonly Suggestion[] {
  if (profile.nodeCount <= fewNodes) return firstPrompts(profile, used);
  const families = [
    ofSelection(selected),
    colourOneType(profile),
    colourByAttribute(profile),
    path(profile),
    sizeByAttribute(profile),
    neighbours(profile),
    average(profile),
    highest(profile),
    counts(profile),
  ];
  const seen = new Set<string>();
  return families
    .flatMap((family) => family.filter(({ text }) => !used.includes(text)).slice(0, 1))
    .filter(({ family }) => !seen.has(family) && seen.add(family))
    .slice(0, mostSuggestions);
}

type Part = string | { readonly name: string };

function suggestion(family: string, ...parts: readonly Part[]): Suggestion {
  const split = parts.map((part) =>
    typeof part === "string" ? { text: part, isName: false } : { text: part.name, isName: true },
  );
  return { family, parts: split, text: split.map(({ text }) => text).join("") };
}

const name = (text: string): Part => ({ name: text });

const firstNames = ["Ann", "Bob", "Cleo"];

/** A graph that has just begun offers how to go on. */
function firstPrompts({ exampleNodes }: GraphProfile, used: readonly string[]): readonly Suggestion[] {
  const labels = exampleNodes.map(({ label }) => label);
  const next = firstNames.find((one) => !labels.includes(one)) ?? "Dan";
  const [known] = labels.filter(isUsable);
  const grown =
    known === undefined
      ? suggestion("create", "Add a node named ", name(next))
      : suggestion("create", "Add a node named ", name(next), " connected to ", name(known));
  return used.includes(grown.text) ? [] : [grown];
}

function ofSelection(selected: SuggestionContext["selected"]): readonly Suggestion[] {
  const [first, second] = selected.map(({ label }) => label).filter(isUsable);
  if (first === undefined) return [];
  if (selected.length === 2 && second !== undefined) {
    return [suggestion("selection", "How is ", name(first), " linked to ", name(second), "?")];
  }
  if (selected.length > 1) return [];
  return [
    suggestion("selection", "Who are the neighbours of ", name(first), "?"),
    suggestion("selection", "Describe ", name(first)),
  ];
}

/** "Find all cats and make them blue": types are the words people know best. */
function colourOneType({ nodeAttributes, nodeTypeAttribute }: GraphProfile): readonly Suggestion[] {
  const types = nodeAttributes.find((attribute) => attribute.name === nodeTypeAttribute);
  if (types?.kind !== "string") return [];
  return usableValues(types).map((value) =>
    suggestion("one-type", "Find all ", name(plural(value)), " and make them blue"),
  );
}

function colourByAttribute({ nodeAttributes, nodeTypeAttribute }: GraphProfile): readonly Suggestion[] {
  return nodeAttributes
    .filter((attribute) => isCategorical(attribute) || attribute.name === nodeTypeAttribute)
    .filter(isUsableAttribute)
    .map((attribute) => suggestion("colour", "Colour the nodes by ", name(attribute.name)));
}

function sizeByAttribute(profile: GraphProfile): readonly Suggestion[] {
  return measures(profile).map((attribute) => suggestion("size", "Size nodes by ", name(attribute.name)));
}

/** Where edges have a direction, two far nodes may well have no path. */
function path({ farPair, directed }: GraphProfile): readonly Suggestion[] {
  if (directed || !farPair || !isUsable(farPair.sourceLabel) || !isUsable(farPair.targetLabel)) return [];
  const { sourceLabel, targetLabel } = farPair;
  return [suggestion("path", "Highlight the shortest path from ", name(sourceLabel), " to ", name(targetLabel))];
}

function neighbours({ highestDegree }: GraphProfile): readonly Suggestion[] {
  if (!highestDegree || highestDegree.degree === 0 || !isUsable(highestDegree.label)) return [];
  return [suggestion("selection", "Who are the neighbours of ", name(highestDegree.label), "?")];
}

function highest(profile: GraphProfile): readonly Suggestion[] {
  return measures(profile).map((attribute) =>
    suggestion("highest", "Which node has the highest ", name(attribute.name), "?"),
  );
}

function average(profile: GraphProfile): readonly Suggestion[] {
  const [measure] = measures(profile);
  const group = profile.nodeAttributes.find((attribute) => isCategorical(attribute) && isUsableAttribute(attribute));
  if (!measure || !group) return [];
  return [suggestion("average", "What is the average ", name(measure.name), " by ", name(group.name), "?")];
}

function counts({ nodeAttributes }: GraphProfile): readonly Suggestion[] {
  return nodeAttributes
    .filter((attribute) => isCategorical(attribute) && isUsableAttribute(attribute))
    .map((attribute) => suggestion("counts", "What values does the ", name(attribute.name), " property have?"));
}

/** 2 to 12 values, so that a colour each tells them apart. */
function isCategorical({ kind, distinct, values }: AttributeProfile): boolean {
  return (kind === "string" || kind === "boolean") && distinct >= 2 && distinct <= 12 && values !== undefined;
}

/** Numbers that measure: an attribute that sorts nodes into types counts nothing, whatever it is written as. */
function measures({ nodeAttributes, nodeTypeAttribute }: GraphProfile): readonly AttributeProfile[] {
  return nodeAttributes.filter(
    (attribute) =>
      attribute.kind === "number" &&
      attribute.min !== attribute.max &&
      attribute.name !== nodeTypeAttribute &&
      isUsableAttribute(attribute) &&
      !/^id$|_id$/iu.test(attribute.name),
  );
}

function usableValues({ values = [] }: AttributeProfile): readonly string[] {
  return values
    .map(({ value }) => value)
    .filter((value: JsonValue): value is string => typeof value === "string" && isUsable(value));
}

/** An attribute called like a part of the picture reads as that part in a sentence. */
const pictureWords: ReadonlySet<string> = new Set(["size", "color", "colour", "shape", "width", "layout", "style"]);

function isUsableAttribute({ name: called }: AttributeProfile): boolean {
  return isUsable(called) && !pictureWords.has(called.toLowerCase());
}

/** Short and of plain words, so that it reads in a sentence and is read back out of it. */
function isUsable(text: string): boolean {
  return text.length > 0 && text.length <= longestName && /^[\p{L}\p{N}][\p{L}\p{M}\p{N} _.'’-]*$/u.test(text);
}

/** English enough for a chip; a word that is no plain noun stays as it is. */
function plural(word: string): string {
  if (!/^[a-z]+$/u.test(word) || word.endsWith("s")) return word;
  if (/[^aeiou]y$/u.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:ch|sh|x|z)$/u.test(word) ? `${word}es` : `${word}s`;
}
