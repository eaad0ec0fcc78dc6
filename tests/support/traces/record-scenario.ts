import { writeGraph } from "@parley/formats/write";
import type { AiEvent } from "@/ai/loop/ai-events";
import type { AiOptions } from "@/ai/options/ai-options";
import type { Provider } from "@/ai/port/provider-port";
import { createSeededRandom } from "@/analysis/random/seeded-random";
import { createLocalAlgorithmRunner } from "@/analysis/workers/local-algorithm-runner";
import { createLocalLayoutRunner } from "@/analysis/workers/local-layout-runner";
import { reportDocument } from "@/app/headless/document-report";
import { type Core, type CoreDeps, createCore } from "@/app/page/create-core";
import type { GraphData } from "@/graph/changes/change-types";
import { toTraceFile } from "@/traces/graph-before";
import { writeTraceFile } from "@/traces/trace-file";
import { catsGraph } from "../graphs/cats";
import type { LModel } from "../l-cases";
import { testReading } from "../test-reading";

/** A conversation that is recorded: who answers, and what people say and do. */
export interface Scenario {
  readonly name: string;
  readonly model: () => Promise<LModel> | LModel;
  readonly options?: Partial<AiOptions>;
  readonly graph?: GraphData;
  /** What draws pictures, as in the page. */
  readonly picture?: CoreDeps["picture"];
  run(session: RecordingSession): Promise<void>;
}

export interface RecordingSession extends Core {
  say(text: string): Promise<void>;
  /** Calls back with each event of the next messages. */
  on(listener: (event: AiEvent) => void): void;
  release(): void;
}

export interface Recorded {
  readonly name: string;
  /** The file, as it is written. */
  readonly text: string;
  /** Each message but the first in a file of its own, as it is written from what happened of one answer. */
  readonly alone: readonly string[];
  /** As the conversation itself told them, a list for each message. */
  readonly events: readonly (readonly AiEvent[])[];
  readonly document: string;
  /** The graph at its end, as a file of it is written. */
  readonly graph: string;
}

/** Runs it on the real core, against a real server where one is asked, and writes what happened as a trace file. */
export async function recordScenario(scenario: Scenario, secrets: readonly string[] = []): Promise<Recorded> {
  const model = await scenario.model();
  const core = startCore(model.provider, scenario);
  const events: AiEvent[][] = [];
  let listener: (event: AiEvent) => void = () => undefined;
  core.controller.subscribe((event) => {
    // The settled stage of an earlier message belongs to none.
    events.at(-1)?.push(event);
    listener(event);
  });
  const session: RecordingSession = {
    ...core,
    release: model.release,
    on(subscriber) {
      listener = subscriber;
    },
    async say(text) {
      events.push([]);
      await core.controller.execute(text);
    },
  };
  await scenario.run(session);
  await model.close();
  const file = toTraceFile(core.document, core.controller.traces());
  if (file === null) throw new Error(`${scenario.name} cannot be written as a trace.`);
  const alone = core.controller
    .traces()
    .slice(1)
    .flatMap((trace) => toTraceFile(core.document, [trace]) ?? []);
  return {
    name: scenario.name,
    text: writeTraceFile(file, secrets),
    alone: alone.map((one) => writeTraceFile(one, secrets)),
    events,
    document: documentText(core),
    graph: writeGraph(core.document.snapshot()),
  };
}

/** All there is of a document, as text: elements, looks, layers, sets, filter, selection and undo steps. */
export function documentText({ document, sets }: Pick<Core, "document" | "sets">): string {
  const { revision: _session, view: _camera, ...report } = reportDocument(document, sets, { drawn: true });
  const steps = document.steps().map(({ id, title, actor, kind, inForce }) => ({ id, title, actor, kind, inForce }));
  return JSON.stringify({ ...report, steps }, null, 1);
}

function startCore(provider: Provider, { options = {}, graph = catsGraph(), picture }: Scenario): Core {
  let ids = 0;
  return createCore({
    graph,
    provider: () => provider,
    samples: { list: () => [], load: () => Promise.reject(new Error("There are no samples here.")) },
    layouts: createLocalLayoutRunner(),
    algorithms: createLocalAlgorithmRunner(),
    reading: testReading,
    options,
    ...(picture && { picture }),
    price: () => ({ input: 1, output: 5 }),
    now: () => performance.now(),
    random: createSeededRandom(7),
    newId: () => {
      ids += 1;
      return `id${ids}`;
    },
  });
}
