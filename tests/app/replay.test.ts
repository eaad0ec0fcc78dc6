import { describe, expect, it } from "vitest";
import { comparedEvents } from "@/ai/trace/compare-events";
import { readTraceFile } from "@/ai/trace/read-trace";
import { createLocalAlgorithmRunner } from "@/analysis/workers/local-algorithm-runner";
import { createLocalLayoutRunner } from "@/analysis/workers/local-layout-runner";
import { createReplay } from "@/app/replay/run-replay";
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
