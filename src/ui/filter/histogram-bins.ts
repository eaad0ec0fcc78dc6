import { greatest } from "@/lib/lists/whole-lists";
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly all: number;
  /** Of those, how many are shown now. */
  readonly shown: number;
}

export interface Histogram {
  readonly least: number;
  readonly most: number;
  /** What a press of an arrow key moves by. */
  readonly step: number;
  readonly bins: readonly Bin[];
  readonly highest: number;
}

const wantedBins = 24;

/** Equal bins over all numbers; null without any. */
export function histogramOf(values: Float64Array, shown: Uint8Array | null): Histogram | null {
  const numbers = values.filter((value) => Number.isFinite(value));
  if (numbers.length === 0) return null;
  const least = numbers.reduce((a, b) => Math.min(a, b));
  const most = numbers.reduce((a, b) => Math.max(a, b));
  const isWhole = numbers.every(Number.isInteger);
  const count = isWhole ? Math.min(wantedBins, most - least + 1) : wantedBins;
  const width = isWhole ? Math.ceil((most - least + 1) / count) : (most - least) / count || 1;
  const bins = Array.from({ length: count }, (_, at) => ({
    from: least + at * width,
    to: least + (at + 1) * width,
    all: 0,
    shown: 0,
  }));
  for (const [row, value] of values.entries()) {
    const bin = bins[Math.min(count - 1, Math.floor((value - least) / width))];
    if (!bin || Number.isNaN(value)) continue;
    bin.all += 1;
    if (shown === null || shown[row] === 1) bin.shown += 1;
  }
  const used = bins.filter(({ from }) => from <= most);
  return {
    least,
    most,
    step: stepOf(least, most, isWhole),
    bins: used,
    highest: greatest(used.map(({ all }) => all)),
  };
}

/** About a hundred presses from end to end, by a round number. */
function stepOf(least: number, most: number, isWhole: boolean): number {
  const fine = 10 ** Math.floor(Math.log10((most - least) / 100 || 1));
  return isWhole ? Math.max(1, fine) : fine;
}
