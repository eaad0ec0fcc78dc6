import { describe, expect, it } from "vitest";
import { createLocalAlgorithmRunner } from "@/analysis/workers/local-algorithm-runner";
import { createLocalLayoutRunner } from "@/analysis/workers/local-layout-runner";
import { createReplay } from "@/app/replay/run-replay";
import { createBuiltinProvider } from "@/providers/builtin/builtin-provider";
import { comparedEvents } from "@/traces/compare-events";
import { readTraceFile } from "@/traces/read-trace";
import { testReading } from "../support/test-reading";
import { documentText, recordScenario } from "../support/traces/record-scenario";
import { scenarios, shown } from "../support/traces/scenarios";

const ports = {
  samples: { list: () => [], load: () => Promise.reject(new Error("There are no samples here.")) },
  layouts: createLocalLayoutRunner(),
  algorithms: createLocalAlgorithmRunner(),
  reading: testReading,
  speed: "full",
} as const;

function opened(text: string) {
  const read = readTraceFile(text, "trace.json");
  if (!read.success) throw new Error(read.message);
  return read.file;
}

describe("a recorded conversation", () => {
  it.each(scenarios)("replays to the same events and the same document: $name", async (scenario) => {
    const recorded = await recordScenario(scenario);
    expect(recorded.text).toMatch(shown[scenario.name] ?? /"terminationReason":"natural_completion"/);
    const file = opened(recorded.text);
    const replay = createReplay(file, ports);
    const replayed = [];
    for (const place of file.messages.keys()) replayed.push(await replay.play(place));
    expect(replayed.map(({ difference }) => difference)).toEqual(file.messages.map(() => null));
    expect(replayed.map(({ events }) => comparedEvents(events))).toEqual(
      file.messages.map(({ events }) => comparedEvents(events.map(({ event }) => event))),
    );
    expect(documentText(replay.core)).toBe(recorded.document);
    for (const text of recorded.alone) expect((await createReplay(opened(text), ports).play(0)).difference).toBeNull();
  });
});

describe("a recording that began after another graph was open", () => {
  it("replays: its layers are called as they were", async () => {
    const { text } = await recordScenario({
      name: "another graph before",
      model: () => ({
        provider: createBuiltinProvider(),
        release: () => undefined,
        requests: () => 0,
        close: async () => undefined,
      }),
      async run({ document, say }) {
        const own = { ...document.snapshot(), name: "Own" };
        document.apply([{ type: "graph-replace", graph: own }], { step: "open", actor: "user", title: "Open Own" });
        await say("Colour the cats by breed");
        await say("Make the humans square");
      },
    });
    const replay = createReplay(opened(text), ports);
    for (const place of [0, 1]) expect((await replay.play(place)).difference).toBeNull();
  });
});

describe("a recorded picture", () => {
  const builtin = () => ({
    provider: createBuiltinProvider(),
    release: () => undefined,
    requests: () => 0,
    close: async () => undefined,
  });
  const asked = [
    "Make the cats blue",
    "Save the picture as svg",
    "Save a picture of the selection",
    "How many cats are there?",
  ];

  it.each([
    ["is not drawn again, and what comes after it is replayed", true],
    ["is refused again where there was no canvas", false],
  ])("%s", async (_, hasCanvas) => {
    const { text, document } = await recordScenario({
      name: "pictures",
      model: builtin,
      ...(hasCanvas && {
        picture: async () => ({ content: new Blob(["<svg/>"]), withoutLabel: { nodes: 0, edges: 3 } }),
      }),
      async run(session) {
        for (const message of asked) await session.say(message);
      },
    });
    const replay = createReplay(opened(text), ports);
    const played = [];
    for (const place of asked.keys()) played.push(await replay.play(place));
    expect(played.map(({ difference }) => difference)).toEqual(asked.map(() => null));
    expect(played.map(({ notRun }) => notRun)).toEqual([[], hasCanvas ? ["picture"] : [], [], []]);
    const calls = played[1]?.result.rounds.flatMap(({ toolResults }) => toolResults);
    expect(calls?.at(-1)).toMatchObject({ name: "exportImage", success: hasCanvas });
    expect(documentText(replay.core)).toBe(document);
  });
});
