import type { ElementTarget } from "@/graph/document/graph-types";
import type { StyleMapping } from "@/graph/styles/style-types";
import type { JsonObject } from "@/lib/json";
import { useWords } from "../../use-stores";
import { LookSign } from "../layers/LookSign";

export interface MappingLegendProps {
  readonly legend: readonly JsonObject[];
  readonly mapping: StyleMapping;
  readonly target: ElementTarget;
}

/** What the steps of a range would look like, and how many elements stand on each. */
export function MappingLegend({ legend, mapping, target }: MappingLegendProps) {
  const { style: words, legend: legendWords, language } = useWords();
  if (legend.length === 0) return null;
  const text = (value: unknown) =>
    typeof value === "number" ? value.toLocaleString(language, { maximumFractionDigits: 2 }) : "";
  const rangeText = (from: unknown, to: unknown) => {
    if (from === null) return legendWords.below(text(to));
    return to === null ? legendWords.above(text(from)) : words.shadeOf(text(from), text(to));
  };
  return (
    <div>
      <span className="lab" id="style-legend">
        {words.preview}
      </span>
      <ul className="value-looks" aria-labelledby="style-legend">
        {legend.map(({ value, from, to, output, count }) => (
          <li key={`${from} ${value}`}>
            <LookSign channel={mapping.channel} output={output ?? null} target={target} />
            <span className="t">{value === null ? words.noValue : rangeText(from, to)}</span>
            <span className="num quiet">{text(count)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
