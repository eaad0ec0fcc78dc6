import { figures } from "@/lib/english";
import { countedElements, listed } from "../elements/wording";

interface Ranking {
  readonly by: string;
  readonly order: "asc" | "desc";
  readonly total: number;
  /** The value of the first node that is not listed. */
  readonly next: number | undefined;
}

/** "The 3 nodes of 14 with the highest degree: …". */
export function rankMessage(
  nodes: readonly { readonly label: string; readonly value: number }[],
  { by, order, total, next }: Ranking,
): string {
  const end = order === "desc" ? "highest" : "lowest";
  const [first] = nodes;
  const last = nodes.at(-1);
  const isTied = last !== undefined && last.value === next;
  const tie = isTied ? ` There are more with ${figures(last.value)}.` : "";
  if (first && nodes.length === 1) {
    return `${first.label} has the ${end} ${by} of ${countedElements(total, "nodes")}: ${figures(first.value)}.${tie}`;
  }
  const spoken = nodes.map(({ label, value }) => `${label} (${figures(value)})`);
  return `The ${figures(spoken.length)} nodes of ${figures(total)} with the ${end} ${by}: ${listed(spoken, 20)}.${tie}`;
}
