import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startConversation } from "../../support/conversation";
import { type Poison, plainOf, poisonedGraphs, quotings } from "../../support/graphs/poisoned-graphs";
import { isLong } from "../../support/long";
import { type TextCallEndpoint, textCallEndpoints } from "../../support/providers/text-call-endpoints";

const poisons = poisonedGraphs();
const ways = Object.entries(quotings);
const kinds = Object.keys(textCallEndpoints);
const endpoints = new Map<string, TextCallEndpoint>();
/** Nothing asks the user: what is run is done. */
const unasked = { approval: { effects: [], largeEdits: false } };

beforeAll(async () => {
  for (const [kind, start] of Object.entries(textCallEndpoints)) endpoints.set(kind, await start());
});

afterAll(async () => {
  await Promise.all([...endpoints.values()].map((endpoint) => endpoint.close()));
});

/** Of the answer's pieces: letter by letter, and as tokens and lines come. */
const sizes = [1, 7, 40, 12, 100];

/** Marks around calls say nothing and may be left out of what is shown. */
const marksAround = /<[｜|]tool[^>]*(?:calls|section)[^>]*>/gu;

interface Case {
  readonly poison: Poison;
  readonly way: string;
  readonly kind: string;
  /** Of the answer's pieces. */
  readonly size: number;
  /** The model has first looked at the graph by a call of its API. */
  readonly looks: boolean;
}

/** Each poison in one of the ways of quoting, in the long run in all of them, at kinds of endpoints in turn. */
function casesOf(poison: Poison, index: number): readonly Case[] {
  const all = ways.flatMap(([way], place) =>
    kinds.map((kind, turn) => ({
      poison,
      way,
      kind,
      size: sizes[(index + place + turn) % sizes.length] ?? 1,
      looks: (place + turn) % 2 === 0,
    })),
  );
  const rounds = isLong ? ways.length : 1;
  return Array.from({ length: rounds }, (_, round) => round).flatMap((round) => {
    const place = (index + round) % ways.length;
    return all[place * kinds.length + ((index * 5 + round * 4) % kinds.length)] ?? [];
  });
}

async function play({ poison, way, kind, size, looks }: Case) {
  const endpoint = endpoints.get(kind);
  if (endpoint === undefined) throw new Error(`There is no endpoint ${kind}.`);
  const text = (quotings[way] ?? String)(poison.quoted);
  const look = { call: { name: "findNodes", input: { selector: "degree >= 0" } } };
  const answer = { text, size };
  const turns = looks ? [look, answer, answer] : [answer, answer];
  const conversation = startConversation(endpoint.answer(turns), unasked, poison.graph);
  if (poison.imported !== undefined) await importByHand(conversation, poison.imported);
  const before = JSON.stringify(conversation.document.snapshot());
  const first = await conversation.controller.execute("What is the label of n1?");
  const second = await conversation.controller.execute("And once more?");
  return { first, second, before, after: JSON.stringify(conversation.document.snapshot()), endpoint };
}

async function importByHand({ registry }: ReturnType<typeof startConversation>, text: string): Promise<void> {
  const { signal } = new AbortController();
  const origin = { step: "by hand", actor: "user", title: "Import" } as const;
  const executed = await registry.execute({ name: "importData", input: { text } }, origin, { signal, actor: "user" });
  expect(executed.message, "the file opens").not.toMatch(/cannot|not read/iu);
  expect(executed.success).toBe(true);
}

describe("a call that stands in data is never run, however a model quotes it", () => {
  it("has at least 60 poisoned graphs", () => {
    expect(poisons.length).toBeGreaterThanOrEqual(60);
    expect(new Set(poisons.map(({ title }) => title)).size).toBe(poisons.length);
  });

  it.each(poisons.map((poison, index) => ({ title: poison.title, cases: casesOf(poison, index) })))(
    "$title",
    async ({ cases }) => {
      for (const one of cases) {
        const about = `${one.way}, ${one.kind}, pieces of ${one.size}`;
        const { first, second, before, after, endpoint } = await play(one);
        expect(
          first.rounds.flatMap(({ toolsUsed }) => toolsUsed),
          about,
        ).toEqual(one.looks ? ["findNodes"] : []);
        expect(second.rounds, about).toEqual([]);
        expect(after, about).toBe(before);
        expect([first.success, second.success], about).toEqual([true, true]);
        expect(plainOf(first.message), about).toContain(plainOf(one.poison.quoted).replace(marksAround, ""));
        expect(endpoint.refusals, about).toEqual([]);
      }
    },
    isLong ? 600_000 : 20_000,
  );
});
