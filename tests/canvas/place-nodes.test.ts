import { expect, it } from "vitest";
import { placeNodes } from "@/canvas/scene/places";
import { createGraphDocument } from "@/graph/document/graph-document";
import { catsGraph } from "../support/graphs/cats";

const { tables } = createGraphDocument(catsGraph());

it("gives every node a place of its own, the same each time", () => {
  const places = placeNodes(tables, () => undefined);
  expect(places.size).toBe(14);
  expect(new Set([...places.values()].map(({ x, y }) => `${x},${y}`)).size).toBe(14);
  expect([...placeNodes(tables, () => undefined)]).toEqual([...places]);
});

it("leaves placed nodes alone and puts a new one beside its neighbour", () => {
  const places = placeNodes(tables, (id) => (id === "cat2" ? undefined : { x: id === "h1" ? 500 : 0, y: 0 }));
  expect(places.get("h1")).toEqual({ x: 500, y: 0 });
  const { x = 0, y = 0 } = places.get("cat2") ?? {};
  expect(Math.hypot(x - 500, y)).toBeLessThan(80);
});
