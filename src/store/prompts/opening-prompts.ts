import { hasDirections } from "@/graph/document/graph-types";
import type { AttributeProfile, GraphProfile } from "@/graph/profile/profile-types";
import { readColor } from "@/graph/styles/palette";
import type { Words } from "@/words/words";
import { kindOfGraph, type PromptSubject } from "./graph-kind";
import {
  groupings,
  isCategorical,
  isPictureWord,
  isUsable,
  isUsableAttribute,
  measures,
  usableValues,
} from "./prompt-words";
import { type Suggestion, suggestion } from "./suggestion";
import type { OwnKind } from "./type-with";

interface Opening {
  readonly profile: GraphProfile;
  readonly words: Words["prompts"];
  /** What the nodes are called together: "airports". */
  readonly noun: string;
  readonly seen: readonly string[];
  /** The kind of the nodes that alone have the attribute. */
  readonly typeWith: (attribute: string) => OwnKind | undefined;
}

const allSubjects: Readonly<Record<PromptSubject, (opening: Opening) => readonly Suggestion[]>> = {
  type: colourOneType,
  colour: colourByAttribute,
  groups,
  path,
  middle: between,
  size: sizeByAttribute,
  around: aroundHub,
  rank: ranked,
  layers: layered,
  figures: (opening) => [...average(opening), ...highest(opening), ...counts(opening)],
};

/** What can be asked of a graph nothing was asked of yet: first what suits its kind, in its own nouns, then the rest. */
export function openingPrompts(
  profile: GraphProfile,
  { words, seen = [], typeWith = () => undefined }: Pick<Opening, "words"> & Partial<Opening>,
): readonly (readonly Suggestion[])[] {
  const { order, noun } = kindOfGraph(profile);
  const subjects = Object.keys(allSubjects).filter((subject) => isSubject(subject) && !order.includes(subject));
  return [...order, ...subjects.filter(isSubject)].map((subject) =>
    allSubjects[subject]({ profile, words, noun: words.nouns[noun], seen, typeWith }),
  );
}

function isSubject(text: string): text is PromptSubject {
  return Object.hasOwn(allSubjects, text);
}

/** Their values are words for the nodes themselves: "cats", "companies". */
const kindNames = /^(?:node_?)?(?:type|kind|category|class|species)$/iu;
/** What elements are called is no kind of theirs: "the nodes with label Answer". */
const namingNames = /^(?:label|name|title|id|key)$/iu;
/** "Find all cats and make them blue": types are the words people know best. */
function colourOneType({ profile: { nodeAttributes, nodeTypeAttribute }, words }: Opening): readonly Suggestion[] {
  const types = nodeAttributes.find((attribute) => attribute.name === nodeTypeAttribute);
  if (types?.kind !== "string" || !isUsable(types.name) || namingNames.test(types.name)) return [];
  const called = nodeAttributes.map((attribute) => attribute.name.toLowerCase());
  const values = usableValues(types).filter((value) => !called.includes(value.toLowerCase()) && !isPictureWord(value));
  return values.map((value, index) => {
    const colour = words.colours[index % words.colours.length] ?? "";
    const template = kindNames.test(types.name) ? words.oneKind : words.oneValue;
    return suggestion("one-type", template(colour), { kinds: words.kinds(value), attribute: types.name, value });
  });
}

function colourByAttribute(opening: Opening): readonly Suggestion[] {
  const { profile, seen } = opening;
  const { nodeAttributes, nodeTypeAttribute } = profile;
  return nodeAttributes
    .filter((attribute) => isCategorical(attribute) || attribute.name === nodeTypeAttribute)
    .filter((attribute) => isUsableAttribute(attribute) && !seen.includes(`color ${attribute.name}`))
    .map((attribute) =>
      suggestion("colour", opening.words.colourBy(nodesWith(attribute, opening)), { attribute: attribute.name }),
    );
}

function sizeByAttribute(opening: Opening): readonly Suggestion[] {
  return measures(opening.profile)
    .filter((attribute) => !opening.seen.includes(`size ${attribute.name}`))
    .map((attribute) =>
      suggestion("size", opening.words.sizeBy(nodesWith(attribute, opening)), { attribute: attribute.name }),
    );
}

/** "the cats by breed": only they have one. */
function nodesWith({ name: called }: AttributeProfile, { noun, typeWith, words }: Opening): string {
  const kind = typeWith(called);
  return kind === undefined ? noun : words.nodesOf(kind);
}

/** Where edges have a direction, two far nodes may well have no path. */
function path({ profile, words }: Opening): readonly Suggestion[] {
  const { farPair } = profile;
  if (hasDirections(profile) || !farPair || !isUsable(farPair.sourceLabel) || !isUsable(farPair.targetLabel)) return [];
  const { sourceLabel, targetLabel } = farPair;
  return [suggestion("path", words.path, { from: sourceLabel, to: targetLabel })];
}

/** More nodes make the reader wait: betweenness takes a walk from each. */
const mostForBetweenness = 3000;

/** Those on the ways between the others. */
function between({ profile: { nodeCount, edgeCount }, noun, words }: Opening): readonly Suggestion[] {
  if (nodeCount <= 10 || nodeCount > mostForBetweenness || edgeCount < nodeCount / 2) return [];
  return [suggestion("middle", words.betweenness(noun))];
}

/** Those that much points to, itself much pointed to. */
function ranked({ profile, noun, words }: Opening): readonly Suggestion[] {
  const { nodeCount, edgeCount } = profile;
  if (!hasDirections(profile) || nodeCount <= 10 || edgeCount < nodeCount / 2) return [];
  return [suggestion("rank", words.pageRank(noun))];
}

function layered({ profile, words }: Opening): readonly Suggestion[] {
  return hasDirections(profile) && profile.edgeCount > 0 ? [suggestion("layers", words.layers)] : [];
}

/** In a graph where nearly all are linked to all there are no groups to find. */
function groups({ profile, noun, words }: Opening): readonly Suggestion[] {
  const { nodeCount, edgeCount } = profile;
  const pairs = (nodeCount * (nodeCount - 1)) / (hasDirections(profile) ? 1 : 2);
  const isSparse = edgeCount >= nodeCount / 2 && edgeCount <= pairs / 2;
  if (nodeCount <= 20 || !isSparse || speaksOfCommunities(profile)) return [];
  return [suggestion("groups", words.community(noun))];
}

/** Then the word means what the graph means by it. */
function speaksOfCommunities({ nodeAttributes }: GraphProfile): boolean {
  return nodeAttributes.some(({ name: called, values = [] }) =>
    [called, ...values.map(({ value }) => value)].some((text) => /communit/iu.test(String(text))),
  );
}

/** The best connected node and what is near it. */
function aroundHub({ profile: { highestDegree }, words }: Opening): readonly Suggestion[] {
  if (!highestDegree || highestDegree.degree === 0 || !isUsable(highestDegree.label)) return [];
  // "Highlight … lavender" asks for the colour.
  if (readColor(highestDegree.label).success) return [];
  const hub = { node: highestDegree.label };
  return [suggestion("around", words.highlightNear, hub), suggestion("around", words.within2, hub)];
}

function highest({ profile, words }: Opening): readonly Suggestion[] {
  return measures(profile).map(({ name: attribute }) => suggestion("highest", words.highest, { attribute }));
}

function average({ profile, words }: Opening): readonly Suggestion[] {
  const [measure] = measures(profile);
  const [group] = groupings(profile);
  if (!measure || !group) return [];
  return [suggestion("average", words.average, { attribute: measure.name, group: group.name })];
}

function counts({ profile, words }: Opening): readonly Suggestion[] {
  return groupings(profile).map(({ name: attribute }) => suggestion("counts", words.values, { attribute }));
}
