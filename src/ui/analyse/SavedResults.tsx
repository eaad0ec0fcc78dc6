import { CircleDot, Palette } from "lucide-react";
import { algorithmCatalog } from "@/analysis/catalog/algorithm-catalog";
import type { AlgorithmInfo } from "@/analysis/catalog/algorithm-info";
import { type AlgorithmName, algorithmNames } from "@/analysis/catalog/algorithm-names";
import type { GraphDocument } from "@/graph/document/document-types";
import { IconButton } from "../parts/IconButton";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useDocument } from "../use-document";

/** Results of before, found again by the attributes they were saved as. */
export function SavedResults() {
  const { edit } = useServices();
  const { analyse: words, algorithms, steps } = useAllWords();
  const saved = useDocument(savedResults);
  if (saved.length === 0) return null;
  const style = (attribute: string, channel: "size" | "color", isGroups: boolean) => {
    const palette = isGroups && channel === "color" ? { palette: "categorical" } : {};
    const { sizeBy, colourBy } = steps.hand;
    const title = channel === "size" ? sizeBy(attribute) : colourBy(attribute);
    void edit.run({ name: "styleByAttribute", input: { property: attribute, channel, ...palette } }, { title });
  };
  return (
    <section aria-labelledby="analyse-saved">
      <h3 id="analyse-saved">{words.results}</h3>
      <ul className="saved-results">
        {saved.map(({ attribute, algorithm, isGroups }) => (
          <li key={attribute}>
            <span className="t">
              {algorithms[algorithm].name} <small className="quiet">{attribute}</small>
            </span>
            {!isGroups && (
              <IconButton
                icon={CircleDot}
                iconSize={14}
                className="slim"
                label={words.sizeTitle(attribute)}
                onClick={() => style(attribute, "size", isGroups)}
              />
            )}
            <IconButton
              icon={Palette}
              iconSize={14}
              className="slim"
              label={words.colorTitle(attribute)}
              onClick={() => style(attribute, "color", isGroups)}
            />
          </li>
        ))}
      </ul>
      <p className="hint">{words.resultsHint}</p>
    </section>
  );
}

interface SavedResult {
  readonly attribute: string;
  readonly algorithm: AlgorithmName;
  readonly isGroups: boolean;
}

function savedResults({ tables }: GraphDocument): readonly SavedResult[] {
  return algorithmNames.flatMap((algorithm) => {
    const { attributes = [], family }: AlgorithmInfo = algorithmCatalog[algorithm];
    const present = attributes.filter((name) => tables.nodes.column(name) !== undefined);
    return present.map((attribute) => ({ attribute, algorithm, isGroups: family === "groups" }));
  });
}
