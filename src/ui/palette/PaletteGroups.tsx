import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { marksIn, wantedOf } from "@/graph/search/match-text";
import { NodeSign } from "../parts/NodeSign";
import { useWords } from "../use-stores";
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

interface PaletteRowProps {
  readonly id: string;
  readonly item: PaletteItem;
  readonly query: string;
  readonly isActive: boolean;
  onHover(): void;
  onChoose(event: MouseEvent): void;
}

/** One row; the keyboard stays in the field above. */
function PaletteRow({ id, item, query, isActive, onHover, onChoose }: PaletteRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView?.({ block: "nearest" });
  }, [isActive]);
  const { icon: Icon, sign, title, detail, keys, isOff = false } = item;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active row (combobox pattern).
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys.
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isActive}
      aria-disabled={isOff}
      className="palette-row row"
      onPointerMove={onHover}
      onClick={onChoose}
    >
      <span className="palette-icon">
        {sign && <NodeSign {...sign} />}
        {Icon && <Icon size={16} strokeWidth={1.75} aria-hidden="true" />}
      </span>
      <span className="palette-title cut">
        <Marked text={title} query={query} />
      </span>
      {detail !== undefined && detail !== "" && (
        <span className="palette-detail cut">
          <Marked text={detail} query={query} />
        </span>
      )}
      {keys !== undefined && <kbd>{keys}</kbd>}
    </div>
  );
}

/** The text with what is looked for marked in it. */
function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const mark of marksIn(text, wantedOf(query))) {
    parts.push(text.slice(from, mark.from), <mark key={mark.from}>{text.slice(mark.from, mark.to)}</mark>);
    from = mark.to;
  }
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  );
}
