import type { CheckOf } from "../task-schema";
import type { Evidence, Fault } from "./check-types";

export function checkCalls({ min, max, include = [], exclude = [] }: CheckOf<"calls">, { step }: Evidence): Fault {
  const names = step.calls.map(({ name }) => name);
  const described = names.join(", ") || "none";
  if (min !== undefined && names.length < min) return `${names.length} calls, at least ${min} wanted`;
  if (max !== undefined && names.length > max) return `${names.length} calls (${described}), at most ${max} allowed`;
  const missing = include.find((name) => !names.includes(name));
  if (missing !== undefined) return `${missing} was not called, but ${described}`;
  const forbidden = exclude.find((name) => names.includes(name));
  return forbidden === undefined ? undefined : `${forbidden} was called`;
}

/**
 * At most `max` rounds; `order`: each group of commands in a later round than the one before; `together`: in one round. A name may be
 * a choice: "getOutline|searchContent".
 */
export function checkRounds({ max, order = [], together = [] }: CheckOf<"rounds">, { step }: Evidence): Fault {
  const count = step.rounds.length;
  if (max !== undefined && count > max) return `${count} rounds, at most ${max} allowed`;
  const rounds = callsByRound(step);
  const described = rounds.map((names) => names.join(" + ")).join(", then ") || "no calls";
  let from = 0;
  for (const group of order) {
    const at = rounds.findIndex((names, index) => index >= from && holdsAll(names, group));
    if (at < 0) return `${order.map((names) => names.join(" + ")).join(", then ")} wanted, not ${described}`;
    from = at + 1;
  }
  if (together.length === 0 || rounds.some((names) => holdsAll(names, together))) return undefined;
  return `${together.join(" + ")} wanted in one round, not ${described}`;
}

function callsByRound({ calls }: Evidence["step"]): readonly (readonly string[])[] {
  const numbers = [...new Set(calls.map(({ round }) => round))].sort((a, b) => a - b);
  return numbers.map((number) => calls.flatMap(({ round, name }) => (round === number ? [name] : [])));
}

/** Each wanted one by a call of its own; plain names first, so that a choice does not take their call. */
function holdsAll(names: readonly string[], wanted: readonly string[]): boolean {
  const left = [...names];
  const choices = wanted.map((one) => one.split("|")).sort((a, b) => a.length - b.length);
  return choices.every((choice) => {
    const at = left.findIndex((name) => choice.includes(name));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
