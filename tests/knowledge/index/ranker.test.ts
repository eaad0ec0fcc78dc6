import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SearchText } from "@/knowledge/index/index-types";
import { createRanker } from "@/knowledge/index/ranker";

let count = 0;
function text(words: string, more: Partial<SearchText> = {}): SearchText {
  count += 1;
  return { id: `t${count}`, course: "", lesson: "", text: words, ...more };
}

function search(texts: readonly SearchText[], query: string, limit = 10): readonly string[] {
  const ranker = createRanker();
  ranker.put(texts);
  return ranker.search({ query, limit }).map((hit) => hit.text);
}

const others = [
  text("The harbour master counts the boats that come in with the morning tide."),
  text("Paper is made of fibres that are pressed and dried on a fine sieve."),
  text("A good tent keeps the rain out and lets the damp of the night go."),
];

describe("words", () => {
  it.each([
    ["rising doughs", "The dough rises for an hour before it is shaped.", "endings of English"],
    ["heat", "The lamp gets hot and scorches paper.", "a noun of the same kin"],
    ["who threw the ball", "The ball is thrown over the net.", "an irregular verb"],
    ["foot", "The cold of the feet ends most nights of that kind.", "an irregular plural"],
    ["Katzen", "Die Katze ist ein Tier, das in der Nacht jagt und am Tag schläft.", "endings of German"],
    ["Häusern", "Das Haus steht auf dem Berg und ist von weitem zu sehen.", "a plural with another vowel"],
    ["déjà vu", "Un air de deja vu flotte dans la piece.", "accents"],
    ["strasse", "Die Straße ist lang und führt an das Meer.", "ß"],
    ["page rank", "PageRank lets a node count by the weight of its neighbours.", "a word in two"],
    ["pagerank", "The page rank of a site is worked out in rounds.", "two words in one"],
    ["Netzwerkanalyse", "Die Analyse von einem Netzwerk beginnt mit dem Zählen.", "the parts of a compound"],
    ["C++", "Written in C++ and C#, it runs everywhere.", "marks that belong to a name"],
    ["grpah", "A graph has nodes and edges.", "swapped letters"],
    ["modularty", "Modularity compares a partition with chance.", "a letter dropped"],
    ["centr", "Centrality tells which nodes matter.", "a beginning"],
    ["Euler", "Euler's walk crosses each bridge once.", "an apostrophe"],
    ["東京", "来週は東京タワーに行きます。", "Japanese"],
    ["图论", "我们今天学习图论的基本概念。", "Chinese"],
    ["猫", "机の下に猫がいます。", "one sign"],
    ["그래프", "그래프는 노드와 간선으로 이루어진다.", "Korean"],
    ["граф", "Граф состоит из вершин и рёбер.", "Russian"],
    ["to be or not to be", "To be, or not to be, that is the question.", "small words alone"],
  ])("%s finds “%s” (%s)", (query, wanted) => {
    expect(search([...others, text(wanted)], query)).toEqual([wanted]);
  });

  it("that stand somewhere as they are asked are not guessed at", () => {
    const [exact, near] = ["The bridge is closed.", "The bride is late."];
    expect(search([text(near), text(exact)], "bridge")).toEqual([exact]);
  });

  it.each(["", "   ", "???", "xyzzyq"])("finds nothing for “%s”", (query) => {
    expect(search(others, query)).toEqual([]);
  });

  it("takes any text and any length of query", () => {
    expect(
      search(
        [...others, text("a\u0000b \ud800 <b>&amp;</b> constructor __proto__ hasOwnProperty")],
        "constructor __proto__",
      ),
    ).toHaveLength(1);
    expect(search(others, "rain ".repeat(20_000))).toHaveLength(1);
  });
});

describe("the order", () => {
  it("puts the text with all that was asked before one with much of the half", () => {
    const [all, half] = ["Salt slows the yeast of a dough.", "Yeast, yeast and more yeast: yeast is what yeast does."];
    expect(search([text(half), text(all), ...others], "salt and yeast")[0]).toBe(all);
  });

  it("puts words that stand together before words far apart", () => {
    const filler = "and then many other things were said about the weather of that long summer in the north ".repeat(2);
    const [close, far] = [
      "They talked of the label and ways to do its propagation quickly through a net.",
      `The label was green ${filler} until its propagation ended.`,
    ];
    const near = `Propagation of labels: label propagation gives each node the label that most of its neighbours have ${filler}.`;
    expect(search([text(far), text(close), text(near)], "label propagation")[0]).toBe(near);
  });

  it("lifts the lesson that is called so", () => {
    const same = "It is worked out over all pairs, and modularity is one of the figures that are told.";
    const titled = text(same, { lesson: "Modularity", course: "A", number: 1, part: 1 });
    const other = text(same, { lesson: "Figures of a graph", course: "A", number: 2, part: 1 });
    const ranker = createRanker();
    ranker.put([other, titled]);
    expect(ranker.search({ query: "modularity", limit: 2 }).map(({ id }) => id)).toEqual([titled.id, other.id]);
  });

  it("puts the text that tells what a thing is first where that is asked", () => {
    const [output, used] = [
      "A bridge is an edge without which the graph falls apart.",
      "Each bridge in the list was coloured red by the reader then.",
    ];
    expect(search([text(used), text(output)], "What is a bridge?")[0]).toBe(output);
  });

  it("lets no lesson fill the list with the sentence its passages share", () => {
    const shared = " The keeper of the lighthouse wound the clock each evening before he lit the lamp.";
    const lesson = { course: "Lamps", lesson: "Keepers", number: 1 };
    const one = text(`Oil was dear in those days and came by boat twice a year.${shared}`, { ...lesson, part: 1 });
    const two = text(`${shared.trim()} In winter the boat did not come at all for months.`, { ...lesson, part: 2 });
    const elsewhere = text("A lighthouse needs a lamp, a lens and somebody to look after both of them.", {
      course: "Coasts",
      lesson: "Signs",
      number: 4,
      part: 1,
    });
    const ranker = createRanker();
    ranker.put([one, two, elsewhere, ...others]);
    const [first, second] = ranker.search({ query: "lighthouse lamp clock", limit: 3 }).map(({ id }) => id);
    expect([one.id, two.id]).toContain(first);
    expect(second).toBe(elsewhere.id);
  });

  it("falls with the score, and marks the words in the text", () => {
    const ranker = createRanker();
    ranker.put([...others, text("Rain and more rain, said the boats.")]);
    const hits = ranker.search({ query: "rain on boats", limit: 10 });
    expect(hits.map(({ score }) => score)).toEqual(hits.map(({ score }) => score).toSorted((a, b) => b - a));
    expect(hits[0]?.marks.map(({ from, to }) => hits[0]?.text.slice(from, to))).toEqual(["Rain", "rain", "boats"]);
  });
});

describe("the index", () => {
  it("after any changes is what it would be if made anew", () => {
    const ranker = createRanker();
    ranker.put([...others, text("zebra", { id: "z" }), text("lion", { id: "l" })]);
    ranker.put([text("giraffe of the plain", { id: "z" })]);
    ranker.remove(["l", "nobody"]);
    expect(ranker.search({ query: "zebra lion", limit: 5 })).toEqual([]);
    const fresh = createRanker();
    fresh.put([...others, text("giraffe of the plain", { id: "z" })]);
    for (const query of ["giraffe", "plain tent", "girafe"]) {
      const scored = (one: typeof ranker) =>
        one.search({ query, limit: 5 }).map(({ id, score }) => [id, score.toFixed(6)]);
      expect(scored(ranker)).toEqual(scored(fresh));
    }
    expect(ranker.textCount).toBe(4);
  });
});

describe("any texts and any query", () => {
  it("give hits of that index alone, each once, with falling scores and marks inside the text", () => {
    const word = fc.oneof(
      fc.constantFrom("lamp", "lamps", "Straße", "東京", "don't", "C++", "a.b", "=x", "  "),
      fc.string({ maxLength: 6, unit: "binary" }),
    );
    const words = fc.array(word, { maxLength: 12 }).map((list) => list.join(" "));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(words, words), { maxLength: 6 }),
        words,
        fc.integer({ min: 1, max: 4 }),
        (list, query, limit) => {
          const ranker = createRanker();
          ranker.put(
            list.map(([own, lesson], index) => ({
              id: String(index),
              course: "c",
              lesson,
              number: 1,
              part: index,
              text: own,
            })),
          );
          const hits = ranker.search({ query, limit });
          expect(hits.length).toBeLessThanOrEqual(limit);
          expect(new Set(hits.map(({ id }) => id)).size).toBe(hits.length);
          for (const [index, { score, marks, text: own, share }] of hits.entries()) {
            expect(score).toBeGreaterThan(0);
            expect(score).toBeLessThanOrEqual(hits[index - 1]?.score ?? Number.POSITIVE_INFINITY);
            expect(share).toBeLessThanOrEqual(1);
            for (const { from, to } of marks) expect(0 <= from && from < to && to <= own.length).toBe(true);
          }
          ranker.remove(list.map((_, index) => String(index)));
          expect(ranker.search({ query, limit })).toEqual([]);
        },
      ),
      { numRuns: 300, seed: 13 },
    );
  });
});
