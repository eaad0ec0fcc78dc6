import { Eye, EyeOff, SlidersHorizontal } from "lucide-react";
import { IconButton } from "../../parts/IconButton";
import { useWords } from "../../use-stores";
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
  const shown = row.count.toLocaleString(language);
  const count = row.total === undefined ? shown : words.part(shown, row.total.toLocaleString(language));
  const said = `${row.name} ${count}${isHidden ? `, ${words.isHidden}` : ""}`;
  return (
    <li className={isHidden ? "is-off" : undefined}>
      <button
        type="button"
        className="legend-row"
        title={words.select(row.name)}
        // Its name does without the head above it: "group 1 10".
        aria-label={row.name === row.text ? undefined : said}
        onClick={(event) => deeds.choose(row, event.shiftKey)}
        onPointerEnter={() => deeds.show(row)}
        onPointerLeave={deeds.leave}
        onFocus={() => deeds.show(row)}
        onBlur={deeds.leave}
      >
        <LegendSignView sign={row.sign} />
        <span className="t">{row.text}</span>{" "}
        {(!row.isCounted || row.total !== undefined) && <span className="num">{count}</span>}
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
