import type { GraphData } from "@/graph/changes/change-types";
import { handbookGraph } from "@/knowledge/handbook/handbook-graph";

const sentence = (lesson: string, index: number) =>
  `Sentence ${index} of ${lesson} tells how the ferry number ${index} crosses the harbour before noon.`;

/** Long enough for several passages. */
const long = (lesson: string) =>
  [0, 1, 2, 3]
    .map((block) => [0, 1, 2, 3, 4, 5].map((index) => sentence(lesson, block * 6 + index)).join(" "))
    .join("\n\n");

/** Two invented courses: Harbours with three lessons, one of them long, and Lighthouses with one. */
export function coursesGraph(): GraphData {
  const harbours = `Course Title: Harbours
Course Link: https://harbours.example/course
Course Instructor: Ida Quay

Lesson 1: Piers
Lesson Link: https://harbours.example/piers

A pier is a platform on pillars that leads from the shore into the water. Dr. Mole calls it a street for ships. Small boats are tied to its rings.

Lesson 2: Ferries

${long("Ferries")}

Lesson 3: Tides

The tide is the slow rise and fall of the sea. It follows the moon. A harbour with a strong tide needs **long chains**, see [the table](https://tides.example/table) and ![a map](https://tides.example/map.png).
`;
  const lighthouses = `Course Title: Lighthouses
Course Link: javascript:alert(1)

Lesson 1: Lamps

A lamp of a lighthouse turns once in ten seconds. Its lens was made by Fresnel.
`;
  const graph = handbookGraph([
    { name: "harbours.md", text: harbours },
    { name: "lighthouses.md", text: lighthouses },
  ]);
  return { ...graph, name: "Sea courses" };
}
