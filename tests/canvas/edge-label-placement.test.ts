import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type EdgeLabelRequest, PLACES, placeEdgeLabels } from "@/canvas/labels/edge-label-placement";
import { pointOn } from "@/canvas/scene/edge-curves";

function request(key: string, more: Partial<EdgeLabelRequest> = {}): EdgeLabelRequest {
  const ends = { from: { x: 0, y: 0 }, to: { x: 200, y: 0 } };
  return { key, ...ends, bend: [], room: 200, width: 40, size: 12, insistent: false, ...more };
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

  it("of a bent line stand on it, at its middle where that is free", () => {
    const middle = { x: 50, y: 40 };
    const bent = request("a", { from: middle, to: middle, bend: [middle, { x: 120, y: 30 }] });
    expect(placeEdgeLabels([bent], nothing)[0]?.box).toMatchObject({ left: 30, right: 70 });
    const box = { left: 45, right: 55, top: 35, bottom: 45 };
    expect(placeEdgeLabels([bent], { boxes: [box], lines: [] })[0]?.box).toMatchObject({ left: 100, right: 140 });
    const wall = { left: 0, right: 200, top: 0, bottom: 80 };
    expect(placeEdgeLabels([bent], { boxes: [wall], lines: [] })).toEqual([]);
  });

  it("of an edge and the one that leads back are both there, whatever their slope, where the line is long enough for both", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 359 }), fc.integer({ min: 190, max: 400 }), (degrees, length) => {
        const angle = (degrees * Math.PI) / 180;
        const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
        const bentBy = (away: number) => {
          const at = (share: number) => ({ x: dx * length * share, y: dy * length * share });
          const path = { from: at(0), to: at(1), controls: [{ x: at(0.5).x - dy * away, y: at(0.5).y + dx * away }] };
          return PLACES.flatMap((share) => pointOn(path, share) ?? []);
        };
        const pair = [request("there", { bend: bentBy(12) }), request("back", { bend: bentBy(-12) })];
        expect(placeEdgeLabels(pair, nothing)).toHaveLength(2);
      }),
    );
  });
});
