import { escapeXml } from "@/lib/escape-xml";
import type { PictureBox, PicturePainter, PictureSheet } from "./picture-orders";
import { figure, type PicturePart, type TextPart } from "./picture-parts";

/**
 * The picture as an SVG file: paths, texts and the font they are written in, nothing that runs or is fetched. `loadFace` gives a
 * rule @font-face with the font in it, and is asked only where there is text.
 */
export function createSvgWriter(
  { box, graph, background, halo, font, title }: PictureSheet,
  loadFace: () => Promise<string>,
): PicturePainter {
  const { left, top, width, height } = box;
  const view = [left, top, width, height].map(figure).join(" ");
  const ground = background === null ? "" : `${writeRectangle(box, background)}\n`;
  const size = `width="${figure(width)}" height="${figure(height)}"`;
  const head = `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${view}" font-family="${escapeXml(font)}">
<title>${escapeXml(title)}</title>
`;
  const [pieces, legend]: [BlobPart[], BlobPart[]] = [[], []];
  let hasText = false;
  const write = (parts: readonly PicturePart[], to: BlobPart[]) => {
    const lines = parts.map((part) => `${part.kind === "shape" ? writeShape(part) : writeText(part, halo)}\n`);
    // Bytes at once: texts of many elements would be kept twice.
    to.push(new Blob(lines));
    hasText ||= parts.some(({ kind }) => kind === "text");
  };
  return {
    add: (parts) => write(parts, pieces),
    addLegend: (parts) => write(parts, legend),
    finish: async () => {
      const face = hasText ? await loadFace() : "";
      const style = face === "" ? "" : `<style>${face}</style>\n`;
      const clip = `<clipPath id="graph">${writeRectangle(graph, "black")}</clipPath>\n<g clip-path="url(#graph)">\n`;
      const all = [head, style, ground, clip, ...pieces, "</g>\n", ...legend, "</svg>\n"];
      return new Blob(all, { type: "image/svg+xml" });
    },
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

function writeText(part: TextPart, halo: string): string {
  const { x, y, text, size, weight, color, haloWidth, direction, anchor, plate } = part;
  const attributes = [
    `x="${figure(x)}"`,
    `y="${figure(y)}"`,
    `font-size="${figure(size)}"`,
    `font-weight="${weight}"`,
    `fill="${color}"`,
    ...(haloWidth > 0
      ? [`stroke="${halo}"`, `stroke-width="${figure(haloWidth)}"`, 'stroke-linejoin="round"', 'paint-order="stroke"']
      : []),
    ...(direction === "rtl" ? ['direction="rtl"'] : []),
    ...anchorOf(anchor, direction),
    'xml:space="preserve"',
  ];
  const ground = plate === null ? "" : writeRectangle(boxOf(plate), halo);
  return `${ground}<text ${attributes.join(" ")}>${escapeXml(text)}</text>`;
}

/** SVG counts from where the text begins. */
function anchorOf(anchor: TextPart["anchor"], direction: TextPart["direction"]): readonly string[] {
  if (anchor === "middle") return ['text-anchor="middle"'];
  return (anchor === "left") === (direction === "ltr") ? [] : ['text-anchor="end"'];
}

function boxOf({ left, top, right, bottom }: NonNullable<TextPart["plate"]>): PictureBox {
  return { left, top, width: right - left, height: bottom - top };
}

function writeRectangle({ left, top, width, height }: PictureBox, fill: string): string {
  const place = `x="${figure(left)}" y="${figure(top)}"`;
  return `<rect ${place} width="${figure(width)}" height="${figure(height)}" fill="${fill}"/>`;
}
