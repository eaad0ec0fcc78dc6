import type { GraphChange, GraphData } from "@/graph/changes/change-types";
import type { Attributes, GraphEdge, GraphNode } from "@/graph/document/graph-types";
import { groupBy } from "@/lib/lists/group-by";
import { greatest } from "@/lib/lists/whole-lists";
import type { Course } from "../course-types";
import { titleKey } from "../documents/titles";
import type { CutText } from "../passages/cut-in-slices";
import { type CourseElements, courseElements } from "./course-elements";
import { courseId, freeSlug, lessonId, ownerOf } from "./course-ids";

/** What one course needs of the graph; without places. */
export interface CoursePlan {
  /** Nothing of it is there. */
  readonly isFresh: boolean;
  readonly wanted: CourseElements;
  readonly added: readonly GraphNode[];
  readonly sets: readonly Extract<GraphChange, { type: "attributes-set" }>[];
  readonly addedEdges: readonly GraphEdge[];
  readonly goneNodes: readonly string[];
  readonly goneEdges: readonly string[];
}

interface CoursePlanner {
  /** No course is in the graph. */
  isFirst(): boolean;
  plan(course: Course): CoursePlan;
}

export function createPlanner(graph: GraphData, cut: CutText): CoursePlanner {
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  const edges = new Map(graph.edges.map((edge) => [edge.id, edge]));
  const owned = { nodes: groupBy(nodes.keys(), slugOf), edges: groupBy(edges.keys(), slugOf) };
  const slugs = new Map<string, string>();
  for (const { id, attributes } of graph.nodes) {
    const { type, title } = attributes;
    if (type === "course" && typeof title === "string" && id.startsWith("course:"))
      slugs.set(titleKey(title), id.slice("course:".length));
  }
  const isTaken = (slug: string): boolean => nodes.has(courseId(slug)) || [...slugs.values()].includes(slug);

  const planNodes = (wanted: CourseElements) => {
    const added = wanted.nodes.filter(({ id }) => !nodes.has(id));
    const sets = wanted.nodes.flatMap(({ id, attributes }) => {
      const before = nodes.get(id)?.attributes;
      return before === undefined ? [] : difference(id, before, attributes);
    });
    return { added, sets };
  };

  const planEdges = (wanted: CourseElements) => {
    const isSame = ({ id, source, target }: GraphEdge): boolean => {
      const before = edges.get(id);
      return before !== undefined && before.source === source && before.target === target;
    };
    const addedEdges = wanted.edges.filter((edge) => !isSame(edge));
    return { addedEdges, moved: addedEdges.flatMap(({ id }) => (edges.has(id) ? [id] : [])) };
  };

  return {
    isFirst: () => slugs.size === 0,
    plan(given) {
      const key = titleKey(given.title);
      const slug = slugs.get(key) ?? freeSlug(given.title, isTaken);
      slugs.set(key, slug);
      const inCourse = owned.nodes.get(slug) ?? [];
      const isFresh = inCourse.length === 0 && !nodes.has(courseId(slug));
      const { course, order } = given.isOpen
        ? joined(
            given,
            inCourse.flatMap((id) => nodes.get(id) ?? []),
          )
        : { course: given, order: undefined };
      const wanted = courseElements(course, { slug, cut, ...(order && { order }) });
      const numbers = new Set(course.lessons.map(({ number }) => number));
      const isGone = (ids: ReadonlySet<string>) => (id: string) =>
        !ids.has(id) && (!given.isOpen || numbers.has(ownerOf(id)?.number ?? -1));
      const { addedEdges, moved } = planEdges(wanted);
      return {
        isFresh,
        wanted,
        ...planNodes(wanted),
        addedEdges,
        goneNodes: inCourse.filter(isGone(new Set(wanted.nodes.map(({ id }) => id)))),
        goneEdges: [
          ...moved,
          ...(owned.edges.get(slug) ?? []).filter(isGone(new Set(wanted.edges.map(({ id }) => id)))),
        ],
      };
    },
  };
}

function slugOf(id: string): string | undefined {
  return ownerOf(id)?.slug;
}

/** The attributes an import writes and may remove again; the user's own attributes stay. */
const mayGo = ["link", "instructor"] as const;

function difference(id: string, before: Attributes, wanted: Attributes): CoursePlan["sets"] {
  const set = Object.fromEntries(Object.entries(wanted).filter(([name, value]) => before[name] !== value));
  const unset = mayGo.filter((name) => before[name] !== undefined && wanted[name] === undefined);
  if (Object.keys(set).length === 0 && unset.length === 0) return [];
  return [{ type: "attributes-set", target: "nodes", id, set, ...(unset.length > 0 && { unset }) }];
}

/** Loose files keep the numbers they have by their names; new ones come after. */
function joined(
  course: Course,
  nodes: readonly GraphNode[],
): { readonly course: Course; readonly order: readonly number[] } {
  const numbers = new Map<string, number>();
  for (const { id, attributes } of nodes) {
    const owner = ownerOf(id);
    const title = attributes["title"];
    if (owner && id === lessonId(owner.slug, owner.number) && typeof title === "string")
      numbers.set(titleKey(title), owner.number);
  }
  let last = greatest(numbers.values(), 0);
  const lessons = course.lessons.map((lesson) => {
    const known = numbers.get(titleKey(lesson.title));
    if (known === undefined) last += 1;
    const number = known ?? last;
    numbers.set(titleKey(lesson.title), number);
    return { ...lesson, number };
  });
  return { course: { ...course, lessons }, order: [...numbers.values()].toSorted((a, b) => a - b) };
}
