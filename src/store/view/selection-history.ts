import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementSet } from "@/graph/document/graph-types";

/** What was selected before, so that a slip of the hand loses nothing. */
export type SelectionHistory = ReturnType<typeof createSelectionHistory>;

const mostSteps = 30;

export function createSelectionHistory(document: GraphDocument) {
  let past: readonly ElementSet[] = [];
  let now = document.selection;
  /** Being gone back to: on the way there nothing is kept. */
  let goal: string | null = null;

  document.subscribe(({ changes }) => {
    if (changes.some(({ type }) => type === "graph-replace")) past = [];
    if (document.selection === now) return;
    if (goal === null && isSome(now)) past = [...past, now].slice(-mostSteps);
    now = document.selection;
    if (goal === keyOf(now)) goal = null;
  });

  const stillThere = ({ nodes, edges }: ElementSet): ElementSet => ({
    nodes: nodes.filter((id) => document.tables.nodes.rowOf(id) !== undefined),
    edges: edges.filter((id) => document.tables.edges.rowOf(id) !== undefined),
  });
  const place = () => past.findLastIndex((set) => isSome(stillThere(set)) && keyOf(stillThere(set)) !== keyOf(now));
  const previous = (): ElementSet | null => {
    const set = past[place()];
    return set ? stillThere(set) : null;
  };
  return {
    /** The selection before the present one, as far as it is still there. */
    previous,
    /** The next selection is a step back: it is not kept as one more. */
    goBack(): ElementSet | null {
      const set = previous();
      past = past.slice(0, Math.max(0, place()));
      goal = set && keyOf(set);
      return set;
    },
  };
}

function isSome({ nodes, edges }: ElementSet): boolean {
  return nodes.length + edges.length > 0;
}

function keyOf({ nodes, edges }: ElementSet): string {
  return JSON.stringify([nodes, edges]);
}
