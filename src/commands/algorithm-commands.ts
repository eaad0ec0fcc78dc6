import * as z from "zod/mini";
import { algorithmList, componentsOf, degreeOf } from "@/analysis/algorithms";
import type { GraphChange } from "@/graph/change-types";
import type { GraphTables } from "@/graph/element-table";
import type { JsonObject } from "@/lib/json";
import type { CommandContext, CommandResult } from "./command-types";
import { defineCommand } from "./define-command";
import { pathBetween, pathInput } from "./find-path";
import { refuse } from "./results";
import { counted, figure, listed } from "./wording";

const shown = 20;

const somePathInput = z.partial(pathInput);

export const runAlgorithm = defineCommand({
  name: "runAlgorithm",
  title: "Run algorithm",
  description:
    "Computes degree or components and saves the result as a node attribute, or finds a shortest path (options source, target).",
  effect: "edit",
  input: z.strictObject({
    algorithm: z.enum(["degree", "components", "shortestPath"]),
    options: z.optional(somePathInput),
    saveAs: z.optional(z.string().check(z.minLength(1))).check(z.describe("attribute name")),
  }),
  run: async ({ algorithm, options = {}, saveAs }, context) => {
    if (algorithm === "shortestPath") return shortestPath(options, context);
    if (Object.keys(options).length > 0)
      return refuse(`${algorithm} takes no options.`, "Leave options out; saveAs names the attribute.");
    const attribute = saveAs ?? algorithmList.find(({ name }) => name === algorithm)?.attribute ?? algorithm;
    if (["id", "label", "degree", "indegree", "outdegree"].includes(attribute)) {
      return refuse(
        `The result cannot be saved as '${attribute}': selectors know that name already.`,
        `Give another name, for example saved_${attribute}.`,
      );
    }
    const tables = context.tables();
    if (tables.nodes.count === 0) {
      return {
        success: true,
        message: "The graph is empty: there is nothing to compute.",
        data: { algorithm, attribute },
      };
    }
    return algorithm === "degree" ? saveDegrees(tables, attribute) : saveComponents(tables, attribute);
  },
});

type PathOptions = z.input<typeof somePathInput>;

async function shortestPath(
  { source, target, ...more }: PathOptions,
  context: CommandContext,
): Promise<CommandResult<JsonObject>> {
  if (source === undefined || target === undefined) {
    return refuse("shortestPath needs two ends.", 'Give options: { "source": id or label, "target": id or label }.');
  }
  return pathBetween({ source, target, ...more }, context);
}

function saveDegrees(tables: GraphTables, attribute: string): CommandResult<JsonObject> {
  const { values, min, max, mean } = degreeOf(tables);
  const top = [...values.keys()].sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b).slice(0, 5);
  const best = top[0] ?? 0;
  const { changes, note } = saveValues(tables, attribute, values);
  return {
    success: true,
    message: `The degree runs from ${figure(min)} to ${figure(max)}, ${figure(mean)} on average; ${tables.labelAt(best)} has the most. ${note}`,
    data: {
      algorithm: "degree",
      attribute,
      min,
      max,
      mean,
      top: top.map((row) => ({ ...named(tables, row), value: values[row] ?? 0 })),
    },
    changes,
  };
}

function saveComponents(tables: GraphTables, attribute: string): CommandResult<JsonObject> {
  const { numbers, components, isolatedCount, weak } = componentsOf(tables);
  const { changes, note } = saveValues(tables, attribute, numbers);
  const apart = components
    .slice(1)
    .flat()
    .sort((a, b) => a - b);
  return {
    success: true,
    message: `${componentSentence(components, isolatedCount)}${weak ? " Edge directions were left aside." : ""} ${note}`,
    data: {
      algorithm: "components",
      attribute,
      componentCount: components.length,
      components: components.slice(0, shown).map((rows) => ({
        size: rows.length,
        nodes: rows.slice(0, 5).map((row) => named(tables, row)),
      })),
      isolatedCount,
    },
    changes,
    // What is apart from the largest component: "make those bigger" means these.
    ...(apart.length > 0 && {
      set: { nodes: apart.map((row) => tables.nodes.idAt(row)), edges: edgesWithin(tables, apart) },
    }),
  };
}

function componentSentence(components: readonly (readonly number[])[], isolatedCount: number): string {
  const sizes = components.map((rows) => figure(rows.length));
  if (components.length === 1)
    return `The graph is 1 connected component of ${counted(components[0]?.length ?? 0, "node")}.`;
  const alone = isolatedCount === 0 ? "" : `, ${counted(isolatedCount, "node")} without a neighbour among them`;
  return `The graph falls into ${counted(components.length, "component")} of ${listed(sizes)} nodes${alone}.`;
}

function edgesWithin(tables: GraphTables, rows: readonly number[]): readonly string[] {
  const chosen = new Set(rows);
  const ids: string[] = [];
  for (let edge = 0; edge < tables.edges.count; edge += 1) {
    if (chosen.has(tables.sourceRow(edge)) && chosen.has(tables.targetRow(edge))) ids.push(tables.edges.idAt(edge));
  }
  return ids;
}

function named(tables: GraphTables, row: number) {
  return { id: tables.nodes.idAt(row), label: tables.labelAt(row) };
}

/** Only where the value differs from what stands there. */
function saveValues(
  tables: GraphTables,
  attribute: string,
  values: readonly number[],
): { readonly changes: readonly GraphChange[]; readonly note: string } {
  const differing = [...values.entries()].filter(([row, value]) => tables.nodes.valueAt(attribute, row) !== value);
  const changes = differing.map(
    ([row, value]): GraphChange => ({
      type: "attributes-set",
      target: "nodes",
      id: tables.nodes.idAt(row),
      set: { [attribute]: value },
    }),
  );
  if (changes.length === 0) return { changes, note: `The attribute ${attribute} holds this already.` };
  return { changes, note: `Saved as the attribute ${attribute} of ${counted(values.length, "node")}.` };
}
