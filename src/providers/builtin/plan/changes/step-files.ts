import type { JsonObject } from "@/lib/json";
import { plainText } from "../../answer/words";
import { sampleTitles } from "../../lexicon/sample-titles";
import type { Act, FileFormat } from "../../meaning/acts";
import { selectorText, targetOf } from "../../meaning/subject-parts";
import { normalise } from "../../text/tokens";
import type { Desk } from "../desk";
import { failureText } from "../failures";
import { call, numberIn, type Step, textIn, textsIn } from "../outcome";
import { resolveRef } from "../resolve/resolve-ref";
import { noneText } from "../subject-text";

export function* fileStep(
  act: Act & { readonly do: "load" | "save" | "export" | "exportOf" },
  desk: Desk,
): Step<string> {
  if (act.do === "export") return yield* exportStep(act, desk);
  if (act.do === "exportOf") return yield* exportOfStep(act, desk);
  if (act.do === "load") return yield* loadStep(act.name, desk);
  const resolved = yield* resolveRef(act.what, desk);
  if (!resolved.success) return `${resolved.text} ${desk.say.end(desk.say.kept.saved)}`;
  const outcome = yield* call("saveSet", {
    name: act.name,
    selector: selectorText(resolved.subject),
    target: resolved.subject.target,
  });
  if (outcome.status !== "done") return failureText(outcome, desk.say.kept.saved, desk.say);
  const count = numberIn(outcome.data, "count");
  if (count === 0) return `${noneText(resolved.subject, desk.say)} ${desk.say.end(desk.say.kept.saved)}`;
  desk.found = resolved.subject;
  return desk.say.saved(count, desk.say.thing(resolved.subject), plainText(act.name));
}

type Export = Extract<Act, { do: "export" }>;

function isPicture(format: FileFormat): format is "png" | "svg" {
  return format === "png" || format === "svg";
}

/** The whole, or what is shown or selected. */
function* exportStep({ format, part }: Export, desk: Desk): Step<string> {
  if (isPicture(format))
    return yield* written("exportImage", { format, ...(part === undefined ? {} : { part }) }, desk);
  const selector = part === undefined ? {} : { selector: part === "view" ? "$shown" : "$selected" };
  return yield* written("exportGraph", { format, ...selector }, desk);
}

/** Some of it: nodes with the edges among them. */
function* exportOfStep({ format, what }: Extract<Act, { do: "exportOf" }>, desk: Desk): Step<string> {
  const resolved = yield* resolveRef(what, desk);
  if (!resolved.success) return `${resolved.text} ${desk.say.end(desk.say.kept.exported)}`;
  const { subject } = resolved;
  if (isPicture(format) || subject.target === "edges")
    return `${desk.say.pictureOf} ${desk.say.end(desk.say.kept.exported)}`;
  return yield* written("exportGraph", { format, ...targetOf(subject) }, desk);
}

function* written(name: "exportImage" | "exportGraph", input: JsonObject, desk: Desk): Step<string> {
  const outcome = yield* call(name, input);
  if (outcome.status !== "done") return failureText(outcome, desk.say.kept.exported, desk.say);
  const file = plainText(textIn(outcome.data, "fileName"));
  const nodes = numberIn(outcome.data, "nodeCount");
  const edges = numberIn(outcome.data, "edgeCount");
  if (nodes === 0 && file === "") return plainText(outcome.message);
  const { say } = desk;
  const size =
    nodes === null || edges === null ? "" : say.list([say.counted(nodes, say.node), say.counted(edges, say.edge)]);
  const notes = textsIn(outcome.data, "notes").map(plainText);
  return [say.fileReady(file, size), ...notes].join(" ");
}

function* loadStep(said: string, desk: Desk): Step<string> {
  const { samples } = desk.request.context;
  const name = samples.includes(said) ? said : (titled(said, samples) ?? said);
  if (!samples.includes(name)) return desk.say.noSample(plainText(name), samples.map(plainText));
  const outcome = yield* call("loadSample", { name });
  if (outcome.status !== "done") return failureText(outcome, desk.say.kept.graph, desk.say);
  const nodes = numberIn(outcome.data, "nodeCount") ?? 0;
  const edges = numberIn(outcome.data, "edgeCount") ?? 0;
  return desk.say.opened(plainText(textIn(outcome.data, "title") || name), nodes, edges);
}

/** A sample as it is called on the page: "Large", "Les Mis"; the only one whose title begins so. */
function titled(said: string, samples: readonly string[]): string | null {
  const plain = (text: string): string => normalise(text).normalize("NFD").replace(/\p{M}/gu, "");
  const wanted = plain(said);
  const offered = samples.map((name) => ({ name, title: sampleTitles[name] ?? name }));
  const same = offered.find(({ title }) => plain(title) === wanted);
  const [first, second] = offered.filter(({ title }) => wanted.length > 2 && plain(title).startsWith(wanted));
  return same?.name ?? (second === undefined ? first?.name : undefined) ?? null;
}
