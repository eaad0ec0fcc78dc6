import type { JsonValue } from "@/lib/json";
import type { Attributes, Position } from "../document/graph-types";

/** JSON has no NaN and no infinity; columns read NaN as missing. */
export function attributesProblem(attributes: Attributes): string | undefined {
  for (const name of Object.keys(attributes)) {
    if (isBroken(attributes[name])) return `The value of '${name}' is not a number that can be stored.`;
  }
  return undefined;
}

export function positionProblem(id: string, { x, y }: Position): string | undefined {
  return Number.isFinite(x) && Number.isFinite(y) ? undefined : `The position of '${id}' is not a pair of numbers.`;
}

function isBroken(value: JsonValue | undefined): boolean {
  return typeof value === "number" && !Number.isFinite(value);
}
