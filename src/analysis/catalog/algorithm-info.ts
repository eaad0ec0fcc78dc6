export type AlgorithmFamily = "importance" | "groups" | "paths" | "structure";

export type OptionName =
  | "source"
  | "target"
  | "depth"
  | "weight"
  | "capacity"
  | "missing"
  /** An edge is as long as 1 / its weight. */
  | "strong"
  | "nodeWeight"
  | "attribute"
  | "directed"
  | "normalized"
  | "damping"
  | "resolution"
  | "samples"
  | "maximum"
  | "seed"
  | "within"
  | "via"
  | "whole";

/** What lists say of an algorithm, and what it takes. */
export interface AlgorithmInfo {
  readonly title: string;
  readonly family: AlgorithmFamily;
  readonly description: string;
  /** Besides `within`, `via` and `whole`, which all take. */
  readonly options?: readonly OptionName[];
  readonly required?: readonly OptionName[];
  /** What the weights have to be. */
  readonly weights?: "any" | "notNegative" | "positive";
  readonly gives: "node attribute" | "nodes" | "edges" | "path" | "number" | "yes or no";
  /** What a saved result is usually called. */
  readonly attributes?: readonly string[];
  /** As a sentence calls the value of one node. */
  readonly noun?: string;
}

/** Options of measures that count edges by weight, and of those that look from every node. */
export const weighted = ["weight", "missing"] as const satisfies readonly OptionName[];
export const looks = [...weighted, "directed", "samples"] as const satisfies readonly OptionName[];
