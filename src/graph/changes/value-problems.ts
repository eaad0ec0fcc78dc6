import type { JsonValue } from "@/lib/json";
import type { Attributes, Position } from "../document/graph-types";

/** JSON has no NaN and no infinity; columns read NaN as missing. */
export function attributesProblem(attributes: Attributes): string | undefined {
  for (const name of Object.keys(attributes)) {
    const problem = valueProblem(name, attributes[name]);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

export function valueProblem(name: string, value: JsonValue | undefined): string | undefined {
  return isBroken(value) ? `The value of '${name}' is not a number that can be stored.` : undefined;
}

export function positionProblem(id: string, { x, y }: Position): string | undefined {
  return Number.isFinite(x) && Number.isFinite(y) ? undefined : `The position of '${id}' is not a pair of numbers.`;
}

function isBroken(value: JsonValue | undefined): boolean {
  return typeof value === "number" && !Number.isFinite(value);
}
