// Makes the graphs of the suite `courses` from its course documents and the handbook, always the same ones (docs/evaluation.md).
//   node packages/bench/make-course-graphs.mjs           writes graphs/courses/*.json beside it
// It cuts by itself, and simply, so that the suite does not hang on how Parley reads a document.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isMain } from "../../scripts/is-main.mjs";
import { root } from "../../scripts/setup.mjs";

/** @typedef {{ readonly number: number, readonly title: string, readonly link?: string, readonly text: string }} Lesson */
/** @typedef {{ readonly title: string, readonly link?: string, readonly instructor?: string, readonly lessons: readonly Lesson[] }} Course */
/** @typedef {{ readonly id: string, readonly attributes: Readonly<Record<string, string | number>> }} Node */

const folder = join(import.meta.dirname, "graphs", "courses");
const passageSize = 800;

/** The catalogues of the suite: a graph's file, its name, and where its documents stand. */
export const catalogues = [
  { file: "bakery.json", name: "Fernhill bakery school", documents: join(folder, "bakery") },
  { file: "harbour.json", name: "Harbour academy", documents: join(folder, "harbour") },
  { file: "apiary.json", name: "Bramblewood apiary", documents: join(folder, "apiary") },
  { file: "darkroom.json", name: "Lanternside darkroom", documents: join(folder, "darkroom") },
  { file: "workshop.json", name: "Spoke Lane workshop", documents: join(folder, "workshop") },
  { file: "stars.json", name: "Owl Hill stargazers", documents: join(folder, "stars") },
  { file: "signals.json", name: "Gorsedale signal school", documents: join(folder, "signals") },
  { file: "pottery.json", name: "Kiln Yard pottery", documents: join(folder, "pottery") },
  { file: "press.json", name: "Bellows Street press", documents: join(folder, "press") },
  { file: "caves.json", name: "Cold Hollow cavers", documents: join(folder, "caves") },
  { file: "handbook.json", name: "Handbook", documents: join(root, "public", "handbook") },
];

/**
 * In the order of the file names.
 * @param {string} documents
 * @returns {readonly Course[]}
 */
export function readCatalogue(documents) {
  if (!existsSync(documents)) return [];
  const names = readdirSync(documents).filter((name) => name.endsWith(".md"));
  return names.sort().map((name) => readCourse(readFileSync(join(documents, name), "utf8")));
}

/**
 * @param {string} text
 * @returns {Course}
 */
function readCourse(text) {
  const [head = "", ...parts] = text.split(/^(?=Lesson \d+:)/m);
  const lessons = parts.map((part) => {
    const [, number = "", title = ""] = /^Lesson (\d+): *(.*)/.exec(part) ?? [];
    const link = field(part, "Lesson Link");
    const body = part.replace(/^Lesson \d+:.*\n/, "").replace(/^Lesson Link:.*\n/, "");
    return { number: Number(number), title: title.trim(), ...(link ? { link } : {}), text: body.trim() };
  });
  const [link, instructor] = [field(head, "Course Link"), field(head, "Course Instructor")];
  return {
    title: field(head, "Course Title") ?? "",
    ...(link ? { link } : {}),
    ...(instructor ? { instructor } : {}),
    lessons,
  };
}

/**
 * @param {string} text
 * @param {string} name
 */
function field(text, name) {
  return new RegExp(`^${name}: *(.+)$`, "m").exec(text)?.[1]?.trim();
}

/**
 * Whole sentences, the last one of each passage again at the beginning of the next.
 * @param {string} text
 */
function cut(text) {
  const sentences = text.split(/(?<=[.!?])\s+(?=[A-Z"-])/);
  /** @type {string[]} */
  const passages = [];
  let passage = "";
  for (const [index, sentence] of sentences.entries()) {
    if (passage !== "" && passage.length + sentence.length > passageSize) {
      passages.push(passage);
      passage = sentences[index - 1] ?? "";
    }
    passage = passage === "" ? sentence : `${passage} ${sentence}`;
  }
  return [...passages, passage];
}

/**
 * @param {string} name
 * @param {readonly Course[]} courses
 */
export function toGraph(name, courses) {
  const parts = courses.map(courseParts);
  const nodes = parts.flatMap((part) => part.nodes);
  const edges = parts.flatMap((part) => part.edges);
  return {
    parley: 1,
    name,
    directed: true,
    nodes,
    edges: edges.map((edge, index) => ({ id: `e${index + 1}`, ...edge })),
  };
}

/** @param {Course} course */
function courseParts({ lessons, ...course }) {
  const slug = course.title.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  /** @type {Node[]} */
  const nodes = [{ id: `course:${slug}`, attributes: { type: "course", ...course } }];
  /** @type {{ readonly source: string, readonly target: string, readonly attributes: { readonly type: string } }[]} */
  const edges = [];
  /** @type {(source: string, target: string, type: string) => void} */
  const link = (source, target, type) => void edges.push({ source, target, attributes: { type } });
  for (const [index, { text, ...lesson }] of lessons.entries()) {
    const id = `lesson:${slug}:${lesson.number}`;
    nodes.push({ id, attributes: { type: "lesson", ...lesson, course: course.title } });
    link(`course:${slug}`, id, "contains");
    const before = lessons[index - 1];
    if (before) link(`lesson:${slug}:${before.number}`, id, "next");
    for (const [at, words] of cut(text).entries()) {
      const passage = `passage:${slug}:${lesson.number}:${at + 1}`;
      nodes.push({ id: passage, attributes: passageOf(words, course.title, lesson, at + 1) });
      link(id, passage, "contains");
      if (at > 0) link(`passage:${slug}:${lesson.number}:${at}`, passage, "next");
    }
  }
  return { nodes, edges };
}

/**
 * @param {string} text
 * @param {string} course
 * @param {{ readonly number: number, readonly title: string }} lesson
 * @param {number} part
 */
function passageOf(text, course, { number, title }, part) {
  const label = `${text.split(/\s+/).slice(0, 6).join(" ")} …`;
  return { type: "passage", label, text, course, lesson: title, number, part };
}

if (isMain(import.meta.url)) {
  for (const { file, name, documents } of catalogues) {
    const courses = readCatalogue(documents);
    writeFileSync(join(folder, file), `${JSON.stringify(toGraph(name, courses), null, 1)}\n`);
    console.log(`${file}: ${courses.length} courses`);
  }
}
