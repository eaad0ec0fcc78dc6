import { type LineStyle, lineStyles, type NodeShape, nodeShapes } from "../host";

/** What programs call the shapes and lines that Parley draws; those that are missing they do not have. */
interface ShapeNames {
  readonly shapes: Readonly<Partial<Record<NodeShape, string>>>;
  readonly lines: Readonly<Record<LineStyle, string>>;
}

export const gexfShapes: ShapeNames = {
  shapes: { ellipse: "disc", rectangle: "square", triangle: "triangle", diamond: "diamond" },
  lines: { solid: "solid", dashed: "dashed", dotted: "dotted" },
};

export const yedShapes: ShapeNames = {
  shapes: {
    ellipse: "ellipse",
    rectangle: "rectangle",
    "round-rectangle": "roundrectangle",
    triangle: "triangle",
    "triangle-down": "triangle2",
    diamond: "diamond",
    hexagon: "hexagon",
    star: "star5",
  },
  lines: { solid: "line", dashed: "dashed", dotted: "dotted" },
};

export const cytoscapeShapes: ShapeNames = {
  shapes: {
    ellipse: "ellipse",
    rectangle: "rectangle",
    "round-rectangle": "round-rectangle",
    triangle: "triangle",
    diamond: "diamond",
    hexagon: "hexagon",
    pentagon: "pentagon",
    star: "star",
  },
  lines: { solid: "solid", dashed: "dashed", dotted: "dotted" },
};

export function shapeCalled(name: string, { shapes }: ShapeNames): NodeShape | undefined {
  return nodeShapes.find((shape) => shapes[shape] === name);
}

export function lineCalled(name: string, { lines }: ShapeNames): LineStyle | undefined {
  return lineStyles.find((line) => lines[line] === name);
}
