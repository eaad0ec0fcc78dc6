import type { JsonObject } from "@/lib/json";
import type { CommandResult } from "../door/command-types";
import { refuse } from "../door/results";
import { listed } from "../elements/wording";
import { amount } from "./telling";

/** Computes the modularity by one attribute. */
type ByOne = (attribute: string) => Promise<CommandResult<JsonObject>>;

/** Which of several attributes divides the graph best: the modularity by each, the highest first. */
export async function compareGroupings(
  attributes: readonly string[],
  byOne: ByOne,
): Promise<CommandResult<JsonObject>> {
  if (attributes.length === 0) return refuse("attribute is empty.", "Give the attributes to compare.");
  const rows: { readonly attribute: string; readonly value: number; readonly groupCount: number }[] = [];
  for (const attribute of attributes) {
    const one = await byOne(attribute);
    if (!one.success) return one;
    const [value, groupCount] = [Number(one.data?.["value"] ?? 0), Number(one.data?.["groupCount"] ?? 0)];
    rows.push({ attribute, value, groupCount });
  }
  rows.sort((a, b) => b.value - a.value);
  const told = rows.map(({ attribute, value, groupCount }) => `${attribute} ${amount(value)} (${groupCount} groups)`);
  return {
    success: true,
    message: `Modularity, best first: ${listed(told, 12)}.`,
    data: { algorithm: "modularity", rows },
  };
}
