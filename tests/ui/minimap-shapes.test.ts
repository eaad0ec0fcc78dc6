import { describe, expect, it } from "vitest";
import type { Drawing, DrawingNode, NodeOutline } from "@/canvas/drawing/drawing-types";
import { paintSteps } from "@/ui/canvas/controls/paint-minimap";

function nodeOf(outline: NodeOutline): DrawingNode {
  return {
    id: "a",
    position: { x: 100, y: 100 },
    width: 40,
    height: 40,
    shape: "triangle",
    outline,
    color: "#000000",
    fillOpacity: 1,
    opacity: 1,
    borderColor: "#000000",
    borderWidth: 0,
    icon: null,
    isGroup: false,
    isSelected: false,
  };
}

/** What is drawn of one node at a tenth of its size. */
function painted(outline: NodeOutline): readonly string[] {
  const output: string[] = [];
  const say =
    (name: string) =>
    (...given: readonly number[]) =>
      void output.push(`${name} ${given.map((value) => Math.round(value * 10) / 10)}`);
  const ink = {
    arc: say("arc"),
    rect: say("rect"),
    lineTo: say("line"),
    moveTo: say("move"),
    beginPath() {},
    fill() {},
  };
  const drawing: Pick<Drawing, "nodes" | "edges"> = { nodes: [nodeOf(outline)], edges: [] };
  for (const _ of paintSteps(ink as unknown as CanvasRenderingContext2D, drawing as Drawing, {
    scale: 0.1,
    x: 0,
    y: 0,
  }));
  return output.map((line) => line.split(" ").slice(0, 2).join(" "));
}

describe("the overview", () => {
  it("draws each node in its shape", () => {
    expect(painted({ kind: "ellipse" })).toEqual(["arc 10,10,2,0,6.3"]);
    expect(painted({ kind: "rectangle", cornerRadius: 0 })).toEqual(["rect 8.2,8.2,3.6,3.6"]);
    const triangle = [
      { x: 0, y: -20 },
      { x: 20, y: 20 },
      { x: -20, y: 20 },
    ];
    expect(painted({ kind: "polygon", corners: triangle })).toEqual(["line 10,8", "line 12,12", "line 8,12"]);
  });
});
