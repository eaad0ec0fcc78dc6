import type { GraphData } from "@/graph/changes/change-types";
import type { GraphEdge } from "@/graph/document/graph-types";
import type { Course } from "../course-types";
import { noteLinks } from "../documents/note-links";
import { titleKey } from "../documents/titles";
import { lessonId, ownerOf } from "./course-ids";
import type { CoursePlan } from "./plan-course";

/** Edges between notes that link to each other. */
export interface NoteLinks {
  readonly added: readonly GraphEdge[];
  /** Links that the texts no longer have. */
  readonly gone: readonly string[];
  /** What notes link to and no note is called. */
  readonly missing: readonly string[];
}

interface Note {
  /** Of its node: a course, or a lesson of loose files. */
  readonly id: string;
  readonly names: readonly string[];
  readonly text: string;
}

const mark = "links:";

/** A note is a course, or one of the loose files; what it is called is its title and its file's name. */
export function linkNotes(graph: GraphData, courses: readonly Course[], plans: readonly CoursePlan[]): NoteLinks {
  const fresh = plans.flatMap((plan, at) => notesOf(plan, courses[at]));
  const own = new Set(fresh.map(({ id }) => id));
  const notes = [...fresh, ...notesIn(graph, plans).filter(({ id }) => !own.has(id))];
  const ids = idsByName(notes);
  const links = notes.flatMap(({ id: source, text }) =>
    noteLinks(text).map((name) => ({ source, name, target: ids.get(titleKey(name)) })),
  );
  const wanted = new Map<string, { readonly source: string; readonly target: string }>(
    links.flatMap(({ source, target }) =>
      target === undefined || target === source ? [] : [[`${mark}${source}>${target}`, { source, target }] as const],
    ),
  );
  const before = new Set(graph.edges.map(({ id }) => id));
  return {
    added: [...wanted].flatMap(([id, ends]) =>
      before.has(id) ? [] : [{ id, ...ends, directed: true, attributes: { type: "links to" } }],
    ),
    gone: graph.edges.flatMap(({ id, source }) =>
      id.startsWith(mark) && own.has(source) && !wanted.has(id) ? [id] : [],
    ),
    missing: [
      ...new Set(links.flatMap(({ source, name, target }) => (target === undefined && own.has(source) ? [name] : []))),
    ],
  };
}

/** The first that is called so. */
function idsByName(notes: readonly Note[]): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  for (const { id, names } of notes.toReversed()) for (const name of names) ids.set(titleKey(name), id);
  return ids;
}

function notesOf({ wanted }: CoursePlan, course: Course | undefined): readonly Note[] {
  const [root] = wanted.nodes;
  if (course === undefined || root === undefined) return [];
  if (!course.isOpen) {
    const text = course.lessons.map((lesson) => `${lesson.title}\n\n${lesson.text}`).join("\n\n");
    return [{ id: root.id, names: [course.title, ...(course.file === undefined ? [] : [course.file])], text }];
  }
  const lessons = wanted.nodes.filter(({ attributes }) => attributes["type"] === "lesson");
  return course.lessons.flatMap(({ title, text }) => {
    const node = lessons.find(({ attributes }) => attributes["title"] === title);
    return node === undefined ? [] : [{ id: node.id, names: [title], text }];
  });
}

/** Those the graph has already, by their titles and passages. */
function notesIn({ nodes }: GraphData, plans: readonly CoursePlan[]): readonly Note[] {
  const gone = new Set(plans.flatMap(({ goneNodes }) => goneNodes));
  const texts = new Map<string, string>();
  const titles = new Map<string, string>();
  const add = (id: string, text: string) => texts.set(id, `${texts.get(id) ?? ""}\n\n${text}`);
  for (const { id, attributes } of nodes) {
    if (gone.has(id)) continue;
    const { type, title, text } = attributes;
    const owner = ownerOf(id);
    if ((type === "course" || type === "lesson") && typeof title === "string") titles.set(id, title);
    if (type !== "passage" || typeof text !== "string" || owner === undefined) continue;
    add(`course:${owner.slug}`, text);
    add(lessonId(owner.slug, owner.number), text);
  }
  // In the course of loose files each lesson is a note, and the course is none.
  const isNote = (id: string): boolean =>
    id.startsWith("course:") ? id !== "course:documents" : id.startsWith("lesson:documents:");
  return [...titles].flatMap(([id, title]) => (isNote(id) ? [{ id, names: [title], text: texts.get(id) ?? "" }] : []));
}
