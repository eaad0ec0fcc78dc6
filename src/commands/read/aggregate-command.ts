import * as z from "zod/mini";
import type { AggregateRow, Measure, NamedNode } from "@/graph/document/graph-reader";
import type { ElementTarget } from "@/graph/document/graph-types";
import { figures, valueFigures } from "@/lib/english";
import type { JsonObject } from "@/lib/json";
import { knownOrMeant, refuseNoNumbers, refuseUnknownProperty } from "../edit/check-property";
import { spokenName, spokenValue } from "../elements/record-data";
import { resolveSelector } from "../elements/resolve-selector";
import { countedElements, listed } from "../elements/wording";
import type { CommandContext, CommandRefusal } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { selectorParameter, targetParameter } from "../registry/parameters";
import { refuse } from "../registry/results";
import { sharedNote } from "./describe-message";
import { emptySentence, tellEmpty } from "./empty-result";
import { equalData, mostRows } from "./rank-message";

export const aggregate = defineWork({
  description: "Counts, sums or averages elements, by groupBy; a numeric property, but for count.",
  input: z.strictObject({
    target: z.optional(targetParameter),
    measure: z.enum(["count", "sum", "mean", "min", "max", "median"]),
    property: z.optional(z.string().check(z.minLength(1))),
    groupBy: z.optional(z.string().check(z.minLength(1))),
    selector: z.optional(selectorParameter),
  }),
  compact: { takes: ["measure", "property", "groupBy", "selector"] },
  async run({ target = "nodes", measure, property: wanted, groupBy, selector: text }, context) {
    const property = wanted === undefined ? undefined : await knownOrMeant(wanted, target, context);
    const refusal = await refuseFields({ target, measure, property, groupBy }, context);
    if (refusal) return refusal;
    const resolved = await resolveSelector(text, target, context);
    if (!resolved.success) return resolved;
    const named = { ...(property === undefined ? {} : { property }), ...(groupBy === undefined ? {} : { groupBy }) };
    const query = { target, measure, selector: resolved.selector, ...named };
    const rows = await context.reader.aggregate(query, context.signal);
    const grouping = groupBy === undefined ? null : { target, property: groupBy, selector: resolved.selector };
    const groups = grouping && (await context.reader.describe(grouping, context.signal));
    const elements = groups ? groups.present + groups.missing : (rows[0]?.count ?? 0);
    const names = await holdersOf(rows, target, context);
    const shown = rows.slice(0, mostRows).map((row) => rowData(row, names));
    const data = { measure, ...named, rows: shown, ...(groupBy === undefined ? {} : { groupCount: rows.length }) };
    const asked = { measure, property, groupBy, of: countedElements(elements, target), names };
    const note = groups ? sharedNote(groups) : "";
    const spoken =
      elements === 0
        ? tellEmpty(emptySentence(resolved, target, context))
        : { message: `${aggregateMessage(rows, asked)}${note}` };
    return { success: true, ...spoken, data };
  },
});

/** A measure but the count needs numbers; every field has to be there. */
async function refuseFields(
  { target, measure, property, groupBy }: Omit<Asked, "of" | "names"> & { readonly target: ElementTarget },
  context: CommandContext,
): Promise<CommandRefusal | undefined> {
  if (property === undefined && measure !== "count") {
    return refuse(`A ${measure} needs a property.`, "Name a numeric attribute in property, or use measure count.");
  }
  for (const name of [property, groupBy]) {
    const unknown = name === undefined ? undefined : await refuseUnknownProperty(name, target, context);
    if (unknown) return unknown;
  }
  return property === undefined || measure === "count" ? undefined : refuseNoNumbers(property, target, context);
}

type Names = ReadonlyMap<string, string>;

/** The names of those who have a smallest or largest value, as far as they are shown. */
async function holdersOf(
  rows: readonly AggregateRow[],
  target: ElementTarget,
  { reader, signal }: CommandContext,
): Promise<Names> {
  const ids = rows.slice(0, mostRows).flatMap(({ at = [] }) => at.slice(0, 6));
  const records = ids.length === 0 ? [] : await reader.records(target, ids, signal);
  return new Map(records.map((record) => [record.id, spokenName(record)]));
}

function namedIn(ids: readonly string[], names: Names): readonly NamedNode[] {
  return ids.map((id) => ({ id, label: names.get(id) ?? id }));
}

function rowData({ group, value, count, at = [] }: AggregateRow, names: Names): JsonObject {
  const [first, ...others] = namedIn(at, names);
  const holders = first && { at: { ...first }, ...equalData(others) };
  return { ...(group !== undefined && { group }), value, count, ...holders };
}

interface Asked {
  readonly measure: Measure;
  readonly property: string | undefined;
  readonly groupBy: string | undefined;
  /** "13 nodes". */
  readonly of: string;
  readonly names: Names;
}

function aggregateMessage(rows: readonly AggregateRow[], { measure, property, groupBy, of, names }: Asked): string {
  const what = measure === "count" ? countName(property) : `${measureNames[measure]} of '${property}'`;
  const valueText = measure === "count" ? figuresOf(figures) : figuresOf(valueFigures);
  const who = ({ at = [] }: Partial<AggregateRow>) =>
    listed(
      namedIn(at, names).map(({ label }) => label),
      5,
    );
  if (groupBy === undefined) {
    const holders = who(rows[0] ?? {});
    return `The ${what} over ${of} is ${valueText(rows[0]?.value)}${holders === "" ? "" : `: ${holders}`}.`;
  }
  const spoken = rows.map((row) => {
    const holders = who(row);
    return `${groupText(row.group)} ${valueText(row.value)}${holders === "" ? "" : ` (${holders})`}`;
  });
  return `The ${what} by '${groupBy}' over ${of}: ${listed(spoken, 12)}.`;
}

const measureNames: Readonly<Record<Exclude<Measure, "count">, string>> = {
  sum: "sum",
  mean: "mean",
  min: "smallest value",
  max: "largest value",
  median: "median",
};

function countName(property: string | undefined): string {
  return property === undefined ? "count" : `count of those with '${property}'`;
}

function groupText(group: AggregateRow["group"]): string {
  return group === undefined || group === null ? "without a value" : spokenValue(group);
}

/** A count has its thousands set apart; years and other values have not. */
function figuresOf(write: (value: number) => string) {
  return (value: number | null | undefined): string =>
    value === null || value === undefined ? "no number" : write(value);
}
