import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readGraph, sayRead } from "@parley/formats/read";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { reportDocument } from "@/app/headless/document-report";
import { type TaskReport, taskReport } from "../../packages/bench/src/headless-report";
import { judgeTask } from "../../packages/bench/src/run-jobs";
import { type Check, type EvalTask, type SingleCheck, suiteFile } from "../../packages/bench/src/task-schema";
import { createTestRegistry } from "../support/test-registry";
import { catalogueOf, courseSuites, isAt, type Place } from "./course-texts";

const tasks = courseSuites
  .map((name) => join("packages/bench/suites", name))
  .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  .flatMap((file) => z.parse(suiteFile, JSON.parse(readFileSync(file, "utf8"))).tasks);
type Opened = TaskReport["opened"];

/** Each graph is read once: the largest holds thousands of passages, and every task asks for one. */
const opened = new Map<string, Promise<Opened>>();

function openedReport(graph: string): Promise<Opened> {
  const report = opened.get(graph) ?? readOne(graph);
  opened.set(graph, report);
  return report;
}

async function readOne(name: string): Promise<Opened> {
  const read = await readGraph(readFileSync(join("packages/bench/graphs", name), "utf8"), name);
  if (!read.success) throw new Error(sayRead(read.why));
  const { document, sets } = createTestRegistry(read.graph);
  const report = { id: name, opened: reportDocument(document, sets, { drawn: true }), steps: [] };
  return z.parse(taskReport, report).opened;
}

/** In the place of a document while the rest of a report is checked. */
const nothingOpen: Opened = {
  name: "",
  directed: false,
  nodes: [],
  edges: [],
  layers: [],
  sets: {},
  selection: { nodes: [], edges: [] },
  filter: null,
  layout: null,
  view: { focus: [] },
};

interface Answer {
  readonly message: string;
  readonly sources: readonly object[];
  /** The commands of each round. */
  readonly rounds: readonly (readonly string[])[];
}

async function faultsOf(task: EvalTask, answers: readonly Answer[]) {
  const document = await openedReport(task.graph);
  const steps = answers.map(({ message, sources, rounds }, index) => ({
    prompt: task.messages[index],
    success: true,
    message,
    sources,
    terminationReason: "natural_completion",
    rounds: rounds.map(() => ({})),
    durationMs: 1,
    usage: { inputTokens: 0, outputTokens: 0 },
    calls: rounds.flatMap((names, at) =>
      names.map((name) => ({ round: at + 1, name, input: {}, success: true, message: "Read.", data: null })),
    ),
    document: nothingOpen,
  }));
  const report = z.parse(taskReport, { id: task.id, opened: nothingOpen, steps });
  return judgeTask(task, { ...report, opened: document, steps: report.steps.map((step) => ({ ...step, document })) });
}

/** What somebody answers who has read the places the checks want, in as few rounds as they allow. */
function goodAnswer(task: EvalTask, message: number): Answer {
  const isLast = message === task.messages.length;
  const checks = task.checks.filter(({ after }) => (after === undefined ? isLast : after === message));
  const single = checks.map((check) => (check.type === "any-of" ? check.checks[0] : check)).filter(isPresent);
  const places = placesRead(task, single);
  const from = single.some((check) => check.type === "sources" && check.from === "handbook") ? "handbook" : "graph";
  return {
    message: single.map((check) => sentenceFor(check, task, places)).join("\n"),
    sources: places.map(({ course = "Museum", lesson, number, text }) => ({
      course,
      lesson,
      number,
      passage: text,
      from,
    })),
    rounds: single.map(roundsFor).find((rounds) => rounds.length > 0) ?? [["searchContent"]],
  };
}

function placesRead(task: EvalTask, checks: readonly SingleCheck[]): readonly Place[] {
  const all = catalogueOf(task).places;
  return checks.flatMap((check) => {
    if (check.type !== "sources") return [];
    const { include = [], any = [], min = 0 } = check;
    // A pattern may want what is in another of the possible places: those are read too, as far as there may be so many.
    const wanted = [...include, ...any]
      .flatMap((place) => all.filter((one) => isAt(one, place)))
      .slice(0, check.max ?? 8);
    return wanted.length < min ? all.slice(0, min) : wanted;
  });
}

function sentenceFor(check: Check, task: EvalTask, places: readonly Place[]): string {
  const { head, places: all } = catalogueOf(task);
  if (check.type === "answer-names") return `${check.names.join("; ")}.`;
  if (check.type === "refuses") return "There is no such thing here.";
  if (check.type !== "answer-matches") return "";
  if (check.pattern.startsWith("(?:\\b(?:no|not|")) return "No lesson speaks of it.";
  const texts = [...places, ...all].flatMap(({ text }) => text.split(/(?<=[.!?])\s+/));
  const pattern = new RegExp(check.pattern, check.flags ?? "iu");
  return [...texts, ...head.split("\n")].find((sentence) => pattern.test(sentence)) ?? "";
}

function roundsFor(check: Check): readonly (readonly string[])[] {
  if (check.type !== "rounds") return [];
  const first = (names: readonly string[]) => names.map((name) => name.split("|")[0] ?? "");
  return (check.order ?? (check.together ? [check.together] : [])).map(first);
}

function isPresent<T>(value: T | undefined): value is T {
  return value !== undefined;
}

describe("the suite of courses", () => {
  it.each(tasks)("takes a good answer to $id", async (task) => {
    const answers = task.messages.map((_message, index) => goodAnswer(task, index + 1));
    expect(await faultsOf(task, answers)).toEqual([]);
  });

  it("takes neither silence nor being lost nor a sentence beside the point", async () => {
    for (const message of ["", "This was not understood. Nothing was changed.", "Emma has 3 links.", "Done."])
      for (const task of tasks) {
        const answers = task.messages.map(() => ({ message, sources: [], rounds: [["searchContent"]] }));
        expect(await faultsOf(task, answers), `${task.id}: ${message}`).not.toEqual([]);
      }
  });
});
