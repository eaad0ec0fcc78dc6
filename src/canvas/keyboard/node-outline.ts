import type { Position } from "@/graph/document/graph-types";
import type { NodeShape } from "@/graph/styles/style-types";
import { greatest, least } from "@/lib/lists/whole-lists";
import type { NodeOutline } from "../drawing/drawing-types";
import { CORNER_SHARE, formOf } from "../style/node-shapes";

/** The outline the drawing engine gives a shape of this width, round its centre. */
export function outlineOf(shape: NodeShape, width: number): NodeOutline {
  const { name, points } = formOf(shape);
  switch (name) {
    case "ellipse":
      return { kind: "ellipse" };
    case "rectangle":
      return { kind: "rectangle", cornerRadius: 0 };
    case "round-rectangle":
      return { kind: "rectangle", cornerRadius: width * CORNER_SHARE };
    case "polygon":
      return scaled(pairs(points), width / 2);
    case "diamond":
      return scaled(ring(4, [1]), width / 2);
    case "triangle":
      return scaled(ring(3, [1]), width / 2);
    case "pentagon":
      return scaled(ring(5, [1]), width / 2);
    case "star":
      return scaled(ring(10, [1, INNER_STAR]), width / 2);
  }
}

/** Inner corners of a five-pointed star, further out than where its sides were straight lines. */
export const INNER_STAR = (1.57 * (3 - Math.sqrt(5))) / 2;

/** Corners at equal angles from the top, at these distances in turn, stretched to fill a square of side 2. */
function ring(count: number, distances: readonly number[]): readonly Position[] {
  const corners = Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count - Math.PI / 2;
    const distance = distances[index % distances.length] ?? 1;
    return { x: distance * Math.cos(angle), y: distance * Math.sin(angle) };
  });
  const x = stretch(corners.map((corner) => corner.x));
  const y = stretch(corners.map((corner) => corner.y));
  return corners.map((corner) => ({ x: x(corner.x), y: y(corner.y) }));
}

function stretch(values: readonly number[]): (value: number) => number {
  const [low, high] = [least(values), greatest(values)];
  return (value) => (2 * (value - low)) / (high - low) - 1;
}

function pairs(points: string): readonly Position[] {
  const numbers = points.split(" ").map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, index) => ({
    x: numbers[2 * index] ?? 0,
    y: numbers[2 * index + 1] ?? 0,
  }));
}

function scaled(corners: readonly Position[], half: number): NodeOutline {
  return { kind: "polygon", corners: corners.map(({ x, y }) => ({ x: x * half, y: y * half })) };
}
