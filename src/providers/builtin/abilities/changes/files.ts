import type { JsonObject } from "@/lib/json";
import { plainText } from "../../answer/words";
import { sampleTitles } from "../../lexicon/sample-titles";
import type { FileFormat } from "../../meaning/acts";
import { selectorText, targetOf } from "../../meaning/subject-parts";
import { failureText, noneText } from "../../plan/failures";
import { call, numberIn, type Step, textIn, textsIn } from "../../plan/outcome";
import type { PlanRun } from "../../plan/plan-run";
import { normalise } from "../../text/tokens";
import { ability, unchanged } from "../ability";
import { onThings } from "../on-things";

export const save = onThings("save", "saved", function* (act, subject, run) {
  const outcome = yield* call("saveSet", {
    name: act.name,
    selector: selectorText(subject),
    target: subject.target,
  });
  if (outcome.status !== "done") return failureText(outcome, run.say.unchanged.saved, run.say);
  const count = numberIn(outcome.data, "count");
  if (count === 0) return unchanged(noneText(subject, run.say), "saved");
  run.found = subject;
  return run.say.saved(count, run.say.thing(subject), plainText(act.name));
});

function isPicture(format: FileFormat): format is "png" | "svg" {
  return format === "png" || format === "svg";
}

/** The whole, or what is shown or selected. */
export const exportWhole = ability("export", function* ({ format, part }, run) {
  if (isPicture(format)) return yield* written("exportImage", { format, ...(part === undefined ? {} : { part }) }, run);
  const selector = part === undefined ? {} : { selector: part === "view" ? "$shown" : "$selected" };
  return yield* written("exportGraph", { format, ...selector }, run);
});

/** Some of it: nodes with the edges among them. */
export const exportOf = onThings("exportOf", "exported", function* ({ format }, subject, run) {
  if (isPicture(format) || subject.target === "edges") return unchanged(run.say.pictureOf, "exported");
  return yield* written("exportGraph", { format, ...targetOf(subject) }, run);
});

function* written(name: "exportImage" | "exportGraph", input: JsonObject, run: PlanRun): Step<string> {
  const outcome = yield* call(name, input);
  if (outcome.status !== "done") return failureText(outcome, run.say.unchanged.exported, run.say);
  const file = plainText(textIn(outcome.data, "fileName"));
  const nodes = numberIn(outcome.data, "nodeCount");
  const edges = numberIn(outcome.data, "edgeCount");
  if (nodes === 0 && file === "") return plainText(outcome.message);
  const { say } = run;
  const size =
    nodes === null || edges === null ? "" : say.list([say.counted(nodes, say.node), say.counted(edges, say.edge)]);
  const notes = textsIn(outcome.data, "notes").map(plainText);
  return [say.fileReady(file, size), ...notes].join(" ");
}

export const load = ability("load", function* ({ name: said }, run) {
  const { samples } = run.request.context;
  const name = samples.includes(said) ? said : (titled(said, samples) ?? said);
  if (!samples.includes(name)) return run.say.noSample(plainText(name), samples.map(plainText));
  const outcome = yield* call("loadSample", { name });
  if (outcome.status !== "done") return failureText(outcome, run.say.unchanged.graph, run.say);
  const nodes = numberIn(outcome.data, "nodeCount") ?? 0;
  const edges = numberIn(outcome.data, "edgeCount") ?? 0;
  return run.say.opened(plainText(textIn(outcome.data, "title") || name), nodes, edges);
});

/** A sample as it is called on the page: "Large", "Les Mis"; the only one whose title begins so. */
function titled(said: string, samples: readonly string[]): string | null {
  const plain = (text: string): string => normalise(text).normalize("NFD").replace(/\p{M}/gu, "");
  const wanted = plain(said);
  const offered = samples.map((name) => ({ name, title: sampleTitles[name] ?? name }));
  const same = offered.find(({ title }) => plain(title) === wanted);
  const [first, second] = offered.filter(({ title }) => wanted.length > 2 && plain(title).startsWith(wanted));
  return same?.name ?? (second === undefined ? first?.name : undefined) ?? null;
}
