import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readGraph, sayRead } from "@parley/formats/read";
import * as z from "zod/mini";
import { reportDocument } from "@/app/headless/document-report";
import { taskReport } from "../../packages/bench/src/headless-report";
import { type Fault, judgeTask } from "../../packages/bench/src/run-jobs";
import { suiteFile } from "../../packages/bench/src/task-schema";
import { createTestRegistry } from "../support/test-registry";

export const fixtures = join(import.meta.dirname, "fixtures");

export interface Judged {
  /** Commands by hand before the message, on the fixture's graph. */
  readonly before?: readonly (readonly [string, object?])[];
  /** Commands the message ran, each in round 1 where no other is named. */
  readonly did?: readonly (readonly [string, object?, number?])[];
  /** Where the answer says it is from. */
  readonly sources?: readonly object[];
  readonly prompt?: string;
  readonly answer?: string;
  readonly success?: boolean;
}

/** What is wrong, by these checks, with a message that did and said this to the team's graph. */
export async function judge(output: Judged, ...checks: readonly object[]): Promise<readonly Fault[]> {
  const read = await readGraph(readFileSync(join(fixtures, "graphs", "team.json"), "utf8"), "team.json");
  if (!read.success) throw new Error(sayRead(read.why));
  const graph = createTestRegistry(read.graph);
  const document = () => reportDocument(graph.document, graph.sets, { drawn: true });
  const opened = document();
  const commands = [];
  for (const [command, input] of output.before ?? []) {
    const { success, message } = await graph.run(command, JSON.parse(JSON.stringify(input ?? {})));
    commands.push({ command, success, message, document: document() });
  }
  const calls = [];
  for (const [name, input, round = 1] of output.did ?? []) {
    const plain = JSON.parse(JSON.stringify(input ?? {}));
    const { success, message, data } = await graph.run(name, plain, "assistant");
    calls.push({ round, name, input: plain, success, message, data: data ?? null });
  }
  const step = {
    prompt: output.prompt ?? "Please",
    success: output.success ?? true,
    message: output.answer ?? "Done.",
    terminationReason: "natural_completion",
    rounds: Array.from({ length: Math.max(0, ...calls.map(({ round }) => round)) }, () => ({})),
    ...(output.sources ? { sources: output.sources } : {}),
    durationMs: 1,
    usage: { inputTokens: 0, outputTokens: 0 },
    calls,
    document: document(),
  };
  const report = z.parse(taskReport, { id: "team/it#1", opened, steps: [...commands, step] });
  const suite = z.parse(suiteFile, {
    suite: "team",
    tasks: [{ id: "it", graph: "team.json", category: "query", messages: ["Please"], checks }],
  });
  return suite.tasks.flatMap((task) => judgeTask(task, report));
}
