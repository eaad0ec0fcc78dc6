import type { StyleLayer } from "@/graph/styles/style-types";
import type { JsonValue } from "@/lib/json";

/** Courses, lessons and passages by colour and size; other nodes stay as they are. */
export const courseLooks: readonly StyleLayer[] = [
  layer("course-colours", "Colour by type", "color", { course: "--g-4", lesson: "--g-1", passage: "--g-7" }),
  layer("course-sizes", "Size by type", "size", { course: 46, lesson: 30, passage: 14 }),
];

function layer(
  id: string,
  name: string,
  channel: "color" | "size",
  outputs: Readonly<Record<string, JsonValue>>,
): StyleLayer {
  const entries = Object.entries(outputs).map(([value, output]) => ({ value, output }));
  return {
    id,
    name,
    target: "nodes",
    where: { op: "all" },
    mapping: { kind: "categories", channel, property: "type", entries },
    origin: "user",
  };
}
