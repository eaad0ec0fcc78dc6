const LONGEST = 24;
const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: "grapheme" });
/** Hebrew to the Arabic supplements and their presentation forms. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;
const LETTER = /\p{L}/u;

/** One line of at most 24 characters as people count them; a longer one ends in "…". */
export function toLabelText(label: string): string {
  const line = label.replace(/\s+/gu, " ").trim();
  if (line.length <= LONGEST) return line;
  const characters = Array.from(GRAPHEMES.segment(line.slice(0, LONGEST * 32)), ({ segment }) => segment);
  return characters.length <= LONGEST ? line : `${characters.slice(0, LONGEST).join("").trimEnd()}…`;
}

/** By the first letter, so that the "…" stands where the text goes on. */
export function directionOf(text: string): "ltr" | "rtl" {
  const first = LETTER.exec(text)?.[0] ?? "";
  return RIGHT_TO_LEFT.test(first) ? "rtl" : "ltr";
}

/** In px on the screen: the same from 60 % to 160 %, in step with the picture outside. */
export function labelSize(zoom: number): number {
  if (zoom < 0.6) return (BASE_SIZE * zoom) / 0.6;
  return zoom > 1.6 ? (BASE_SIZE * zoom) / 1.6 : BASE_SIZE;
}

/** `usual` is the size of a label without one of its own, at this zoom. */
export function styledSize(usual: number, { size }: { readonly size?: number }): number {
  return size === undefined ? usual : (usual * size) / BASE_SIZE;
}

export function colorOf(lettering: { readonly color?: string } | undefined): { readonly color?: string } {
  return lettering?.color === undefined ? {} : { color: lettering.color };
}

export const BASE_SIZE = 12;
/** Smaller labels are not drawn. */
export const SMALLEST = 9;
/** The baseline's share of a label's height. */
export const BASELINE = 0.76;
/** Width of the halo's stroke, as a share of the font size. */
export const HALO = 3.5 / BASE_SIZE;
/** Room between an edge's label and its line, in px. */
export const PLATE = 2;
