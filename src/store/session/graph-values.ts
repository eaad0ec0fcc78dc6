import { graphText } from "@parley/formats/write";
import { createPacer } from "@/analysis/workers/pacer";
import type { GraphRows } from "@/graph/changes/change-types";
import type { SavedStep } from "@/graph/document/document-types";
import type { GraphNode } from "@/graph/document/graph-types";
import { sketchSteps } from "@/graph/profile/sketch";
import { isJsonObject } from "@/lib/json";
import { jsonText } from "@/lib/json-text";
import { inSteps } from "@/lib/steps";
import { wholeSteps } from "../chat/whole-steps";
import type { KeyValueStore } from "./key-value-store";
import { type SavedGraph, sessionVersion } from "./saved-graph";
import { keysOf } from "./session-keys";
import { stampSteps } from "./stamp";

/** Text of steps beyond this is dropped, the oldest first. */
const mostStepText = 12_000_000;

/** The graph as it is to be stored. */
export interface GraphPart {
  readonly data: GraphRows;
  /** Of rows that are read as they stand: they changed since, and what is to be stored is asked for again. Null: nothing is any more. */
  readonly isStale?: () => boolean;
  readonly again?: () => GraphPart | null;
  /** Colours of the nodes in the list's picture; absent: those of the graph's own layer or types. */
  readonly colorOf?: (node: GraphNode) => string;
  readonly steps: readonly SavedStep[];
  /** Tells the journal which state of the graph this is. */
  readonly mark?: string;
}

export interface Saving {
  readonly now: number;
  readonly hurries: () => boolean;
}

/** What is to be stored of a graph, by name. */
export type GraphWriter = (
  store: KeyValueStore,
  id: string,
  how: Saving & { readonly graph: GraphPart },
) => Promise<Readonly<Record<string, unknown>>>;

export function createGraphWriter(): GraphWriter {
  const textOfStep = createStepTexts();
  return async (store, id, how) => {
    let graph: GraphPart | null = how.graph;
    while (graph !== null) {
      const values = await graphValues(store, id, { ...how, graph, textOfStep });
      if (values !== null) return values;
      graph = graph.again?.() ?? null;
    }
    return {};
  };
}

/** Of each stored step, by the name it is stored under. */
async function stampsOf(store: KeyValueStore, id: string): Promise<ReadonlyMap<string, unknown>> {
  const keys = keysOf(id);
  const index = await store.get(keys.steps);
  if (!isJsonObject(index) || !Array.isArray(index["names"]) || !Array.isArray(index["stamps"])) return new Map();
  const { stamps } = index;
  return new Map(index["names"].map((name, place) => [`${keys.step}${name}`, stamps[place]]));
}

/** Steps never change but the newest, and in their titles: each is written once, under its own name. null: the graph changed meanwhile. */
async function graphValues(
  store: KeyValueStore,
  id: string,
  { graph, now, hurries, textOfStep }: Saving & { readonly graph: GraphPart; readonly textOfStep: StepTexts },
): Promise<Readonly<Record<string, unknown>> | null> {
  const keys = keysOf(id);
  const pacer = createPacer(new AbortController().signal);
  const breathe = () => (hurries() ? undefined : pacer.breathe());
  const { data, colorOf, steps, mark, isStale = () => false } = graph;
  const written = await inSteps(untilStale(textAndSketch(data, colorOf), isStale), breathe);
  if (written === null) return null;
  const { text, sketch } = written;
  const stamp = await inSteps(stampSteps(text), breathe);
  const fitting = await fittingSteps(steps, textOfStep, breathe);
  const there = new Set(await store.names(keys.step));
  const wanted = new Map(fitting.map((one) => [`${keys.step}${nameOf(one.step)}`, one]));
  const gone = [...there].filter((name) => !wanted.has(name)).map((name) => [name, undefined] as const);
  const stamps = await stampsOf(store, id);
  const added = [...wanted]
    .filter(([name, own]) => !there.has(name) || stamps.get(name) !== own.stamp)
    .map(([name, own]) => [name, own.text] as const);
  const bytes = text.length + fitting.reduce((sum, one) => sum + one.text.length, 0);
  const saved: SavedGraph = {
    id,
    name: data.name,
    nodeCount: data.nodes.length,
    edgeCount: data.edges.length,
    savedAt: now,
    bytes,
    sketch,
  };
  return {
    [keys.about]: { version: sessionVersion, ...saved },
    [keys.graph]: text,
    [keys.steps]: {
      version: sessionVersion,
      names: fitting.map(({ step }) => nameOf(step)),
      of: stamp,
      stamps: fitting.map((one) => one.stamp),
      ...(mark === undefined ? {} : { mark }),
    },
    ...Object.fromEntries([...gone, ...added]),
  };
}

function* textAndSketch(data: GraphRows, colorOf: GraphPart["colorOf"]) {
  const text = yield* graphText(data);
  return { text, sketch: yield* sketchSteps(data, colorOf) };
}

/** Is left before it reads what is not the same graph any more. */
function* untilStale<T>(steps: Generator<void, T>, isStale: () => boolean): Generator<void, T | null> {
  while (!isStale()) {
    const step = steps.next();
    if (step.done) return step.value;
    yield;
  }
  return null;
}

/** The first and the last entry tell a step apart: one that is gone on with gets another name. */
function nameOf({ entries }: SavedStep): string {
  return `${entries[0]?.sequence ?? 0}-${entries.at(-1)?.sequence ?? 0}`;
}

interface FittingStep extends StepText {
  readonly step: SavedStep;
}

async function fittingSteps(
  steps: readonly SavedStep[],
  textOfStep: StepTexts,
  breathe: () => Promise<void> | undefined,
): Promise<readonly FittingStep[]> {
  const fitting: FittingStep[] = [];
  let room = mostStepText;
  for (const step of steps.toReversed()) {
    const written = await textOfStep(step, mostStepText, breathe);
    room -= written?.text.length ?? Number.POSITIVE_INFINITY;
    if (written === null || room < 0) break;
    fitting.unshift({ step, ...written });
  }
  const whole = new Set(
    wholeSteps(steps.slice(steps.length - fitting.length), steps.slice(0, steps.length - fitting.length)),
  );
  return fitting.filter(({ step }) => whole.has(step));
}

interface StepText {
  readonly text: string;
  readonly stamp: string;
}

/** A step as it is stored; null where it is longer than `most`. */
type StepTexts = (step: SavedStep, most: number, breathe: () => Promise<void> | undefined) => Promise<StepText | null>;

/** Change lists never change: what was written of a large one is not written again, nor is it found too long twice. */
function createStepTexts(): StepTexts {
  const numbers = new WeakMap<object, number>();
  let last = 0;
  const numberOf = (list: object): number => {
    const known = numbers.get(list);
    if (known !== undefined) return known;
    last += 1;
    numbers.set(list, last);
    return last;
  };
  const keyOf = (step: SavedStep): string =>
    JSON.stringify({
      ...step,
      entries: step.entries.map(({ changes, inverse, flips, ...entry }) => ({
        ...entry,
        lists: [changes, inverse].map(numberOf),
        flips: flips?.map((flip) => ({ ...flip, changes: numberOf(flip.changes), inverse: numberOf(flip.inverse) })),
      })),
    });
  /** By the first list of a step, so that it goes when the step goes. */
  const known = new WeakMap<object, { readonly key: string; readonly written: StepText | null }>();

  return async (step, most, breathe) => {
    const first = step.entries[0]?.changes;
    const key = keyOf(step);
    const before = first === undefined ? undefined : known.get(first);
    if (before?.key === key) return before.written;
    const text = await inSteps(jsonText(step, most), breathe);
    const written = text === null ? null : { text, stamp: await inSteps(stampSteps(text), breathe) };
    if (first !== undefined) known.set(first, { key, written });
    return written;
  };
}
