import { ChartColumn } from "lucide-react";
import { algorithmCatalog } from "@/analysis/catalog/algorithm-catalog";
import type { AlgorithmInfo } from "@/analysis/catalog/algorithm-info";
import { algorithmNames } from "@/analysis/catalog/algorithm-names";
import type { AllWords } from "@/words/words";
import { findCall, firstFind } from "../analyse/find-draft";
import type { PaletteItem } from "./palette-types";

/** Every algorithm that runs without a choice, by its name; the others open the panel they are chosen in. */
export function algorithmItems({ algorithms, finding, steps }: AllWords): readonly PaletteItem[] {
  return algorithmNames.map((algorithm) => {
    const { name, about } = algorithms[algorithm];
    const { required = [] }: AlgorithmInfo = algorithmCatalog[algorithm];
    return {
      key: `algorithm ${algorithm}`,
      section: "algorithms",
      title: required.length > 0 ? finding.choose(name) : finding.find(name),
      aliases: [algorithm],
      detail: about,
      icon: ChartColumn,
      score: 50,
      run: ({ edit, view }) => {
        if (required.length > 0) return view.changePanels({ flyout: "analyse" });
        void edit.run(findCall({ ...firstFind, algorithm }), { title: steps.hand.find(name) });
      },
    };
  });
}
