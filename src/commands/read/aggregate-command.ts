import * as z from "zod/mini";
import type { AggregateRow, Measure, NamedNode } from "@/graph/document/graph-reader";
import type { ElementTarget } from "@/graph/document/graph-types";
import type { JsonObject } from "@/lib/json";
import type { SaidOf } from "@/lib/text/said";
import { speaker } from "@/lib/text/speaker";
import { knownOrMeant, refuseNoNumbers, refuseUnknownProperty } from "../edit/check-property";
import { bracketed, elements as counted, listOf } from "../elements/parts";
import { spokenName, spokenValue } from "../elements/record-data";
import { resolveSelector } from "../elements/resolve-selector";
import type { CommandContext, CommandRefusal } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { selectorParameter, targetParameter } from "../registry/parameters";
import { refuse } from "../registry/results";
import { sharedNote, spreadTexts } from "./describe-message";
import { emptySentence, tellEmpty } from "./empty-result";
import { equalData, mostRows } from "./rank-message";

export const texts = {
  ...spreadTexts,
  measured: "The {what} over {of} is {value}{names}.",
  measuredBy: "The {what} by '{by}' over {of}: {list}.",
  ofGroup: "{group} {value}",
  noNumber: "no number",
  "how many": "count",
  "how many with": "count of those with '{property}'",
  "sum of": "sum of '{property}'",
  "mean of": "mean of '{property}'",
  "min of": "smallest value of '{property}'",
  "max of": "largest value of '{property}'",
  "median of": "median of '{property}'",
} as const;
const tell = speaker(texts);

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
    const asked = { measure, property, groupBy, of: counted(elements, target), names };
    const spoken =
      elements === 0
        ? tellEmpty(emptySentence(resolved, target, context))
        : tell(aggregateSaid(rows, asked), sharedNote(groups));
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
  readonly of: ReturnType<typeof counted>;
  readonly names: Names;
}

function aggregateSaid(
  rows: readonly AggregateRow[],
  { measure, property, groupBy, of, names }: Asked,
): SaidOf<typeof texts> {
  const what = measuredWhat(measure, property);
  const who = ({ at = [] }: Partial<AggregateRow>) =>
    listOf(
      namedIn(at, names).map(({ label }) => label),
      5,
    );
  const amount = ({ value }: Partial<AggregateRow>) => {
    if (value === null || value === undefined) return { id: "noNumber" } as const;
    // A count has its thousands set apart; years and other values have not.
    return measure === "count" ? value : { value };
  };
  if (groupBy === undefined) {
    const holders = who(rows[0] ?? {});
    const after = holders === "" ? "" : ({ id: "afterColon", with: { names: holders } } as const);
    return { id: "measured", with: { what, of, value: amount(rows[0] ?? {}), names: after } };
  }
  const list = rows.map((row) => {
    const group = row.group === undefined || row.group === null ? ({ id: "noValue" } as const) : spokenValue(row.group);
    const one = { id: "ofGroup", with: { group, value: amount(row) } } as const;
    const holders = who(row);
    return holders === "" ? one : bracketed(one, holders);
  });
  return { id: "measuredBy", with: { what, by: groupBy, of, list: listOf<keyof typeof texts>(list, 12) } };
}

function measuredWhat(measure: Measure, property: string | undefined) {
  if (property === undefined) return { id: "how many" } as const;
  const id = measure === "count" ? "how many with" : (`${measure} of` as const);
  return { id, with: { property } } as const;
}
