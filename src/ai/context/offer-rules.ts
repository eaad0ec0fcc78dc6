/** What decides which commands a model is offered. */
export interface OfferFacts {
  /** The open graph has texts: courses, or attributes that hold them. */
  readonly hasTexts: boolean;
  readonly hasEdges: boolean;
  /** The message is of several steps, or a plan stands. */
  readonly wantsPlan?: boolean;
}

export interface OfferRule {
  readonly commands: readonly string[];
  /** When these are offered; "asked": once a call has found them. */
  readonly when: "asked" | ((facts: OfferFacts) => boolean);
}

/** Commands that no rule names are offered always, but those for the hand, which have to be asked for. */
export const offerRules: readonly OfferRule[] = [
  // The handbook is there whatever graph is open, so one can always search; an outline is for a graph that has one.
  { commands: ["getOutline"], when: ({ hasTexts }) => hasTexts },
  { commands: ["listAlgorithms", "runAlgorithm"], when: ({ hasEdges }) => hasEdges },
  { commands: ["setPlan", "updatePlan"], when: ({ wantsPlan }) => wantsPlan === true },
  // Their room is the plan's.
  { commands: ["loadSample", "explainStyle"], when: ({ wantsPlan }) => wantsPlan !== true },
  {
    commands: ["mergeNodes", "generateGraph", "exportGraph", "exportImage", "clearGraph", "foldGroups"],
    when: "asked",
  },
];

/** The same for small models, which have room for about ten. */
export const compactRules: readonly OfferRule[] = [
  { commands: ["searchContent", "getOutline"], when: ({ hasTexts }) => hasTexts },
];

/** The command whose results are commands. */
export const finder = "findCommands";

export function isOffered(name: string, rules: readonly OfferRule[], facts: OfferFacts): boolean {
  return rules.every(({ commands, when }) => !commands.includes(name) || (when !== "asked" && when(facts)));
}
