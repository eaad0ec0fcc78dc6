import type { NodeShape } from "@/graph/styles/style-types";

/** How a shape is given to the drawing engine. */
interface ShapeForm {
  readonly name: "ellipse" | "round-rectangle" | "rectangle" | "diamond" | "triangle" | "pentagon" | "star" | "polygon";
  /** Corners of a polygon in [-1, 1], x and y in turn. */
  readonly points: string;
  /** Width for the area of a disc of diameter 1: equal sizes look equal, whatever the shape. */
  readonly width: number;
}

const UNUSED = "-1 -1 1 -1 1 1 -1 1";

const FORMS: Readonly<Record<NodeShape, ShapeForm>> = {
  ellipse: { name: "ellipse", points: UNUSED, width: 1 },
  "round-rectangle": { name: "round-rectangle", points: UNUSED, width: 0.91 },
  rectangle: { name: "rectangle", points: UNUSED, width: 0.89 },
  diamond: { name: "diamond", points: UNUSED, width: 1.25 },
  triangle: { name: "triangle", points: UNUSED, width: 1.25 },
  pentagon: { name: "pentagon", points: UNUSED, width: 1.12 },
  star: { name: "star", points: UNUSED, width: 1.4 },
  hexagon: {
    name: "polygon",
    points: "0 -1 0.866 -0.5 0.866 0.5 0 1 -0.866 0.5 -0.866 -0.5",
    width: 1.1,
  },
  "triangle-down": { name: "polygon", points: "-1 -1 1 -1 0 1", width: 1.25 },
  plus: {
    name: "polygon",
    points:
      "-0.36 -1 0.36 -1 0.36 -0.36 1 -0.36 1 0.36 0.36 0.36 0.36 1 -0.36 1 -0.36 0.36 -1 0.36 -1 -0.36 -0.36 -0.36",
    width: 1.15,
  },
};

export function formOf(shape: NodeShape): ShapeForm {
  return FORMS[shape];
}

/** Share of a rounded square's side that its corners take. */
export const CORNER_SHARE = 0.23;

/** The shape that is drawn with this form. */
export function shapeOf(name: string, points: string): NodeShape {
  const shapes = Object.keys(FORMS) as NodeShape[];
  const found = shapes.find((shape) => FORMS[shape].name === name && (name !== "polygon" || samePoints(shape, points)));
  return found ?? "ellipse";
}

function samePoints(shape: NodeShape, points: string): boolean {
  return numbersOf(FORMS[shape].points) === numbersOf(points);
}

function numbersOf(points: string): string {
  return points
    .split(/[\s,]+/)
    .filter((part) => part !== "")
    .map(Number)
    .join(" ");
}
