import type { NamedNode, RankedNodes } from "@/graph/document/graph-reader";
import type { JsonObject } from "@/lib/json";
import type { Said, SaidOf } from "@/lib/text/said";
import { bracketed, elements, listOf } from "../elements/parts";
import { spokenValue } from "../elements/record-data";
import { spreadTexts } from "./describe-message";

export const rankTexts = {
  ...spreadTexts,
  noneRanked: "None is behind the first {offset} of {nodes}.",
  alsoWith: "Also with {value}: {names}.",
  rankedRange: [
    "Number {from} of {nodes} by {end} {by}: {names}.",
    "Numbers {from} to {to} of {nodes} by {end} {by}: {names}.",
  ],
  rankedOne: "{name} has the {end} {by} of {nodes}: {value}.",
  rankedFirst: "The {count} nodes of {total} with the {end} {by}: {names}.",
  rankedGroups: [
    "The nodes with the {end} {by} in each of {count} value of '{perGroup}': {groups}.",
    "The nodes with the {end} {by} in each of {count} values of '{perGroup}': {groups}.",
  ],
  rankedGroup: "{group} {names}{tied}",
  alsoTied: " (also with {value}: {names})",
  moreValues: ["{count} more value", "{count} more values"],
  desc: "highest",
  asc: "lowest",
} as const;
type RankSaid = SaidOf<typeof rankTexts>;

interface Ranking {
  readonly by: string;
  readonly order: "asc" | "desc";
  readonly offset: number;
}

/** "The 3 nodes of 14 with the highest degree: …". */
export function rankSaid(
  { nodes, tied, total }: RankedNodes,
  { by: name, order, offset }: Ranking,
): readonly RankSaid[] {
  const [first] = nodes;
  const all = elements(total, "nodes");
  if (first === undefined) return [{ id: "noneRanked", with: { offset, nodes: all } }];
  const end = { id: order } as const;
  const by = measureWord(name);
  const value = { value: (nodes.at(-1) ?? first).value };
  const equal = tied.length === 0 ? [] : [{ id: "alsoWith", with: { value, names: namesOf(tied) } } as const];
  const count = nodes.length;
  if (offset > 0) {
    const range = { from: offset + 1, to: offset + count, count };
    return [{ id: "rankedRange", with: { ...range, nodes: all, end, by, names: spoken(nodes) } }, ...equal];
  }
  if (count === 1) return [{ id: "rankedOne", with: { name: first.label, end, by, nodes: all, value } }, ...equal];
  return [{ id: "rankedFirst", with: { count, total, end, by, names: spoken(nodes) } }, ...equal];
}

/** "The nodes with the highest degree in each of 2 values of 'type': cat Whiskers (6); human Ann (3)." */
export function groupsSaid(
  lists: readonly RankedNodes[],
  { by, order, perGroup }: Omit<Ranking, "offset"> & { readonly perGroup: string },
): RankSaid {
  const groups = lists.slice(0, 12).map(({ group, nodes, tied }): RankSaid => {
    const value = { value: nodes.at(-1)?.value ?? 0 };
    const equal = tied.length === 0 ? "" : ({ id: "alsoTied", with: { value, names: namesOf(tied) } } as const);
    const of = group === null || group === undefined ? ({ id: "noValue" } as const) : spokenValue(group);
    return { id: "rankedGroup", with: { group: of, names: spoken(nodes), tied: equal } };
  });
  const more: readonly RankSaid[] = lists.length > 12 ? [{ id: "moreValues", with: { count: lists.length - 12 } }] : [];
  const all = { end: { id: order }, by: measureWord(by), count: lists.length, perGroup } as const;
  return { id: "rankedGroups", with: { ...all, groups: [...groups, ...more] } };
}

function measureWord(by: string) {
  return { word: by, of: `measure ${by}` };
}

/** The most groups that data hold. */
export const mostRows = 50;

const mostEqualNames = 5;

/** Who else has the value of the last, where there is anybody. */
export function equalData(tied: readonly NamedNode[]): JsonObject {
  if (tied.length === 0) return {};
  const named = tied.slice(0, mostEqualNames).map(({ id, label }) => ({ id, label }));
  return { tied: named, ...(tied.length > mostEqualNames && { tiedCount: tied.length }) };
}

function spoken(nodes: RankedNodes["nodes"]) {
  return listOf<"bracketed">(
    nodes.map(({ label, value }): Said<"bracketed"> => bracketed(label, { value })),
    20,
  );
}

function namesOf(nodes: readonly NamedNode[]) {
  return listOf(
    nodes.map(({ label }) => label),
    mostEqualNames,
  );
}
