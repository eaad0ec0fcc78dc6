/** Colours with a darker or a lighter one of the same kind, from light to dark. */
const scales: readonly (readonly string[])[] = [
  ["mistyrose", "lightcoral", "red", "firebrick", "darkred"],
  ["moccasin", "sandybrown", "orange", "darkorange", "chocolate", "saddlebrown"],
  ["lightyellow", "khaki", "yellow", "gold", "goldenrod", "darkgoldenrod"],
  ["honeydew", "lightgreen", "green", "seagreen", "darkgreen"],
  ["paleturquoise", "mediumturquoise", "teal", "darkcyan", "darkslategray"],
  ["aliceblue", "lightblue", "blue", "mediumblue", "darkblue", "navy"],
  ["thistle", "plum", "purple", "darkviolet", "indigo"],
  ["lavenderblush", "lightpink", "pink", "hotpink", "deeppink", "mediumvioletred"],
  ["whitesmoke", "lightgrey", "grey", "dimgrey", "darkslategrey"],
];

const alike: Readonly<Record<string, string>> = {
  violet: "purple",
  gray: "grey",
  lightgray: "lightgrey",
  brown: "chocolate",
  turquoise: "mediumturquoise",
  cyan: "mediumturquoise",
};

/** Colours that are things too. */
export const thingColors: ReadonlySet<string> = new Set(
  "tomato olive plum orchid salmon coral lavender lime gold silver navy".split(" "),
);

/** The next shade of a colour; null where there is none. */
export function shadeOf(color: string, isDarker: boolean): string | null {
  const known = alike[color] ?? color;
  const scale = scales.find((shades) => shades.includes(known));
  return scale?.[scale.indexOf(known) + (isDarker ? 1 : -1)] ?? null;
}
