import { toHex } from "../styles/palette";
import type { ColorValue } from "../styles/style-types";
import { labDistance, toOklab } from "./oklab";
import { surveyColors } from "./survey-colors";

/** The eleven basic colour terms of English (Berlin and Kay, 1969), and teal, which the palette has. */
const colorFamilies = [
  "red",
  "orange",
  "yellow",
  "green",
  "teal",
  "blue",
  "purple",
  "pink",
  "brown",
  "grey",
  "black",
  "white",
] as const;
export type ColorFamily = (typeof colorFamilies)[number];

/**
 * What people call a colour: mostly one word, two where it stands between them. A colour of the palette is what the page calls
 * it in both themes; any other is what most of its neighbours in the survey of colour names are called.
 */
export function familiesOf(color: ColorValue): readonly ColorFamily[] {
  return paletteFamilies[color] ?? surveyFamilies(toHex(color, "light"));
}

export function familyCalled(word: string): ColorFamily | undefined {
  return colorFamilies.find((family) => family === (synonyms[word] ?? word));
}

const synonyms: Readonly<Record<string, ColorFamily>> = { gray: "grey", violet: "purple" };

/** Jade is drawn as a dark green on light ground and as a teal on dark ground, gold as a tan there and as a yellow on dark ground. */
const paletteFamilies: Readonly<Record<ColorValue, readonly ColorFamily[]>> = {
  "--g-0": ["grey"],
  "--g-1": ["blue"],
  "--g-2": ["orange"],
  "--g-3": ["teal", "green"],
  "--g-4": ["pink"],
  "--g-5": ["yellow", "brown"],
  "--g-6": ["purple"],
  "--g-7": ["blue"],
  "--g-8": ["brown"],
  "--w-red": ["red"],
  "--w-yellow": ["yellow"],
  "--w-green": ["green"],
  "--w-pink": ["pink"],
  "--w-teal": ["teal"],
  "--w-purple": ["purple"],
  "--w-sky": ["blue"],
  "--edge": ["grey"],
  "--edge-quiet": ["grey"],
};

interface Neighbor {
  readonly lab: ReturnType<typeof toOklab>;
  readonly shares: readonly (readonly [ColorFamily, number])[];
}

const neighborsAsked = 5;
/** Of what a name of several words says, the last one says most: a "purple blue" is a blue. */
const lastWord = 0.65;
const leastShare = 1 / 3;
/** Keeps a neighbour at the very spot from deciding alone. */
const softening = 0.02;

function surveyFamilies(hex: string): readonly ColorFamily[] {
  const votes = new Map<ColorFamily, number>();
  let all = 0;
  for (const { distance, neighbor } of nearestTo(hex)) {
    const weight = 1 / (distance + softening);
    all += weight;
    for (const [family, share] of neighbor.shares) votes.set(family, (votes.get(family) ?? 0) + share * weight);
  }
  const ranked = [...votes].sort((a, b) => b[1] - a[1]);
  return ranked.filter(([, vote], place) => place === 0 || vote / all >= leastShare).map(([family]) => family);
}

interface Near {
  readonly distance: number;
  readonly neighbor: Neighbor;
}

/** Of a graph with a colour for each node this is asked often: no list of all distances is made. */
function nearestTo(hex: string): readonly Near[] {
  const lab = toOklab(hex);
  let found: readonly Near[] = [];
  for (const neighbor of survey()) {
    const distance = labDistance(lab, neighbor.lab);
    if (found.length === neighborsAsked && distance >= (found.at(-1)?.distance ?? 0)) continue;
    found = [...found, { distance, neighbor }].sort((a, b) => a.distance - b.distance).slice(0, neighborsAsked);
  }
  return found;
}

let known: readonly Neighbor[] | undefined;

function survey(): readonly Neighbor[] {
  known ??= Object.entries(surveyColors).flatMap(([words, hexes]) => {
    const shares = sharesOf(words.split(" ").flatMap((word) => familyCalled(word) ?? []));
    return hexes.split(" ").map((hex) => ({ lab: toOklab(`#${hex}`), shares }));
  });
  return known;
}

function sharesOf(families: readonly ColorFamily[]): Neighbor["shares"] {
  const others = families.slice(0, -1);
  return families.map((family, place) => {
    if (others.length === 0) return [family, 1];
    return [family, place === others.length ? lastWord : (1 - lastWord) / others.length];
  });
}
