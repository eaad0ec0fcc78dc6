import { placeNodes } from "@/analysis/layouts/place-nodes";
import type { GraphData } from "@/graph/changes/change-types";
import type { GraphNode, Position } from "@/graph/document/graph-types";
import { lessonId, ownerOf } from "./course-ids";
import { nextLessonPlace, passagePlace } from "./place-courses";
import type { CoursePlan } from "./plan-course";

/** Nearer than this one covers the other. */
const room = 40;

/** Places for what comes to courses that stand already: a lesson beside the others, a passage at the end of its lesson's column, or the next free place. */
export function placeNewParts(
  plans: readonly CoursePlan[],
  graph: GraphData,
  placed: readonly Position[],
): ReadonlyMap<string, Position> {
  const known = new Map(graph.nodes.flatMap(({ id, position }) => (position ? [[id, position] as const] : [])));
  const taken = [...known.values(), ...placed];
  const found = new Map<string, Position>();
  const put = (id: string, wish: Position): void => {
    const isFree = taken.every(({ x, y }) => Math.hypot(x - wish.x, y - wish.y) >= room);
    const position = isFree ? wish : (placeNodes(taken, [{ near: [wish] }])[0] ?? wish);
    taken.push(position);
    found.set(id, position);
  };
  const placeOf = (id: string): Position | undefined => found.get(id) ?? known.get(id);
  for (const { wanted, added } of plans) {
    const lessons = wanted.nodes.filter(({ attributes }) => attributes["type"] === "lesson");
    for (const node of added) {
      const wish = wishOf(node, lessons, placeOf);
      if (wish) put(node.id, wish);
    }
  }
  return found;
}

/** Undefined where nothing of its course has a place. */
function wishOf(
  { id, attributes }: GraphNode,
  lessons: readonly GraphNode[],
  placeOf: (id: string) => Position | undefined,
): Position | undefined {
  const owner = ownerOf(id);
  if (attributes["type"] === "passage") {
    const place = owner && placeOf(lessonId(owner.slug, owner.number));
    return place && passagePlace(place, Number(attributes["part"]) - 1);
  }
  const others = lessons.flatMap((lesson) => placeOf(lesson.id) ?? []);
  if (others.length === 0) return undefined;
  return owner === undefined ? placeAbove(others) : nextLessonPlace(others);
}

function placeAbove(lessons: readonly Position[]): Position {
  const { y } = nextLessonPlace(lessons);
  return { x: lessons.reduce((sum, { x }) => sum + x, 0) / lessons.length, y: y - 110 };
}
