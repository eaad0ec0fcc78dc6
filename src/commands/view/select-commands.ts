import * as z from "zod/mini";
import type { ElementTarget } from "@/graph/document/graph-types";
import type { SaidOf } from "@/lib/text/said";
import { speaker } from "@/lib/text/speaker";
import { elements, listOf, nodesAndEdges, partTexts } from "../elements/parts";
import { resolveElements } from "../elements/resolve-elements";
import { nothingMatches } from "../read/nothing-matches";
import type { CommandContext } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { targetParameter } from "../registry/parameters";
import { hiddenNote, hiddenTexts } from "./hidden-note";

export const texts = {
  ...partTexts,
  ...hiddenTexts,
  selectionStays: "The selection stays as it is: {what}.",
  selected: "Selected {what}.",
  selectedNow: "Selected now: {what}.",
  noneSelected: "Nothing is selected now.",
  nothing: "nothing",
  noneShown: "Nothing of it is shown.",
  viewWhole: "The view shows the whole graph: {nodes}.",
  viewOf: "The view shows {nodes}: {names}.",
} as const;
const tell = speaker(texts);

const shownIds = 20;
const shownNames = 5;

export const selectElements = defineWork({
  description: "Selects the matching elements on the canvas; mode remove with $selected clears the selection.",
  input: z.strictObject({
    selector: z.string(),
    target: z._default(targetParameter, "nodes"),
    mode: z._default(z.enum(["replace", "add", "remove"]), "replace"),
  }),
  run: async ({ selector, target, mode }, context) => {
    const found = await resolveElements({ selector }, target, context);
    if (!found.success) return found;
    const { selection } = context.state;
    const before = selection[target];
    const chosen = combine({ before, found: found.ids, mode }, target, context);
    const other = target === "nodes" ? selection.edges : selection.nodes;
    const rest = mode === "replace" ? [] : other;
    const next = target === "nodes" ? { nodes: chosen, edges: rest } : { nodes: rest, edges: chosen };
    const data = {
      selectedNodes: next.nodes.length,
      selectedEdges: next.edges.length,
      nodeIds: next.nodes.slice(0, shownIds),
    };
    if (found.ids.length === 0) {
      const present = { selectedNodes: selection.nodes.length, selectedEdges: selection.edges.length };
      return nothingMatches(found, target, context, {
        ...present,
        nodeIds: selection.nodes.slice(0, shownIds),
      });
    }
    const affected = { affectedNodes: next.nodes, affectedEdges: next.edges };
    if (sameIds(next.nodes, selection.nodes) && sameIds(next.edges, selection.edges)) {
      return {
        success: true,
        ...tell({ id: "selectionStays", with: { what: selectionPart(next) } }),
        data,
        ...affected,
      };
    }
    return {
      success: true,
      ...tell(selectedSentence(mode, next), hiddenNote(found.ids, target, context)),
      data,
      changes: [{ type: "selection-set", selection: next }],
      ...affected,
    };
  },
});

export const zoomToNodes = defineWork({
  description: "Brings the matching nodes into view; * fits the whole graph.",
  compact: { takes: ["selector"], place: "last" },
  input: z.strictObject({ selector: z.string() }),
  run: async ({ selector }, context) => {
    const found = await resolveElements({ selector }, "nodes", context);
    if (!found.success) return found;
    const data = { focusCount: found.ids.length };
    if (found.ids.length === 0) return nothingMatches(found, "nodes", context, data);
    const whole = found.selector.op === "all";
    const shown = found.ids.filter((id) => context.state.isVisible("nodes", id));
    const hidden = hiddenNote(found.ids, "nodes", context);
    if (shown.length === 0) return { success: true, ...tell({ id: "noneShown" }, hidden), data };
    const nodes = elements(shown.length, "nodes");
    return {
      success: true,
      ...tell(
        whole
          ? { id: "viewWhole", with: { nodes } }
          : { id: "viewOf", with: { nodes, names: namesOf(shown, context) } },
        hidden,
      ),
      data,
      changes: [{ type: "camera-focus", focus: { nodes: whole ? [] : found.ids, edges: [] } }],
      affectedNodes: found.ids,
    };
  },
});

function namesOf(ids: readonly string[], context: CommandContext) {
  const { labelAt, nodes } = context.tables();
  const named = ids.slice(0, shownNames).map((id) => labelAt(nodes.rowOf(id) ?? 0));
  return listOf([...named, ...ids.slice(shownNames)], shownNames);
}

interface Combination {
  readonly before: readonly string[];
  readonly found: readonly string[];
  readonly mode: "replace" | "add" | "remove";
}

/** In document order. */
function combine(
  { before, found, mode }: Combination,
  target: ElementTarget,
  context: CommandContext,
): readonly string[] {
  if (mode === "replace") return found;
  const given = new Set(found);
  if (mode === "remove") return before.filter((id) => !given.has(id));
  const table = context.tables()[target];
  return [...new Set([...before, ...found])].sort((a, b) => (table.rowOf(a) ?? 0) - (table.rowOf(b) ?? 0));
}

function sameIds(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index]);
}

function selectedSentence(
  mode: Combination["mode"],
  next: { nodes: readonly string[]; edges: readonly string[] },
): SaidOf<typeof texts> {
  const what = selectionPart(next);
  if (mode === "replace") return { id: "selected", with: { what } };
  return next.nodes.length + next.edges.length === 0 ? { id: "noneSelected" } : { id: "selectedNow", with: { what } };
}

function selectionPart({ nodes, edges }: { nodes: readonly string[]; edges: readonly string[] }) {
  if (nodes.length + edges.length === 0) return { id: "nothing" } as const;
  if (edges.length === 0) return elements(nodes.length, "nodes");
  return nodes.length === 0 ? elements(edges.length, "edges") : nodesAndEdges(nodes.length, edges.length);
}
