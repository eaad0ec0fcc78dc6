import { nearest } from "@/lib/text/nearest";
import { colorWords, readColor, toHex } from "../styles/palette";
import type { ColorValue } from "../styles/style-types";
import { type ColorFamily, familiesOf, familyCalled } from "./color-family";
import { labDistance, toOklab } from "./oklab";

export type ColorAsked =
  | { readonly success: true; readonly test: (color: ColorValue) => boolean }
  | { readonly success: false; readonly nearest: readonly string[] };

/**
 * What a colour in a condition asks for. A hex: exactly that one; a colour of the palette has the hex it has on light ground. A
 * plain word, also with light or dark before it: all that people would call so. Any other name: that shade, hardly more.
 */
export function colorAsked(text: string): ColorAsked {
  const wanted = text.trim().toLowerCase();
  const read = readColor(wanted);
  if (wanted.startsWith("#") || wanted.startsWith("--")) return read.success ? exactly(read.color) : read;
  const word = wanted.replace(/[\s_-]+/gu, "");
  const { shade, family } = shadeOf(word);
  if (family !== undefined) return found(orRead(read, (color) => isOf(color, family, shade)));
  if (!read.success) return { success: false, nearest: nearestWords(wanted, read.nearest) };
  const lab = toOklab(toHex(read.color, "light"));
  const isNear = (color: ColorValue) => labDistance(toOklab(toHex(color, "light")), lab) <= sameShade;
  return found(orRead(read, (color) => colorWords(color).includes(word) || isNear(color)));
}

/** About three times the difference that people just notice. */
const sameShade = 0.06;

type Shade = "light" | "dark" | undefined;

function shadeOf(word: string): { readonly shade: Shade; readonly family: ColorFamily | undefined } {
  const [, before, rest = word] = /^(light|pale|dark|deep)(.+)$/u.exec(word) ?? [];
  if (before === undefined) return { shade: undefined, family: familyCalled(word) };
  return { shade: before === "light" || before === "pale" ? "light" : "dark", family: familyCalled(rest) };
}

/**
 * Lightness in OKLab up to which a shade is dark, and from which it is light: half way from what the survey of xkcd has as the
 * plain colour to its dark and its light one.
 */
const bounds: Readonly<Record<ColorFamily, readonly [dark: number, light: number]>> = {
  red: [0.48, 0.62],
  orange: [0.64, 0.75],
  yellow: [0.87, 0.97],
  green: [0.47, 0.78],
  teal: [0.49, 0.73],
  blue: [0.34, 0.65],
  purple: [0.35, 0.57],
  pink: [0.67, 0.83],
  brown: [0.32, 0.51],
  grey: [0.5, 0.78],
  black: [0, 1],
  white: [0, 1],
};

function isOf(color: ColorValue, family: ColorFamily, shade: Shade): boolean {
  if (!familiesOf(color).includes(family)) return false;
  if (shade === undefined) return true;
  const [lightness] = toOklab(toHex(color, "light"));
  const [dark, light] = bounds[family];
  return shade === "light" ? lightness >= light : lightness <= dark;
}

/** What was given a colour by this word is found by it, whatever people would call it. */
function orRead(read: ReturnType<typeof readColor>, test: (color: ColorValue) => boolean) {
  return (color: ColorValue) => (read.success && color === read.color) || test(color);
}

function exactly(wanted: ColorValue): ColorAsked {
  if (wanted.startsWith("--")) return found((color) => color === wanted);
  return found((color) => toHex(color, "light") === wanted);
}

/** Asked once for each colour. */
function found(test: (color: ColorValue) => boolean): ColorAsked {
  const answers = new Map<ColorValue, boolean>();
  return {
    success: true,
    test(color) {
      const known = answers.get(color);
      if (known !== undefined) return known;
      const answer = test(color);
      answers.set(color, answer);
      return answer;
    },
  };
}

/** "bright red" is near to red. */
function nearestWords(wanted: string, near: readonly string[]): readonly string[] {
  const plain = wanted.split(/[\s_-]+/gu).flatMap((part) => familyCalled(part) ?? []);
  return [...new Set([...plain.toReversed(), ...near, ...nearest(wanted, plainWords)])].slice(0, 3);
}

const plainWords = ["red", "orange", "yellow", "green", "teal", "blue", "purple", "pink", "brown", "grey", "black"];
