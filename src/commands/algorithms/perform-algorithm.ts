import { algorithmCatalog } from "@/analysis/catalog/algorithm-catalog";
import type { AlgorithmInfo } from "@/analysis/catalog/algorithm-info";
import type { AlgorithmName } from "@/analysis/catalog/algorithm-names";
import type { GraphChange } from "@/graph/changes/change-types";
import type { JsonObject } from "@/lib/json";
import { speaker } from "@/lib/text/speaker";
import { listOf } from "../elements/parts";
import type { CommandContext, CommandRefusal, CommandResult } from "../registry/command-types";
import { refuse } from "../registry/results";
import { algorithmCalled, refuseUnknown, savedNames } from "./algorithm-called";
import { type ResultSaid, texts } from "./algorithm-texts";
import { type Computed, computeAlgorithm } from "./compute-algorithm";
import { describeAlgorithm } from "./describe-algorithm";
import { amount, sampleNote } from "./description";
import { readOptions } from "./read-options";
import { runOnAll } from "./run-on-all";
import { saveValues } from "./save-values";

const tell = speaker(texts);

interface AlgorithmCall {
  readonly algorithm: string;
  readonly options?: JsonObject | undefined;
  readonly saveAs?: string | undefined;
}

/** One algorithm, or the modularity by each of several attributes. */
export function performAlgorithm(call: AlgorithmCall, context: CommandContext): Promise<CommandResult<JsonObject>> {
  const several = algorithmCalled(call.algorithm) === "modularity" ? call.options?.["attribute"] : undefined;
  if (!Array.isArray(several)) return performOne(call, context);
  const byOne = (attribute: string) => performOne({ ...call, options: { ...call.options, attribute } }, context);
  return compareGroupings(several.map(String), byOne);
}

/** Computes, saves what belongs to nodes as an attribute, and tells the result in words and data. */
async function performOne(
  { algorithm: called, options: given = {}, saveAs }: AlgorithmCall,
  context: CommandContext,
): Promise<CommandResult<JsonObject>> {
  const algorithm = algorithmCalled(called);
  if (algorithm === undefined) return refuseUnknown(called);
  const read = await readOptions(algorithm, given);
  if (!read.success) return read;
  const names = attributeNames(algorithm, saveAs);
  if (!names.success) return names;
  const whole = await runOnAll(algorithm, { options: read.options, names: names.names }, context);
  if (whole) return whole;
  const computed = await computeAlgorithm(algorithm, read.options, context);
  if (computed.success === false) return computed;
  const { scope } = computed;
  const attribute = names.names.length === 0 ? {} : { attribute: names.names.join(", ") };
  if (computed.success === "empty") {
    return { success: true, ...tell({ id: nothingLeft(context) }), data: { algorithm, ...attribute, ...scope.data } };
  }
  const description = describeAlgorithm(computed);
  const saved = description.keepsNothing ? nothingSaved : saveAll(computed, names.names);
  return {
    success: true,
    ...tell(description.said, sampleNote(computed), scope.notes, saved.notes),
    data: {
      algorithm,
      ...(description.keepsNothing ? {} : attribute),
      ...scope.data,
      ...description.data,
      ...(computed.answer.sampled !== undefined && { sampled: computed.answer.sampled }),
    },
    ...(saved.changes.length > 0 && { changes: saved.changes }),
    ...(description.set && { set: description.set }),
  };
}

interface Saved {
  readonly changes: readonly GraphChange[];
  readonly notes: readonly ResultSaid[];
}

const nothingSaved: Saved = { changes: [], notes: [] };

function saveAll({ answer, scope }: Computed, names: readonly string[]): Saved {
  const lists = answer.values ?? [];
  if (names.length === 0 || lists.length === 0) return nothingSaved;
  return saveValues(
    names.flatMap((name, index) => {
      const values = lists[index];
      return values ? [{ name, values }] : [];
    }),
    scope,
  );
}

function nothingLeft({ tables }: CommandContext) {
  return tables().nodes.count === 0 ? "nothingToCompute" : "noneLeft";
}

type Names = { readonly success: true; readonly names: readonly string[] } | CommandRefusal;

function attributeNames(algorithm: AlgorithmName, saveAs: string | undefined): Names {
  const { attributes = [], gives }: AlgorithmInfo = algorithmCatalog[algorithm];
  if (saveAs === undefined || saveAs === "") return { success: true, names: [] };
  if (attributes.length === 0) {
    const how = gives === "number" || gives === "yes or no" ? "" : "; saveSet keeps the set it leaves";
    return refuse(`${algorithm} saves no attribute.`, `Leave saveAs out${how}.`);
  }
  if (["id", "label", "degree", "indegree", "outdegree"].includes(saveAs)) {
    return refuse({ why: "known-field", name: saveAs }, `Give another name, for example saved_${saveAs}.`);
  }
  return { success: true, names: savedNames(algorithm, saveAs) };
}

/** Computes the modularity by one attribute. */
type ByOne = (attribute: string) => Promise<CommandResult<JsonObject>>;

/** Which of several attributes divides the graph best: the modularity by each, the highest first. */
async function compareGroupings(attributes: readonly string[], byOne: ByOne): Promise<CommandResult<JsonObject>> {
  if (attributes.length === 0) return refuse("attribute is empty.", "Give the attributes to compare.");
  const rows: { readonly attribute: string; readonly value: number; readonly groupCount: number }[] = [];
  for (const attribute of attributes) {
    const one = await byOne(attribute);
    if (!one.success) return one;
    const [value, groupCount] = [Number(one.data?.["value"] ?? 0), Number(one.data?.["groupCount"] ?? 0)];
    rows.push({ attribute, value, groupCount });
  }
  rows.sort((a, b) => b.value - a.value);
  const list = rows.map(({ attribute, value, groupCount }): ResultSaid => {
    return { id: "modularityOf", with: { by: attribute, value: amount(value), number: String(groupCount) } };
  });
  return {
    success: true,
    ...tell({ id: "modularities", with: { list: listOf<ResultSaid["id"]>(list, 12) } }),
    data: { algorithm: "modularity", rows },
  };
}
