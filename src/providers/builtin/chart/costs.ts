/**
 * Every weight of the parser. A reading costs the sum of its words, its rules and what it leaves out; the cheapest is taken. A content
 * word left out costs more than any two rules.
 */
export const costs = {
  /** Any rule: of two ways to the same meaning the one with fewer steps. */
  rule: 0.1,
  /** A word that says nothing of its own: "please", "the". */
  filler: 0.02,
  /** Passing over a word that may turn the verb before it: "out", "off". */
  particle: 0.4,
  /** Passing over a small word that is a value of the graph. */
  saidByGraph: 0.8,
  /** A sign within a request. */
  sign: 0.1,
  /** A content word that no rule takes. */
  skipped: 8,
  /** What the graph itself says, as it is written there. */
  graphWord: 0,
  /** Another word for what the graph says. */
  synonym: 0.5,
  /** A misspelt word. */
  mended: 1,
  /** A part of a name, or one written a little otherwise. */
  guessedName: 0.4,
  /** A value or a name that is also a small word of the language. */
  smallWord: 3,
  /** A value written otherwise than in the graph, that is also a word of the language. */
  otherCase: 0.6,
  /** A word of the language. */
  word: 0.1,
  /** An attribute of edges that nodes have too: nodes are spoken of more. */
  ofEdges: 0.4,
  /** A colour before a noun as the look of now, where the graph has no such value. */
  look: 0.6,
  /** Each word of a name that is to be made. */
  newName: 0.5,
  /** An attribute that nothing of the kind asked about has. */
  lacking: 3,
  /** A request without a verb. */
  bare: 1.5,
} as const;

/** Readings that cost more than the best one by this much are dropped. */
export const spread = 8;
/** Meanings kept for one stretch of words and one category. */
export const beam = 4;
