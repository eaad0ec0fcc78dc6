import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readMeanings } from "@/app/headless/host";
import type { SearchText, TextHit } from "@/knowledge/index/index-types";
import { createLocalTextIndex } from "@/knowledge/index/local-text-index";
import type { LoadNear } from "@/knowledge/index/near-words";
import { createNearInTexts } from "@/providers/builtin/meanings/near-in-texts";

const folder = join(import.meta.dirname, "..", "..", "..", "public", "meanings");
const dictionaries = createNearInTexts(readMeanings(folder));
const silent = new AbortController().signal;

function lesson(id: string, text: string): SearchText {
  return { id, course: "Old pictures", lesson: `Lesson ${id}`, number: 1, part: 1, text };
}

const texts: readonly SearchText[] = [
  lesson(
    "light",
    "A print that hangs in the sun loses its tones, and in the end the picture disappears from the paper.",
  ),
  lesson("wash", "The paper is washed for an hour in running water, so that no fixer is left in it."),
  lesson("frame", "A frame of oak is heavy, and it needs a strong nail in the wall of the room."),
];

async function search(query: string, loadNear: LoadNear | null = dictionaries): Promise<readonly TextHit[]> {
  const index = createLocalTextIndex(loadNear);
  await index.put(texts);
  return index.search({ query, limit: 5 }, silent);
}

const idsOf = (hits: readonly TextHit[]): readonly string[] => hits.map(({ id }) => id);

describe("a word that stands in no text", () => {
  it("is looked for by a word of the same meaning, and the hit tells which one", async () => {
    expect(idsOf(await search("vanish", null))).toEqual([]);
    const [hit, ...others] = await search("why does it vanish?");
    expect(hit?.id).toBe("light");
    expect(hit?.taken).toEqual([{ said: "vanish", meant: ["disappears"], perhaps: [] }]);
    expect(others).toEqual([]);
  });

  it("leaves the words that do stand there alone: they come first, and nothing was taken for them", async () => {
    const exact = await search("disappears");
    expect(exact.map(({ id, taken }) => [id, taken])).toEqual([["light", undefined]]);
    const hits = await search("vanish, vanish, vanish: the oak");
    expect(idsOf(hits)).toEqual(["frame", "light"]);
    expect(hits[0]?.taken).toBeUndefined();
    expect(hits[1]?.taken).toEqual([{ said: "vanish", meant: ["disappears"], perhaps: [] }]);
  });

  it("counts nothing of what was asked, so that a hit of this alone is known as one", async () => {
    expect((await search("vanish")).map(({ share }) => share)).toEqual([0]);
    expect((await search("disappear")).map(({ share }) => share)).toEqual([1]);
  });

  it("stays unfound where nothing means the same", async () => {
    expect(idsOf(await search("submarine"))).toEqual([]);
    expect(idsOf(await search("zorbing"))).toEqual([]);
  });

  it("is still searched by itself where the dictionaries cannot be had", async () => {
    const broken: LoadNear = async () => {
      throw new Error("no network");
    };
    expect(idsOf(await search("vanish from the paper", broken))).toEqual(["wash", "light"]);
  });

  it("asks for no dictionary where every word stands in the texts", async () => {
    const never: LoadNear = async () => {
      throw new Error("asked for");
    };
    let asked = 0;
    await search("the picture on paper", async (...given) => {
      asked += 1;
      return never(...given);
    });
    expect(asked).toBe(0);
  });
});
