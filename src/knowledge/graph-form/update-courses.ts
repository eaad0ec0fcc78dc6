import { placeNodes } from "@/analysis/layouts/place-nodes";
import type { GraphChange, GraphData } from "@/graph/changes/change-types";
import type { GraphNode, Position } from "@/graph/document/graph-types";
import type { StyleLayer } from "@/graph/styles/style-types";
import type { JsonValue } from "@/lib/json";
import type { Course } from "../course-types";
import type { CutText } from "../passages/cut-in-slices";
import { lessonId, ownerOf } from "./course-ids";
import { linkNotes, type NoteLinks } from "./link-notes";
import { nextLessonPlace, passagePlace, placeCourses } from "./place-courses";
import { type CoursePlan, createPlanner } from "./plan-course";

/** How many of each kind of node. */
export interface CourseCounts {
  readonly course: number;
  readonly lesson: number;
  readonly passage: number;
}

/** What an import of courses does to a graph. */
export interface CourseUpdate {
  readonly changes: readonly GraphChange[];
  readonly added: CourseCounts;
  readonly changed: CourseCounts;
  readonly removed: CourseCounts;
  /** Titles of lessons that go. */
  readonly removedLessons: readonly string[];
  readonly addedNodes: readonly string[];
  readonly changedNodes: readonly string[];
  readonly addedEdges: readonly string[];
  /** Edges between notes that link to each other. */
  readonly addedLinks: number;
  /** What notes link to and no note is called. */
  readonly missingNotes: readonly string[];
}

/**
 * What brings courses into a graph. A course it has already, by its title, is updated: what is the same keeps its node with
 * place and looks, what the document no longer has goes with its passages. New courses stand beside the rest.
 */
export function updateCourses(graph: GraphData, courses: readonly Course[], cut: CutText): CourseUpdate {
  const planner = createPlanner(graph, cut);
  const isFirst = courses.length > 0 && planner.isFirst();
  const plans = courses.map((course) => planner.plan(course));
  const taken = graph.nodes.flatMap(({ position }) => position ?? []);
  const fresh = placeCourses(
    plans.filter(({ isFresh }) => isFresh).map(({ wanted }) => wanted),
    taken,
  );
  const places = new Map([
    ...fresh,
    ...placeNewParts(
      plans.filter(({ isFresh }) => !isFresh),
      graph,
      [...fresh.values()],
    ),
  ]);
  const links = linkNotes(graph, courses, plans);
  const looks = isFirst ? courseLooks.filter(({ id }) => !graph.layers.some((layer) => layer.id === id)) : [];
  return {
    changes: [
      ...changesOf({ plans, graph, places, links }),
      ...looks.map((layer) => ({ type: "layer-put", layer }) as const),
    ],
    ...countsOf(plans, graph, links),
  };
}

interface Planned {
  readonly plans: readonly CoursePlan[];
  readonly graph: GraphData;
  readonly places: ReadonlyMap<string, Position>;
  readonly links: NoteLinks;
}

function changesOf({ plans, graph, places, links }: Planned): readonly GraphChange[] {
  const gone = new Set(plans.flatMap(({ goneNodes }) => goneNodes));
  const goneEdges = new Set([...plans.flatMap((plan) => plan.goneEdges), ...links.gone]);
  for (const { id, source, target } of graph.edges) if (gone.has(source) || gone.has(target)) goneEdges.add(id);
  const freed = gone.size === 0 ? [] : graph.nodes.filter(({ parent }) => parent !== undefined && gone.has(parent));
  return [
    ...[...goneEdges].map((id) => ({ type: "edge-remove", id }) as const),
    ...freed.map(({ id }) => ({ type: "parent-set", id, parent: null }) as const),
    ...[...gone].map((id) => ({ type: "node-remove", id }) as const),
    ...plans.flatMap(({ added }) => added.map((node) => ({ type: "node-put", node: placed(node, places) }) as const)),
    ...plans.flatMap(({ sets }) => sets),
    ...[...plans.flatMap(({ addedEdges }) => addedEdges), ...links.added].map(
      (edge) => ({ type: "edge-put", edge }) as const,
    ),
  ];
}

function placed(node: GraphNode, places: ReadonlyMap<string, Position>): GraphNode {
  const position = places.get(node.id);
  return position === undefined ? node : { ...node, position };
}

function countsOf(plans: readonly CoursePlan[], graph: GraphData, links: NoteLinks): Omit<CourseUpdate, "changes"> {
  const addedNodes = plans.flatMap(({ added }) => added.map(({ id }) => id));
  const changedNodes = plans.flatMap(({ sets }) => sets.map(({ id }) => id));
  const gone = new Set(plans.flatMap(({ goneNodes }) => goneNodes));
  const removedLessons = graph.nodes.flatMap(({ id, attributes: { title } }) =>
    gone.has(id) && id.startsWith("lesson:") ? [typeof title === "string" ? title : id] : [],
  );
  return {
    added: countKinds(addedNodes),
    changed: countKinds(changedNodes),
    removed: countKinds([...gone]),
    removedLessons,
    addedNodes,
    changedNodes,
    addedEdges: [...plans.flatMap(({ addedEdges }) => addedEdges), ...links.added].map(({ id }) => id),
    addedLinks: links.added.length,
    missingNotes: links.missing,
  };
}

function countKinds(ids: readonly string[]): CourseCounts {
  const count = (kind: string) => ids.filter((id) => id.startsWith(`${kind}:`)).length;
  return { course: count("course"), lesson: count("lesson"), passage: count("passage") };
}

/** Nearer than this one covers the other. */
const room = 40;

/** Places for what comes to courses: a lesson beside the others, a passage at the end of its lesson's column, or the next free place. */
function placeNewParts(
  plans: readonly CoursePlan[],
  graph: GraphData,
  others: readonly Position[],
): ReadonlyMap<string, Position> {
  const known = new Map(graph.nodes.flatMap(({ id, position }) => (position ? [[id, position] as const] : [])));
  const taken = [...known.values(), ...others];
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

/** Courses, lessons and passages by colour and size; other nodes stay as they are. */
const courseLooks: readonly StyleLayer[] = [
  layerOf("course-colours", "Colour by type", "color", { course: "--g-4", lesson: "--g-1", passage: "--g-7" }),
  layerOf("course-sizes", "Size by type", "size", { course: 46, lesson: 30, passage: 14 }),
];

function layerOf(
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
