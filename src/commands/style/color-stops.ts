import { readColor, toHex } from "@/graph/styles/palette";

const stops = 5;

/** Colours from the first to the last over those between, for the lowest value to the highest; null where one is no colour. */
export function colorStops(words: readonly string[]): readonly string[] | null {
  const read = words.map((word) => readColor(word));
  const colors = read.flatMap((one) => (one.success ? [toHex(one.color, "light")] : []));
  const [first] = colors;
  if (first === undefined || colors.length < words.length) return null;
  return Array.from({ length: stops }, (_, at) => {
    const place = (at / (stops - 1)) * (colors.length - 1);
    const low = Math.floor(place);
    return mixed(colors[low] ?? first, colors[Math.min(low + 1, colors.length - 1)] ?? first, place - low);
  });
}

function mixed(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  const parts = a.map((value, at) => Math.round(value + ((b[at] ?? value) - value) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

function channels(hex: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}
