/** Lightness 0 to 1, green to red, blue to yellow. */
type Lab = readonly [lightness: number, a: number, b: number];

/** `#rrggbb` in OKLab (Björn Ottosson, "A perceptual color space for image processing", 2020). */
export function toOklab(hex: string): Lab {
  const [red, green, blue] = [linear(hex, 1), linear(hex, 3), linear(hex, 5)];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** How unlike two colours look: deltaEOK2, in which hue and saturation count twice as much as lightness. */
export function labDistance(one: Lab, other: Lab): number {
  const [lightness, a, b] = [one[0] - other[0], 2 * (one[1] - other[1]), 2 * (one[2] - other[2])];
  return Math.sqrt(lightness * lightness + a * a + b * b);
}

/** One channel of the hex as an amount of light. */
function linear(hex: string, from: number): number {
  const share = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
