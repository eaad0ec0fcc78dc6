import { expect, it } from "vitest";
import { createCamera } from "@/canvas/camera";
import type { Camera } from "@/canvas/canvas-port";
import { followNews } from "@/canvas/scene/follow-news";
import { createPlaces } from "@/canvas/scene/places";
import type { Origin } from "@/graph/document/document-types";
import { createGraphDocument } from "@/graph/document/graph-document";
import type { Position } from "@/graph/document/graph-types";
import { catsGraph } from "../support/graphs/cats";

const wide = 800;
const high = 600;
const chosen: Camera = { x: wide / 2, y: high / 2, zoom: 0.5 };
const nothing = () => undefined;

/** A document in a view of 800 x 600 px: the camera and what follows the document are real, the drawing is not. */
function setUp() {
  const document = createGraphDocument(catsGraph());
  const places = createPlaces(document);
  let shown: Camera = { x: 0, y: 0, zoom: 1 };
  const camera = createCamera({
    plane: {
      width: () => wide,
      height: () => high,
      camera: () => shown,
      show: (next) => {
        shown = next;
      },
    },
    extents: function* extents() {
      for (const [id, position] of places.all()) yield { id, position, size: 30 };
    },
    insets: () => ({ top: 0, right: 0, bottom: 0, left: 0 }),
    animates: () => false,
  });
  const highlight = {
    select: nothing,
    hover: nothing,
    dim: nothing,
    isolate: nothing,
    again: nothing,
    isIsolated: () => false,
    isHovered: () => false,
    isSelected: () => false,
    isDimmed: () => false,
    hovered: () => null,
  };
  const own = { document, places, camera, mover: { finish: nothing }, highlight, redraw: nothing };
  document.subscribe((news) => followNews(own, news));
  const add = (position: Position, actor: Origin["actor"] = "assistant") => {
    const node = { id: "new", type: "cat", label: "New", position, attributes: {} };
    document.apply([{ type: "node-put", node }], { step: "1", actor, title: "Add New" });
  };
  const isSeen = (id: string) => {
    const { x, y } = places.of(id);
    const across = x * shown.zoom + shown.x;
    const down = y * shown.zoom + shown.y;
    return across > 0 && down > 0 && across < wide && down < high;
  };
  const seen = () => [...places.all().keys()].filter(isSeen);
  const drag = (id: string, position: Position) =>
    document.apply([{ type: "positions-set", positions: { [id]: position } }], { step: "2", actor: "user", title: "" });
  return { camera, add, drag, seen, now: () => shown };
}

it("the chat's new node outside the view is brought in sight, beside what was seen", () => {
  const { camera, add, seen } = setUp();
  camera.set(chosen);
  const before = seen();
  expect(before.length).toBeGreaterThan(0);
  add({ x: 4000, y: -3000 });
  expect(seen()).toEqual(expect.arrayContaining([...before, "new"]));
});

it("a view somebody chose stays where the chat's new node is in it, and for a node added by hand", () => {
  const { camera, add, now } = setUp();
  camera.set(chosen);
  add({ x: 20, y: 20 });
  expect(now()).toEqual(chosen);
  const other = setUp();
  other.camera.set(chosen);
  other.add({ x: 4000, y: -3000 }, "user");
  expect(other.now()).toEqual(chosen);
});

it("a graph that was framed stays framed", () => {
  const { camera, add, seen } = setUp();
  camera.frame([], false);
  add({ x: 4000, y: -3000 });
  expect(camera.isFramed()).toBe(true);
  expect(seen()).toHaveLength(15);
});

it("a graph that was framed stays as it is after a person's own change, though the legend or a panel grows", () => {
  const { camera, add, now } = setUp();
  camera.frame([], false);
  const framed = now();
  add({ x: 4000, y: -3000 }, "user");
  camera.resized(0, 0);
  expect(now()).toEqual(framed);
  camera.resized(-300, 0);
  expect(now()).toEqual({ ...framed, x: framed.x - 150 });
  const other = setUp();
  other.add({ x: 20, y: 20 });
  other.camera.frame([], false);
  const whole = other.now();
  other.drag("new", { x: 4000, y: -3000 });
  other.camera.resized(0, 0);
  expect(other.now()).toEqual(whole);
});

it("frames below the tools of a phone, also where there is little room", () => {
  let shown: Camera = { x: 0, y: 0, zoom: 1 };
  const show = (next: Camera) => {
    shown = next;
  };
  const camera = createCamera({
    plane: { width: () => 390, height: () => 190, camera: () => shown, show },
    extents: function* extents() {
      for (const y of [0, 100, 200]) yield { id: `n${y}`, position: { x: y, y }, size: 30 };
    },
    insets: () => ({ top: 0, right: 36, bottom: 16, left: 18 }),
    animates: () => false,
  });
  camera.frame([], false);
  const toolsEnd = 62;
  expect(-15 * shown.zoom + shown.y).toBeGreaterThanOrEqual(toolsEnd);
});
