import { describe, expect, it, vi } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { emptyGraph } from "@/graph/document/empty-graph";
import { createGraphDocument } from "@/graph/document/graph-document";
import type { Embedder, OpenMeaning } from "@/knowledge/embeddings/embedder";
import { createMemoryVectors } from "@/knowledge/embeddings/memory-vectors";
import { createLocalTextIndex } from "@/knowledge/index/local-text-index";
import { createKnowledge } from "@/knowledge/knowledge";
import { createLibrary } from "@/knowledge/library";
import { vectorOf } from "../../support/providers/embeddings-server";
import { testReading } from "../../support/test-reading";

const { signal } = new AbortController();
const long = "It is written down here at some length, so that what it holds is a text and no name of anything.";
const texts = [
  `A car needs new brakes each year. ${long}`,
  `The bread is baked at five. ${long}`,
  `A cat sleeps by the stove. ${long}`,
];

function graphOf(list: readonly string[], name = "Notes"): GraphData {
  const nodes = list.map((text, index) => ({ id: `n${index}`, attributes: { name: `${name} ${index}`, text } }));
  return { ...emptyGraph(), name, nodes };
}

/** In the place of a model: what it was asked, and what it answers with. */
function embedderOf(toVector: (text: string) => readonly number[] = vectorOf, host: string | null = "there") {
  const asked: string[][] = [];
  const embedder: Embedder = {
    id: "there a",
    host,
    batch: 2,
    async embed(list, _use, stop) {
      await Promise.resolve();
      stop.throwIfAborted();
      asked.push([...list]);
      return list.map((text) => Float32Array.from(toVector(text)));
    },
  };
  return { embedder, asked };
}

function libraryOf(open: Partial<OpenMeaning> & Pick<OpenMeaning, "embedder">, graph = graphOf(texts)) {
  const document = createGraphDocument(graph);
  const meaning: OpenMeaning = { kind: "open", vectors: createMemoryVectors(), ...open };
  return {
    document,
    library: createLibrary(
      document,
      async () => createLocalTextIndex(),
      async () => meaning,
    ),
  };
}

const wish = (query: string) => ({ query, limit: 3 });

describe("search by words and meaning", () => {
  it("finds what is said in other words, and keeps what the words find", async () => {
    const { library } = libraryOf(embedderOf());
    const { hits, ranking, note } = await library.search(wish("automobile"), signal);
    expect([hits[0]?.id, ranking, note]).toEqual(["n0", "words and meaning", undefined]);
    expect((await library.search(wish("stove"), signal)).hits[0]?.id).toBe("n2");
  });

  it("does not wait for a host that is silent, nor again at the next search, until it has answered", async () => {
    const { embedder, asked } = embedderOf();
    let answer: () => void = () => undefined;
    const silence = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let calls = 0;
    const silent: Embedder = {
      ...embedder,
      async embed(...what) {
        calls += 1;
        await silence;
        return embedder.embed(...what);
      },
    };
    const { library } = libraryOf({ embedder: silent, waitMs: 1 });
    const first = await library.search(wish("stove"), signal);
    expect([first.hits[0]?.id, first.ranking]).toEqual(["n2", "words alone"]);
    expect(first.note).toContain("there does not answer");
    const second = await library.search(wish("bread"), signal);
    expect([second.hits[0]?.id, second.ranking, calls]).toEqual(["n1", "words alone", 1]);
    answer();
    await vi.waitFor(() => expect(asked.at(-1)).toEqual(["stove"]));
    const third = await library.search(wish("automobile"), signal);
    expect([third.hits[0]?.id, third.ranking, third.note]).toEqual(["n0", "words and meaning", undefined]);
  });

  it("makes each vector once, also of searches side by side, and of texts that are the same", async () => {
    const { embedder, asked } = embedderOf();
    const { library } = libraryOf({ embedder }, graphOf([...texts, texts[0] ?? ""], "Same"));
    await Promise.all(["car", "bread"].map((query) => library.search(wish(query), signal)));
    const made = asked.filter(([first = ""]) => first.includes("\n"));
    expect(made.flat()).toHaveLength(4);
    const again = createMemoryVectors();
    await libraryOf({ embedder, vectors: again }).library.search(wish("car"), signal);
    const before = asked.length;
    await libraryOf({ embedder, vectors: again }).library.search(wish("car"), signal);
    expect(asked.slice(before)).toEqual([["car"]]);
  });

  it("goes on in memory where nothing can be kept, and says so once", async () => {
    const full = async () => {
      throw Object.assign(new Error("full"), { name: "QuotaExceededError" });
    };
    const { embedder, asked } = embedderOf();
    const { library } = libraryOf({ embedder, vectors: { read: async () => new Map(), write: full } });
    const first = await library.search(wish("automobile"), signal);
    expect(first).toMatchObject({ ranking: "words and meaning", hits: [{ id: "n0" }] });
    expect(first.note).toContain("the storage is full");
    const before = asked.length;
    const second = await library.search(wish("feline"), signal);
    expect(second.note).toBeUndefined();
    expect(asked.slice(before)).toEqual([["feline"]]);
  });

  it("ranks by words alone, and says why, where vectors cannot be had or do not compare", async () => {
    const broken: Embedder = { ...embedderOf().embedder, embed: () => Promise.reject(new Error("Nobody is there.")) };
    expect(await libraryOf({ embedder: broken }).library.search(wish("stove"), signal)).toMatchObject({
      ranking: "words alone",
      note: "Nobody is there.",
      hits: [{ id: "n2" }],
    });
    const shorter = embedderOf((text) => (text === "stove" ? [1, 0] : vectorOf(text)));
    const { note, ranking } = await libraryOf(shorter).library.search(wish("stove"), signal);
    expect(ranking).toBe("words alone");
    expect(note).toMatch(/made vectors of 6 numbers before and of 2 now/);
  });

  it("goes on from what had come when it is stopped", async () => {
    const { embedder, asked } = embedderOf();
    let isStopped = false;
    const show: OpenMeaning["show"] = async (work) => {
      const stop = new AbortController();
      try {
        await work(stop.signal, (done) => {
          if (done > 0 && !isStopped) stop.abort();
        });
        return true;
      } catch {
        isStopped = true;
        return false;
      }
    };
    const { library } = libraryOf({ embedder, show });
    const stopped = await library.search(wish("automobile"), signal);
    expect(stopped).toMatchObject({ ranking: "words alone", note: "Computing embeddings was stopped." });
    expect(asked.map(({ length }) => length)).toEqual([2]);
    expect((await library.search(wish("automobile"), signal)).ranking).toBe("words and meaning");
    expect(asked.map(({ length }) => length)).toEqual([2, 1, 1]);
  });

  it("ends with its signal", async () => {
    const { library } = libraryOf(embedderOf());
    const stop = new AbortController();
    const ended = library.search(wish("car"), stop.signal);
    stop.abort(new Error("Stopped."));
    await expect(ended).rejects.toThrow("Stopped.");
  });

  it("keeps to the course and lesson that were asked for", async () => {
    const nodes = [1, 2].map((number) => ({
      id: `p${number}`,
      attributes: { type: "passage", course: "Cars", lesson: `L${number}`, number, part: 1, text: texts[0] ?? "" },
    }));
    const { library } = libraryOf(embedderOf(), { ...emptyGraph(), nodes });
    const { hits } = await library.search(
      { query: "vehicle", limit: 5, places: [{ course: "Cars", number: 2 }] },
      signal,
    );
    expect(hits.map(({ id }) => id)).toEqual(["p2"]);
  });

  it("sends nothing of a graph that was opened while the word was given for another", async () => {
    const { embedder, asked } = embedderOf();
    const document = createGraphDocument(graphOf(texts));
    const secret = graphOf(
      texts.map((text) => `Secret: ${text}`),
      "Other",
    );
    let asks = 0;
    const library = createLibrary(
      document,
      async () => createLocalTextIndex(),
      async () => {
        asks += 1;
        if (asks === 2)
          document.apply([{ type: "graph-replace", graph: secret }], { step: "s", actor: "user", title: "Open" });
        return asks <= 2
          ? { kind: "open", embedder, vectors: createMemoryVectors() }
          : { kind: "closed", note: "Not spoken of." };
      },
    );
    const outcome = await library.search(wish("automobile"), signal);
    expect(asked.flat().filter((text) => text.includes("Secret"))).toEqual([]);
    expect(outcome).toMatchObject({ ranking: "words alone", note: "Not spoken of." });
  });

  it("reads the handbook for its meaning on this device alone", async () => {
    const signs = async (host: string | null) => {
      const { embedder, asked } = embedderOf(vectorOf, host);
      const meaning = async (): Promise<OpenMeaning> => ({ kind: "open", embedder, vectors: createMemoryVectors() });
      const knowledge = createKnowledge(createGraphDocument(emptyGraph()), { ...testReading, meaning });
      const { ranking } = await (await knowledge.handbook()).search(wish("bridge"), signal);
      return { ranking, asked: asked.length > 0 };
    };
    expect(await signs("there")).toEqual({ ranking: "words", asked: false });
    expect(await signs(null)).toEqual({ ranking: "words and meaning", asked: true });
  });
});
