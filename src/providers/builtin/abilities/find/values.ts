import type { JsonObject } from "@/lib/json";
import { capital, figure, measureName, plainText, sayMeasure, sayValue } from "../../answer/words";
import { targetOf } from "../../meaning/subject-parts";
import { failureText } from "../../plan/failures";
import { call, numberIn, recordsIn, textIn } from "../../plan/outcome";
import type { Speech } from "../../say/speech";
import { ability } from "../ability";
import { onThings } from "../on-things";

export const describeValues = onThings("values", null, function* (act, subject, run) {
  const outcome = yield* call("describeProperty", {
    property: act.property,
    target: act.target,
    ...targetOf(subject),
  });
  if (outcome.status !== "done") return failureText(outcome, run.say.valuesNotRead(plainText(act.property)), run.say);
  return describedText(outcome.data, act.property, run.say);
});

function describedText(data: JsonObject, property: string, say: Speech): string {
  const name = capital(plainText(property));
  const missing = numberIn(data, "missing") ?? 0;
  const gap = missing > 0 ? say.noValueOf(missing) : "";
  if (numberIn(data, "distinct") === 0) return `${name}:${gap}`;
  return (rangeText(data, property, say) ?? listText(data, name, say)) + gap;
}

function rangeText(data: JsonObject, property: string, say: Speech): string | null {
  const [min, max] = [numberIn(data, "min"), numberIn(data, "max")];
  if (min === null || max === null) return null;
  const [median, mean] = [numberIn(data, "median"), numberIn(data, "mean")];
  return say.range({
    name: measureName(property),
    min: sayMeasure(property, min),
    max: sayMeasure(property, max),
    ...(median === null ? {} : { median: sayMeasure(property, median) }),
    ...(mean === null ? {} : { mean: sayMeasure(property, mean) }),
  });
}

function listText(data: JsonObject, name: string, say: Speech): string {
  const values = recordsIn(data, "values");
  const distinct = numberIn(data, "distinct") ?? values.length;
  const said = values.map((row) => `${sayValue(row["value"])} (${figure(numberIn(row, "count") ?? 0)})`);
  if (said.length === 0) return say.differentValues(name, distinct);
  return say.valuesAre(name, distinct, say.upTo(said, 20, distinct));
}

export const schema = ability("schema", function* ({ target }, run) {
  const outcome = yield* call("getSchema", { target });
  if (outcome.status !== "done") return failureText(outcome, run.say.undone.attributesRead, run.say);
  const { say } = run;
  const parts = (["nodes", "edges"] as const).flatMap((side) => {
    const rows = recordsIn(outcome.data, side);
    if (rows.length === 0) return [];
    const lines = rows.map((row) => attributeLine(row, say));
    return [`${say.attributesOf(side === "nodes" ? say.node : say.edge, rows.length)}\n\n${lines.join("\n")}`];
  });
  const things = { nodes: say.node, edges: say.edge, both: null }[target];
  return parts.length === 0 ? say.noAttributes(things) : parts.join("\n\n");
});

function attributeLine(row: JsonObject, say: Speech): string {
  const values = recordsIn(row, "values").map((entry) => sayValue(entry["value"]));
  const [min, max] = [numberIn(row, "min"), numberIn(row, "max")];
  const range =
    min === null || max === null
      ? say.upTo(values, 6, numberIn(row, "distinct") ?? values.length)
      : say.fromTo(sayValue(min), sayValue(max));
  const kinds: Readonly<Record<string, string>> = say.kinds;
  const kind = kinds[textIn(row, "kind")] ?? say.kinds.mixed;
  return `- ${plainText(textIn(row, "name"))}${range === "" ? ` (${kind})` : `: ${range}`}`;
}
