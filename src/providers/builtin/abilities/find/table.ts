import type { JsonObject } from "@/lib/json";
import { capital, chip, chipOf, figure, measureName, sayMeasure, table as tableText } from "../../answer/words";
import { selectorText } from "../../meaning/subject-parts";
import { failureText, noneText } from "../../plan/failures";
import { call, numberIn, recordIn, recordsIn, textIn } from "../../plan/outcome";
import { onThings } from "../on-things";
import { withSet } from "./find";

const mostRows = 20;
const mostColumns = 6;

/** The elements one under the other, their attributes beside them. */
export const table = onThings("table", null, function* (_, subject, run) {
  const isNodes = subject.target === "nodes";
  const outcome = yield* call(isNodes ? "findNodes" : "findEdges", {
    selector: selectorText(subject),
    limit: mostRows,
  });
  if (outcome.status !== "done") return failureText(outcome, run.say.undone.lookedFor, run.say);
  const records = recordsIn(outcome.data, subject.target);
  const total = numberIn(outcome.data, "count") ?? records.length;
  run.found = withSet(subject, outcome, total);
  if (records.length === 0) return noneText(subject, run.say);
  const { say } = run;
  const names = columnsOf(records, isNodes ? (run.request.context.profile.labelAttribute ?? "label") : null);
  const heads = [
    ...(isNodes ? [say.heads.name] : [say.heads.from, say.heads.to]),
    ...names.map((name) => capital(measureName(name))),
  ];
  const rows = records.map((record) => [
    ...(isNodes ? [chip(record)] : [chipOf(textIn(record, "source")), chipOf(textIn(record, "target"))]),
    ...names.map((name) => sayMeasure(name, recordIn(record, "data")[name])),
  ]);
  const head = say.counted(total, say.thing(subject));
  const cut = total > records.length ? say.firstOf(figure(records.length)) : "";
  return `${head}${cut}:\n\n${tableText(heads, rows)}`;
});

/** What the records have, in their order; the name stands first already. */
function columnsOf(records: readonly JsonObject[], label: string | null): readonly string[] {
  const names = records.flatMap((record) =>
    Object.entries(recordIn(record, "data")).flatMap(([name, value]) => (value === null ? [] : [name])),
  );
  return [...new Set(names)].filter((name) => name !== label).slice(0, mostColumns);
}
