import { useWords } from "../use-stores";
import { PaletteRow } from "./PaletteRow";
import type { PaletteItem, PaletteSection } from "./palette-types";
import type { PaletteGroup } from "./use-palette-items";

export interface PaletteGroupsProps {
  /** Rows are called `id-0`, `id-1` … */
  readonly id: string;
  readonly groups: readonly PaletteGroup[];
  readonly query: string;
  readonly activeAt: number;
  onHover(item: PaletteItem): void;
  onChoose(item: PaletteItem, isAdding: boolean): void;
}

/** The rows under the names of their groups. */
export function PaletteGroups({ id, groups, query, activeAt, onHover, onChoose }: PaletteGroupsProps) {
  const words = useWords("palette");
  const items = groups.flatMap((group) => group.items);
  return groups.map((group) => (
    // biome-ignore lint/a11y/useSemanticElements: a group of options; a fieldset is none of a list box.
    <div key={group.section} role="group" aria-labelledby={`${id}-${group.section}`}>
      <div id={`${id}-${group.section}`} className="palette-head" role="presentation">
        {words.sections[group.section]}
      </div>
      {group.items.map((item) => {
        const at = items.indexOf(item);
        return (
          <PaletteRow
            key={item.key}
            id={`${id}-${at}`}
            item={item}
            query={unmarked.includes(group.section) ? "" : query}
            isActive={at === activeAt}
            onHover={() => onHover(item)}
            onChoose={(event) => onChoose(item, event.shiftKey)}
          />
        );
      })}
    </div>
  ));
}

/** Their rows repeat what was typed: nothing to mark. */
const unmarked: readonly PaletteSection[] = ["selector", "ask"];
