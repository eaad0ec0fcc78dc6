import { type FoldGroup, groupName } from "@/graph/fold/fold-groups";
import { valueText } from "@/graph/styles/labels";
import { listed } from "../elements/wording";
import { findNodeId } from "../read/find-node-id";
import type { CommandContext, CommandRefusal } from "../registry/command-types";
import { refuse } from "../registry/results";

/** What a caller calls a group by: its value or name, its place ("first"), or a node of it. */
export type CalledGroup = string | number | boolean;

interface Grouping {
  /** The largest first. */
  readonly groups: readonly FoldGroup[];
  readonly by: string;
}

interface Found {
  readonly success: true;
  readonly keys: readonly string[];
}

/** The keys of the groups called by these names; a refusal for the first that is none. */
export async function findGroups(
  called: readonly CalledGroup[],
  grouping: Grouping,
  context: CommandContext,
): Promise<Found | CommandRefusal> {
  const keys: string[] = [];
  for (const name of called) {
    const found = byValue(name, grouping) ?? byPlace(String(name), grouping) ?? (await byNode(name, grouping, context));
    if (found === undefined) return unknown(String(name), grouping);
    keys.push(found.key);
  }
  return { success: true, keys };
}

function byValue(name: CalledGroup, { groups, by }: Grouping): FoldGroup | undefined {
  const wanted = String(name).trim().toLowerCase();
  return (
    groups.find(({ key, value }) => value === name || key === name) ??
    groups.find(({ value }) => [valueText(value), groupName(by, value)].some((text) => text.toLowerCase() === wanted))
  );
}

const places: Readonly<Record<string, number>> = {
  first: 0,
  largest: 0,
  biggest: 0,
  second: 1,
  third: 2,
  last: -1,
  smallest: -1,
};

function byPlace(name: string, { groups }: Grouping): FoldGroup | undefined {
  const wanted = name.trim().toLowerCase();
  return Object.hasOwn(places, wanted) ? groups.at(places[wanted] ?? 0) : undefined;
}

async function byNode(
  name: CalledGroup,
  { groups }: Grouping,
  context: CommandContext,
): Promise<FoldGroup | undefined> {
  if (typeof name === "boolean") return undefined;
  const node = await findNodeId(String(name), context);
  const row = node.success ? context.tables().nodes.rowOf(node.id) : undefined;
  return row === undefined ? undefined : groups.find(({ rows }) => rows.includes(row));
}

function unknown(name: string, { groups, by }: Grouping): CommandRefusal {
  const names = listed(
    groups.map(({ value }) => valueText(value)),
    8,
  );
  return refuse({ why: "unknown-group", name, attribute: by }, `There are: ${names}.`);
}
