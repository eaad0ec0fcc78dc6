import { algorithmCatalog } from "@/analysis/catalog/algorithm-catalog";
import type { AlgorithmFamily } from "@/analysis/catalog/algorithm-info";
import { algorithmNames } from "@/analysis/catalog/algorithm-names";
import { counted } from "@/lib/english";
import type { JsonObject } from "@/lib/json";
import type { CommandSuccess } from "../registry/command-types";

/** The catalogue as a command's answer: all, or one family. */
export function listOf(family: AlgorithmFamily | undefined): CommandSuccess<JsonObject> {
  const names = algorithmNames.filter((name) => family === undefined || algorithmCatalog[name].family === family);
  const algorithms = names.map((name) => {
    const { description, gives, options = [], required } = algorithmCatalog[name];
    return {
      name,
      description,
      gives,
      ...(options.length > 0 && { options: [...options] }),
      ...(required && { required: [...required] }),
    };
  });
  return {
    success: true,
    message: `There are ${counted(names.length, "algorithm")}${family === undefined ? "" : ` about ${family}`}.`,
    data: { algorithms, optionsOfAll },
  };
}

const optionsOfAll = {
  within: "node selector: computes on these and the edges among them alone",
  via: "edge selector: computes on these edges alone",
  whole: "true: also on what the filter hides",
};
