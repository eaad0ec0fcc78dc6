import { statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fetchMeanings } from "@/app/files/browser-meanings";
import { readMeanings } from "@/app/headless/host";
import { decide } from "@/providers/builtin/meanings/decide";
import { createMeaningsLoader } from "@/providers/builtin/meanings/load-meanings";
import type { MeaningLanguage, Meanings } from "@/providers/builtin/meanings/meaning-types";

const folder = join(process.cwd(), "public", "meanings");
const read = readMeanings(folder);
const staff = ["employee", "salary", "office", "skills", "reports_to", "WorksOn", "hide", "delete"];
let meanings: Meanings;

beforeAll(async () => {
  meanings = await createMeaningsLoader(read)("en");
});

describe("what is near to a word", () => {
  it.each([
    ["wage", "salary", "synonym"],
    ["workers", "employee", "kind of"],
    ["Abilities", "skills", "synonym"],
    ["erase", "delete", "synonym"],
  ])("%s means %s", (said, meant, because) => {
    const near = meanings.near(said, "en", staff);
    expect(near[0]).toMatchObject({ candidate: meant });
    expect([because, "near", "kind of"]).toContain(near[0]?.because);
    expect(near.map(({ score }) => score)).toEqual(near.map(({ score }) => score).toSorted((a, b) => b - a));
  });

  it("is found in a name of several words, in snake case and camel case", () => {
    expect(meanings.near("labor", "en", ["WorksOn"])[0]?.candidate).toBe("WorksOn");
    expect(meanings.near("pals", "en", ["friend_of", "engine"])[0]?.candidate).toBe("friend_of");
  });

  it("is nothing for what no table has, for nothing, and among nothing", () => {
    expect(meanings.near("qwrtzxy", "en", staff)).toEqual([]);
    expect(meanings.knows("qwrtzxy", "en")).toBe(false);
    expect(meanings.near("", "en", staff)).toEqual([]);
    expect(meanings.near("wage", "en", [])).toEqual([]);
    expect(meanings.near("wage", "en", ["___", "42", "constructor", "__proto__"])).toEqual([]);
    expect(meanings.near("constructor", "en", ["__proto__", "toString"])).toEqual([]);
  });

  it("names each candidate once", () => {
    const near = meanings.near("wage", "en", ["salary", "salary"]);
    expect(near).toHaveLength(1);
  });

  it.each<readonly [MeaningLanguage, string, readonly string[], string]>([
    ["de", "Krankheit", ["disease", "doctor", "ward"], "disease"],
    ["es", "ciudad", ["airport", "city", "price"], "city"],
    ["fr", "boisson", ["drink", "dish", "price"], "drink"],
    ["zh", "医生", ["doctor", "ward", "drug"], "doctor"],
    ["ja", "都市", ["airport", "city", "price"], "city"],
  ])("reaches from %s into a graph named in English: %s", async (language, said, candidates, meant) => {
    const own = await createMeaningsLoader(read)(language);
    expect(own.near(said, language, candidates)[0]?.candidate).toBe(meant);
  });

  it.each<readonly [MeaningLanguage, string, readonly string[], string]>([
    ["de", "Milben", ["mite", "queen", "wing"], "mite"],
    ["de", "Reifen", ["tyre", "chain", "brake"], "tyre"],
    ["fr", "levure", ["yeast", "flour", "oven"], "yeast"],
    ["es", "espejo", ["mirror", "lens", "mount"], "mirror"],
  ])("knows what a dictionary says of a rarer word of %s: %s", async (language, said, candidates, meant) => {
    const own = await createMeaningsLoader(read)(language);
    expect(own.near(said, language, candidates)[0]).toMatchObject({ candidate: meant, because: "synonym" });
  });

  it("takes words of an English text for English ones alone, if that is asked", async () => {
    const german = await createMeaningsLoader(read)("de");
    const boden = (near: typeof german.near) =>
      near("Boden", "de", ["floor", "better"]).map(({ candidate }) => candidate);
    expect(boden(german.near)).toContain("better");
    expect(boden(german.nearInEnglish)[0]).toBe("floor");
    const scores = german.nearInEnglish("Boden", "de", ["better"]).map(({ score }) => score);
    expect(Math.max(0, ...scores)).toBeLessThan(0.3);
  });

  it("takes a word the language has for that, not for the English one of the same letters", async () => {
    const german = await createMeaningsLoader(read)("de");
    const score = (word: string) => german.near(word, "de", ["present"])[0]?.score ?? 0;
    expect(score("Gift")).toBeLessThan(score("Geschenk"));
  });
});

describe("what is done with a word", () => {
  const near = (...scores: readonly number[]) =>
    scores.map((score, at) => ({ candidate: `c${at}`, score, because: "near" as const }));

  it("is nothing where nothing is near", () => {
    expect(decide([])).toEqual({ kind: "none" });
    expect(decide(near(0.05))).toEqual({ kind: "none" });
  });

  it("is to take what stands alone far above, and to ask where two do", () => {
    expect(decide(near(0.6, 0.1))).toMatchObject({ kind: "sure", candidate: { candidate: "c0" } });
    const offer = decide(near(0.6, 0.59, 0.58, 0.57));
    expect(offer.kind === "offer" && offer.candidates.map(({ candidate }) => candidate)).toEqual(["c0", "c1", "c2"]);
  });
});

describe("the files of the dictionary", () => {
  it("are at most 2 MB for a language with English", () => {
    const sizeOf = (language: string) => statSync(join(folder, `${language}.bin`)).size;
    for (const language of ["de", "es", "fr", "zh", "ja"])
      expect(sizeOf("en") + sizeOf(language)).toBeLessThan(2_000_000);
  });

  it("are read once, and again after they could not be had", async () => {
    const asked: string[] = [];
    let isDown = true;
    const load = createMeaningsLoader(async (file) => {
      asked.push(file);
      if (isDown) throw new Error("The network is down.");
      return read(file);
    });
    await expect(load("en")).rejects.toThrow("The network is down.");
    isDown = false;
    await Promise.all([load("en"), load("en")]);
    await load("en");
    expect(asked).toEqual(["en.bin", "en.bin"]);
  });
});

describe("the dictionary in a page", () => {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    asked.push(request.url ?? "");
    const file = /\/meanings\/(\w+\.bin)/.exec(request.url ?? "")?.[1];
    if (file === "en.bin") response.end(await read(file));
    else response.writeHead(404).end();
  });
  let address = "";
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/meanings/`;
  });
  afterAll(() => server.close());

  it("is fetched beside it, by its edition; one that is not there is told", async () => {
    const load = createMeaningsLoader(fetchMeanings(address));
    expect((await load("en")).near("wage", "en", ["salary", "engine"])[0]?.candidate).toBe("salary");
    expect(asked[0]).toMatch(/^\/meanings\/en\.bin\?\d+$/);
    await expect(load("de")).rejects.toThrow("The dictionary de.bin could not be fetched: the server said 404.");
  });
});
