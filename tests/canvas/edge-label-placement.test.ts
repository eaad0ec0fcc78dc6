import { describe, expect, it } from "vitest";
import { type EdgeLabelRequest, placeEdgeLabels } from "@/canvas/labels/edge-label-placement";

function request(key: string, more: Partial<EdgeLabelRequest> = {}): EdgeLabelRequest {
  const ends = { from: { x: 0, y: 0 }, to: { x: 200, y: 0 } };
  return { key, ...ends, isBent: false, room: 200, width: 40, size: 12, insistent: false, ...more };
}

const nothing = { boxes: [], lines: [] };

describe("labels of edges", () => {
  it("stand in the middle of their line where nothing is in the way", () => {
    const [label] = placeEdgeLabels([request("a")], nothing);
    expect(label?.box).toEqual({ left: 80, right: 120, top: -7, bottom: 7 });
  });

  it("move along the line, clear of nodes and labels", () => {
    const node = { left: 90, right: 110, top: -10, bottom: 10 };
    const [label] = placeEdgeLabels([request("a")], { boxes: [node], lines: [] });
    expect(label && (label.box.right < 90 || label.box.left > 110)).toBe(true);
  });

  it("move clear of other lines, and not of their own", () => {
    const lines = [
      { key: "a", from: { x: 0, y: 0 }, to: { x: 200, y: 0 } },
      { key: "b", from: { x: 100, y: -50 }, to: { x: 100, y: 50 } },
    ];
    const [label] = placeEdgeLabels([request("a")], { boxes: [], lines });
    expect(label && (label.box.right < 100 || label.box.left > 100)).toBe(true);
  });

  it("are all left out where too few find room, but those that insist", () => {
    const wall = { left: 0, right: 200, top: -10, bottom: 10 };
    const crowd = [request("a"), request("b"), request("c", { insistent: true })];
    const free = request("d", { from: { x: 0, y: 90 }, to: { x: 200, y: 90 } });
    const placed = placeEdgeLabels([...crowd, free], { boxes: [wall], lines: [] });
    expect(placed.map(({ key }) => key)).toEqual(["c"]);
  });

  it("hide no more than half of a short line", () => {
    expect(placeEdgeLabels([request("a", { to: { x: 60, y: 0 } })], nothing)).toEqual([]);
    expect(placeEdgeLabels([request("a", { to: { x: 0, y: 60 } })], nothing)).toHaveLength(1);
  });

  it("are left out where they are longer than what is seen of their line, whatever its slope", () => {
    const steep = { from: { x: 0, y: 0 }, to: { x: 120, y: 55 } };
    expect(placeEdgeLabels([request("a", { ...steep, room: 90, width: 95 })], nothing)).toEqual([]);
    expect(placeEdgeLabels([request("a", { ...steep, room: 90, width: 95, insistent: true })], nothing)).toHaveLength(
      1,
    );
    expect(placeEdgeLabels([request("a", { ...steep, room: 130, width: 40 })], nothing)).toHaveLength(1);
  });

  it("that fit stay where some others do not", () => {
    const long = request("a", { from: { x: 0, y: 90 }, to: { x: 200, y: 90 }, width: 300 });
    expect(placeEdgeLabels([long, request("b")], nothing).map(({ key }) => key)).toEqual(["b"]);
  });

  it("of a bent line stand at its middle or nowhere", () => {
    const middle = { x: 50, y: 40 };
    const bent = request("a", { from: middle, to: middle, isBent: true });
    expect(placeEdgeLabels([bent], nothing)[0]?.box).toMatchObject({ left: 30, right: 70 });
    const box = { left: 45, right: 55, top: 35, bottom: 45 };
    expect(placeEdgeLabels([bent], { boxes: [box], lines: [] })).toEqual([]);
  });
});
