import { describe, expect, it } from "vitest";
import { readDocument } from "../support/read-in-english";

const course = `Course Title: Graph basics
Course Link: https://example.org/basics
Course Instructor: Ada Byron

Lesson 1: Nodes
Lesson Link: https://example.org/basics/1
A node stands for a thing.

Lesson 2: Edges
An edge joins two nodes.
`;

const read = (text: string, name = "file.md") => readDocument(text, name);
const titles = (text: string, name?: string) =>
  read(text, name).courses.map(({ title, lessons }) => [title, ...lessons.map((one) => `${one.number} ${one.title}`)]);

describe("a course document", () => {
  const expected = {
    title: "Graph basics",
    link: "https://example.org/basics",
    instructor: "Ada Byron",
    lessons: [
      { number: 1, title: "Nodes", link: "https://example.org/basics/1", text: "A node stands for a thing." },
      { number: 2, title: "Edges", text: "An edge joins two nodes." },
    ],
  };

  it.each([
    ["as it is", course],
    ["with CRLF and a byte order mark", `\uFEFF${course.replaceAll("\n", "\r\n")}`],
    ["in capitals", course.replace(/^(?:Course|Lesson) \w+(?: Link)?:/gm, (head) => head.toUpperCase())],
    ["in bold", course.replace(/^(Course \w+|Lesson (?:\d|Link)):/gm, "**$1:**")],
    ["in bold before the colon", course.replace(/^(Course \w+|Lesson (?:\d|Link)):/gm, "**$1**:")],
    ["as headings", course.replace(/^(Course Title|Lesson \d):/gm, "## $1:")],
    ["with wholly bold lines", course.replace(/^(Course Title.*|Lesson \d:.*)$/gm, "**$1**")],
    ["with addresses in brackets", course.replace(/(https:\S+)/g, "<$1>")],
    ["with a fields list", course.replace(/^(Course \w+:)/gm, "- $1")],
  ])("is read %s", (_, text) => {
    expect(read(text)).toEqual({ kind: "course", courses: [expected], notes: [] });
  });

  it("keeps what stands before the first lesson as lesson 0, or at the beginning of one", () => {
    expect(read(course.replace("\nLesson 1", "\nRead this first.\n\nLesson 1")).courses[0]?.lessons[0]).toEqual({
      number: 0,
      title: "Introduction",
      text: "Read this first.",
    });
    const zero = read(course.replace("Lesson 1: Nodes", "Before.\nLesson 0: Hello")).courses[0]?.lessons[0];
    expect(zero).toMatchObject({ number: 0, title: "Hello", text: "Before.\n\nA node stands for a thing." });
  });

  it("takes lesson lines in code and lists for text", () => {
    const fenced = course.replace("A node", "```\nLesson 7: no\n# no\n```\n- Lesson 8: no\nA node");
    expect(titles(fenced)).toEqual([["Graph basics", "1 Nodes", "2 Edges"]]);
    expect(read(fenced).courses[0]?.lessons[0]?.text).toContain("Lesson 7: no");
    expect(titles(course.replace("A node", "```js\nA node"))).toEqual([["Graph basics", "1 Nodes", "2 Edges"]]);
  });

  it("may be one of several in a file", () => {
    expect(titles(course + course.replace("Graph basics", "More"))).toEqual([
      ["Graph basics", "1 Nodes", "2 Edges"],
      ["More", "1 Nodes", "2 Edges"],
    ]);
  });

  it("without a header is called by its heading, else by its file", () => {
    const bare = course.slice(course.indexOf("Lesson 1"));
    expect(titles(bare, "notes/basics.txt")).toEqual([["basics", "1 Nodes", "2 Edges"]]);
    expect(titles(`# On graphs\n\n${bare}`)).toEqual([["On graphs", "1 Nodes", "2 Edges"]]);
    expect(read(bare, "basics.txt").notes[0]).toBe(
      "basics has no line “Course Title: …” with a title: the course is called basics.",
    );
    expect(titles(course.replace(" Graph basics", ""), "x.md")).toEqual([["x", "1 Nodes", "2 Edges"]]);
  });

  it("without lessons has headings as such, or is one lesson", () => {
    expect(titles("Course Title: A\n\n# One\nText.\n# Two\nMore.")).toEqual([["A", "1 One", "2 Two"]]);
    expect(titles("Course Title: A\n\nText.")).toEqual([["A", "1 A"]]);
  });
});

describe("faults of a course document", () => {
  it("lessons out of order keep their numbers, and it is said", () => {
    const { courses, notes } = read("Course Title: A\nLesson 1: x\na\nLesson 3: y\nb\nLesson 2: z\nc");
    expect(courses[0]?.lessons.map(({ number }) => number)).toEqual([1, 3, 2]);
    expect(notes).toEqual(["The lessons of A are numbered 1, 3, 2: they were kept as they stand."]);
  });

  it("an empty lesson is kept, and it is said", () => {
    const { courses, notes } = read("Course Title: A\nLesson 1: x\nLesson 2: y\nb");
    expect(courses[0]?.lessons).toHaveLength(2);
    expect(notes).toEqual(["Lesson 1 of A has no text."]);
  });

  it("a number that stands twice: the same lesson is joined, another one gets the next free number", () => {
    const joined = read("Course Title: A\nLesson 1: x\na\nLesson 1: X\nb");
    expect(joined.courses[0]?.lessons).toEqual([{ number: 1, title: "x", text: "a\n\nb" }]);
    expect(joined.notes).toEqual(["Lesson 1 of A appears twice. I joined its texts."]);
    const other = read("Course Title: A\nLesson 1: x\na\nLesson 1: y\nb\nLesson 2: z\nc");
    expect(other.courses[0]?.lessons.map(({ number, title }) => `${number} ${title}`)).toEqual(["1 x", "3 y", "2 z"]);
    expect(other.notes).toContain("Two lessons of A have the number 1: “y” became lesson 3.");
  });

  it("an overview above its lessons does not double them", () => {
    const { courses, notes } = read("Course Title: A\nLesson 1: x\nLesson 2: y\n\nLesson 1: x\na\nLesson 2: y\nb");
    expect(courses[0]?.lessons.map(({ text }) => text)).toEqual(["a", "b"]);
    expect(notes).toEqual(["The lessons of A are numbered 1, 2, 1, 2: they were kept as they stand."].slice(1));
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "not a link", "ftp://x.org", "http://"])(
    "%s is text and no link",
    (bad) => {
      const { courses, notes } = read(`Course Title: A\nCourse Link: ${bad}\nLesson 1: x\nLesson Link: ${bad}\na`);
      expect(courses[0]).not.toHaveProperty("link");
      expect(courses[0]?.lessons[0]).toEqual({ number: 0, title: "Introduction", text: `Course Link: ${bad}` });
      expect(courses[0]?.lessons[1]).toEqual({ number: 1, title: "x", text: `Lesson Link: ${bad}\na` });
      expect(notes).toHaveLength(2);
    },
  );

  it("a title too long to be shown is shortened; the whole of it stays in the text", () => {
    const long = "word ".repeat(60).trim();
    const lesson = read(`Course Title: A\nLesson 1: ${long}\na`).courses[0]?.lessons[0];
    expect(lesson?.title.length).toBeLessThan(160);
    expect(lesson?.text).toBe(`${long}\n\na`);
  });
});

describe("a document with headings", () => {
  it.each([
    [
      "a title above its sections",
      "# T\n\nHello.\n\n## A\na\n### deep\nd\n## B\nb",
      ["T", "0 Introduction", "1 A", "2 B"],
    ],
    ["headings of one level", "# A\na\n# B\nb", ["file", "1 A", "2 B"]],
    ["one heading", "# A\na", ["A", "1 A"]],
    [
      "rules under headings",
      "Title\n=====\n\nA\n-\n\nOne\n---\na\n\nTwo\n---\nb",
      ["Title", "0 Introduction", "1 One", "2 Two"],
    ],
    ["signs behind headings", "## A ##\na\n## *B*\nb", ["file", "1 A", "2 B"]],
    ["a deeper heading first", "## A\na\n# B\nb\n## C\nc", ["file", "1 A", "2 B", "3 C"]],
    ["code", "# A\n```\n# not\n```\n# B", ["file", "1 A", "2 B"]],
    ["a sentence over a rule", "# A\n\nThis is a sentence.\n---\n# B", ["file", "1 A", "2 B"]],
    ["front matter", '---\ntitle: "From above"\ntags: [a, b]\n---\n# A\na\n# B\nb', ["From above", "1 A", "2 B"]],
  ])("has them as lessons: %s", (_, text, expected) => {
    expect(titles(text)).toEqual([expected]);
  });

  it("keeps deeper headings in the text, and says which front matter it left out", () => {
    const { courses, notes, kind } = read("---\ntags: [a]\n---\n# T\n## A\na\n### deep\nd\n## B\nb");
    expect(kind).toBe("headings");
    expect(courses[0]?.lessons[0]?.text).toBe("a\n### deep\nd");
    expect(notes).toEqual(["The front matter of file.md was left out: tags."]);
  });

  it("is a text alone where there are none", () => {
    expect(read("Only prose. #hashtag", "notes/On edges.txt")).toEqual({
      kind: "plain",
      courses: [{ title: "On edges", lessons: [{ number: 1, title: "On edges", text: "Only prose. #hashtag" }] }],
      notes: [],
    });
  });
});
