import type { GraphProfile } from "@/graph/profile/profile-types";
import type { Words } from "@/words/words";
import type { CourseNames } from "./course-names";
import { type FollowedStep, followUps } from "./follow-up-prompts";
import { openingPrompts } from "./opening-prompts";
import { groupings, isUsable, measures } from "./prompt-words";
import { type Suggestion, suggestion } from "./suggestion";
import type { OwnKind } from "./type-with";

export interface SuggestionContext {
  /** In the language of the page. */
  readonly words: Words["prompts"];
  /** The first few. */
  readonly selected: readonly { readonly id: string; readonly label: string }[];
  /** Of all that are selected. */
  readonly selectedCount?: number;
  /** The calls behind the last answer; none before the first one. */
  readonly last?: readonly FollowedStep[];
  readonly isFiltered?: boolean;
  readonly followUpWords: Words["followUpPrompts"];
  /** What the picture tells already, as "color type": not offered again. */
  readonly seen?: readonly string[];
  /** The kind of the nodes that alone have the attribute; not known: no kind is named. */
  readonly typeWith?: (attribute: string) => OwnKind | undefined;
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
  if (profile.nodeCount <= fewNodes) return [firstPrompts(profile, context)];
  return [
    ofSelection(profile, context),
    ...followUps(profile, context),
    ...(context.courses ? coursePrompts(context.courses, context.words) : []),
    ...openingPrompts(profile, context),
  ];
}

const firstNames = ["Ann", "Bob", "Cleo"];

/** A graph that has just begun offers how to go on. */
function firstPrompts({ exampleNodes }: GraphProfile, { used, words }: SuggestionContext): readonly Suggestion[] {
  const labels = exampleNodes.map(({ label }) => label);
  const node = firstNames.find((one) => !labels.includes(one)) ?? "Dan";
  const [known] = labels.filter(isUsable);
  const grown =
    known === undefined
      ? suggestion("create", words.add, { node })
      : suggestion("create", words.addConnected, { node, other: known });
  return used.includes(grown.text) ? [] : [grown];
}

function ofSelection(profile: GraphProfile, context: SuggestionContext): readonly Suggestion[] {
  const { selected, selectedCount = selected.length, words } = context;
  const [node, other] = selected.map(({ label }) => label).filter(isUsable);
  if (selectedCount > 2) return ofMany(profile, context);
  if (node === undefined) return [];
  if (selectedCount === 2) {
    return other === undefined ? [] : [suggestion("selection", words.linked, { node, other })];
  }
  return [
    suggestion("selection", words.describe, { node }),
    suggestion("selection", words.within2, { node }),
    suggestion("selection", words.showNear, { node }),
  ];
}

/** Of a selection of many: what they are, which of them stands out. */
function ofMany(profile: GraphProfile, { selected, valuesAmong, words }: SuggestionContext): readonly Suggestion[] {
  const ids = selected.map(({ id }) => id);
  const isThere = ({ name: attribute }: { readonly name: string }) =>
    ids.length === 0 || valuesAmong === undefined || valuesAmong(ids, attribute) > 0;
  return [
    ...groupings(profile)
      .filter(isThere)
      .map((group) => suggestion("selection", words.theseBy, { attribute: group.name })),
    ...measures(profile)
      .filter(isThere)
      .map((measure) => suggestion("selection", words.theseAverage, { attribute: measure.name })),
    suggestion("selection", words.theseMost),
    suggestion("selection", words.theseOnly),
  ];
}

type Family = readonly Suggestion[];
type PromptWords = Words["prompts"];

/** What can be asked of the texts of courses: of the first one, then of the others. */
function coursePrompts({ titles, several, words: own }: CourseNames, words: PromptWords): readonly Family[] {
  const courses = titles.filter(isUsable);
  return [
    courses.map((course) => suggestion("outline", words.outline, { course })),
    // The last course first, so that not all that is offered is about one.
    courses.toReversed().map((course) => suggestion("lesson", words.lesson1, { course })),
    comparisons(courses, several.filter(isUsable), words),
    own.map((word) => suggestion("definition", words.whatIs, { word: word.toLowerCase() })),
  ];
}

/** Two courses, or where there is one its first two lessons, beside each other. */
function comparisons(titles: readonly string[], several: readonly string[], words: PromptWords): Family {
  const lessons = several.map((title) => suggestion("compare", words.lessons12, { course: title }));
  const [course, other] = titles;
  if (course === undefined || other === undefined) return lessons;
  return [suggestion("compare", words.inBoth, { course, other }), ...lessons];
}
