import type { LoadStep, ProviderPart } from "@/ai/port/provider-port";
import type { LoadReport } from "./engine/engine-messages";

interface Phase {
  readonly pattern: RegExp;
  readonly phase: LoadStep["phase"];
  /** Where in the whole it begins and ends. */
  readonly from: number;
  readonly to: number;
  readonly note: (title: string, done: string) => string;
}

/** The engine's phases each begin at 0 and are recognised by their text alone; together they make one way from 0 to 1. */
const phases: readonly Phase[] = [
  {
    pattern: /^Fetching param/,
    phase: "files",
    from: 0,
    to: 0.5,
    note: (title, done) => `Fetching missing files of ${title}${done}`,
  },
  {
    pattern: /^Loading model from cache/,
    phase: "model",
    from: 0.1,
    to: 0.8,
    note: (title, done) => `Loading ${title}${done}`,
  },
  {
    pattern: /^Loading GPU shader/,
    phase: "graphics",
    from: 0.8,
    to: 0.99,
    note: (title, done) => `Preparing the graphics card for ${title}${done}`,
  },
];

/** What people read while a model loads. It goes forward only, as the part before it tells. */
export function toLoadPart(
  { progress, text }: LoadReport,
  title: string,
  before: number,
): Extract<ProviderPart, { type: "load-progress" }> {
  const phase = phases.find(({ pattern }) => pattern.test(text));
  if (phase === undefined) return beginLoad(title, before);
  const [, at, all] = /\[(\d+)\/(\d+)\]/.exec(text) ?? [];
  const done = at === undefined ? " …" : `: ${at} of ${all}`;
  const share = Number.isFinite(progress) ? Math.min(1, Math.max(0, progress)) : 0;
  const ratio = Math.max(before, phase.from + (phase.to - phase.from) * share);
  const pieces = at === undefined ? {} : { at: Number(at), all: Number(all) };
  return {
    type: "load-progress",
    ratio,
    note: phase.note(title, done),
    load: { phase: phase.phase, title, ...pieces },
  };
}

/** Before the engine tells anything. */
export function beginLoad(title: string, ratio: number): Extract<ProviderPart, { type: "load-progress" }> {
  return { type: "load-progress", ratio, note: `Loading ${title} …`, load: { phase: "begin", title } };
}
