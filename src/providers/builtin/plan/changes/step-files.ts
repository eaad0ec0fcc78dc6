import type { JsonObject } from "@/lib/json";
import { counted, plainText } from "../../answer/words";
import type { Act, FileFormat } from "../../meaning/acts";
import { selectorText, targetOf } from "../../meaning/subject-parts";
import type { Desk } from "../desk";
import { failureText } from "../failures";
import { call, numberIn, type Step, textIn, textsIn } from "../outcome";
import { resolveRef } from "../resolve/resolve-ref";
import { noneText } from "../subject-text";

export function* fileStep(
  act: Act & { readonly do: "load" | "save" | "export" | "exportOf" },
  desk: Desk,
): Step<string> {
  if (act.do === "export") return yield* exportStep(act);
  if (act.do === "exportOf") return yield* exportOfStep(act, desk);
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

type Export = Extract<Act, { do: "export" }>;

function isPicture(format: FileFormat): format is "png" | "svg" {
  return format === "png" || format === "svg";
}

/** The whole, or what is shown or selected. */
function* exportStep({ format, part }: Export): Step<string> {
  if (isPicture(format)) return yield* written("exportImage", { format, ...(part === undefined ? {} : { part }) });
  const selector = part === undefined ? {} : { selector: part === "view" ? "$shown" : "$selected" };
  return yield* written("exportGraph", { format, ...selector });
}

/** Some of it: nodes with the edges among them. */
function* exportOfStep({ format, what }: Extract<Act, { do: "exportOf" }>, desk: Desk): Step<string> {
  const resolved = yield* resolveRef(what, desk);
  if (!resolved.success) return `${resolved.text} Nothing was exported.`;
  const { subject } = resolved;
  if (isPicture(format) || subject.target === "edges")
    return "A picture is of all, of what is shown or of what is selected; a file of a part is of nodes with the edges among them. Nothing was exported.";
  return yield* written("exportGraph", { format, ...targetOf(subject) });
}

function* written(name: "exportImage" | "exportGraph", input: JsonObject): Step<string> {
  const outcome = yield* call(name, input);
  if (outcome.status !== "done") return failureText(outcome, "Nothing was exported");
  const file = plainText(textIn(outcome.data, "fileName"));
  const nodes = numberIn(outcome.data, "nodeCount");
  const edges = numberIn(outcome.data, "edgeCount");
  if (nodes === 0 && file === "") return plainText(outcome.message);
  const size =
    nodes === null || edges === null
      ? ""
      : `: ${counted(nodes, "node", "nodes")} and ${counted(edges, "edge", "edges")}`;
  const notes = textsIn(outcome.data, "notes").map(plainText);
  return [`${file === "" ? "The file" : file} is ready${size}.`, ...notes].join(" ");
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
