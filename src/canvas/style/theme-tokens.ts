/** Colours of the picture that are not data, and the font, as tokens.css has them now. */
export interface CanvasTokens {
  readonly canvas: string;
  readonly edge: string;
  readonly edgeQuiet: string;
  readonly label: string;
  readonly labelQuiet: string;
  readonly strong: string;
  readonly halo: string;
  readonly selectRing: string;
  readonly accent: string;
  /** Came, differs, goes away: the rings of Show changes; and the words beside what goes. */
  readonly added: string;
  readonly changed: string;
  readonly leaving: string;
  readonly leavingText: string;
  readonly hoverRing: string;
  /** 0 to 1: the drawing engine takes alpha apart from the colour. */
  readonly hoverRingAlpha: number;
  readonly font: string;
}

interface Paint {
  readonly hex: string;
  readonly alpha: number;
}

/** Reads the tokens through a probe element, since a canvas cannot read `var()`. Once per theme change. */
export function readTokens(host: HTMLElement): CanvasTokens {
  const probe = host.ownerDocument.createElement("span");
  probe.hidden = true;
  host.append(probe);
  const read = (name: string): Paint => {
    probe.style.color = `var(${name})`;
    return toPaint(getComputedStyle(probe).color);
  };
  const hover = read("--hover-ring");
  probe.style.fontFamily = "var(--font, sans-serif)";
  const tokens: CanvasTokens = {
    canvas: read("--canvas").hex,
    edge: read("--edge").hex,
    edgeQuiet: read("--edge-quiet").hex,
    label: read("--label").hex,
    labelQuiet: read("--label-2").hex,
    strong: read("--text").hex,
    halo: read("--halo").hex,
    selectRing: read("--select-ring").hex,
    accent: read("--focus").hex,
    added: read("--diff-add").hex,
    changed: read("--diff-change").hex,
    leaving: read("--diff-remove").hex,
    leavingText: read("--danger-text").hex,
    hoverRing: hover.hex,
    hoverRingAlpha: hover.alpha,
    font: getComputedStyle(probe).fontFamily,
  };
  probe.remove();
  return tokens;
}

/** "rgb(1, 2, 3)" or "rgba(1, 2, 3, 0.5)" as browsers give computed colours. */
export function toPaint(computed: string): Paint {
  const parts = [...computed.matchAll(/[\d.]+/g)].map((match) => Number(match[0]));
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts;
  return { hex: toHexColor([red, green, blue]), alpha };
}

export type Rgb = readonly [number, number, number];

export function toHexColor(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

export function toRgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The colour of a token that layers may name; undefined where a value is none. */
export function tokenColor(tokens: CanvasTokens, value: string): string | undefined {
  if (value === "--edge") return tokens.edge;
  return value === "--edge-quiet" ? tokens.edgeQuiet : undefined;
}
