import { algorithmCatalog } from "@/analysis/catalog/algorithm-catalog";
import type { AlgorithmFamily, AlgorithmInfo, OptionName } from "@/analysis/catalog/algorithm-info";
import { type AlgorithmName, algorithmNames } from "@/analysis/catalog/algorithm-names";
import { usualSaveAs } from "@/commands/algorithms/algorithm-called";
import type { JsonObject } from "@/lib/json";

/** The form under "Find". An empty text is not passed on. */
export interface FindDraft {
  readonly algorithm: AlgorithmName;
  readonly source: string;
  readonly weight: string;
  readonly nodeWeight: string;
  readonly attribute: string;
  readonly resolution: number;
  readonly isMaximum: boolean;
}

export const firstFind: FindDraft = {
  algorithm: "betweenness",
  source: "",
  weight: "",
  nodeWeight: "",
  attribute: "",
  resolution: 1,
  isMaximum: false,
};

/** Those for two nodes have a section of their own. */
const pairs: readonly AlgorithmName[] = ["shortestPath", "commonNeighbors", "maxFlow"];
export const families: readonly AlgorithmFamily[] = ["importance", "groups", "paths", "structure"];

export function algorithmsOf(family: AlgorithmFamily): readonly AlgorithmName[] {
  return algorithmNames.filter((name) => algorithmCatalog[name].family === family && !pairs.includes(name));
}

export function takes(algorithm: AlgorithmName, option: OptionName): boolean {
  const { options = [], required = [] }: AlgorithmInfo = algorithmCatalog[algorithm];
  return options.includes(option) || required.includes(option);
}

export function needs(algorithm: AlgorithmName, option: OptionName): boolean {
  const { required = [] }: AlgorithmInfo = algorithmCatalog[algorithm];
  return required.includes(option);
}

export function findCall(draft: FindDraft): { readonly name: string; readonly input: JsonObject } {
  const { algorithm, resolution, isMaximum } = draft;
  const texts = (["source", "weight", "nodeWeight", "attribute"] as const).flatMap((name) =>
    takes(algorithm, name) && draft[name].trim() !== "" ? [[name, draft[name].trim()] as const] : [],
  );
  const options: JsonObject = {
    ...Object.fromEntries(texts),
    ...(takes(algorithm, "resolution") && resolution !== 1 && { resolution }),
    ...(takes(algorithm, "maximum") && isMaximum && { maximum: true }),
  };
  const saveAs = usualSaveAs(algorithm);
  return {
    name: "runAlgorithm",
    input: {
      algorithm,
      ...(Object.keys(options).length > 0 && { options }),
      ...(saveAs !== undefined && { saveAs }),
    },
  };
}
