import { directionOf } from "@/canvas/labels/label-text";
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
  /** What stands beside its text at the right. */
  readonly count: (row: LegendRow) => string;
  /** What all counts are of, below the rows. */
  readonly counted?: string;
  /** Width of a text of 12 px. */
  readonly measure: (text: string, weight: 400 | 600) => number;
}

export interface PictureLegend {
  readonly parts: readonly PicturePart[];
  readonly width: number;
  readonly height: number;
}

const rowHeight = 20;
const rowsPerColumn = 8;
/** From the left of a row to its text. */
const textLeft = 28;
/** Between a text and its count, and between two columns. */
const gaps = { count: 16, column: 32 };
const fontSize = 12;

/**
 * What colours, shapes and sizes mean, as on the page: below the graph, in columns as wide as what is in them. A picture of a large
 * graph is seen small: its legend grows with it.
 */
export function legendParts(groups: readonly LegendGroup[], deps: LegendDeps): PictureLegend {
  const scale = Math.max(1, deps.width / readableWidth);
  const { parts, width, height } = partsAtOne(groups, { ...deps, width: deps.width / scale });
  const place = { x: deps.left, y: deps.top, scale };
  return { parts: parts.map((part) => placed(part, place)), width: width * scale, height: height * scale };
}

/** So wide a picture is still read where it fills a page. */
const readableWidth = 1600;

type PartPlace = NonNullable<Extract<PicturePart, { kind: "shape" }>["at"]>;

function placed(part: PicturePart, { x, y, scale }: PartPlace): PicturePart {
  const at = ({ x: left, y: top }: Omit<PartPlace, "scale">) => ({ x: x + left * scale, y: y + top * scale });
  if (part.kind === "text") return { ...part, ...at(part), size: part.size * scale };
  const own = part.at ?? { x: 0, y: 0, scale: 1 };
  return { ...part, at: { ...at(own), scale: own.scale * scale } };
}

/** Its upper left corner is the origin. */
function partsAtOne(groups: readonly LegendGroup[], deps: Omit<LegendDeps, "left" | "top">): PictureLegend {
  const lines = groups.flatMap(({ head, rows }): readonly Line[] => [
    ...(head === null ? [] : [{ head: clipped(head) }]),
    ...rows.map((row) => toLine(row, deps)),
  ]);
  const widths = widthsOf(lines, deps);
  const columns = Math.max(
    1,
    Math.min(Math.floor(deps.width / widths.column), Math.ceil(lines.length / rowsPerColumn)),
  );
  const perColumn = Math.ceil(lines.length / columns);
  const parts = lines.flatMap((line, at) => {
    const x = Math.floor(at / perColumn) * widths.column;
    const y = (at % perColumn) * rowHeight;
    const place = { x, y, weight: 400, color: deps.ink, anchor: "left" } as const;
    if ("head" in line) return [textPart(line.head, { ...place, weight: 600 })];
    const counted = textPart(line.count, { ...place, x: x + widths.row, anchor: "right" });
    return [
      ...signParts(line.sign, { x, y: y + 3, hex: deps.hex }),
      textPart(line.text, { ...place, x: x + textLeft }),
      ...(line.count === "" ? [] : [counted]),
    ];
  });
  const width = columns * widths.column - gaps.column;
  if (lines.length === 0 || deps.counted === undefined) return { parts, width, height: perColumn * rowHeight };
  const y = perColumn * rowHeight;
  const note = textPart(deps.counted, { x: 0, y, weight: 400, color: deps.ink, anchor: "left" });
  const noteWidth = deps.measure(deps.counted, 400);
  return { parts: [...parts, note], width: Math.max(width, noteWidth), height: (perColumn + 1) * rowHeight };
}

type Line = { readonly head: string } | { readonly text: string; readonly count: string; readonly sign: LegendSign };

function toLine(row: LegendRow, { count }: Pick<LegendDeps, "count">): Line {
  return { text: clipped(row.text), count: count(row), sign: row.sign };
}

/** All columns are alike. */
function widthsOf(lines: readonly Line[], { measure }: Pick<LegendDeps, "measure">) {
  const widest = { head: 0, text: 0, count: 0 };
  for (const line of lines) {
    if ("head" in line) widest.head = Math.max(widest.head, measure(line.head, 600));
    else {
      widest.text = Math.max(widest.text, measure(line.text, 400));
      if (line.count !== "") widest.count = Math.max(widest.count, gaps.count + measure(line.count, 400));
    }
  }
  const row = Math.max(widest.head, textLeft + widest.text + widest.count);
  return { row, column: row + gaps.column };
}

interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly weight: 400 | 600;
  readonly color: string;
  readonly anchor: "left" | "right";
}

function textPart(text: string, { y, ...place }: TextPlace): PicturePart {
  return {
    kind: "text",
    ...place,
    y: y + 14,
    text,
    size: fontSize,
    haloWidth: 0,
    direction: directionOf(text),
    plate: null,
  };
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
