import type { AlgorithmInfo, OptionName } from "./algorithm-info";
import type { AlgorithmName } from "./algorithm-names";
import { measureCatalog } from "./catalog-measures";
import { structureCatalog } from "./catalog-structure";

/** Options every algorithm takes: the part of the graph it runs on. */
export const scopeOptions: readonly OptionName[] = ["within", "via", "whole"];

/** What lists say of each algorithm, and what it takes. */
export const algorithmCatalog: Readonly<Record<AlgorithmName, AlgorithmInfo>> = {
  ...measureCatalog,
  ...structureCatalog,
};
