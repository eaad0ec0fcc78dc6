import type { JsonObject } from "@/lib/json";
import { chip, plainText } from "../../answer/words";
import { failureText } from "../../plan/failures";
import { call, numberIn, recordsIn, type Step, textIn } from "../../plan/outcome";
import type { PlanRun } from "../../plan/plan-run";
import type { Speech } from "../../say/speech";
import { ability } from "../ability";

const readers = { whichLayout: layoutText, styles: stylesText, selection: selectionText } as const;
const queries = { whichLayout: "layout", styles: "styles", selection: "selection" } as const;

/** What stands now: layout, style layers, selection. */
function* stateOf({ do: kind }: { readonly do: keyof typeof queries }, run: PlanRun): Step<string> {
  const outcome = yield* call("queryGraph", { query: queries[kind] });
  return outcome.status === "done"
    ? readers[kind](outcome.data, run.say)
    : failureText(outcome, run.say.undone.read, run.say);
}

export const whichLayout = ability("whichLayout", stateOf);
export const styles = ability("styles", stateOf);
export const selection = ability("selection", stateOf);

function layoutText(data: JsonObject, say: Speech): string {
  const layout = textIn(data, "layout");
  return layout === "" ? say.noLayout : say.layoutIs(plainText(layout));
}

function selectionText(data: JsonObject, say: Speech): string {
  const count = numberIn(data, "nodeCount") ?? 0;
  const edges = numberIn(data, "edgeCount") ?? 0;
  if (count + edges === 0) return say.noSelection;
  const names = recordsIn(data, "nodes").map(chip);
  return say.selectedAre(count, edges, names.length > 0 ? say.upTo(names, 10, count) : "");
}

function stylesText(data: JsonObject, say: Speech): string {
  const layers = recordsIn(data, "layers");
  if (layers.length === 0) return say.noLayers;
  const lines = layers.map((layer) => {
    const count = say.counted(numberIn(layer, "count") ?? 0, say.element);
    return `- ${plainText(textIn(layer, "name"))}: ${count}`;
  });
  return `${say.layers(layers.length)}\n\n${lines.join("\n")}`;
}
