import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GraphChange } from "@/graph/changes/change-types";
import { createGraphDocument } from "@/graph/document/graph-document";
import { coursesGraph } from "@/knowledge/graph-form/courses-graph";
import { updateCourses } from "@/knowledge/graph-form/update-courses";
import { cutPassages, usualSizes } from "@/knowledge/passages/cut-passages";
import { runsOf } from "../support/long";
import { readCourses } from "../support/read-in-english";

const file = (name: string, text: string) => ({ name, text });

function coursesOf(...texts: readonly string[]) {
  const read = readCourses(texts.map((text, at) => file(`file${at + 1}.md`, text)));
  if (!read.success) throw new Error(read.message);
  return read.courses;
}

const long = (word: string, count = 40) =>
  Array.from({ length: count }, (_, at) => `Sentence ${at} on ${word} is here.`).join(" ");
const lessons = (...words: readonly string[]) =>
  words.map((word, at) => `Lesson ${at + 1}: On ${word}\n${long(word)}\n`).join("\n");
const basics = `Course Title: Graph basics\nCourse Link: https://example.org\n\n${lessons("nodes", "edges")}`;

/** A document with these courses, and what imports other texts into it. */
function opened(...texts: readonly string[]) {
  const document = createGraphDocument(coursesGraph(coursesOf(...texts), usualSizes));
  return {
    document,
    import: (...next: readonly string[]) => {
      const update = updateCourses(document.snapshot(), coursesOf(...next), cutPassages);
      const done = document.apply(update.changes, { step: crypto.randomUUID(), actor: "user", title: "Import" });
      if (!done.success) throw new Error(done.message);
      return update;
    },
  };
}

const idsIn = (changes: readonly GraphChange[]) =>
  changes.flatMap((change) => {
    if (change.type === "node-put") return [change.node.id];
    return "id" in change && !change.type.startsWith("edge") ? [change.id] : [];
  });

describe("courses as a graph", () => {
  it("are course, lesson and passage nodes with contains and next edges, placed, coloured and labelled", () => {
    const { document } = opened(basics);
    const { nodes, edges } = document.snapshot();
    expect(document.node("course:graph-basics")?.attributes).toEqual({
      type: "course",
      title: "Graph basics",
      link: "https://example.org",
    });
    expect(document.node("lesson:graph-basics:2")?.attributes).toEqual({
      type: "lesson",
      title: "On edges",
      number: 2,
      course: "Graph basics",
    });
    expect(document.node("passage:graph-basics:1:2")?.attributes).toMatchObject({
      type: "passage",
      course: "Graph basics",
      lesson: "On nodes",
      number: 1,
      part: 2,
      label: expect.stringMatching(/^Sentence \d+ on nodes/),
    });
    expect(document.edge("contains:lesson:graph-basics:1")).toMatchObject({
      source: "course:graph-basics",
      directed: true,
      attributes: { type: "contains" },
    });
    expect(document.edge("next:lesson:graph-basics:1")).toMatchObject({
      target: "lesson:graph-basics:2",
      attributes: { type: "next" },
    });
    expect(document.edge("next:passage:graph-basics:1:1")?.target).toBe("passage:graph-basics:1:2");
    const passages = nodes.filter(({ id }) => id.startsWith("passage:"));
    expect(edges).toHaveLength(2 + passages.length + 1 + passages.length - 2);
    expect(new Set(nodes.map(({ position }) => `${position?.x} ${position?.y}`)).size).toBe(nodes.length);
    expect(document.labelOf("lesson:graph-basics:1")).toBe("On nodes");
    const colours = ["course:graph-basics", "lesson:graph-basics:1", "passage:graph-basics:1:1"].map(
      (id) => document.styles.effectiveNode(id).color,
    );
    expect(new Set(colours).size).toBe(3);
  });

  it("imported again change nothing", () => {
    const open = opened(basics);
    expect(open.import(basics).changes).toEqual([]);
    expect(open.import(basics.replace("Graph basics", "GRAPH  basics")).added).toEqual({
      course: 0,
      lesson: 0,
      passage: 0,
    });
  });

  it("a changed lesson changes its own passages only; the others keep places, looks and attributes of their own", () => {
    const open = opened(basics);
    open.document.apply(
      [
        { type: "positions-set", positions: { "passage:graph-basics:1:1": { x: 7, y: 8 } } },
        { type: "attributes-set", target: "nodes", id: "lesson:graph-basics:2", set: { mine: true } },
      ],
      { step: "s", actor: "user", title: "By hand" },
    );
    const update = open.import(basics.replace("Sentence 39 on edges", "The last one on edges, which is new,"));
    expect(idsIn(update.changes).every((id) => id.startsWith("passage:graph-basics:2:"))).toBe(true);
    expect(update.changed).toEqual({ course: 0, lesson: 0, passage: 1 });
    expect(open.document.node("passage:graph-basics:1:1")?.position).toEqual({ x: 7, y: 8 });
    expect(open.document.node("lesson:graph-basics:2")?.attributes["mine"]).toBe(true);
  });

  it("a lesson that is gone goes with its passages and is told; one that comes stands free", () => {
    const open = opened(
      `Course Title: Graph basics\n${lessons("nodes", "edges", "paths")}`,
      "Course Title: Other\nLesson 1: x\ny",
    );
    const update = open.import(`Course Title: Graph basics\n${lessons("nodes", "edges")}`);
    expect(update.removedLessons).toEqual(["On paths"]);
    expect(update.removed.lesson).toBe(1);
    expect(open.document.snapshot().nodes.some(({ id }) => id.startsWith("passage:graph-basics:3"))).toBe(false);
    expect(open.document.node("lesson:other:1")).toBeDefined();
    const again = open.import(`Course Title: Graph basics\n${lessons("nodes", "edges", "paths", "cuts")}`);
    expect(again.added.lesson).toBe(2);
    const { nodes } = open.document.snapshot();
    expect(new Set(nodes.map(({ position }) => `${position?.x} ${position?.y}`)).size).toBe(nodes.length);
  });

  it("a lesson taken in between moves the edge that leads on", () => {
    const open = opened("Course Title: A\nLesson 1: x\na\nLesson 3: z\nc");
    open.import("Course Title: A\nLesson 1: x\na\nLesson 2: y\nb\nLesson 3: z\nc");
    expect(open.document.edge("next:lesson:a:1")?.target).toBe("lesson:a:2");
    expect(open.document.edge("next:lesson:a:2")?.target).toBe("lesson:a:3");
  });

  it("that differ in signs only are two", () => {
    const { document } = opened(
      "Course Title: C\nLesson 1: x\na",
      "Course Title: C++\nLesson 1: x\nb",
      "Course Title: ???\nLesson 1: x\nb",
    );
    expect(
      document
        .snapshot()
        .nodes.filter(({ attributes }) => attributes["type"] === "course")
        .map(({ id }) => id),
    ).toEqual(["course:c", "course:c-2", "course:course"]);
  });

  it("loose files are lessons of one course, keep their numbers, and none goes when others come", () => {
    const read = readCourses([file("b.txt", "Text of b."), file("notes/a.txt", "Text of a."), file("c.md", " ")]);
    expect(read).toMatchObject({
      success: true,
      notes: [
        "Without headings, each a lesson of the course Documents: b.txt, notes/a.txt.",
        "c.md is empty: it was left out.",
      ],
      courses: [
        {
          title: "Documents",
          lessons: [
            { number: 1, title: "b" },
            { number: 2, title: "a" },
          ],
        },
      ],
    });
    const document = createGraphDocument(coursesGraph(read.success ? read.courses : [], usualSizes));
    const next = readCourses([file("a.txt", "Text of a, mended."), file("d.txt", "Text of d.")]);
    const update = updateCourses(document.snapshot(), next.success ? next.courses : [], cutPassages);
    expect(update).toMatchObject({
      added: { lesson: 1, passage: 1 },
      changed: { passage: 1, lesson: 0 },
      removedLessons: [],
    });
    document.apply(update.changes, { step: "s", actor: "user", title: "Import" });
    expect(document.node("passage:documents:2:1")?.attributes["text"]).toBe("Text of a, mended.");
    expect(document.node("lesson:documents:3")?.attributes["title"]).toBe("d");
    expect(document.edge("next:lesson:documents:2")?.target).toBe("lesson:documents:3");
  });

  it("of one title in two files are told apart", () => {
    const read = readCourses([
      file("a.md", "Course Title: X\nLesson 1: x\na"),
      file("b.md", "Course Title: x\nLesson 1: x\nb"),
    ]);
    expect(read).toMatchObject({
      courses: [{ title: "X" }, { title: "x (b)" }],
      notes: ["Another course is called x: the one of b.md became x (b)."],
    });
  });

  const arbitraryCourse = fc
    .uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 5 })
    .chain((numbers) =>
      fc.tuple(
        ...numbers.map((number) =>
          fc
            .integer({ min: 0, max: 30 })
            .map((count) => `Lesson ${number}: On ${number}\n${long(`topic ${number}`, count)}\n`),
        ),
      ),
    );

  it("updated are the same as imported anew, and undo brings back what was", () => {
    fc.assert(
      fc.property(arbitraryCourse, arbitraryCourse, (before, after) => {
        const [first, second] = [before, after].map((parts) => `Course Title: T\n${parts.join("\n")}`);
        const open = opened(first ?? "");
        const start = open.document.snapshot();
        open.import(second ?? "");
        const plain = ({ id, attributes }: { id: string; attributes: object }) =>
          JSON.stringify([id, Object.entries(attributes).toSorted()]);
        const now = open.document.snapshot();
        const anew = coursesGraph(coursesOf(second ?? ""), usualSizes);
        expect(now.nodes.map(plain).toSorted()).toEqual(anew.nodes.map(plain).toSorted());
        const ends = ({ id, source, target }: { id: string; source: string; target: string }) =>
          `${id} ${source} ${target}`;
        expect(now.edges.map(ends).toSorted()).toEqual(anew.edges.map(ends).toSorted());
        const undo = open.document.planUndo(1);
        if (undo.success)
          open.document.apply(undo.changes, { step: "u", actor: "user", title: "Undo", undoes: undo.undoes });
        expect(open.document.snapshot().nodes).toEqual(start.nodes);
      }),
      { numRuns: runsOf(40) },
    );
  });
});

describe("what is no document", () => {
  it.each([
    ["binary", "a\0b".repeat(10), "x.md is not a text file."],
    ["broken signs", "\uFFFD".repeat(50), "x.md is not a text file."],
    ["a web page", "\n<!DOCTYPE html><html></html>", "x.md is a web page, no text document."],
    ["nothing", " \n", "x.md is empty."],
    [
      "20 MB",
      "A sentence of text. ".repeat(1_000_000),
      "x.md holds 20 million characters of text; Parley takes 10 million at once.",
    ],
  ])("is refused by its name: %s", (_, text, message) => {
    expect(readCourses([file("x.md", text)])).toMatchObject({ success: false, message });
    if (text.trim() !== "" && text.length < 1000) {
      expect(readCourses([file("good.md", basics), file("x.md", text)])).toMatchObject({ success: false, message });
    }
  });

  it("reads 5 MB of text", () => {
    const text = `Course Title: Long\n${Array.from({ length: 50 }, (_, at) => `Lesson ${at + 1}: Part ${at}\n${"A sentence of text, e.g. this one. ".repeat(3000)}\n`).join("")}`;
    const graph = coursesGraph(coursesOf(text), usualSizes);
    expect(graph.nodes.length).toBeGreaterThan(6000);
  });
});
