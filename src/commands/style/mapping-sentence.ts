import type { ElementTarget } from "@/graph/document/graph-types";
import { valueText } from "@/graph/styles/labels";
import { figures, valueFigures } from "@/lib/english";
import type { JsonValue } from "@/lib/json";
import { membersOf } from "@/lib/lists/members";
import type { SaidOf, Word } from "@/lib/text/said";
import { elements, partTexts } from "../elements/parts";
import { listed } from "../elements/wording";
import { channelWord } from "./mapping-input";
import { outsideOf } from "./mapping-legend";
import type { BuiltMapping, MappingRequest } from "./mapping-scale";
import { membersIn, type ValueCounts } from "./mapping-values";
import { colourName } from "./style-texts";

interface Mapped {
  readonly request: MappingRequest & { readonly target: ElementTarget };
  readonly counts: ValueCounts;
  readonly built: BuiltMapping;
  readonly styledCount: number;
  readonly foundCount: number;
}

/** "Coloured 14 nodes by type: cat blue (8) and human orange (6)." with what should be known about the values. */
export function mappingSentences({ request, counts, built, styledCount, foundCount }: Mapped): readonly MappingSaid[] {
  const { property, target, channel } = request;
  const all = elements(foundCount, target);
  const who = styledCount === foundCount ? all : ({ id: "partOf", with: { some: styledCount, all } } as const);
  const notes = [
    constantNote(counts, request),
    listsNote(counts, built, target),
    outsideNote(counts, built, target),
    missingNote(counts, built, target),
    foldedNote(counts, built),
  ];
  const head = { id: `by ${channel}`, with: { elements: who, property, detail: detail(built) } } as const;
  return [head, ...notes.filter((note) => note !== null)];
}

export const mappingTexts = {
  ...partTexts,
  partOf: "{some} of {all}",
  "by color": "Coloured {elements} by {property}{detail}.",
  "by size": "Sized {elements} by {property}{detail}.",
  "by width": "Set the width of {elements} by {property}{detail}.",
  "by opacity": "Set the opacity of {elements} by {property}{detail}.",
  "by shape": "Shaped {elements} by {property}{detail}.",
  "by label": "Labelled {elements} by {property}{detail}.",
  allSame: "All values of {property} are {value}, so it tells nothing apart.",
  outside: "{first}.",
  outsideBoth: "{first}; {then}.",
  below: [
    "{elements} below {value} has the {look} of {value}{size}",
    "{elements} below {value} have the {look} of {value}{size}",
  ],
  above: [
    "{elements} above {value} has the {look} of {value}{size}",
    "{elements} above {value} have the {look} of {value}{size}",
  ],
  noNumberThere: ["{elements} has no number there and {what}.", "{elements} have no number there and {what}."],
  noValueThere: ["{elements} has no value there and {what}.", "{elements} have no value there and {what}."],
  keepsLook: ["keeps its look", "keep their look"],
  getsLook: ["gets the {look} {value}", "get the {look} {value}"],
  isDrawn: ["is {value}", "are {value}"],
  nodeInEach: "A node with several values counts in each, and has the {look} of the first of them that has one.",
  edgeInEach: "An edge with several values counts in each, and has the {look} of the first of them that has one.",
  othersShare: ["The other {count} value{many} share {value}.", "The other {count} values{many} share {value}."],
} as const;
type MappingSaid = SaidOf<typeof mappingTexts>;

function detail({ mapping, legend }: BuiltMapping): string {
  if (mapping.kind === "identity") return "";
  if (mapping.kind === "range") {
    const [low, high] = mapping.domain;
    if (mapping.channel === "color")
      return (
        `: ${valueFigures(low)} to ${valueFigures(high)} on a ` +
        `${mapping.scale === "log" ? "logarithmic " : ""}scale of ${mapping.range.length} shades`
      );
    return `: ${valueFigures(low)} to ${valueFigures(high)} as ${outputText(mapping.range[0])} to ${outputText(mapping.range.at(-1))}`;
  }
  const entries = legend.filter((entry) => entry["value"] !== undefined && entry["value"] !== null);
  const texts = entries.map(
    ({ value, output, count }) => `${valueText(value ?? null)} ${outputText(output)} (${figures(Number(count))})`,
  );
  return `: ${listed(texts)}`;
}

function outputText(output: JsonValue | undefined): string {
  const name = outputName(output);
  return typeof name === "string" ? name : name.word;
}

function outputName(output: JsonValue | undefined): string | Word {
  if (typeof output === "number") return figures(output);
  const text = String(output);
  return /^(--|#)/.test(text) ? colourName(text) : { word: text, of: `shape ${text}` };
}

function constantNote({ entries }: ValueCounts, { property, channel }: Mapped["request"]): MappingSaid | null {
  const [only] = entries;
  if (only === undefined || entries.length > 1 || channel === "label") return null;
  return { id: "allSame", with: { property, value: valueText(only.value) } };
}

/** "2 nodes below 5 have the size of 5 (12); 5 nodes above 20 have the size of 20 (44)." */
function outsideNote({ entries }: ValueCounts, { mapping }: BuiltMapping, target: ElementTarget): MappingSaid | null {
  if (mapping.kind !== "range") return null;
  const { below, above } = outsideOf(mapping, entries);
  const [low, high] = mapping.domain;
  const part = (count: number, id: "below" | "above", [end, output]: readonly [number, JsonValue | undefined]) => {
    if (count === 0) return [];
    const size = typeof output === "number" ? ` (${figures(output)})` : "";
    const about = { look: channelWord(mapping.channel), value: valueFigures(end), size };
    return [{ id, with: { count, elements: elements(count, target), ...about } } as const];
  };
  const parts = [
    ...part(below, "below", [low, mapping.range[0]]),
    ...part(above, "above", [high, mapping.range.at(-1)]),
  ];
  const [first, then] = parts;
  if (!first) return null;
  return then ? { id: "outsideBoth", with: { first, then } } : { id: "outside", with: { first } };
}

function missingNote(
  { missing }: ValueCounts,
  { coversMissing, unfit, mapping }: BuiltMapping,
  target: ElementTarget,
): MappingSaid | null {
  const without = missing + (mapping.kind === "range" ? unfit : 0);
  if (without === 0) return null;
  const what = coversMissing ? becomes(mapping, without) : ({ id: "keepsLook", with: { count: without } } as const);
  const holes = { count: without, elements: elements(without, target), what };
  return { id: unfit > 0 ? "noNumberThere" : "noValueThere", with: holes };
}

function becomes(mapping: BuiltMapping["mapping"], count: number) {
  const other = mapping.kind === "identity" ? undefined : mapping.other;
  if (typeof other === "number" && mapping.kind === "range")
    return { id: "getsLook", with: { count, look: channelWord(mapping.channel), value: outputText(other) } } as const;
  return { id: "isDrawn", with: { count, value: outputName(other) } } as const;
}

/** An element is drawn once, and counts in each of its values. */
function listsNote({ entries }: ValueCounts, { mapping }: BuiltMapping, target: ElementTarget): MappingSaid | null {
  if (mapping.kind !== "categories" || !entries.some(({ value }) => membersOf(value).length > 1)) return null;
  return { id: target === "nodes" ? "nodeInEach" : "edgeInEach", with: { look: channelWord(mapping.channel) } };
}

function foldedNote(counts: ValueCounts, { mapping, folded: hidden }: BuiltMapping): MappingSaid | null {
  const entries = membersIn(counts);
  if (mapping.kind !== "categories" || entries.length <= mapping.entries.length) return null;
  const folded = entries.length - mapping.entries.length;
  const many = hidden > 0 ? ` (${figures(hidden)})` : "";
  return { id: "othersShare", with: { count: folded, many, value: outputName(mapping.other) } };
}
