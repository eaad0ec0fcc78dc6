import { readFileSync } from "node:fs";
import { join } from "node:path";
import { catalogues, readCatalogue } from "../../packages/bench/make-course-graphs.mjs";
import type { CheckOf, EvalTask, SingleCheck } from "../../packages/bench/src/task-schema";

/** One place that can be a source: a lesson, or a node with a long text. */
export interface Place {
  readonly course?: string;
  readonly lesson: string;
  readonly number?: number;
  readonly text: string;
}

interface Catalogue {
  /** Titles, links, instructors and labels. */
  readonly head: string;
  readonly places: readonly Place[];
}

/** The name of such a node, and its text under one of the names that people give to it. */
interface Described {
  readonly name: string;
  readonly description?: string;
  readonly note?: string;
  readonly story?: string;
  readonly history?: string;
}

const known = new Map([
  ...catalogues.map(documentCatalogue),
  ["courses/museum.json", described("museum.json")] as const,
  ["courses/park.json", described("park.json")] as const,
  ["courses/lighthouses.json", described("lighthouses.json")] as const,
  ["courses/clocks.json", described("clocks.json")] as const,
]);

/** The suites on texts, by their folders. */
export const courseSuites = [
  "courses",
  "courses-strangers",
  "courses-newcomers",
  "courses-fresh",
  "courses-again",
  "courses-mirror",
  "courses-unread",
  "courses-second",
] as const;

function documentCatalogue({ file, documents }: (typeof catalogues)[number]): readonly [string, Catalogue] {
  const courses = readCatalogue(documents);
  const head = courses.flatMap(({ title, link, instructor, lessons }) => [
    [title, link, instructor].join("\n"),
    ...lessons.map((lesson) => `${lesson.number} ${lesson.title}\n${lesson.link}`),
  ]);
  const places = courses.flatMap(({ title: course, lessons }) =>
    lessons.map(({ number, title: lesson, text }) => ({ course, lesson, number, text })),
  );
  return [`courses/${file}`, { head: head.join("\n"), places }];
}

/** A graph that is no course, but whose nodes have a text. */
function described(file: string): Catalogue {
  const { nodes }: { nodes: { attributes: Described }[] } = JSON.parse(
    readFileSync(join("packages/bench/graphs/courses", file), "utf8"),
  );
  const places = nodes.map(({ attributes: { name, description, note, story, history } }) => ({
    lesson: name,
    text: description ?? note ?? story ?? history ?? "",
  }));
  return { head: places.map(({ lesson }) => lesson).join("\n"), places };
}

/** With those inside any-of. */
export function singleChecks({ checks }: EvalTask): readonly SingleCheck[] {
  return checks.flatMap((check) => (check.type === "any-of" ? check.checks : [check]));
}

/** The handbook where the answer has to be from it, else what is open. */
export function catalogueOf(task: EvalTask): Catalogue {
  const fromHandbook = singleChecks(task).some((check) => check.type === "sources" && check.from === "handbook");
  const found = known.get(fromHandbook ? "courses/handbook.json" : task.graph);
  if (!found) throw new Error(`${task.id} is on a graph without texts: ${task.graph}`);
  return found;
}

export function isAt(place: Place, { course, lesson }: NonNullable<CheckOf<"sources">["include"]>[number]): boolean {
  const isCourse = course === undefined || course === place.course;
  return isCourse && (lesson === undefined || lesson === place.number || lesson === place.lesson);
}
