import type { Browser, Page } from "playwright-core";

export interface Traced {
  /** The longest task of the page's main thread, ms of the processor. */
  readonly longest: number;
  /** The same by the clock: waiting for the processor or for another thread counts. */
  readonly longestWall: number;
  /** How long script ran on the main thread, ms. */
  readonly script: number;
  /** Of the longest task of script and collection of garbage, what they took: without what the browser does to draw a frame. */
  readonly longestOwn: number;
  /** The tasks of most script and collection, the longest first: what they took, and what ran in each. */
  readonly tasks: readonly { readonly own: number; readonly places: readonly Place[] }[];
}

/** A function and its place, ms in it, ms with all that it called. */
type Place = readonly [string, number, number];

/** So many are told. */
const TASKS_SHOWN = 6;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly id?: string;
  readonly args: {
    readonly name?: string;
    readonly data?: {
      readonly startTime?: number;
      readonly cpuProfile?: { readonly nodes?: readonly ProfileNode[]; readonly samples?: readonly number[] };
      readonly timeDeltas?: readonly number[];
    };
  };
}

interface ProfileNode {
  readonly id: number;
  readonly parent?: number;
  readonly callFrame: {
    readonly functionName: string;
    readonly codeType?: string;
    readonly url?: string;
    readonly lineNumber?: number;
    readonly columnNumber?: number;
  };
}

const categories = ["toplevel", "blink.user_timing", "disabled-by-default-v8.cpu_profiler"];
const marks = { begin: "parley-trace-begin", end: "parley-trace-end" };

/** Runs the work and tells what the page's main thread did meanwhile. */
export async function traced(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<Traced> {
  await browser.startTracing(page, { categories });
  const mark = (name: string) =>
    page.evaluate(
      (one) =>
        // What starts and ends the recording is a task of its own, which is not measured.
        new Promise<void>((done) => {
          setTimeout(() => {
            performance.mark(one);
            setTimeout(done, 0);
          }, 0);
        }),
      name,
    );
  await mark(marks.begin);
  await work();
  await mark(marks.end);
  const trace = await browser.stopTracing();
  const { traceEvents }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString("utf8"));
  return read(traceEvents, new URL(page.url()).origin);
}

interface Sample {
  /** Microseconds, as tasks are told. */
  readonly at: number;
  readonly ms: number;
  readonly node: ProfileNode;
  /** The page's script, the driver's that looks at the page, or none. */
  readonly by: "page" | "driver" | "none";
}

interface Task {
  /** Ms of the processor, without what the driver took. */
  readonly cpu: number;
  readonly wall: number;
  readonly samples: readonly Sample[];
}

function read(events: readonly TraceEvent[], origin: string): Traced {
  const [begin, end] = [marks.begin, marks.end].map((wanted) => events.find(({ name }) => name === wanted));
  if (begin === undefined || end === undefined) throw new Error("The trace lacks the marks of its begin and end.");
  const { samples, ancestors } = samplesOf(events, begin, origin);
  const tasks = tasksOf(events, { begin, end, samples });
  const own = tasks.map(scriptOf);
  const first = tasks
    .map((task, at) => ({ task, own: own[at] ?? 0 }))
    .toSorted((one, other) => other.own - one.own)
    .slice(0, TASKS_SHOWN);
  return {
    longest: Math.max(0, ...tasks.map(({ cpu }) => cpu)),
    longestOwn: first[0]?.own ?? 0,
    longestWall: Math.max(0, ...tasks.map(({ wall }) => wall)),
    script: own.reduce((sum, ms) => sum + ms, 0),
    tasks: first.map((one) => ({ own: one.own, places: placesOf(one.task, ancestors) })),
  };
}

interface Sampled {
  readonly samples: readonly Sample[];
  /** It and what called it. */
  ancestors(node: ProfileNode): readonly ProfileNode[];
}

/** What the sampling profiler found on the thread of the mark. */
function samplesOf(events: readonly TraceEvent[], { pid, tid }: TraceEvent, origin: string): Sampled {
  const begun = events.find((one) => one.name === "Profile" && one.pid === pid && one.tid === tid);
  const chunks = events.filter((one) => one.name === "ProfileChunk" && one.id === begun?.id && one.pid === pid);
  const nodes = new Map<number, ProfileNode>();
  for (const { args } of chunks) for (const node of args.data?.cpuProfile?.nodes ?? []) nodes.set(node.id, node);
  const ownerOf = ownersOf(nodes, origin);
  let at = begun?.args.data?.startTime ?? 0;
  const taken = chunks.flatMap(({ args: { data } }) =>
    (data?.cpuProfile?.samples ?? []).map((id, index) => ({ id, passed: data?.timeDeltas?.[index] ?? 0 })),
  );
  const samples = taken.flatMap(({ id, passed }) => {
    at += passed;
    const node = nodes.get(id);
    return node ? [{ at, ms: passed / 1000, node, by: ownerOf(node) }] : [];
  });
  const ancestors = (node: ProfileNode): readonly ProfileNode[] => {
    const above = nodes.get(node.parent ?? -1);
    return above ? [node, ...ancestors(above)] : [node];
  };
  return { samples, ancestors };
}

/** Of whom the lowest script on the stack is. */
function ownersOf(nodes: ReadonlyMap<number, ProfileNode>, origin: string): (node: ProfileNode) => Sample["by"] {
  const owners = new Map<number, Sample["by"]>();
  const ownOf = ({ callFrame: { url = "", codeType } }: ProfileNode): Sample["by"] => {
    if (url.startsWith(origin)) return "page";
    return codeType === "JS" && url === "" ? "driver" : "none";
  };
  const ownerOf = (node: ProfileNode): Sample["by"] => {
    const known = owners.get(node.id);
    if (known !== undefined) return known;
    const above = nodes.get(node.parent ?? -1);
    const inherited = above ? ownerOf(above) : "none";
    const by = inherited === "none" ? ownOf(node) : inherited;
    owners.set(node.id, by);
    return by;
  };
  return ownerOf;
}

interface Recorded {
  readonly begin: TraceEvent;
  readonly end: TraceEvent;
  readonly samples: readonly Sample[];
}

function tasksOf(events: readonly TraceEvent[], { begin, end, samples }: Recorded): readonly Task[] {
  const { pid, tid } = begin;
  const runs = events
    .filter((one) => one.name.endsWith("ThreadControllerImpl::RunTask") && one.pid === pid && one.tid === tid)
    .filter(({ ts }) => ts > begin.ts && ts < end.ts)
    .toSorted((one, other) => one.ts - other.ts);
  let next = 0;
  return runs.map(({ ts, dur = 0, tdur = dur }) => {
    const within: Sample[] = [];
    for (let sample = samples[next]; sample !== undefined && sample.at <= ts + dur; sample = samples[next]) {
      if (sample.at >= ts) within.push(sample);
      next += 1;
    }
    const own = 1 - shareOf(within, ({ by }) => by === "driver");
    return { cpu: (own * tdur) / 1000, wall: dur / 1000, samples: within.filter(({ by }) => by !== "driver") };
  });
}

/** How much of the samples' time passed in those. */
function shareOf(samples: readonly Sample[], isOf: (sample: Sample) => boolean): number {
  const all = samples.reduce((sum, { ms }) => sum + ms, 0);
  return all === 0 ? 0 : samples.reduce((sum, sample) => sum + (isOf(sample) ? sample.ms : 0), 0) / all;
}

function scriptOf({ cpu, samples }: Task): number {
  return (
    cpu * shareOf(samples, ({ by, node }) => by === "page" || node.callFrame.functionName === "(garbage collector)")
  );
}

function placesOf({ cpu, samples }: Task, ancestors: Sampled["ancestors"]): readonly Place[] {
  const all = samples.reduce((sum, { ms }) => sum + ms, 0);
  const spent = new Map<string, { own: number; whole: number }>();
  const at = (place: string) => {
    const known = spent.get(place) ?? { own: 0, whole: 0 };
    spent.set(place, known);
    return known;
  };
  for (const { ms, node } of samples) {
    const share = (ms * cpu) / all;
    at(placeOf(node)).own += share;
    for (const place of new Set(ancestors(node).map(placeOf))) at(place).whole += share;
  }
  const found = [...spent].map(([place, { own, whole }]) => [place, own, whole] as const);
  return found.toSorted((one, other) => other[2] - one[2]);
}

function placeOf({ callFrame }: ProfileNode): string {
  const { functionName, url = "", lineNumber = 0, columnNumber = 0 } = callFrame;
  return `${functionName || "(anonymous)"} ${url.split("/").at(-1)}:${lineNumber}:${columnNumber}`;
}
