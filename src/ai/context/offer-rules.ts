/** What decides which commands a model is offered. */
export interface OfferFacts {
  /** The open graph has texts: courses, or attributes that hold them. */
  readonly hasTexts: boolean;
  readonly hasEdges: boolean;
  /** More attributes than the state of the graph tells. */
  readonly hasManyAttributes?: boolean;
}

export interface OfferRule {
  readonly commands: readonly string[];
  /** When these are offered, asked for or not. */
  readonly when: (facts: OfferFacts) => boolean;
}

/** Offered from the first message on that wants a plan. */
export const planTools = ["setPlan", "updatePlan"] as const;

/** Of commands whose row does not say that they have to be asked for: those that no rule names are offered always. */
export const offerRules: readonly OfferRule[] = [
  // The handbook is there whatever graph is open, so one can always search; an outline is for a graph that has one.
  { commands: ["getOutline"], when: ({ hasTexts }) => hasTexts },
  { commands: ["listAlgorithms", "runAlgorithm"], when: ({ hasEdges }) => hasEdges },
  // A graph in work is rarely thrown away for a sample.
  { commands: ["loadSample"], when: ({ hasEdges }) => !hasEdges },
];

/** The state of the graph says the same, and findNodes gives records: large models read both, small ones look. */
export const fullRules: readonly OfferRule[] = [
  { commands: ["queryGraph", "sampleData"], when: () => false },
  { commands: ["getSchema"], when: ({ hasManyAttributes }) => hasManyAttributes === true },
];

/** The same for small models, which have room for about ten. */
export const compactRules: readonly OfferRule[] = [
  { commands: ["searchContent", "getOutline"], when: ({ hasTexts }) => hasTexts },
];

/** The command whose results are commands. */
export const finder = "findCommands";

export function isOffered(name: string, rules: readonly OfferRule[], facts: OfferFacts): boolean {
  return rules.every(({ commands, when }) => !commands.includes(name) || when(facts));
}
