import { fieldSource, readSource } from "@/graph/selector/match/field-source";
import type { JsonValue } from "@/lib/json";
import type { CheckOf } from "../task-schema";
import type { Evidence, Fault } from "./check-types";
import { findElements } from "./find-elements";

/** What a property of one element is and what it is drawn with. */
interface Pair {
  readonly value: JsonValue;
  readonly output: JsonValue;
}

/** How many categories a palette can tell apart. */
const palette = 8;

/**
 * The drawn values really come from the property: equal values are drawn alike, different ones are not; numbers that drive
 * numbers go one way all along. Numbers that drive colours may share a step of the scale, but not all of them.
 */
export function checkMapped(check: CheckOf<"mapped">, { after }: Evidence): Fault {
  const found = findElements(check, after);
  if ("fault" in found) return found.fault;
  const channel = check.channel === "colour" ? "color" : check.channel;
  const readValue = propertyReader(check, after.plain().tables);
  const rows = new Map(after.elements(found.target).map((element, row) => [element.id, row]));
  const withValue = found.elements.flatMap((element) => {
    const value = readValue(rows.get(element.id) ?? -1);
    return value === undefined ? [] : [{ element, value }];
  });
  if (withValue.length === 0) return `no element has a value of ${check.property}`;
  const bare = withValue.filter(({ element }) => element.style[channel] === undefined);
  if (bare.length > 0) return `${bare.length} of ${withValue.length} elements have no ${channel} of their own`;
  return faultOf(
    withValue.map(({ element, value }) => ({ value, output: element.drawn[channel] ?? null })),
    check.property,
    channel,
  );
}

function propertyReader(
  { property, target = "nodes" }: CheckOf<"mapped">,
  tables: Parameters<typeof fieldSource>[2],
): (row: number) => JsonValue | undefined {
  return readSource(fieldSource({ name: property, of: "bare" }, target, tables));
}

function faultOf(pairs: readonly Pair[], property: string, channel: string): Fault {
  const outputs = new Map<string, Set<string>>();
  for (const { value, output } of pairs) {
    const key = JSON.stringify(value);
    outputs.set(key, (outputs.get(key) ?? new Set()).add(JSON.stringify(output)));
  }
  const torn = [...outputs].find(([, drawn]) => drawn.size > 1);
  if (torn) return `${property} ${torn[0]} is drawn with several values of ${channel}`;
  if (outputs.size < 2) return undefined;
  const distinct = new Set([...outputs.values()].flatMap((drawn) => [...drawn])).size;
  const numeric = pairs.every(({ value }) => typeof value === "number");
  if (numeric && pairs.every(({ output }) => typeof output === "number"))
    return monotoneFault(pairs, distinct, property);
  const wanted = numeric ? 2 : Math.min(outputs.size, palette);
  if (distinct >= wanted) return undefined;
  return `${outputs.size} values of ${property} share ${distinct} of ${channel}`;
}

function monotoneFault(pairs: readonly Pair[], distinct: number, property: string): Fault {
  if (distinct < 2) return `different values of ${property} are drawn alike`;
  const sorted = pairs
    .map(({ value, output }) => ({ value: Number(value), output: Number(output) }))
    .sort((a, b) => a.value - b.value);
  const steps = sorted.slice(1).map((pair, index) => pair.output - (sorted[index]?.output ?? pair.output));
  const rises = steps.some((step) => step > 1e-9);
  const falls = steps.some((step) => step < -1e-9);
  return rises && falls ? `what is drawn goes up and down while ${property} grows` : undefined;
}
