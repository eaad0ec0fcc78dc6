import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createGraphContext } from "@/ai/context/graph-context";
import type { MessageReading } from "@/ai/results/message-reading";
import { messageReadingSchema } from "@/ai/results/message-reading-schema";
import { read } from "@/providers/builtin/reading/read";
import { catsGraph } from "../../../support/graphs/cats";
import { createTestRegistry } from "../../../support/test-registry";
import { startChat } from "../support/chat";

function context() {
  const { document, sets } = createTestRegistry(catsGraph());
  return createGraphContext({ document, sets, sampleNames: [] })([]);
}

describe("what a message was taken for", () => {
  const asked: readonly (readonly [string, Partial<MessageReading>])[] = [
    [
      "which cats are older than 5?",
      {
        requests: [
          {
            action: "find",
            things: { of: "nodes", from: "all" },
            conditions: [
              { kind: "where", text: "type == 'cat'" },
              { kind: "where", text: "age > 5" },
            ],
            details: [],
          },
        ],
        skipped: [],
        guessed: [],
      },
    ],
    [
      "make the cats purple",
      {
        requests: [
          {
            action: "draw",
            things: { of: "nodes", from: "all" },
            conditions: [{ kind: "where", text: "type == 'cat'" }],
            details: ["color: purple"],
          },
        ],
      },
    ],
    ["make the cats bigger", { requests: [expect.objectContaining({ details: ["size: × 1.5"] })] }],
    [
      "how many cats are there? make them red",
      { requests: [expect.objectContaining({ action: "count" }), expect.objectContaining({ action: "draw" })] },
    ],
    [
      "Don't delete Whiskers",
      { requests: [expect.objectContaining({ action: "remove", isHeld: true, things: expect.anything() })] },
    ],
    ["How old is Wiskers?", { guessed: [{ said: "wiskers", meant: "Whiskers" }] }],
  ];

  it.each(asked)("%s", async (message, reading) => {
    const { result } = await startChat(catsGraph()).say(message);
    expect(result.reading).toMatchObject(reading);
    expect(messageReadingSchema.parse(JSON.parse(JSON.stringify(result.reading)))).toEqual(result.reading);
  });

  it("is not told of what was not read at all", async () => {
    const { result } = await startChat(catsGraph()).say("qwrt zzpl fnord");
    expect(result.reading?.requests ?? []).toEqual([]);
  });
});

describe("reading without doing", () => {
  it("gives the likeliest first, as the answer tells it", async () => {
    const [best, ...others] = read("which cats are older than 5?", context());
    const { result } = await startChat(catsGraph()).say("which cats are older than 5?");
    expect(best).toMatchObject({ requests: result.reading?.requests });
    expect(others.every(({ cost }) => cost >= (best?.cost ?? 0))).toBe(true);
  });

  it("is the same each time, whatever is read, and leaves the context as it was", () => {
    const words = [
      "cats",
      "cat",
      "red",
      "delete",
      "make",
      "Whiskers",
      "5",
      "older than",
      "and",
      "not",
      "\u0000",
      "[[x]]",
    ];
    const given = context();
    const before = JSON.stringify(given);
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...words), fc.string()), { maxLength: 12 }), (parts) => {
        const message = parts.join(" ");
        const readings = read(message, given);
        expect(read(message, given)).toEqual(readings);
        for (const reading of readings) messageReadingSchema.parse(JSON.parse(JSON.stringify(reading)));
      }),
      { numRuns: 40 },
    );
    expect(JSON.stringify(given)).toBe(before);
  });
});
