import type { JsonObject } from "@/lib/json";
import { nearest } from "@/lib/text/nearest";
import { cssColors } from "./css-colors";
import type { ColorValue, EffectiveStyle } from "./style-types";

type Theme = "light" | "dark";
type Hexes = readonly [light: string, dark: string];

/** The graph colours of tokens.css, light and dark: for the terminal and exports, which have no style sheet. */
const slots: Readonly<Record<string, Hexes>> = {
  "--g-0": ["#837f79", "#89867e"],
  "--g-1": ["#3164e7", "#51a1ff"],
  "--g-2": ["#d15400", "#ea8637"],
  "--g-3": ["#196144", "#00d0a8"],
  "--g-4": ["#aa3e74", "#ce3781"],
  "--g-5": ["#a58e60", "#fcce74"],
  "--g-6": ["#5502bb", "#6a5bd6"],
  "--g-7": ["#7296a7", "#b7d5df"],
  "--g-8": ["#541902", "#7f5d4f"],
  "--w-red": ["#d13c30", "#f2544a"],
  "--w-yellow": ["#a68a00", "#ffd84d"],
  "--w-green": ["#2b8a3e", "#57c267"],
  "--w-pink": ["#d6408f", "#f07ab8"],
  "--w-teal": ["#008080", "#1cc0a8"],
  "--w-purple": ["#8a2bb0", "#b26bd1"],
  "--w-sky": ["#2a8fc7", "#7cc8f0"],
  "--seq-1": ["#6d9a6c", "#3a6b62"],
  "--seq-2": ["#4b8d74", "#3f8174"],
  "--seq-3": ["#2e7e7b", "#4a9882"],
  "--seq-4": ["#1f6d7d", "#61ae8a"],
  "--seq-5": ["#1f5b7a", "#85c491"],
  "--seq-6": ["#23466f", "#b1d89a"],
  "--seq-7": ["#222e5c", "#e2ecaa"],
  "--div-1": ["#123f8c", "#8fc2ff"],
  "--div-2": ["#3a6bb8", "#5f97dc"],
  "--div-3": ["#6f8fb5", "#5e7896"],
  "--div-4": ["#8f8f8b", "#6b6d6c"],
  "--div-5": ["#b38667", "#93735a"],
  "--div-6": ["#b8602c", "#d08a54"],
  "--div-7": ["#8a3200", "#ffb680"],
  "--edge": ["#7d8889", "#7a8689"],
  "--edge-quiet": ["#bcc5c6", "#465154"],
};

/** In the order in which categories get them; "no value" and "other" are stone, `--g-0`. */
export const categoricalSlots: readonly ColorValue[] = slotsFrom("--g-").filter((slot) => slot !== "--g-0");
/** Low to high. */
export const sequentialSlots: readonly ColorValue[] = slotsFrom("--seq-");
/** Below, middle, above. */
export const divergingSlots: readonly ColorValue[] = slotsFrom("--div-");
/** Every slot there is. */
export const allSlots: readonly ColorValue[] = Object.keys(slots);

/** Words that mean a slot, so that a change of theme keeps its contrast. The first word of a slot is what it is called. */
const slotWords: Readonly<Record<string, ColorValue>> = {
  blue: "--g-1",
  orange: "--g-2",
  jade: "--g-3",
  rose: "--g-4",
  violet: "--g-6",
  steel: "--g-7",
  brown: "--g-8",
  umber: "--g-8",
  grey: "--g-0",
  gray: "--g-0",
  stone: "--g-0",
  red: "--w-red",
  yellow: "--w-yellow",
  green: "--w-green",
  pink: "--w-pink",
  teal: "--w-teal",
  purple: "--w-purple",
  sky: "--w-sky",
};

/** Shades people name that CSS does not. */
const shadeWords: Readonly<Record<string, string>> = {
  lightred: "lightcoral",
  lightorange: "sandybrown",
  lightpurple: "plum",
  lightviolet: "plum",
  lightbrown: "tan",
  lightteal: "mediumaquamarine",
  darkpurple: "indigo",
  darkyellow: "darkgoldenrod",
  darkbrown: "saddlebrown",
  darkpink: "mediumvioletred",
  darkteal: "darkslategray",
};

export type ColorReading =
  | { readonly success: true; readonly color: ColorValue }
  | { readonly success: false; readonly nearest: readonly string[] };

/** What a person or a model wrote: a plain word becomes a slot, a CSS name or a short hex its `#rrggbb`. */
export function readColor(text: string): ColorReading {
  const trimmed = text.trim().toLowerCase();
  if (Object.hasOwn(slots, trimmed)) return { success: true, color: trimmed };
  if (trimmed.startsWith("#")) return readHex(trimmed);
  const word = trimmed.replace(/[\s_-]+/g, "");
  const color = own(slotWords, word) ?? own(cssColors, own(shadeWords, word) ?? word);
  return color === undefined ? { success: false, nearest: nearest(word, allWords) } : { success: true, color };
}

const allWords: readonly string[] = [...Object.keys(slotWords), ...Object.keys(cssColors)].filter(
  (word, index, words) => words.indexOf(word) === index,
);

function readHex(text: string): ColorReading {
  if (/^#[0-9a-f]{6}$/.test(text)) return { success: true, color: text };
  if (!/^#[0-9a-f]{3}$/.test(text)) return { success: false, nearest: [] };
  return { success: true, color: text.replace(/[0-9a-f]/g, "$&$&") };
}

/** A colour of unknown origin (an edited file) that means nothing is drawn as stone. */
export function toHex(color: ColorValue, theme: Theme): string {
  const hexes = own(slots, color);
  if (hexes) return hexes[theme === "light" ? 0 : 1];
  const reading = readColor(color);
  return toHexOrStone(reading.success ? reading.color : "--g-0", theme);
}

function toHexOrStone(color: ColorValue, theme: Theme): string {
  const hexes = own(slots, color);
  return hexes ? hexes[theme === "light" ? 0 : 1] : color;
}

/** A word for people: "blue", "crimson"; a shade without a name is its hex. */
export function colorWord(color: ColorValue): string {
  const word = wordBySlot.get(color) ?? wordByHex.get(color);
  if (word !== undefined) return word;
  const step = /^--(seq|div)-(\d)$/.exec(color)?.[2];
  return step === undefined ? color : `shade ${step} of 7`;
}

/** All words that mean the colour, the plainest first: "purple", "violet". */
export function colorWords(color: ColorValue): readonly string[] {
  const others = allWords.filter((word) => (own(slotWords, word) ?? own(cssColors, word)) === color);
  return [...new Set([colorWord(color), ...others])];
}

const wordBySlot: ReadonlyMap<ColorValue, string> = new Map([
  ...Object.entries(slotWords)
    .map(([word, slot]) => [slot, word] as const)
    .reverse(),
  ["--g-5", "gold"],
  ["--edge", "grey"],
  ["--edge-quiet", "light grey"],
]);
const wordByHex: ReadonlyMap<ColorValue, string> = new Map(
  Object.entries(cssColors).map(([word, hex]) => [hex, word] as const),
);

function slotsFrom(prefix: string): readonly ColorValue[] {
  return Object.keys(slots).filter((slot) => slot.startsWith(prefix));
}

function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** A style with its colours as \`#rrggbb\` of the light theme, as plain JSON. */
export function hexStyle(style: EffectiveStyle): JsonObject {
  const colors = (["labelColor", "color", "borderColor"] as const).flatMap((channel) => {
    const color = style[channel];
    return color === undefined ? [] : [[channel, toHex(color, "light")] as const];
  });
  return { ...style, ...Object.fromEntries(colors) };
}
