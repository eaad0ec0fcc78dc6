import { readColor } from "@/graph/styles/palette";
import type { Asked, Fit } from "./fit-types";

/** A colour, number or text: any that is one. */
export function fitLook({ parameter, wanted, isChosen }: Asked): Fit {
  const how = isChosen ? "chosen" : "free";
  if (parameter.kind === "number") {
    const isNumber = typeof wanted === "number" && Number.isFinite(wanted);
    return isNumber ? { fits: true, value: wanted, how } : { fits: false, why: "no-number", options: [] };
  }
  if (typeof wanted !== "string") return { fits: false, why: "no-text", options: [] };
  if (parameter.kind === "text") return { fits: true, value: wanted, how };
  const colour = readColor(wanted);
  // "none" takes a look away.
  if (colour.success || wanted === parameter.value) return { fits: true, value: wanted, how };
  const [near] = colour.nearest;
  return { fits: false, why: "no-colour", options: colour.nearest, ...(near !== undefined && { suggestion: near }) };
}
