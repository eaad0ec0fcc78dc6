import { describe, expect, it } from "vitest";
import { recogniseDocument } from "@/knowledge/documents/recognise-document";

const prose =
  "Bridges join parts of a graph. Without them, it would fall apart. Most networks have a few, and they are worth knowing.";

describe("a text", () => {
  it.each([
    ["course.txt", "Course Title: A\nLesson 1: x\nText.", "course"],
    ["course.md", "## Lesson 1: x\nText.\n## Lesson 2: y\nMore.", "course"],
    ["", "Course Title: A\nLesson 1: x\nText.", "course"],
    ["notes.md", "# A\nSome words", "named"],
    ["notes.md", "one word", "named"],
    ["notes.md", `${prose}\n\n| a | b |\n| --- | --- |\n| 1 | 2 |`, "named"],
    ["notes.md", "# Table\n\n| a | b |\n| --- | --- |\n| 1 | 2 |", "named"],
    ["notes.txt", prose, "prose"],
    ["", prose, "prose"],
    ["notes.txt", "?", "named"],
    ["prose.txt", "Ann said: go. Then she went -> home. It was late, and nobody, not even Bob, knew of it.", "prose"],
  ])("%s of %j is a document", (name, text, look) => {
    expect(recogniseDocument(text, name)).toBe(look);
  });

  it.each([
    ["edges.txt", "Ann,Bob\nBob,Carl\nCarl,Ann"],
    ["edges.txt", "1 2\n2 3\n3 1"],
    ["edges.txt", "a b c\nb a c\nc a b"],
    ["list.txt", "a: b c d\nb: a\nc: a d\nd: a c"],
    ["matrix.txt", ",a,b\na,0,1\nb,1,0"],
    ["arrows.txt", "Ann -> Bob\nBob -> Carl"],
    ["dot.txt", "digraph { a -> b }"],
    ["json.txt", '{"nodes":[],"edges":[]}'],
    ["courses.txt", "course,teacher\nLesson 1: Intro,Ann\nLesson 2: More,Bob\nLesson 3: End,Ann"],
    ["table.md", "| a | b |\n| --- | --- |\n| 1 | 2 |"],
    ["graph.md", "digraph { a -> b }"],
    ["notes.csv", prose],
    ["notes.json", prose],
    ["", "Ann,Bob"],
    ["", ""],
  ])("%s of %j is none", (name, text) => {
    expect(recogniseDocument(text, name)).toBe("no");
  });
});
