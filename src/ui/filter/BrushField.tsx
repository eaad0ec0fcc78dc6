import { useAllWords } from "../use-all-words";
import "./brush.css";
import { type PointerEvent, useRef } from "react";
import { cssSizes } from "../parts/css-sizes";
import type { Histogram } from "./histogram-bins";

export type Range = readonly [number, number];

export interface BrushFieldProps {
  readonly name: string;
  readonly histogram: Histogram;
  readonly range: Range;
  /** A value as people read it. */
  readonly tell: (value: number) => string;
  onChange(range: Range): void;
}

/**
 * How the values are spread, all faint and what is shown in ink, with a brush over it: drawn across the bars, or its two
 * ends moved as sliders, by key as well.
 */
export function BrushField({ name, histogram, range, tell, onChange }: BrushFieldProps) {
  const words = useAllWords("filter");
  const start = useRef<number | null>(null);
  const { least, most, step, bins, highest } = histogram;
  const width = most - least || 1;
  const part = (value: number) => String((value - least) / width);
  const valueAt = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = Math.min(1, Math.max(0, (event.clientX - box.left) / (box.width || 1)));
    return onStep(least + at * width, histogram);
  };
  const begin = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    start.current = valueAt(event);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (start.current === null) return;
    const now = valueAt(event);
    onChange([Math.min(start.current, now), Math.max(start.current, now)]);
  };
  const end = () => {
    start.current = null;
  };
  const [from, to] = range;
  const common = { className: "brush-end", min: least, max: most, step } as const;
  return (
    <div className="brush" style={cssSizes({ "--from": part(from), "--to": part(to) })}>
      <div
        className="brush-bars"
        aria-hidden="true"
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        {bins.map((bin) => (
          <span key={bin.from} className={bin.to > from && bin.from <= to ? "brush-bar in" : "brush-bar"}>
            <i
              style={cssSizes({
                "--all": `${(100 * bin.all) / highest}%`,
                "--shown": `${(100 * bin.shown) / highest}%`,
              })}
            />
          </span>
        ))}
      </div>
      <div className="brush-track">
        <input
          type="range"
          {...common}
          aria-label={words.from(name)}
          aria-valuetext={tell(from)}
          value={from}
          onChange={(event) => onChange([Math.min(event.target.valueAsNumber, to), to])}
        />
        <input
          type="range"
          {...common}
          aria-label={words.to(name)}
          aria-valuetext={tell(to)}
          value={to}
          onChange={(event) => onChange([from, Math.max(event.target.valueAsNumber, from)])}
        />
      </div>
      <p className="brush-text num" aria-hidden="true">
        <span>{tell(from)}</span>
        <span>{tell(to)}</span>
      </p>
    </div>
  );
}

/** On a step, but for the ends, which need not be one. */
function onStep(value: number, { least, most, step }: Histogram): number {
  const places = Math.max(0, Math.ceil(-Math.log10(step)));
  const rounded = Number((least + Math.round((value - least) / step) * step).toFixed(places + 2));
  return Math.min(most, Math.max(least, rounded));
}
