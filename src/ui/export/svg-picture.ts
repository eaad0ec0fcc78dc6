import { escapeXml } from "@/lib/escape-xml";
import type { PicturePainter, PictureSheet } from "./picture-orders";
import { figure, type PicturePart } from "./picture-parts";

/** The picture as an SVG file: paths and texts only, nothing that runs or is fetched. */
export function createSvgWriter({ box, background, halo, font, title }: PictureSheet): PicturePainter {
  const { left, top, width, height } = box;
  const view = [left, top, width, height].map(figure).join(" ");
  const ground =
    background === null
      ? ""
      : `<rect x="${figure(left)}" y="${figure(top)}" width="${figure(width)}" height="${figure(height)}" fill="${background}"/>\n`;
  const size = `width="${figure(width)}" height="${figure(height)}"`;
  const pieces: BlobPart[] = [
    `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${view}" font-family="${escapeXml(font)}">
<title>${escapeXml(title)}</title>
${ground}`,
  ];
  return {
    add: (parts) => {
      const lines = parts.map((part) => `${part.kind === "shape" ? writeShape(part) : writeText(part, halo)}\n`);
      // Bytes at once: texts of many elements would be kept twice.
      pieces.push(new Blob(lines));
    },
    finish: async () => new Blob([...pieces, "</svg>\n"], { type: "image/svg+xml" }),
  };
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
