import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readDocument } from "@/knowledge/documents/read-document";

const folder = join(import.meta.dirname, "..", "..", "public", "handbook");

/** What tests, suites and the page rely on: the files, the titles and the numbers of the lessons. */
const courses: Readonly<Record<string, readonly [title: string, ...lessons: string[]]>> = {
  "graph-basics": [
    "Graph basics",
    "Nodes, edges and attributes",
    "Directed, weighted and parallel edges",
    "Paths and distance",
    "Connected components and communities at first sight",
    "Bridges and cut points",
    "Density, degree and clustering",
  ],
  centrality: [
    "Centrality",
    "What makes a node important",
    "Degree and strength",
    "Betweenness and closeness",
    "PageRank and eigenvector centrality",
    "Choosing a measure and reading it",
  ],
  communities: [
    "Communities",
    "What a community is",
    "Modularity",
    "Louvain and label propagation",
    "Cliques, cores and components",
    "Can you trust a partition?",
  ],
  "reading-a-picture": [
    "Reading a picture of a network",
    "What a layout can tell",
    "Colour, size and shape",
    "Labels and legends",
    "Large and crowded graphs",
    "Pictures that mislead",
  ],
  "working-with-the-assistant": [
    "Working with the assistant",
    "Asking a first question",
    "Finding and naming elements",
    "Changing the look",
    "Editing, undo and approval",
    "Files, tables and exports",
    "A graph in a database",
  ],
  "models-and-privacy": [
    "Models and privacy",
    "The built-in assistant",
    "A model on your own device",
    "A model in the cloud with your key",
    "What leaves your device",
  ],
};

const names = Object.keys(courses);
const readPage = (name: string) => readFileSync(join(folder, `${name}.md`), "utf8");
const wordsIn = (text: string) => text.split(/\s+/u).filter(Boolean);
const headLine = /^(?:Course (?:Title|Link|Instructor): |Lesson \d: |Lesson Link: )/u;

/** What a reader of documents or Markdown would take for more than a paragraph, line by line. */
function oddLines(text: string): readonly string[] {
  return text
    .split("\n")
    .filter((line) => line !== "" && !headLine.test(line))
    .filter(
      (line) =>
        /^(?:\s|#|>|[-*+]\s|\d+[.)]\s|={3}|-{3}|```|~~~|\||course\s|lesson\s+(?:\d|link))/iu.test(line) ||
        /\[\[|\]\(|<[a-z/!]|javascript:|https?:|[\t\r]|\*\*|`/iu.test(line) ||
        line !== line.trim(),
    );
}

/** Programs that do what Parley does, and the talk of offices. */
function unwantedWords(text: string): readonly string[] {
  return (
    text.match(
      /\b(?:gephi|yed|neo4j|nodexl|graphistry|linkurious|kumu|networkx|igraph|tulip|chatgpt|copilot|cursor|seamless\w*|leverag\w+|robust solution|deep dive|under the hood|out of the box|game.chang\w+|best practice\w*|actionable|stakeholder\w*|use case\w*|streamlin\w+|powerful|effortless\w*|cutting.edge|state.of.the.art|delve\w*|landscape|journey|roadmap|helper session|sub-?agent|todo|fixme)\b/giu,
    ) ?? []
  );
}

describe("the handbook", () => {
  it("has these courses and no other file", () => {
    expect(readdirSync(folder).toSorted()).toEqual(names.map((name) => `${name}.md`).toSorted());
  });

  it.each(names)("%s is read whole, as it was written, without a note", (name) => {
    const text = readPage(name);
    const [title, ...lessons] = courses[name] ?? [];
    const { kind, courses: found, notes } = readDocument(text, `${name}.md`);
    expect({ kind, notes, count: found.length }).toEqual({ kind: "course", notes: [], count: 1 });
    const [course] = found;
    expect([course?.title, course?.instructor]).toEqual([title, "The Parley handbook"]);
    expect(course?.lessons.map((lesson) => [lesson.number, lesson.title])).toEqual(
      lessons.map((lesson, at) => [at + 1, lesson]),
    );
    const body = text.split("\n").filter((line) => !headLine.test(line));
    expect(wordsIn(course?.lessons.map((lesson) => lesson.text).join("\n") ?? "")).toEqual(wordsIn(body.join("\n")));
  });

  it.each(names)("%s has lessons of 500 to 800 words in paragraphs", (name) => {
    const lessons = readDocument(readPage(name), `${name}.md`).courses.flatMap((course) => course.lessons);
    for (const { title, text } of lessons) {
      const count = wordsIn(text).length;
      expect(count >= 500 && count <= 800 ? "" : `${title}: ${count} words`).toBe("");
      expect(text.split("\n\n").length, title).toBeGreaterThan(3);
    }
    expect(oddLines(readPage(name))).toEqual([]);
  });

  it.each(names)("%s links by https alone, and no two lessons begin alike", (name) => {
    const { link, lessons } = readDocument(readPage(name), `${name}.md`).courses[0] ?? { link: undefined, lessons: [] };
    const links = [link, ...lessons.map((lesson) => lesson.link)].filter((one) => one !== undefined);
    expect(links.filter((one) => !/^https:\/\/en\.wikipedia\.org\/wiki\/[\w()_-]+$/u.test(one))).toEqual([]);
    expect(new Set(lessons.map(({ text }) => text.slice(0, 40))).size).toBe(lessons.length);
  });

  it("speaks plainly and of no other program of its kind", () => {
    expect(names.flatMap((name) => unwantedWords(readPage(name)).map((word) => `${name}: ${word}`))).toEqual([]);
  });

  it("is noticed where it does not", () => {
    expect(oddLines("A line.\n# Heading\n- item\nLesson 9 of it\nSee [[cat1]] and `code`")).toHaveLength(4);
    expect(unwantedWords("A seamless way, as in Gephi.")).toEqual(["seamless", "Gephi"]);
  });
});
