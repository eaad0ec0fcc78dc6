import { Star } from "lucide-react";
import type { LayoutName } from "@/analysis/catalog/analysis-types";
import type { LayoutSuggestion } from "@/analysis/layouts/suggest-layout";
import { useWords } from "../use-stores";
import { LayoutPicture } from "./LayoutPicture";
import { layoutNames } from "./layout-draft";

export interface LayoutCardsProps {
  readonly chosen: LayoutName;
  readonly suggestion: LayoutSuggestion;
  /** Whether nodes have coordinates: without them there is no map to offer. */
  readonly hasPlaces: boolean;
  onChoose(layout: LayoutName): void;
}

/** The layouts as pictures; the one that suits the graph is marked, and the reason stands below. */
export function LayoutCards({ chosen, suggestion, hasPlaces, onChoose }: LayoutCardsProps) {
  const words = useWords("layout");
  const offered = layoutNames.filter((layout) => layout !== "geographic" || hasPlaces);
  return (
    <>
      <div className="layout-cards" role="radiogroup" aria-label={words.which}>
        {offered.map((layout) => (
          <label key={layout} className={chosen === layout ? "layout-card on" : "layout-card"}>
            <input
              type="radio"
              name="layout-card"
              className="sr"
              checked={chosen === layout}
              aria-describedby={layout === suggestion.layout ? "layout-reason" : undefined}
              onChange={() => onChoose(layout)}
            />
            <LayoutPicture layout={layout} />
            <span>{words.names[layout]}</span>
            {layout === suggestion.layout && (
              <span className="good" title={words.good}>
                <Star size={12} fill="currentColor" aria-hidden="true" />
                <span className="sr">{words.good}</span>
              </span>
            )}
          </label>
        ))}
      </div>
      <p className="hint" id="layout-reason">
        {chosen === suggestion.layout ? words.reasons[suggestion.reason] : words.about[chosen]}
      </p>
    </>
  );
}
