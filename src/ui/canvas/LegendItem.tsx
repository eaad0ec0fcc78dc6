import { Eye, EyeOff, SlidersHorizontal } from "lucide-react";
import { IconButton } from "../parts/IconButton";
import { useWords } from "../use-stores";
import { LegendScaleView } from "./LegendScaleView";
import { LegendSignView } from "./LegendSignView";
import type { LegendRow } from "./legend-row";
import type { LegendDeeds } from "./use-legend-row";

export interface LegendItemProps {
  readonly row: LegendRow;
  readonly deeds: LegendDeeds;
}

/** One row: click selects its elements, Shift+click adds them, hover shows them alone; beside it its style and its eye. */
export function LegendItem({ row, deeds }: LegendItemProps) {
  const { legend: words, language } = useWords();
  const isHidden = deeds.isHidden(row);
  return (
    <li className={isHidden ? "is-off" : undefined}>
      <button
        type="button"
        className="legend-row"
        title={words.select(row.name)}
        aria-label={row.name === row.text ? undefined : saidRow(row, language, isHidden ? `, ${words.isHidden}` : "")}
        onClick={(event) => deeds.choose(row, event.shiftKey)}
        onPointerEnter={() => deeds.show(row)}
        onPointerLeave={deeds.leave}
        onFocus={() => deeds.show(row)}
        onBlur={deeds.leave}
      >
        <LegendSignView sign={row.sign} />
        <span className="t">{row.text}</span>{" "}
        {!row.isCounted && <span className="num">{row.count.toLocaleString(language)}</span>}
        {isHidden && <span className="sr">, {words.isHidden}</span>}
      </button>
      <span className="legend-acts">
        <IconButton
          icon={SlidersHorizontal}
          iconSize={14}
          className="slim"
          label={words.editStyle(row.name)}
          onClick={() => deeds.edit(row)}
        />
        <IconButton
          icon={isHidden ? EyeOff : Eye}
          iconSize={14}
          className="slim"
          label={isHidden ? words.show(row.name) : words.hide(row.name)}
          onClick={() => deeds.toggle(row)}
        />
      </span>
      {row.scale && <LegendScaleView scale={row.scale} target={row.target} />}
    </li>
  );
}

/** "group 1 10": its name does without the head above it. */
function saidRow({ name, count }: LegendRow, language: string, more: string): string {
  return `${name} ${count.toLocaleString(language)}${more}`;
}
