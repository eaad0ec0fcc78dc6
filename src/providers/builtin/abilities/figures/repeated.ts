import { printSelector } from "@/graph/selector/print-selector";
import { chip, figure, plainText, sayValue } from "../../answer/words";
import { all, compare } from "../../meaning/selectors";
import { targetOf } from "../../meaning/subject-parts";
import { failureText } from "../../plan/failures";
import { call, numberIn, recordsIn } from "../../plan/outcome";
import { onThings } from "../on-things";

const mostShown = 8;

/** Values more than one of them has, each with who has it. */
export const repeated = onThings("repeated", null, function* (act, subject, run) {
  const { property } = act;
  const outcome = yield* call("aggregate", {
    target: "nodes",
    measure: "count",
    groupBy: property,
    ...targetOf(subject),
  });
  if (outcome.status !== "done") return failureText(outcome, run.say.undone.compared, run.say);
  const groups = recordsIn(outcome.data, "rows").flatMap((row) => {
    const [group, value] = [row["group"], row["value"]];
    const isText = typeof group === "string" || typeof group === "number" || typeof group === "boolean";
    return isText && group !== "" && typeof value === "number" && value > 1 ? [{ group, value }] : [];
  });
  if (groups.length === 0) return run.say.noneRepeated(run.say.thing(subject), plainText(property));
  const isCut = (numberIn(outcome.data, "groupCount") ?? 0) > recordsIn(outcome.data, "rows").length;
  if (isCut && (numberIn(recordsIn(outcome.data, "rows").at(-1) ?? {}, "value") ?? 0) > 1)
    return run.say.tooManyValues(plainText(property));
  const shown = groups.slice(0, mostShown);
  const found = yield shown.map(({ group }) => ({
    name: "findNodes",
    input: { selector: printSelector(all([subject.selector, compare(property, "==", group)])), limit: 12 },
  }));
  const lines = shown.map(({ group, value }, at) => {
    const data = found[at]?.data ?? {};
    const names = run.say.upTo(recordsIn(data, "nodes").map(chip), 8, numberIn(data, "count") ?? value);
    return `- ${sayValue(group)} (${figure(value)}): ${names}`;
  });
  const more = groups.length > shown.length ? `\n\n${run.say.partOf(shown.length, groups.length)}` : "";
  return `${run.say.repeated(groups.length, plainText(property))}\n\n${lines.join("\n")}${more}`;
});
