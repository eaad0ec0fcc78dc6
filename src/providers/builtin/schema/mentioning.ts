import { printSelector } from "@/graph/selector/print-selector";
import type { Selector } from "@/graph/selector/selector-types";
import type { Ref } from "../meaning/acts";
import { all, any, compare } from "../meaning/selectors";
import { call, numberIn, type Step } from "../plan/outcome";
import type { PlanRun, Subject } from "../plan/plan-run";
import { attributesOf } from "./schema";
import { isTime } from "./time-attributes";

const mostAttributes = 6;

/** "who likes jazz" where a free text says "jazz, hiking": nodes with a text that holds the word; null where none has. */
export function* mentioning(words: string, ref: Ref, run: PlanRun): Step<Subject | null> {
  const word = words.split(" ").at(-1) ?? "";
  const { labelAttribute, nodeTypeAttribute } = run.schema.context.profile;
  const texts = attributesOf(run.schema, "nodes").filter(
    (one) => one.kind === "string" && one.name !== labelAttribute && one.name !== nodeTypeAttribute && !isTime(one),
  );
  if (word.length < 4 || texts.length === 0 || texts.length > mostAttributes) return null;
  const holds: Selector = any(texts.map(({ name }) => compare(name, "contains", word)));
  const selector = all([holds, ref.where]);
  const outcome = yield* call("findNodes", { selector: printSelector(selector), limit: 1 });
  if (outcome.status !== "done" || (numberIn(outcome.data, "count") ?? 0) === 0) return null;
  const noun = { one: `node that mentions '${word}'`, many: `nodes that mention '${word}'` };
  return { selector, target: "nodes", ...noun, isAll: false };
}
