import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutPassages } from "@/knowledge/passages/cut-passages";
import { findPlace } from "@/knowledge/shelf/find-place";
import { joinPassages, readExcerpt } from "@/knowledge/shelf/read-excerpt";
import { readShelf } from "@/knowledge/shelf/read-shelf";
import { plainSentences, usedSentences } from "@/knowledge/shelf/used-sentences";
import { coursesGraph } from "../../support/graphs/courses";

const shelf = readShelf(
  coursesGraph().nodes.map(({ id, attributes }) => ({ id, value: (name: string) => attributes[name] })),
);

describe("the shelf of a graph", () => {
  it("holds its courses with lessons by number and passages in order", () => {
    expect(shelf.courses.map(({ title, instructor }) => [title, instructor])).toEqual([
      ["Harbours", "Ida Quay"],
      ["Lighthouses", undefined],
    ]);
    const [harbours] = shelf.courses;
    expect(harbours?.lessons.map(({ number, title }) => `${number} ${title}`)).toEqual([
      "1 Piers",
      "2 Ferries",
      "3 Tides",
    ]);
    expect(harbours?.lessons[1]?.passages.map(({ part }) => part)).toEqual(
      [1, 2, 3, 4].slice(0, harbours?.lessons[1]?.passages.length),
    );
    expect(harbours?.lessons[1]?.passages.length).toBeGreaterThan(1);
  });

  it("orders passages and lessons by their numbers, however the nodes stand", () => {
    const nodes = coursesGraph().nodes.toReversed();
    const read = readShelf(nodes.map(({ id, attributes }) => ({ id, value: (name: string) => attributes[name] })));
    expect(read.courses.toReversed()).toEqual(shelf.courses);
  });

  it("finds the place of a course, a lesson and a passage, with the lessons beside it", () => {
    expect(findPlace(shelf, "course:harbours")?.lesson.title).toBe("Piers");
    const place = findPlace(shelf, "passage:harbours:2:2");
    expect(place).toMatchObject({
      course: { title: "Harbours" },
      lesson: { title: "Ferries" },
      passage: { part: 2 },
      previous: { title: "Piers" },
      next: { title: "Tides" },
    });
    expect(findPlace(shelf, "lesson:harbours:3")?.next).toBeNull();
    expect(findPlace(shelf, "passage:nowhere:1:1")).toBeNull();
  });
});

describe("passages as one text", () => {
  it("have each sentence once", () => {
    const lesson = findPlace(shelf, "lesson:harbours:2")?.lesson;
    const { text } = lesson ? readExcerpt(lesson, 0, 99) : { text: "" };
    const output = [...text.matchAll(/Sentence (\d+) of/gu)].map(([, number]) => Number(number));
    expect(output).toEqual(Array.from({ length: 24 }, (_, index) => index));
    expect(text).toContain("\n\n");
  });

  it("keeps a number that begins as the passage before it ends", () => {
    expect(joinPassages(["A first one. It ends with 2.", "2.3 begins the next."])).toContain("with 2.\n\n2.3 begins");
  });

  it("are the text they were cut from, but for blanks, whatever it is", () => {
    const sentence = fc
      .string({ minLength: 5, maxLength: 60 })
      // No sentences of signs alone: where two such meet, nothing tells an overlap.
      .map(
        (words) =>
          `${words
            .replace(/\s+/gu, " ")
            .replace(/[.!?…。！？]+ /gu, "")
            .trim()}.`,
      );
    const texts = fc.array(fc.array(sentence, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(texts, fc.constantFrom(0, 60, 100), (paragraphs, overlap) => {
        const text = paragraphs
          .map((sentences, at) => sentences.map((one, index) => `${at}.${index} ${one}`).join(" "))
          .join("\n\n");
        const joined = joinPassages(cutPassages(text, { size: 200, overlap }));
        expect(joined.replace(/\s+/gu, "")).toBe(text.replace(/\s+/gu, ""));
      }),
      { numRuns: 60 },
    );
  });
});

describe("the sentences an answer took", () => {
  const text = plainSentences(
    "Betweenness counts shortest paths. A node with a high value lies between many others. Closeness is another measure of the same family. See Fig. 3 of the book.",
  );

  it("are those it quotes", () => {
    expect(usedSentences(text, "It says: “Betweenness counts shortest paths.” [[p1]]", "p1")).toEqual([text[0]]);
  });

  it("are none beside those it quotes, whatever words they share with them", () => {
    const near = plainSentences("Paths count where a betweenness is shortest. Betweenness counts shortest paths.");
    expect(usedSentences(near, "Betweenness counts shortest paths. [[p1]]", "p1")).toEqual([near[1]]);
  });

  it("are those it shares most words with, in whatever form of letters", () => {
    expect(
      usedSentences(text, "**A node** of HIGH value is one that lies between\nmany other nodes [[p1]], [[p1]].", "p1"),
    ).toEqual([text[1]]);
  });

  it("are looked for in the lines that name the text, where there are some", () => {
    const answer =
      "Closeness is another measure of the same family [[p2]]\nBetweenness counts paths that are shortest [[p1]]";
    expect(usedSentences(text, answer, "p1")).toEqual([text[0]]);
    expect(usedSentences(text, answer, "p2")).toEqual([text[2]]);
  });

  it("are at least the nearest one, and none of a text that shares nothing", () => {
    expect(usedSentences(text, "It is about closeness.", "p1")).toEqual([text[2]]);
    expect(usedSentences(text, "Quite.", "p1")).toEqual([]);
    expect(usedSentences([], "Betweenness", "p1")).toEqual([]);
  });
});
