import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import { plural } from "@/lib/plural";
import type { StepFacts } from "@/words/command-words";
import type { Words } from "@/words/words";
import { askedKind, type SourceCall } from "./source-title";

/** What the title of a done step is made of, out of its input and its result. */
export function stepFacts({ name, input, data }: SourceCall, words: Words): StepFacts {
  const result = isJsonObject(data) ? data : {};
  const isEdges = name === "findEdges" || name === "styleEdges" || input["target"] === "edges";
  const edges = firstNumber(result, edgeCounts);
  const kind = isEdges ? "" : askedKind(input["selector"]);
  return {
    count: countOf(name, result, isEdges),
    edges,
    isEdges,
    kind,
    kinds: plural(kind),
    name: names[name]?.(input, result, words) ?? "",
    to: ends[name]?.(input, result) ?? "",
  };
}

const edgeCounts = ["selectedEdges", "shownEdges", "removedEdges", "addedEdges", "edgeCount"];
const eitherCounts = [
  "count",
  "styledCount",
  "addedCount",
  "updatedCount",
  "renamedCount",
  "changedCount",
  "stepCount",
];
const nodeCounts = [
  "movedCount",
  "mergedCount",
  "groupedCount",
  "freedCount",
  "focusCount",
  "selectedNodes",
  "shownNodes",
  "removedNodes",
  "addedNodes",
  "total",
  "nodeCount",
];

function countOf(name: string, data: JsonObject, isEdges: boolean): number {
  const lists = countedLists[name];
  if (lists) return lists.reduce((sum, list) => sum + lengthOf(data[list]), 0);
  return firstNumber(data, [...eitherCounts, ...(isEdges ? edgeCounts : nodeCounts)]);
}

/** Commands whose result tells the number by the length of its lists. */
const countedLists: Readonly<Record<string, readonly string[]>> = {
  sampleData: ["nodes", "edges"],
  findMentions: ["names"],
  findPath: ["edgeIds"],
  clearStyles: ["removedLayers", "changedLayers"],
  undo: ["undone", "redone"],
  redo: ["redone"],
};

type NameOf = (input: JsonObject, data: JsonObject, words: Words) => string;

const names: Readonly<Record<string, NameOf>> = {
  describeProperty: (input) => field(input["property"]),
  getNode: (input, data) => text(data["label"] ?? input["id"]),
  findPath: (input, data) => endOf(data, 0) ?? text(input["source"]),
  rankNodes: (input, data) => field(data["by"] ?? input["by"]),
  aggregate: (input) => field(input["groupBy"]),
  getOutline: (input, data) => courseOf(data) ?? text(input["course"]),
  searchContent: (input) => text(input["query"]),
  findCommands: (input) => text(input["want"]),
  explainStyle: (input, data) => text(data["label"] ?? input["id"]),
  exportGraph: (_, data) => text(data["fileName"]),
  exportImage: (_, data) => text(data["fileName"]),
  styleByAttribute: (input) => field(input["property"]),
  updateLayer: (input, data) => nested(data["layer"], "name") ?? text(input["layer"]),
  foldGroups: (_, data) => text(data["by"]),
  setLayout: (input, _, { layout }) => known(layout.names, text(input["type"])),
  renameAttribute: (input) => text(input["attribute"]),
  deleteAttribute: (input) => text(input["attribute"]),
  saveSet: (input) => text(input["name"]),
  changeSet: (input) => text(input["name"]),
  runAlgorithm: (input, data, { algorithms }) => {
    const algorithm = text(data["algorithm"] ?? input["algorithm"]);
    const table: Readonly<Record<string, { readonly name: string }>> = algorithms;
    return Object.hasOwn(table, algorithm) ? (table[algorithm]?.name ?? algorithm) : algorithm;
  },
  mergeNodes: (_, data) => nested(data["into"], "label") ?? "",
  loadSample: (input, data) => text(data["title"] ?? input["name"]),
  generateGraph: (_, data) => text(data["name"]),
};

const ends: Readonly<Record<string, (input: JsonObject, data: JsonObject) => string>> = {
  findPath: (input, data) => endOf(data, -1) ?? text(input["target"]),
  foldGroups: (input) => (input["unfold"] === true ? "unfold" : ""),
  renameAttribute: (input) => text(input["to"]),
  changeSet: (input) => text(input["to"]),
};

function endOf({ nodes }: JsonObject, at: number): string | undefined {
  return Array.isArray(nodes) ? nested(nodes.at(at), "label") : undefined;
}

/** The one course an outline is of. */
function courseOf({ courses }: JsonObject): string | undefined {
  return Array.isArray(courses) && courses.length === 1 ? nested(courses[0], "title") : undefined;
}

function nested(value: JsonValue | undefined, name: string): string | undefined {
  const inner = isJsonObject(value) ? value[name] : undefined;
  return typeof inner === "string" ? inner : undefined;
}

function known(table: Readonly<Record<string, string>>, name: string): string {
  return Object.hasOwn(table, name) ? (table[name] ?? name) : name;
}

/** A computed field without the sign of the selector language. */
function field(value: JsonValue | undefined): string {
  return text(value).replace(/^@/u, "");
}

function text(value: JsonValue | undefined): string {
  return typeof value === "string" ? value : "";
}

function lengthOf(value: JsonValue | undefined): number {
  return Array.isArray(value) ? value.length : 0;
}

function firstNumber(data: JsonObject, wanted: readonly string[]): number {
  for (const name of wanted) {
    const value = data[name];
    if (typeof value === "number") return value;
  }
  return 0;
}
