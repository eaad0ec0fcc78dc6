import * as z from "zod/mini";
import type { FilterStep, GraphFilter } from "@/graph/changes/change-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import { filterOf, filterText } from "@/graph/filter/filter-steps";
import type { JsonObject } from "@/lib/json";
import type { SaidOf } from "@/lib/text/said";
import { speaker } from "@/lib/text/speaker";
import { elements, nodesAndEdges, partTexts } from "../elements/parts";
import { resolveElements } from "../elements/resolve-elements";
import { nothingMatches } from "../read/nothing-matches";
import type { CommandContext, CommandResult } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { targetParameter } from "../registry/parameters";
import { countsWith, type ShownCounts, shownCounts, stepsData } from "./graph-view";

export const texts = {
  ...partTexts,
  matchesAll: "Everything matches *, so it adds no step.",
  filterIs: "The filter is already {text}.",
  allMatch: "All {elements} match, so nothing is hidden.",
  filterShows: "The filter shows {elements} and hides {hidden}.",
  stepsShow: ["The filter shows {nodes} and {edges}.", "The {count} steps of the filter show {nodes} and {edges}."],
  partOf: "{some} of {all}",
  noStepOn: "No filter step is on. Everything is shown.",
  noneMeet: ["Nothing meets the filter.", "Nothing meets all {count} steps of the filter."],
  nothingHidden: "Nothing is hidden: {all} are shown already.",
  everythingShown: "Everything is shown: {all}; {hidden} were hidden.",
} as const;
type FilterSaid = SaidOf<typeof texts>;
const tell = speaker(texts);

export const filterGraph = defineWork({
  description:
    "Hides all but the matching elements. To hide cats: not (type == 'cat'). * shows all again; mode add narrows the filter.",
  input: z.strictObject({
    selector: z.string(),
    target: z._default(targetParameter, "nodes"),
    mode: z._default(z.enum(["replace", "add"]), "replace"),
  }),
  run: async ({ selector, target, mode }, context): Promise<CommandResult<JsonObject>> => {
    const found = await resolveElements({ selector }, target, context);
    if (!found.success) return found;
    if (found.selector.op === "all") {
      return mode === "add" ? keepFilter({ id: "matchesAll" }, context) : clearFilter(context, true);
    }
    if (found.ids.length === 0) {
      return nothingMatches(found, target, context, viewData(context.state.filter, context));
    }
    const affected = target === "nodes" ? { affectedNodes: found.ids } : { affectedEdges: found.ids };
    const before = context.state.filter?.steps ?? [];
    const step: FilterStep = { target, where: found.selector, text: found.text, enabled: true };
    const said = isSetAlready({ step, before, mode, count: found.ids.length }, context);
    if (said !== null) return { ...keepFilter(said, context), ...affected };
    const others = mode === "add" ? before.filter((other) => !isSame(other, step)) : [];
    return { ...put([...others, step], found.ids.length, context), ...affected };
  },
});

interface AskedStep {
  readonly step: FilterStep;
  readonly before: readonly FilterStep[];
  readonly mode: "replace" | "add";
  /** How many elements meet it. */
  readonly count: number;
}

/** Why nothing is to be changed: the step is there, or it would be the first and hides nothing. An added step narrows later ones. */
function isSetAlready({ step, before, mode, count }: AskedStep, context: CommandContext): FilterSaid | null {
  if (isStanding(step, before, true) && (mode === "add" || before.length === 1))
    return { id: "filterIs", with: { text: step.text } };
  const { shownNodes, shownEdges } = countsWith(null, context);
  const isWhole = count === (step.target === "nodes" ? shownNodes : shownEdges);
  return mode === "replace" && before.length === 0 && isWhole
    ? { id: "allMatch", with: { elements: elements(count, step.target) } }
    : null;
}

function put(steps: readonly FilterStep[], count: number, context: CommandContext) {
  const filter = filterOf(steps);
  const [only, second] = steps;
  return {
    success: true as const,
    ...tell(only && !second ? alone(count, only.target, countsWith(filter, context)) : together(filter, context)),
    data: viewData(filter, context),
    changes: [{ type: "filter-set" as const, filter }],
  };
}

export const showAll = defineWork({
  description: "Removes the filter.",
  input: z.strictObject({}),
  run: async (_input, context) => clearFilter(context, false),
});

/** What every command of the filter tells. */
export function viewData(filter: GraphFilter | null, context: CommandContext): JsonObject {
  return { filter: filterText(filter), ...countsWith(filter, context), ...stepsData(filter, context) };
}

/** "The 2 steps of the filter show 12 of 77 nodes and 20 of 254 edges." */
export function together(filter: GraphFilter | null, context: CommandContext): FilterSaid {
  const { shownNodes, hiddenNodes, shownEdges, hiddenEdges } = countsWith(filter, context);
  const on = filter?.steps.filter(({ enabled }) => enabled).length ?? 0;
  if (on === 0) return { id: "noStepOn" };
  if (shownNodes + shownEdges === 0) return { id: "noneMeet", with: { count: on } };
  const of = (some: number, all: ReturnType<typeof elements>) => ({ id: "partOf", with: { some, all } }) as const;
  const nodes = of(shownNodes, elements(shownNodes + hiddenNodes, "nodes"));
  return {
    id: "stepsShow",
    with: { count: on, nodes, edges: of(shownEdges, elements(shownEdges + hiddenEdges, "edges")) },
  };
}

/** Whether the steps hold one that asks the same of the same, on as well where that is asked. */
export function isStanding(step: FilterStep, steps: readonly FilterStep[], isOn = false): boolean {
  return steps.some((other) => isSame(other, step) && (!isOn || other.enabled));
}

function isSame(a: FilterStep, b: FilterStep): boolean {
  return a.target === b.target && JSON.stringify(a.where) === JSON.stringify(b.where);
}

function keepFilter(said: FilterSaid, context: CommandContext) {
  return { success: true as const, ...tell(said), data: viewData(context.state.filter, context) };
}

function clearFilter(context: CommandContext, tellsFilter: boolean) {
  const { hiddenNodes, hiddenEdges } = shownCounts(context);
  const counts = countsWith(null, context);
  const { shownNodes, shownEdges } = counts;
  const data: JsonObject = tellsFilter ? { filter: null, ...counts } : { shownNodes, shownEdges };
  const all = nodesAndEdges(shownNodes, shownEdges);
  if (context.state.filter === null) {
    return { success: true as const, ...tell({ id: "nothingHidden", with: { all } }), data };
  }
  return {
    success: true as const,
    ...tell({ id: "everythingShown", with: { all, hidden: nodesAndEdges(hiddenNodes, hiddenEdges) } }),
    data,
    changes: [{ type: "filter-set" as const, filter: null }],
  };
}

function alone(count: number, target: ElementTarget, { hiddenNodes, hiddenEdges }: ShownCounts): FilterSaid {
  const found = elements(count, target);
  if (hiddenNodes + hiddenEdges === 0) return { id: "allMatch", with: { elements: found } };
  const hidden = target === "nodes" ? nodesAndEdges(hiddenNodes, hiddenEdges) : elements(hiddenEdges, "edges");
  return { id: "filterShows", with: { elements: found, hidden } };
}
