import { type KeyboardEvent, type PointerEvent, useRef } from "react";

export interface SplitterProps {
  readonly label: string;
  readonly orientation: "vertical" | "horizontal";
  /** Size in CSS px of the panel it belongs to, with its limits. */
  readonly size: number;
  readonly least: number;
  readonly most: number;
  /** Which way the panel grows when the line moves right or down. */
  readonly grows: 1 | -1;
  onResize(size: number): void;
  /** Double click or Enter: the size it began with. */
  onReset(): void;
}

const step = 16;

/** The line between two panels: dragged, or moved with the arrow keys. */
export function Splitter(props: SplitterProps) {
  const { label, orientation, size, least, most, onReset } = props;
  const drag = useRef<{ readonly from: number; readonly size: number } | null>(null);
  const place = (event: PointerEvent) => (orientation === "vertical" ? event.clientX : event.clientY);
  const begin = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: place(event), size };
  };
  const move = (event: PointerEvent) => {
    if (drag.current) resize(props, drag.current.size + props.grows * (place(event) - drag.current.from));
  };
  const end = () => {
    drag.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const way = wayOf(event.key, orientation);
    if (way === 0 && event.key !== "Enter") return;
    event.preventDefault();
    if (way === 0) onReset();
    else resize(props, size + way * props.grows * step);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr cannot be moved; this is ARIA's window splitter.
    <div
      role="separator"
      tabIndex={0}
      className={`splitter ${orientation}`}
      aria-label={label}
      aria-orientation={orientation}
      aria-valuenow={Math.round(size)}
      aria-valuemin={least}
      aria-valuemax={most}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={onReset}
      onKeyDown={onKeyDown}
    />
  );
}

function resize({ least, most, onResize }: SplitterProps, wanted: number): void {
  onResize(Math.round(Math.min(most, Math.max(least, wanted))));
}

function wayOf(key: string, orientation: "vertical" | "horizontal"): number {
  if (key === (orientation === "vertical" ? "ArrowRight" : "ArrowDown")) return 1;
  return key === (orientation === "vertical" ? "ArrowLeft" : "ArrowUp") ? -1 : 0;
}
