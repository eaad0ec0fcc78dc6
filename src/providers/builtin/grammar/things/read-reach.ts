import { hasDirections } from "@/graph/document/graph-types";
import type { Near } from "../../meaning/acts";
import { numberOf } from "../../schema/link-number";
import { hasSense, type Link } from "../../schema/link-words";
import type { Draft, Handler } from "./draft";
import { namesAfter } from "./read-ties";

/** "within 2 steps of Ann", "3 hops away from Ann", "can be reached from Ann in at most 2 steps". */
export const stepsAround: Handler = (draft, at) => {
  const steps = stepsAt(draft, at);
  if (steps === null) return 0;
  const ends = namesAfter(draft, at + steps.length);
  const names = ends?.names ?? draft.names.splice(0);
  if (names.length === 0) return 0;
  if (ends === null) draft.names.length = 0;
  const end = at + steps.length + (ends?.length ?? 0);
  return near(draft, { names, depth: steps.depth, isForward: false, isExact: steps.isExact, at, end });
};

/** "reached from Ann", "what Ann can reach", "can't be reached from Ann": in any number of steps unless some are said. */
export const reached: Handler = (draft, at) => {
  const link = draft.links[at];
  if (link === undefined || !/^(?:reach|reaches|reached|reachable|reaching|accessible|get to)$/u.test(link.norm))
    return 0;
  const isFrom = /^(?:from|by)$/u.test(draft.links[at + 1]?.norm ?? "");
  const ends = isFrom ? namesAfter(draft, at + 1) : null;
  const names = ends?.names ?? draft.names.splice(0);
  if (names.length === 0) return 0;
  const after = at + 1 + (ends?.length ?? 0);
  const steps = stepsAfter(draft, after);
  return near(draft, { names, depth: steps?.depth ?? 0, isForward: true, at, end: steps?.end ?? after });
};

interface Reach {
  readonly names: readonly string[];
  /** 0: any number of steps. */
  readonly depth: number;
  readonly isForward: boolean;
  readonly isExact?: boolean;
  readonly at: number;
  readonly end: number;
}

function near(draft: Draft, { names, depth, isForward, isExact, at, end }: Reach): number {
  const tail = tailOf(draft, end);
  const forward = isForward && hasDirections(draft.schema.context.profile) ? "out" : "both";
  const direction: Near["direction"] = tail.direction ?? forward;
  const far = isExact === true ? { isAtDepth: true } : {};
  draft.near = { names, direction, depth: Math.min(5, depth), ...far, isNegated: draft.isNegated };
  draft.isNegated = false;
  return tail.end - at;
}

interface Steps {
  readonly depth: number;
  readonly length: number;
  /** Not nearer either. */
  readonly isExact: boolean;
}

/** "within 2 steps of", "2 hops from", "exactly 2 hops from". */
function stepsAt(draft: Draft, at: number): Steps | null {
  const isExact = /^(?:exactly|just|precisely)$/u.test(draft.links[at]?.norm ?? "");
  const isWithin = isExact || /^(?:within|in|at most|up to|no more than)$/u.test(draft.links[at]?.norm ?? "");
  const isLong = isWithin && /^(?:at most|up to|no more than)$/u.test(draft.links[at + 1]?.norm ?? "");
  const from = at + (isWithin ? 1 : 0) + (isLong ? 1 : 0);
  const depth = numberOf(draft.links[from]);
  if (depth === null || !isStep(draft.links[from + 1]?.norm)) return null;
  const isAway = draft.links[from + 2]?.norm === "away";
  return { depth: Math.max(1, depth), length: from + 2 + (isAway ? 1 : 0) - at, isExact };
}

function isStep(norm: string | undefined): boolean {
  return (
    norm !== undefined &&
    /^(?:steps?|hops?|links?|edges?|stops?|moves?|jumps?|legs?|stations?|rides?|steps of|hops of|steps away|hops away)$/u.test(
      norm,
    )
  );
}

function stepsAfter(draft: Draft, at: number): { readonly depth: number; readonly end: number } | null {
  const changes = changesAfter(draft, at);
  if (changes !== null) return changes;
  for (let next = at; next < Math.min(at + 3, draft.links.length); next += 1) {
    const steps = stepsAt(draft, next);
    if (steps !== null) return { depth: steps.depth, end: next + steps.length };
  }
  return null;
}

/** "by changing at most twice", "with one change": a change is between two steps. */
function changesAfter({ links }: Draft, at: number): { readonly depth: number; readonly end: number } | null {
  const rest = links.slice(at, at + 8);
  const change = rest.findIndex((link) => /^(?:changing|change|changes|transfers?|stopovers?)$/u.test(link.norm));
  const isLed = /^(?:by|with|,|in)$/u.test(rest[0]?.norm ?? "");
  if (change < 0 || !isLed) return null;
  const count = rest.findIndex((link) => timesOf(link) !== null);
  const times = timesOf(rest[count]);
  return times === null ? null : { depth: times + 1, end: at + 1 + Math.max(count, change) };
}

function timesOf(link: Link | undefined): number | null {
  const word = ["once", "twice"].indexOf(link?.norm ?? "") + 1;
  return word > 0 ? word : numberOf(link);
}

/** ", along the edges' direction, not counting Ann": which way, and what goes without saying. */
function tailOf(draft: Draft, at: number): { readonly direction?: Near["direction"]; readonly end: number } {
  const rest = draft.links.slice(at);
  const text = rest.map(({ norm }) => norm).join(" ");
  const isBack = /\b(?:against|backwards?|upstream|incoming|in reverse)\b/u.test(text);
  const isForward = /\b(?:direction|directions|downstream|outgoing|forwards?|arrows?)\b/u.test(text);
  const isLeftOut = /\b(?:not counting|excluding|not including|other than|apart from|without counting|besides)\b/u.test(
    text,
  );
  if (!isBack && !isForward && !isLeftOut) return { end: at };
  const end = draft.links.length;
  if (!isBack && !isForward) return { end };
  return { direction: isBack ? "in" : "out", end: rest.some((link) => hasSense(link, "color")) ? at : end };
}
