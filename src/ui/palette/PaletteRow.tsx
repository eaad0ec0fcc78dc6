import { type MouseEvent, useEffect, useRef } from "react";
import { NodeSign } from "../parts/NodeSign";
import { Marked } from "./Marked";
import type { PaletteItem } from "./palette-types";

export interface PaletteRowProps {
  readonly id: string;
  readonly item: PaletteItem;
  readonly query: string;
  readonly isActive: boolean;
  onHover(): void;
  onChoose(event: MouseEvent): void;
}

/** One row; the keyboard stays in the field above. */
export function PaletteRow({ id, item, query, isActive, onHover, onChoose }: PaletteRowProps) {
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
      className="palette-row"
      onPointerMove={onHover}
      onClick={onChoose}
    >
      <span className="palette-icon">
        {sign && <NodeSign {...sign} />}
        {Icon && <Icon size={16} strokeWidth={1.75} aria-hidden="true" />}
      </span>
      <span className="palette-title">
        <Marked text={title} query={query} />
      </span>
      {detail !== undefined && detail !== "" && (
        <span className="palette-detail">
          <Marked text={detail} query={query} />
        </span>
      )}
      {keys !== undefined && <kbd>{keys}</kbd>}
    </div>
  );
}
