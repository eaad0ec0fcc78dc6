import type { ElementTarget } from "@/graph/document/graph-types";
import { valueText } from "@/graph/styles/labels";
import { colorWord } from "@/graph/styles/palette";
import { counted, figures, valueFigures } from "@/lib/english";
import type { JsonValue } from "@/lib/json";
import { membersOf } from "@/lib/lists/members";
import { countedElements, listed } from "../elements/wording";
import { channelWord } from "./mapping-input";
import { outsideOf } from "./mapping-legend";
import type { BuiltMapping, MappingRequest } from "./mapping-scale";
import { membersIn, type ValueCounts } from "./mapping-values";

interface Mapped {
  readonly request: MappingRequest & { readonly target: ElementTarget };
  readonly counts: ValueCounts;
  readonly built: BuiltMapping;
  readonly styledCount: number;
  readonly foundCount: number;
}

/** "Coloured 14 nodes by type: cat blue (8) and human orange (6)." with what should be known about the values. */
export function mappingSentence({ request, counts, built, styledCount, foundCount }: Mapped): string {
  const { property, target, channel } = request;
  const all = countedElements(foundCount, target);
  const who = styledCount === foundCount ? all : `${figures(styledCount)} of ${all}`;
  const head = `${verbs[channel]} ${who} by ${property}`;
  const notes = [
    constantNote(counts, request),
    listsNote(counts, built, target),
    outsideNote(counts, built, target),
    missingNote(counts, built, target),
    foldedNote(counts, built),
  ];
  return [`${head}${detail(built)}.`, ...notes.filter((note) => note !== "")].join(" ");
}

const verbs = {
  color: "Coloured",
  size: "Sized",
  width: "Set the width of",
  opacity: "Set the opacity of",
  shape: "Shaped",
  label: "Labelled",
} as const;

function detail({ mapping, legend }: BuiltMapping): string {
  if (mapping.kind === "identity") return "";
  if (mapping.kind === "range") {
    const [low, high] = mapping.domain;
    if (mapping.channel === "color")
      return `: ${valueFigures(low)} to ${valueFigures(high)} on a ${mapping.scale === "log" ? "logarithmic " : ""}scale of ${mapping.range.length} shades`;
    return `: ${valueFigures(low)} to ${valueFigures(high)} as ${outputText(mapping.range[0])} to ${outputText(mapping.range.at(-1))}`;
  }
  const entries = legend.filter((entry) => entry["value"] !== undefined && entry["value"] !== null);
  const texts = entries.map(
    ({ value, output, count }) => `${valueText(value ?? null)} ${outputText(output)} (${figures(Number(count))})`,
  );
  return `: ${listed(texts)}`;
}

function outputText(output: JsonValue | undefined): string {
  if (typeof output === "number") return figures(output);
  return typeof output === "string" && /^(--|#)/.test(output) ? colorWord(output) : String(output);
}

function constantNote({ entries }: ValueCounts, { property, channel }: Mapped["request"]): string {
  const [only] = entries;
  if (only === undefined || entries.length > 1 || channel === "label") return "";
  return `All values of ${property} are ${valueText(only.value)}, so it tells nothing apart.`;
}

/** "2 nodes below 5 have the size of 5 (12); 5 nodes above 20 have the size of 20 (44)." */
function outsideNote({ entries }: ValueCounts, { mapping }: BuiltMapping, target: ElementTarget): string {
  if (mapping.kind !== "range") return "";
  const { below, above } = outsideOf(mapping, entries);
  const [low, high] = mapping.domain;
  const part = (count: number, side: string, [end, output]: readonly [number, JsonValue | undefined]) => {
    if (count === 0) return [];
    const look = typeof output === "number" ? ` (${figures(output)})` : "";
    const has = count === 1 ? "has" : "have";
    const value = valueFigures(end);
    return [
      `${countedElements(count, target)} ${side} ${value} ${has} the ${channelWord(mapping.channel)} of ${value}${look}`,
    ];
  };
  const parts = [
    ...part(below, "below", [low, mapping.range[0]]),
    ...part(above, "above", [high, mapping.range.at(-1)]),
  ];
  return parts.length === 0 ? "" : `${parts.join("; ")}.`;
}

function missingNote(
  { missing }: ValueCounts,
  { coversMissing, unfit, mapping }: BuiltMapping,
  target: ElementTarget,
): string {
  const without = missing + (mapping.kind === "range" ? unfit : 0);
  if (without === 0) return "";
  const have = without === 1 ? "has" : "have";
  const what = unfit > 0 ? "no number there" : "no value there";
  const keep = without === 1 ? "keeps its look" : "keep their look";
  return `${countedElements(without, target)} ${have} ${what} and ${coversMissing ? becomes(mapping, without) : keep}.`;
}

function becomes(mapping: BuiltMapping["mapping"], count: number): string {
  const other = mapping.kind === "identity" ? undefined : mapping.other;
  if (typeof other === "number" && mapping.kind === "range")
    return `${count === 1 ? "gets" : "get"} the ${channelWord(mapping.channel)} ${outputText(other)}`;
  return `${count === 1 ? "is" : "are"} ${outputText(other)}`;
}

/** An element is drawn once, and counts in each of its values. */
function listsNote({ entries }: ValueCounts, { mapping }: BuiltMapping, target: ElementTarget): string {
  if (mapping.kind !== "categories" || !entries.some(({ value }) => membersOf(value).length > 1)) return "";
  const one = target === "nodes" ? "A node" : "An edge";
  const look = channelWord(mapping.channel);
  return `${one} with several values counts in each, and has the ${look} of the first of them that has one.`;
}

function foldedNote(counts: ValueCounts, { mapping, folded: elements }: BuiltMapping): string {
  const entries = membersIn(counts);
  if (mapping.kind !== "categories" || entries.length <= mapping.entries.length) return "";
  const folded = entries.length - mapping.entries.length;
  const many = elements > 0 ? ` (${figures(elements)})` : "";
  return `The other ${counted(folded, "value")}${many} share ${outputText(mapping.other)}.`;
}
