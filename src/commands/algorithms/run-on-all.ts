import type { AlgorithmName } from "@/analysis/catalog/algorithm-names";
import type { Computation } from "@/graph/document/graph-reader";
import { figures } from "@/lib/english";
import type { JsonObject } from "@/lib/json";
import { speaker } from "@/lib/text/speaker";
import { elements } from "../elements/parts";
import type { CommandContext, CommandSuccess } from "../registry/command-types";
import { scopeOf } from "./algorithm-scope";
import { type ResultSaid, texts } from "./algorithm-texts";
import { communitiesFound, componentsFound, strongComponentsFound } from "./describe-groups";
import { figuresData, rangeSaid } from "./describe-measures";
import { type Description, estimateNote, rounded } from "./description";
import type { AlgorithmOptions } from "./read-options";
import { saveValues } from "./save-values";

const tell = speaker(texts);

interface Asked {
  readonly options: AlgorithmOptions;
  /** What the values are saved as. */
  readonly names: readonly string[];
}

/** Computed by the database over all of it, where it can and nothing narrows what is meant; else undefined. */
export async function runOnAll(
  algorithm: AlgorithmName,
  { options, names }: Asked,
  context: CommandContext,
): Promise<CommandSuccess<JsonObject> | undefined> {
  const { remote, signal } = context;
  if (!remote?.reader.algorithms?.names.has(algorithm) || isNarrowed(options, context)) return undefined;
  const { nodeCount, edgeCount } = remote.profile;
  if (nodeCount === 0) return undefined;
  const ids = algorithm === "components" ? "others" : "largest";
  const query = { algorithm, ids, hasValues: names.length > 0 } as const;
  const computed = await remote.reader.algorithms.compute(query, signal);
  const { said, data, holds = algorithm } = described(algorithm, computed);
  const nodes = computed.groups?.ids ?? computed.figures?.top.map(({ id }) => id) ?? [];
  const saved = await savedAs(names, computed.values, context);
  return {
    success: true,
    isOfAll: true,
    ...tell(
      said,
      { id: "computedOver", with: { nodes: elements(nodeCount, "nodes") } },
      notesOf(computed),
      saved.notes,
    ),
    data: {
      algorithm,
      ...(names.length > 0 && { attribute: names.join(", ") }),
      nodeCount,
      edgeCount,
      ...data,
      ...(computed.sampled !== undefined && { sampled: computed.sampled }),
      setHolds: holds,
    },
    changes: saved.changes,
    set: { nodes, edges: [], foundBy: holds },
  };
}

function notesOf({ sampled, note }: Computation): readonly ResultSaid[] {
  return [...estimateNote(sampled), ...(note === undefined ? [] : [{ id: "asItCame", with: { text: note } } as const])];
}

/** Whether it is meant of a part, or otherwise than usual: that is for what is shown. */
export function isNarrowed(options: AlgorithmOptions, { state }: CommandContext): boolean {
  const { whole, ...others } = options;
  return Object.keys(others).length > 0 || (state.filter !== null && whole !== true);
}

function described(algorithm: AlgorithmName, { figures: own, groups, modularity = 0 }: Computation): Description {
  if (groups) {
    const cut =
      groups.ids.length < (groups.largest[0]?.size ?? 0) ? ` (${figures(groups.ids.length)} of its nodes)` : "";
    if (algorithm === "components")
      return { ...componentsFound(groups), holds: "what is apart from the largest component" };
    if (algorithm === "louvain")
      return { ...communitiesFound(groups, modularity), holds: `the largest community${cut}` };
    return { ...strongComponentsFound(groups), holds: `the largest strongly connected component${cut}` };
  }
  if (!own) return { said: [], data: {} };
  const { min, max, mean, top } = own;
  const shown = {
    ...own,
    min: rounded(min),
    max: rounded(max),
    mean: rounded(mean),
    top: top.map((node) => ({ ...node, value: rounded(node.value) })),
  };
  return { said: [rangeSaid(algorithm, shown)], data: figuresData(shown), holds: `the ${top.length} highest` };
}

/** What is shown keeps its values; nothing is written to the database. */
async function savedAs(names: readonly string[], values: Computation["values"], context: CommandContext) {
  const [name] = names;
  if (name === undefined || !values) return { changes: [], notes: [] };
  const scope = await scopeOf({ whole: true }, true, context);
  if (!scope.success) return { changes: [], notes: [] };
  const own = Float64Array.from(scope.nodeRows, (_, row) => values.get(scope.nodeId(row)) ?? Number.NaN);
  return saveValues([{ name, values: own }], scope);
}
