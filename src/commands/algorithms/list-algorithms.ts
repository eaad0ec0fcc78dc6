import { algorithmCatalog, scopeOptions } from "@/analysis/catalog/algorithm-catalog";
import type { AlgorithmFamily } from "@/analysis/catalog/algorithm-info";
import { algorithmNames } from "@/analysis/catalog/algorithm-names";
import { counted } from "@/lib/english";
import type { JsonObject } from "@/lib/json";
import type { CommandSuccess } from "../door/command-types";
import { listed } from "../elements/wording";

/** The catalogue as a command's answer: all, or one family. */
export function listOf(family: AlgorithmFamily | undefined): CommandSuccess<JsonObject> {
  const names = algorithmNames.filter((name) => family === undefined || algorithmCatalog[name].family === family);
  const titles = names.map((name) => inSentence(algorithmCatalog[name].title));
  const algorithms = names.map((name) => {
    const { title, family: of, description, gives, options = [], required, attributes } = algorithmCatalog[name];
    return {
      name,
      title,
      family: of,
      description,
      gives,
      ...(attributes && { attribute: attributes.join(", ") }),
      ...(options.length > 0 && { options: [...options] }),
      ...(required && { required: [...required] }),
    };
  });
  return {
    success: true,
    message: `There are ${counted(names.length, "algorithm")}${family === undefined ? "" : ` about ${family}`}: ${listed(titles, 12)}.`,
    data: { algorithms, optionsOfAll: [...scopeOptions] },
  };
}

/** "degree", but "PageRank" and "HITS". */
function inSentence(title: string): string {
  const [first = "", ...rest] = title.split(" ");
  const plain = /^[A-Z][a-z-]+$/.test(first) ? first.toLowerCase() : first;
  return [plain, ...rest].join(" ");
}
