import type { AttributeProfile, GraphProfile } from "@/graph/profile/profile-types";
import { readColor } from "@/graph/styles/palette";
import { plural } from "@/lib/plural";
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
import { name, type Suggestion, suggestion } from "./suggestion";

interface Opening {
  readonly profile: GraphProfile;
  /** What the nodes are called together: "airports". */
  readonly noun: string;
  readonly told: readonly string[];
  /** The type of the nodes that alone have the attribute. */
  readonly typeWith: (attribute: string) => string | undefined;
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
  figures: ({ profile }) => [...average(profile), ...highest(profile), ...counts(profile)],
};

/** What can be asked of a graph nothing was asked of yet: first what suits its kind, in its own nouns, then the rest. */
export function openingPrompts(
  profile: GraphProfile,
  { told = [], typeWith = () => undefined }: Partial<Pick<Opening, "told" | "typeWith">>,
): readonly (readonly Suggestion[])[] {
  const { order, noun } = kindOfGraph(profile);
  const subjects = Object.keys(allSubjects).filter((subject) => isSubject(subject) && !order.includes(subject));
  return [...order, ...subjects.filter(isSubject)].map((subject) =>
    allSubjects[subject]({ profile, noun, told, typeWith }),
  );
}

function isSubject(text: string): text is PromptSubject {
  return Object.hasOwn(allSubjects, text);
}

/** Their values are words for the nodes themselves: "cats", "companies". */
const kindNames = /^(?:node_?)?(?:type|kind|category|class|species)$/iu;
/** What elements are called is no kind of theirs: "the nodes with label Answer". */
const namingNames = /^(?:label|name|title|id|key)$/iu;
/** Not the same for each type: two types would look alike. */
const typeColours = ["blue", "orange", "green", "pink"];

/** "Find all cats and make them blue": types are the words people know best. */
function colourOneType({ profile: { nodeAttributes, nodeTypeAttribute } }: Opening): readonly Suggestion[] {
  const types = nodeAttributes.find((attribute) => attribute.name === nodeTypeAttribute);
  if (types?.kind !== "string" || !isUsable(types.name) || namingNames.test(types.name)) return [];
  const called = nodeAttributes.map((attribute) => attribute.name.toLowerCase());
  const values = usableValues(types).filter((value) => !called.includes(value.toLowerCase()) && !isPictureWord(value));
  return values.map((value, index) => {
    const rest = ` and make them ${typeColours[index % typeColours.length]}`;
    return kindNames.test(types.name)
      ? suggestion("one-type", "Find all ", name(plural(value)), rest)
      : suggestion("one-type", "Find the nodes with ", name(types.name), " ", name(value), rest);
  });
}

function colourByAttribute(opening: Opening): readonly Suggestion[] {
  const { profile, told } = opening;
  const { nodeAttributes, nodeTypeAttribute } = profile;
  return nodeAttributes
    .filter((attribute) => isCategorical(attribute) || attribute.name === nodeTypeAttribute)
    .filter((attribute) => isUsableAttribute(attribute) && !told.includes(`color ${attribute.name}`))
    .map((attribute) =>
      suggestion("colour", "Colour the ", nodesWith(attribute, opening), " by ", name(attribute.name)),
    );
}

function sizeByAttribute(opening: Opening): readonly Suggestion[] {
  return measures(opening.profile)
    .filter((attribute) => !opening.told.includes(`size ${attribute.name}`))
    .map((attribute) => suggestion("size", "Size the ", nodesWith(attribute, opening), " by ", name(attribute.name)));
}

/** "the cats by breed": only they have one. */
function nodesWith({ name: called }: AttributeProfile, { noun, typeWith }: Opening): string {
  const type = typeWith(called);
  return type === undefined ? noun : plural(type);
}

/** Where edges have a direction, two far nodes may well have no path. */
function path({ profile: { farPair, directed } }: Opening): readonly Suggestion[] {
  if (directed || !farPair || !isUsable(farPair.sourceLabel) || !isUsable(farPair.targetLabel)) return [];
  const { sourceLabel, targetLabel } = farPair;
  return [suggestion("path", "Highlight the shortest path from ", name(sourceLabel), " to ", name(targetLabel))];
}

/** More nodes make the reader wait: betweenness takes a walk from each. */
const mostForBetweenness = 3000;

/** Those on the ways between the others. */
function between({ profile: { nodeCount, edgeCount }, noun }: Opening): readonly Suggestion[] {
  if (nodeCount <= 10 || nodeCount > mostForBetweenness || edgeCount < nodeCount / 2) return [];
  return [suggestion("middle", "Size the ", noun, " by ", name("betweenness"))];
}

/** Those that much points to, itself much pointed to. */
function ranked({ profile: { nodeCount, edgeCount, directed }, noun }: Opening): readonly Suggestion[] {
  if (!directed || nodeCount <= 10 || edgeCount < nodeCount / 2) return [];
  return [suggestion("rank", "Size the ", noun, " by ", name("PageRank"))];
}

function layered({ profile: { directed, edgeCount } }: Opening): readonly Suggestion[] {
  return directed && edgeCount > 0 ? [suggestion("layers", "Lay it out in ", name("layers"))] : [];
}

/** In a graph where nearly all are linked to all there are no groups to find. */
function groups({ profile, noun }: Opening): readonly Suggestion[] {
  const { nodeCount, edgeCount, directed } = profile;
  const pairs = (nodeCount * (nodeCount - 1)) / (directed ? 1 : 2);
  const isSparse = edgeCount >= nodeCount / 2 && edgeCount <= pairs / 2;
  if (nodeCount <= 20 || !isSparse || speaksOfCommunities(profile)) return [];
  return [suggestion("groups", "Colour the ", noun, " by ", name("community"))];
}

/** Then the word means what the graph means by it. */
function speaksOfCommunities({ nodeAttributes }: GraphProfile): boolean {
  return nodeAttributes.some(({ name: called, values = [] }) =>
    [called, ...values.map(({ value }) => value)].some((text) => /communit/iu.test(String(text))),
  );
}

/** The best connected node and what is near it. */
function aroundHub({ profile: { highestDegree } }: Opening): readonly Suggestion[] {
  if (!highestDegree || highestDegree.degree === 0 || !isUsable(highestDegree.label)) return [];
  // "Highlight … lavender" asks for the colour.
  if (readColor(highestDegree.label).success) return [];
  const hub = name(highestDegree.label);
  return [
    suggestion("around", "Highlight the neighbours of ", hub),
    suggestion("around", "Which nodes are within 2 steps of ", hub, "?"),
  ];
}

function highest(profile: GraphProfile): readonly Suggestion[] {
  return measures(profile).map((attribute) =>
    suggestion("highest", "Which node has the highest ", name(attribute.name), "?"),
  );
}

function average(profile: GraphProfile): readonly Suggestion[] {
  const [measure] = measures(profile);
  const [group] = groupings(profile);
  if (!measure || !group) return [];
  return [suggestion("average", "What is the average ", name(measure.name), " by ", name(group.name), "?")];
}

function counts(profile: GraphProfile): readonly Suggestion[] {
  return groupings(profile).map((attribute) =>
    suggestion("counts", "What values does the ", name(attribute.name), " property have?"),
  );
}
