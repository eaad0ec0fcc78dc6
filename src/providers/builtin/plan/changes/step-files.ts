import { counted, plainText } from "../../answer/words";
import type { Act } from "../../meaning/acts";
import { selectorText } from "../../meaning/subject-parts";
import type { Desk } from "../desk";
import { failureText } from "../failures";
import { call, numberIn, type Step, textIn } from "../outcome";
import { resolveRef } from "../resolve/resolve-ref";
import { noneText } from "../subject-text";

export function* fileStep(act: Act & { readonly do: "load" | "save" | "export" }, desk: Desk): Step<string> {
  if (act.do === "export") return yield* exportStep(act.format);
  if (act.do === "load") return yield* loadStep(act.name, desk);
  const resolved = yield* resolveRef(act.what, desk);
  if (!resolved.success) return `${resolved.text} Nothing was saved.`;
  const outcome = yield* call("saveSet", {
    name: act.name,
    selector: selectorText(resolved.subject),
    target: resolved.subject.target,
  });
  if (outcome.status !== "done") return failureText(outcome, "Nothing was saved");
  const count = numberIn(outcome.data, "count");
  if (count === 0) return `${noneText(resolved.subject)} Nothing was saved.`;
  desk.found = resolved.subject;
  return `${count === null ? `The ${resolved.subject.many}` : counted(count, resolved.subject.one, resolved.subject.many)} ${count === 1 ? "is" : "are"} saved as '${plainText(act.name)}'.`;
}

function* exportStep(format: "json" | "png"): Step<string> {
  const outcome = yield* call(format === "png" ? "exportImage" : "exportGraph", { format });
  if (outcome.status !== "done") return failureText(outcome, "Nothing was exported");
  const file = plainText(textIn(outcome.data, "fileName"));
  const nodes = numberIn(outcome.data, "nodeCount");
  const edges = numberIn(outcome.data, "edgeCount");
  const size =
    nodes === null || edges === null
      ? ""
      : `: ${counted(nodes, "node", "nodes")} and ${counted(edges, "edge", "edges")}`;
  return `${file === "" ? "The file" : file} is ready${size}.`;
}

function* loadStep(name: string, desk: Desk): Step<string> {
  const { samples } = desk.request.context;
  const offer = samples.length === 0 ? "" : ` Samples: ${samples.map(plainText).join(", ")}.`;
  if (!samples.includes(name)) return `There is no sample called '${plainText(name)}'.${offer}`;
  const outcome = yield* call("loadSample", { name });
  if (outcome.status !== "done") return failureText(outcome, "The graph stays open");
  const nodes = numberIn(outcome.data, "nodeCount") ?? 0;
  const edges = numberIn(outcome.data, "edgeCount") ?? 0;
  return `${plainText(textIn(outcome.data, "title") || name)} is open: ${counted(nodes, "node", "nodes")} and ${counted(edges, "edge", "edges")}.`;
}
