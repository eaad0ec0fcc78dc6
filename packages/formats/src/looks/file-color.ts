import { cssColors, type ElementStyle } from "../host";

export type FileColor = Required<Pick<ElementStyle, "color">> & Pick<ElementStyle, "opacity">;

/** A colour as other programs write it: `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb(…)`, `rgba(…)` or a name of CSS. */
export function readFileColor(text: string): FileColor | undefined {
  const word = text.trim().toLowerCase();
  const hex = /^#?([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/.exec(word)?.[1];
  if (hex !== undefined) return readHex(hex);
  const channels = /^rgba?\(([^()]*)\)$/
    .exec(word)?.[1]
    ?.split(/[\s,/]+/)
    .filter((part) => part !== "");
  if (channels !== undefined) return colorOf(channels.slice(0, 3).map(Number), channels[3]);
  return Object.hasOwn(cssColors, word) ? { color: cssColors[word] ?? "" } : undefined;
}

/** From red, green and blue, each 0 to 255, and opacity, 0 to 1. */
export function colorOf(channels: readonly number[], alpha?: string): FileColor | undefined {
  if (channels.length !== 3 || !channels.every((one) => one >= 0 && one <= 255)) return undefined;
  const color = `#${channels.map((one) => Math.round(one).toString(16).padStart(2, "0")).join("")}`;
  return { color, ...opacityOf(alpha) };
}

function readHex(hex: string): FileColor {
  if (hex.length === 3) return { color: `#${hex.replace(/./g, "$&$&")}` };
  const alpha = hex.slice(6);
  return { color: `#${hex.slice(0, 6)}`, ...(alpha !== "" && opacityOf(String(Number.parseInt(alpha, 16) / 255))) };
}

/** Full opacity is what is drawn without any. */
function opacityOf(text: string | undefined): Pick<ElementStyle, "opacity"> {
  const opacity = text === undefined || text === "" ? Number.NaN : Number(text);
  return opacity >= 0 && opacity < 1 ? { opacity } : {};
}
