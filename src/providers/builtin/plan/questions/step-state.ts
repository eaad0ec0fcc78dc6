import type { JsonObject } from "@/lib/json";
import { chip, counted, listedUpTo, plainText } from "../../answer/words";
import { layoutNames } from "../../lexicon/layout-names";
import { failureText } from "../failures";
import { call, numberIn, recordsIn, type Step, textIn } from "../outcome";

const readers = { whichLayout: layoutText, styles: stylesText, selection: selectionText } as const;
const queries = { whichLayout: "layout", styles: "styles", selection: "selection" } as const;

/** What stands now: layout, style layers, selection. */
export function* stateStep(kind: keyof typeof queries): Step<string> {
  const outcome = yield* call("queryGraph", { query: queries[kind] });
  return outcome.status === "done" ? readers[kind](outcome.data) : failureText(outcome, "That could not be read");
}

function layoutText(data: JsonObject): string {
  const layout = textIn(data, "layout");
  if (layout === "") return "No layout stands: the nodes are where they were put.";
  return `The nodes stand ${layoutNames[layout] ?? plainText(layout)}.`;
}

function selectionText(data: JsonObject): string {
  const count = numberIn(data, "nodeCount") ?? 0;
  const edges = numberIn(data, "edgeCount") ?? 0;
  if (count + edges === 0) return "Nothing is selected.";
  const names = recordsIn(data, "nodes").map(chip);
  const who = names.length > 0 ? `: ${listedUpTo(names, 10, count)}` : "";
  return `Selected: ${counted(count, "node", "nodes")} and ${counted(edges, "edge", "edges")}${who}.`;
}

function stylesText(data: JsonObject): string {
  const layers = recordsIn(data, "layers");
  if (layers.length === 0) return "There are no style layers: everything looks as loaded.";
  const lines = layers.map((layer) => {
    const count = counted(numberIn(layer, "count") ?? 0, "element", "elements");
    return `- ${plainText(textIn(layer, "name"))}: ${count}`;
  });
  return `${counted(layers.length, "style layer", "style layers")}, lowest first:\n\n${lines.join("\n")}`;
}
