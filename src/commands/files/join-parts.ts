import { createPacer } from "@/analysis/workers/pacer";
import type { GraphChange, GraphData } from "@/graph/changes/change-types";
import { createGraphDocument } from "@/graph/document/graph-document";
import { usualLabelAttributes } from "@/graph/styles/labels";
import { mostPassages } from "@/knowledge/graph-form/open-documents";
import { type CourseUpdate, updateCourses } from "@/knowledge/graph-form/update-courses";
import type { CutText } from "@/knowledge/passages/cut-in-slices";
import { pushAll } from "@/lib/lists/whole-lists";
import { inSteps } from "@/lib/steps";
import type { CommandContext, CommandRefusal } from "../registry/command-types";
import { refuse } from "../registry/results";
import { type Merge, mergeSteps } from "./merge-graph";
import type { ReadParts } from "./read-parts";

export interface JoinedParts {
  readonly changes: readonly GraphChange[];
  readonly courses: CourseUpdate;
  readonly graphs: readonly Merge[];
}

/** What adds all of them to the open graph, each to what those before it made. */
export async function joinParts(
  parts: ReadParts,
  open: GraphData,
  cut: CutText,
  { signal, progress }: Pick<CommandContext, "signal" | "progress">,
): Promise<JoinedParts | CommandRefusal> {
  const pacer = createPacer(signal);
  const courses = updateCourses(open, parts.courses, cut);
  if (courses.added.passage > mostPassages) {
    return refuse(
      { why: "too-many-passages", count: courses.added.passage, most: mostPassages },
      "Give a larger passageSize, or import a part of it.",
    );
  }
  const changes = [...courses.changes];
  const graphs: Merge[] = [];
  let before = open;
  let pending: readonly GraphChange[] = courses.changes;
  for (const [at, graph] of parts.graphs.entries()) {
    progress(at / parts.graphs.length, "Adding nodes and edges");
    before = withChanges(before, pending);
    const merge = await inSteps(mergeSteps(withNames(graph, before), before), () => pacer.breathe());
    graphs.push(merge);
    pushAll(changes, merge.changes);
    pending = merge.changes;
  }
  return { changes, courses, graphs };
}

/** New nodes that are called by an attribute of their own, which the open graph does not call its nodes by, have it as their label. */
function withNames(graph: GraphData, open: GraphData): GraphData {
  const { labelAttribute } = graph;
  const isUsual = usualLabelAttributes.some((usual) => usual === labelAttribute);
  if (labelAttribute === undefined || labelAttribute === open.labelAttribute || isUsual) return graph;
  const there = new Set(open.nodes.map(({ id }) => id));
  const nodes = graph.nodes.map((node) => {
    const label = node.attributes[labelAttribute];
    const isNamed = label === undefined || node.attributes["label"] !== undefined || there.has(node.id);
    return isNamed ? node : { ...node, attributes: { label, ...node.attributes } };
  });
  return { ...graph, nodes };
}

function withChanges(graph: GraphData, changes: readonly GraphChange[]): GraphData {
  if (changes.length === 0) return graph;
  const scratch = createGraphDocument(graph);
  scratch.apply(changes, { step: "import", actor: "user", title: "" });
  return scratch.snapshot();
}
