import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { catsGraph } from "../../../support/graphs/cats";
import { runsOf } from "../../../support/long";
import { clinic } from "../graphs/clinic";
import { harbour } from "../graphs/harbour";
import { town } from "../graphs/town";
import { startChat } from "../support/chat";
import { coloured, untouched } from "../support/document-checks";

/** Kinds of each graph as they are said of several, with the ids that are of them. */
const worlds: readonly { readonly graph: GraphData; readonly kinds: Readonly<Record<string, readonly string[]>> }[] = [
  { graph: town, kinds: kindsOf(town, "kind", { museums: "museum", labs: "lab", parks: "park" }) },
  { graph: catsGraph(), kinds: kindsOf(catsGraph(), "type", { cats: "cat", humans: "human" }) },
  { graph: harbour, kinds: kindsOf(harbour, "kind", { boats: "boat", skippers: "skipper" }) },
];

/** Words no graph and no language has. */
const strange = ["gronks", "flurbs", "zwibbles", "quonds"] as const;

const deeds = [
  { say: (list: string) => `hide ${list}`, did: hiddenIn },
  { say: (list: string) => `color ${list} red`, did: redIn },
  { say: (list: string) => `make ${list} red`, did: redIn },
  { say: (list: string) => `select ${list}`, did: selectedIn },
] as const;

const questions = [
  (list: string) => `find ${list}`,
  (list: string) => `how many ${list} are there?`,
  (list: string) => `list ${list}`,
] as const;

const anyList = fc
  .record({
    world: fc.constantFrom(...worlds),
    unknown: fc.uniqueArray(fc.constantFrom(...strange), { minLength: 1, maxLength: 2 }),
    seed: fc.integer({ min: 0, max: 1000 }),
    article: fc.constantFrom("", "the ", "all "),
    joint: fc.constantFrom(" and ", ", and ", " or "),
  })
  .map(({ world, unknown, seed, article, joint }) => {
    const known = Object.keys(world.kinds).slice(0, 1 + (seed % Object.keys(world.kinds).length));
    const members = [...known];
    for (const word of unknown) members.splice(seed % (members.length + 1), 0, word);
    const last = members.at(-1) ?? "";
    return { world, unknown, known, list: `${article}${members.slice(0, -1).join(", ")}${joint}${last}` };
  });

describe("a list with something in it that nothing here is", () => {
  it("is done for what there is, and what was left out is said before anything else", async () => {
    await fc.assert(
      fc.asyncProperty(anyList, fc.constantFrom(...deeds), async ({ world, unknown, known, list }, { say, did }) => {
        const chat = startChat(world.graph);
        const { answer } = await chat.say(say(list));
        const wanted = known.flatMap((kind) => world.kinds[kind] ?? []);
        if (untouched(chat) && did(chat).length === 0) {
          for (const word of unknown) expect(answer).toContain(word);
          return;
        }
        expect(did(chat).toSorted()).toEqual(wanted.toSorted());
        const [first = ""] = answer.split(". ");
        for (const word of unknown) expect(first).toContain(word);
        expect(answer.slice(first.length)).not.toMatch(new RegExp(unknown.join("|"), "u"));
      }),
      { numRuns: runsOf(24, 600) },
    );
  });

  it("is answered for what there is, and what was left out is said first", async () => {
    await fc.assert(
      fc.asyncProperty(anyList, fc.constantFrom(...questions), async ({ world, unknown, known, list }, say) => {
        const { answer } = await startChat(world.graph).say(say(list));
        const [first = ""] = answer.split(". ");
        for (const word of unknown) expect(first).toContain(word);
        const count = known.flatMap((kind) => world.kinds[kind] ?? []).length;
        if (/^I ignored /u.test(first)) expect(answer).toContain(String(count));
      }),
      { numRuns: runsOf(24, 600) },
    );
  });

  it("is never deleted, not even in part", async () => {
    await fc.assert(
      fc.asyncProperty(anyList, async ({ world, unknown, list }) => {
        const chat = startChat(world.graph);
        const { answer } = await chat.say(`delete ${list}`);
        expect(untouched(chat)).toBe(true);
        for (const word of unknown) expect(answer).toContain(word);
      }),
      { numRuns: runsOf(16, 400) },
    );
  });

  it.each([
    ["hide the museums, labs and sextants", "sextants"],
    ["color the museums and the zwibbles green", "zwibbles"],
    ["please select all labs, gronks and museums", "gronks"],
    ["make museums, gronks, quonds and labs red", "gronks, quonds"],
  ])("says so in the first words: %s", async (message, word) => {
    const { answer } = await startChat(town).say(message);
    expect(answer).toMatch(new RegExp(`^I ignored '${word}'\\.`, "u"));
  });

  it("keeps a condition that is said of all of them", async () => {
    const { answer } = await startChat(town).say("which museums and gronks were founded before 1960?");
    expect(answer).toMatch(/^I ignored 'gronks'\. 2 museums/u);
  });
});

describe("a word that would say which ones", () => {
  it.each([
    [town, "hide the shiny museums", "shiny"],
    [town, "make the sturdy labs blue", "sturdy"],
    [town, "colour the museums red and polish the labs", "polish"],
    [harbour, "select the glimmering boats", "glimmering"],
    [harbour, "hide the wobbly skippers", "wobbly"],
    [clinic, "make the grumbly doctors green", "grumbly"],
  ])("changes nothing while nobody knows it, and is named", async (graph, message, word) => {
    const chat = startChat(graph);
    const { answer } = await chat.say(message);
    expect(untouched(chat)).toBe(true);
    expect(answer).toContain(`'${word}'`);
    expect(answer).not.toMatch(/are (?:red|blue|green|hidden|selected)/u);
  });
});

describe("a part of a message that was not understood", () => {
  it.each([
    [town, "how many museums are there? Also juggle the labs.", /did not understand '[^']*juggle/u],
    [harbour, "find the boats. Then serenade the skippers.", /did not understand '[^']*serenade/u],
    [catsGraph(), "count the cats. Also befuddle the humans.", /did not understand '[^']*befuddle/u],
  ])("is said where the rest is answered: %#", async (graph, message, said) => {
    const { answer } = await startChat(graph).say(message);
    expect(answer).toMatch(said);
  });
});

function kindsOf(
  { nodes }: GraphData,
  attribute: string,
  words: Readonly<Record<string, string>>,
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(words).map(([said, value]) => [
      said,
      nodes.filter(({ attributes }) => attributes[attribute] === value).map(({ id }) => id),
    ]),
  );
}

type Chat = ReturnType<typeof startChat>;

function redIn({ document }: Chat): readonly string[] {
  return Object.entries(coloured(document)).flatMap(([id, color]) => (color === "--w-red" ? [id] : []));
}

function hiddenIn({ document }: Chat): readonly string[] {
  return document.snapshot().nodes.flatMap(({ id }) => (document.isVisible("nodes", id) ? [] : [id]));
}

function selectedIn({ document }: Chat): readonly string[] {
  return document.selection.nodes;
}
