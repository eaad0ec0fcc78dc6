import { printSelector } from "@/graph/selector/print-selector";
import type { JsonObject } from "@/lib/json";
import { chipOf, counted, figure, plainText, sayPair } from "../../answer/words";
import type { Act } from "../../meaning/acts";
import { idIn } from "../../meaning/selectors";
import { selectorText } from "../../meaning/subject-parts";
import type { Desk } from "../desk";
import { failureText, unchangedText } from "../failures";
import { call, numberIn, recordIn, type Step, textIn } from "../outcome";
import { resolveRef } from "../resolve/resolve-ref";
import { isSingular, subjectText } from "../subject-text";

type Change = Act & { readonly do: "set" | "adjust" | "unset" };

/** An attribute gets a value, goes up or down, or goes. */
export function* changeStep(act: Change, desk: Desk): Step<string> {
  const resolved = yield* resolveRef(act.what, desk);
  if (!resolved.success) return `${resolved.text} Nothing was changed.`;
  const { subject } = resolved;
  const outcome = yield* call("updateElements", {
    selector: selectorText(subject),
    target: subject.target,
    ...changeOf(act),
  });
  if (outcome.status !== "done") return failureText(outcome, "Nothing was changed");
  const count = numberIn(outcome.data, "updatedCount");
  if (count === 0 && (subject.ids?.length ?? 0) > 0 && act.do === "set")
    return `${subjectText(subject, 1)} ${isSingular(subject, 1) ? "has" : "have"} ${saidChange(act)} already. Nothing was changed.`;
  if (count === 0) return unchangedText(outcome, subject);
  desk.found = subject;
  const who = subjectText(subject, count);
  const have = isSingular(subject, count) ? "has" : "have";
  return `${who} ${have} ${saidChange(act)} now. Undo takes it back.`;
}

function changeOf(act: Change): JsonObject {
  if (act.do === "set") return { set: { [act.property]: act.value } };
  if (act.do === "unset") return { unset: [act.property] };
  return act.add === undefined
    ? { multiply: { [act.property]: act.multiply ?? 1 } }
    : { add: { [act.property]: act.add } };
}

function saidChange(act: Change): string {
  const name = plainText(act.property);
  if (act.do === "set") return sayPair(act.property, act.value);
  if (act.do === "unset") return `no ${name}`;
  if (act.add === undefined) return `${figure(act.multiply ?? 1)} times the ${name}`;
  return `${figure(Math.abs(act.add))} ${act.add < 0 ? "less" : "more"} ${name}`;
}

export function* mergeStep(act: Act & { readonly do: "merge" }, desk: Desk): Step<string> {
  const resolved = yield* resolveRef({ ...act.what, isExact: true }, desk);
  if (!resolved.success) return `${resolved.text} Nothing was merged.`;
  const into = act.into === undefined ? {} : { into: act.into };
  const outcome = yield* call("mergeNodes", { selector: selectorText(resolved.subject), ...into });
  if (outcome.status !== "done") return failureText(outcome, "Nothing was merged");
  const id = textIn(recordIn(outcome.data, "into"), "id");
  const count = counted(numberIn(outcome.data, "mergedCount") ?? 0, "node is", "nodes are");
  const merged = `${count} merged into ${chipOf(id)}.`;
  if (act.called === undefined) return `${merged} Undo takes it back.`;
  const property = desk.request.context.profile.labelAttribute ?? "label";
  const renamed = yield* call("updateElements", {
    selector: printSelector(idIn([id])),
    set: { [property]: act.called },
  });
  if (renamed.status !== "done") return failureText(renamed, `${merged} It has its old name`);
  return `${count} one now, called ${plainText(act.called)}. Undo takes it back.`;
}
