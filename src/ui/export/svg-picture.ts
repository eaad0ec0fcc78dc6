import { escapeXml } from "@/lib/escape-xml";
import { figure, type PicturePart } from "./picture-parts";

/** A picture before it is drawn. */
export interface Picture {
  readonly parts: readonly PicturePart[];
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  /** null: nothing behind. */
  readonly background: string | null;
  readonly halo: string;
  /** A CSS font family list. */
  readonly font: string;
  readonly title: string;
}

/** The picture as an SVG file: paths and texts only, nothing that runs or is fetched. */
export function writeSvg({ parts, box, background, halo, font, title }: Picture, scale = 1): string {
  const { left, top, width, height } = box;
  const view = [left, top, width, height].map(figure).join(" ");
  const ground =
    background === null
      ? ""
      : `<rect x="${figure(left)}" y="${figure(top)}" width="${figure(width)}" height="${figure(height)}" fill="${background}"/>\n`;
  const drawn = parts.map((part) => (part.kind === "shape" ? writeShape(part) : writeText(part, halo)));
  const size = `width="${figure(width * scale)}" height="${figure(height * scale)}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${view}" font-family="${escapeXml(font)}">
<title>${escapeXml(title)}</title>
${ground}${drawn.join("\n")}
</svg>
`;
}

function writeShape(part: Extract<PicturePart, { kind: "shape" }>): string {
  const { path, fill, fillOpacity, stroke, strokeWidth, dash, opacity, at } = part;
  const attributes = [
    `d="${path}"`,
    `fill="${fill ?? "none"}"`,
    ...(fill !== null && fillOpacity !== 1 ? [`fill-opacity="${figure(fillOpacity)}"`] : []),
    ...(stroke === null ? [] : [`stroke="${stroke}"`, `stroke-width="${figure(strokeWidth)}"`]),
    ...(dash.length === 0 ? [] : [`stroke-dasharray="${dash.join(" ")}"`]),
    ...(opacity === 1 ? [] : [`opacity="${figure(opacity)}"`]),
    ...(at ? [`transform="translate(${figure(at.x)} ${figure(at.y)}) scale(${at.scale})"`] : []),
  ];
  return `<path ${attributes.join(" ")}/>`;
}

function writeText(part: Extract<PicturePart, { kind: "text" }>, halo: string): string {
  const { x, y, text, size, weight, color, haloWidth, direction } = part;
  const attributes = [
    `x="${figure(x)}"`,
    `y="${figure(y)}"`,
    `font-size="${figure(size)}"`,
    `font-weight="${weight}"`,
    `fill="${color}"`,
    ...(haloWidth > 0
      ? [`stroke="${halo}"`, `stroke-width="${figure(haloWidth)}"`, 'stroke-linejoin="round"', 'paint-order="stroke"']
      : []),
    ...(direction === "rtl" ? ['direction="rtl"', 'text-anchor="end"'] : []),
    'xml:space="preserve"',
  ];
  return `<text ${attributes.join(" ")}>${escapeXml(text)}</text>`;
}
