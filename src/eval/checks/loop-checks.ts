import type { CheckOf } from "../task-schema";
import type { Evidence, Fault } from "./check-types";

export function checkCalls({ min, max, include = [], exclude = [] }: CheckOf<"calls">, { step }: Evidence): Fault {
  const names = step.calls.map(({ name }) => name);
  const told = names.join(", ") || "none";
  if (min !== undefined && names.length < min) return `${names.length} calls, at least ${min} wanted`;
  if (max !== undefined && names.length > max) return `${names.length} calls (${told}), at most ${max} allowed`;
  const missing = include.find((name) => !names.includes(name));
  if (missing !== undefined) return `${missing} was not called, but ${told}`;
  const forbidden = exclude.find((name) => names.includes(name));
  return forbidden === undefined ? undefined : `${forbidden} was called`;
}

export function checkRounds({ max }: CheckOf<"rounds">, { step }: Evidence): Fault {
  const count = step.rounds.length;
  return count <= max ? undefined : `${count} rounds, at most ${max} allowed`;
}
