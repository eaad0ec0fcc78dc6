import type { GraphProfile } from "@/graph/profile/profile-types";
import type { CourseNames } from "./course-names";
import { coursePrompts } from "./course-prompts";
import type { followUps, ToldStep } from "./follow-up-prompts";
import { openingPrompts } from "./opening-prompts";
import { groupings, isUsable, measures } from "./prompt-words";
import { name, type Suggestion, suggestion } from "./suggestion";

export interface SuggestionContext {
  /** The first few. */
  readonly selected: readonly { readonly id: string; readonly label: string }[];
  /** Of all that are selected. */
  readonly selectedCount?: number;
  /** The calls behind the last answer; none before the first one. */
  readonly last?: readonly ToldStep[];
  readonly isFiltered?: boolean;
  /** What goes on from an answer or a filter: its code comes with the first of them. */
  readonly followUps?: typeof followUps | undefined;
  /** What the picture tells already, as "color type": not offered again. */
  readonly told?: readonly string[];
  /** The type of the nodes that alone have the attribute; not known: no type is named. */
  readonly typeWith?: (attribute: string) => string | undefined;
  readonly courses?: CourseNames;
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
    ...(context.followUps?.(profile, context) ?? []),
    ...(context.courses ? coursePrompts(context.courses) : []),
    ...openingPrompts(profile, context),
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
