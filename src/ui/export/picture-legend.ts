import type { ColorValue, LineStyle } from "@/graph/styles/style-types";
import type { LegendGroup, LegendRow, LegendSign } from "../canvas/legend/legend-row";
import { nodeOutlines } from "../parts/NodeSign";
import { figure, type PicturePart, shape } from "./picture-parts";

export interface LegendDeps {
  readonly left: number;
  readonly top: number;
  /** Columns are filled up to this width. */
  readonly width: number;
  readonly hex: (color: ColorValue) => string;
  readonly ink: string;
  readonly figures: (count: number) => string;
}

export interface PictureLegend {
  readonly parts: readonly PicturePart[];
  readonly width: number;
  readonly height: number;
}

const rowHeight = 20;
const columnWidth = 190;
const rowsPerColumn = 8;
const signWidth = 22;

/** What colours, shapes and sizes mean, as on the page: below the graph, in columns. */
export function legendParts(groups: readonly LegendGroup[], deps: LegendDeps): PictureLegend {
  const lines = groups.flatMap(({ head, rows }): readonly Line[] => [
    ...(head === null ? [] : [{ head }]),
    ...rows.map((row) => ({ row })),
  ]);
  const columns = Math.max(1, Math.min(Math.floor(deps.width / columnWidth), Math.ceil(lines.length / rowsPerColumn)));
  const perColumn = Math.ceil(lines.length / columns);
  const parts = lines.flatMap((line, at) => {
    const x = deps.left + Math.floor(at / perColumn) * columnWidth;
    const y = deps.top + (at % perColumn) * rowHeight;
    if ("head" in line) return [textPart(clipped(line.head), { x, y, weight: 600, color: deps.ink })];
    const { text, isCounted, count, sign } = line.row;
    const told = isCounted ? clipped(text) : `${clipped(text)}  ${deps.figures(count)}`;
    const place = { x: x + signWidth + 6, y, weight: 400, color: deps.ink } as const;
    return [...signParts(sign, { x, y: y + 3, hex: deps.hex }), textPart(told, place)];
  });
  return { parts, width: columns * columnWidth, height: lines.length === 0 ? 0 : perColumn * rowHeight };
}

type Line = { readonly head: string } | { readonly row: LegendRow };

interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly weight: 400 | 600;
  readonly color: string;
}

function textPart(text: string, { x, y, weight, color }: TextPlace): PicturePart {
  return { kind: "text", x, y: y + 14, text, size: 12, weight, color, haloWidth: 0, direction: "ltr" };
}

interface SignPlace {
  readonly x: number;
  readonly y: number;
  readonly hex: (color: ColorValue) => string;
}

function signParts(sign: LegendSign, { x, y, hex }: SignPlace): readonly PicturePart[] {
  switch (sign.kind) {
    case "node":
      return [shape(nodeOutlines[sign.shape], { fill: hex(sign.color), at: { x: x + 3, y: y + 1, scale: 0.6 } })];
    case "line":
      return [
        shape(`M${figure(x + 1)} ${figure(y + 7)}h18`, {
          stroke: hex(sign.color),
          strokeWidth: Math.max(1, sign.width),
          dash: dashes[sign.lineStyle],
        }),
      ];
    case "ramp": {
      const step = 20 / sign.colors.length;
      return sign.colors.map((color, at) =>
        shape(`M${figure(x + at * step)} ${figure(y + 3)}h${figure(step)}v8h-${figure(step)}Z`, { fill: hex(color) }),
      );
    }
    case "sizes":
      return [circle(x + 4, y + 7, 2.5, hex("--g-0")), circle(x + 13.5, y + 7, 5.5, hex("--g-0"))];
  }
}

const dashes: Readonly<Record<LineStyle, readonly number[]>> = { solid: [], dashed: [5, 4], dotted: [1.5, 4] };

function circle(x: number, y: number, radius: number, fill: string): PicturePart {
  const arc = `A${radius} ${radius} 0 1 1`;
  const [left, right] = [`${figure(x - radius)} ${figure(y)}`, `${figure(x + radius)} ${figure(y)}`];
  return shape(`M${left}${arc} ${right}${arc} ${left}Z`, { fill });
}

function clipped(text: string): string {
  const signs = [...text];
  return signs.length <= 22 ? text : `${signs.slice(0, 21).join("")}…`;
}
