import type { NamedNode, RankedNodes } from "@/graph/document/graph-reader";
import { counted, figures, valueFigures } from "@/lib/english";
import type { JsonObject } from "@/lib/json";
import { spokenValue } from "../elements/record-data";
import { countedElements, listed } from "../elements/wording";

interface Ranking {
  readonly by: string;
  readonly order: "asc" | "desc";
  readonly offset: number;
}

/** "The 3 nodes of 14 with the highest degree: …". */
export function rankMessage({ nodes, tied, total }: RankedNodes, { by, order, offset }: Ranking): string {
  const [first] = nodes;
  if (first === undefined) return `None is behind the first ${figures(offset)} of ${countedElements(total, "nodes")}.`;
  const end = endOf(order);
  const last = nodes.at(-1) ?? first;
  const equalNodes = tied.length === 0 ? "" : ` Also with ${valueFigures(last.value)}: ${namesOf(tied)}.`;
  if (offset > 0) {
    const places = nodes.length === 1 ? "Number" : "Numbers";
    const range =
      nodes.length === 1 ? figures(offset + 1) : `${figures(offset + 1)} to ${figures(offset + nodes.length)}`;
    return `${places} ${range} of ${countedElements(total, "nodes")} by ${end} ${by}: ${spoken(nodes)}.${equalNodes}`;
  }
  if (nodes.length === 1)
    return `${first.label} has the ${end} ${by} of ${countedElements(total, "nodes")}: ${valueFigures(first.value)}.${equalNodes}`;
  return `The ${figures(nodes.length)} nodes of ${figures(total)} with the ${end} ${by}: ${spoken(nodes)}.${equalNodes}`;
}

/** "The nodes with the highest degree in each of 2 values of 'type': cat Whiskers (6); human Ann (3)." */
export function groupsMessage(
  lists: readonly RankedNodes[],
  { by, order, perGroup }: Omit<Ranking, "offset"> & { readonly perGroup: string },
): string {
  const sentences = lists.map(({ group, nodes, tied }) => {
    const equalNodes =
      tied.length === 0 ? "" : ` (also with ${valueFigures(nodes.at(-1)?.value ?? 0)}: ${namesOf(tied)})`;
    return `${group === null || group === undefined ? "without a value" : spokenValue(group)} ${spoken(nodes)}${equalNodes}`;
  });
  const shown =
    sentences.length > 12 ? [...sentences.slice(0, 12), `${counted(sentences.length - 12, "more value")}`] : sentences;
  return `The nodes with the ${endOf(order)} ${by} in each of ${counted(lists.length, "value")} of '${perGroup}': ${shown.join("; ")}.`;
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

function endOf(order: Ranking["order"]): string {
  return order === "desc" ? "highest" : "lowest";
}

function spoken(nodes: RankedNodes["nodes"]): string {
  return listed(
    nodes.map(({ label, value }) => `${label} (${valueFigures(value)})`),
    20,
  );
}

function namesOf(nodes: readonly NamedNode[]): string {
  return listed(
    nodes.map(({ label }) => label),
    mostEqualNames,
  );
}
