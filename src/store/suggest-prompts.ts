import type { GraphProfile } from "@/graph/profile-types";
import { plural } from "@/lib/plural";
import { followUps, type ToldStep } from "./follow-up-prompts";
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

export interface SuggestionContext {
  /** The first few. */
  readonly selected: readonly { readonly id: string; readonly label: string }[];
  /** Of all that are selected. */
  readonly selectedCount?: number;
  /** The calls behind the last answer; none before the first one. */
  readonly last?: readonly ToldStep[];
  readonly isFiltered?: boolean;
  /** How many values of an attribute these nodes have between them; not known: the attribute may tell them apart. */
  readonly valuesAmong?: (ids: readonly string[], attribute: string) => number;
  /** Texts sent already: never offered again. */
  readonly used: readonly string[];
}

const mostSuggestions = 4;
const fewNodes = 2;

/**
 * The best requests for this graph, one of a family: about what is selected, about the last answer, about the graph. All
 * are such that the built-in assistant carries them out.
 */
export function suggestPrompts(profile: GraphProfile, context: SuggestionContext): readonly Suggestion[] {
  const seen = new Set<string>();
  return promptFamilies(profile, context)
    .flatMap((family) => family.filter(({ text }) => !context.used.includes(text)).slice(0, 1))
    .filter(({ family }) => !seen.has(family) && seen.add(family))
    .slice(0, mostSuggestions);
}

/** All there is to suggest, the best first, in groups of which one at a time is offered. */
export function promptFamilies(profile: GraphProfile, context: SuggestionContext): readonly (readonly Suggestion[])[] {
  if (profile.nodeCount <= fewNodes) return [firstPrompts(profile, context.used)];
  return [
    ofSelection(profile, context),
    ...followUps(profile, context),
    colourOneType(profile),
    colourByAttribute(profile),
    holders(profile),
    groups(profile),
    path(profile),
    sizeByAttribute(profile),
    aroundHub(profile),
    average(profile),
    highest(profile),
    counts(profile),
  ];
}

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

function ofSelection(profile: GraphProfile, context: SuggestionContext): readonly Suggestion[] {
  const { selected, selectedCount = selected.length } = context;
  const [first, second] = selected.map(({ label }) => label).filter(isUsable);
  if (selectedCount > 2) return ofMany(profile, context);
  if (first === undefined) return [];
  if (selectedCount === 2) {
    return second === undefined
      ? []
      : [suggestion("selection", "How is ", name(first), " linked to ", name(second), "?")];
  }
  return [
    suggestion("selection", "Describe ", name(first)),
    suggestion("selection", "Which nodes are within 2 steps of ", name(first), "?"),
    suggestion("selection", "Show only the neighbours of ", name(first)),
  ];
}

/** Of a selection of many: what they are, which of them stands out. */
function ofMany(profile: GraphProfile, { selected, valuesAmong }: SuggestionContext): readonly Suggestion[] {
  const ids = selected.map(({ id }) => id);
  const isThere = ({ name: attribute }: { readonly name: string }) =>
    ids.length === 0 || valuesAmong === undefined || valuesAmong(ids, attribute) > 0;
  return [
    ...groupings(profile)
      .filter(isThere)
      .map((group) => suggestion("selection", "How many of these are there by ", name(group.name), "?")),
    ...measures(profile)
      .filter(isThere)
      .map((measure) => suggestion("selection", "What is the average ", name(measure.name), " of these?")),
    suggestion("selection", "Which of these has the most links?"),
    suggestion("selection", "Show only these"),
  ];
}

/** Their values are words for the nodes themselves: "cats", "companies". */
const kindNames = /^(?:node_?)?(?:type|kind|category|class|species)$/iu;
/** Not the same for each, or two types are told apart no more. */
const typeColours = ["blue", "orange", "green", "pink"];

/** "Find all cats and make them blue": types are the words people know best. */
function colourOneType({ nodeAttributes, nodeTypeAttribute }: GraphProfile): readonly Suggestion[] {
  const types = nodeAttributes.find((attribute) => attribute.name === nodeTypeAttribute);
  if (types?.kind !== "string" || !isUsable(types.name)) return [];
  const called = nodeAttributes.map((attribute) => attribute.name.toLowerCase());
  const values = usableValues(types).filter((value) => !called.includes(value.toLowerCase()) && !isPictureWord(value));
  return values.map((value, index) => {
    const rest = ` and make them ${typeColours[index % typeColours.length]}`;
    return kindNames.test(types.name)
      ? suggestion("one-type", "Find all ", name(plural(value)), rest)
      : suggestion("one-type", "Find the nodes with ", name(types.name), " ", name(value), rest);
  });
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

/** More nodes make the reader wait: betweenness takes a walk from each. */
const mostForBetweenness = 3000;

/** Who lies on the ways between the others. */
function holders({ nodeCount, edgeCount }: GraphProfile): readonly Suggestion[] {
  if (nodeCount <= 10 || nodeCount > mostForBetweenness || edgeCount < nodeCount / 2) return [];
  return [suggestion("holders", "Who holds the ", name("network"), " together?")];
}

/** In a graph where nearly all are linked to all there are no groups to find. */
function groups(profile: GraphProfile): readonly Suggestion[] {
  const { nodeCount, edgeCount, directed } = profile;
  const pairs = (nodeCount * (nodeCount - 1)) / (directed ? 1 : 2);
  const isSparse = edgeCount >= nodeCount / 2 && edgeCount <= pairs / 2;
  if (nodeCount <= 20 || !isSparse || speaksOfCommunities(profile)) return [];
  return [suggestion("groups", "Colour the nodes by ", name("community"))];
}

/** Then the word means what the graph means by it. */
function speaksOfCommunities({ nodeAttributes }: GraphProfile): boolean {
  return nodeAttributes.some(({ name: called, values = [] }) =>
    [called, ...values.map(({ value }) => value)].some((text) => /communit/iu.test(String(text))),
  );
}

/** The best connected node and what is near it. */
function aroundHub({ highestDegree }: GraphProfile): readonly Suggestion[] {
  if (!highestDegree || highestDegree.degree === 0 || !isUsable(highestDegree.label)) return [];
  const hub = name(highestDegree.label);
  return [
    suggestion("selection", "Who are the neighbours of ", hub, "?"),
    suggestion("selection", "Which nodes are within 2 steps of ", hub, "?"),
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
