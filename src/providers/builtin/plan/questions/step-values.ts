import type { ElementTarget } from "@/graph/document/graph-types";
import type { JsonObject } from "@/lib/json";
import {
  capital,
  counted,
  figure,
  listed,
  listedUpTo,
  measureName,
  plainText,
  sayMeasure,
  sayValue,
} from "../../answer/words";
import type { Act } from "../../meaning/acts";
import { targetOf } from "../../meaning/subject-parts";
import type { Desk } from "../desk";
import { failureText } from "../failures";
import { call, numberIn, recordsIn, type Step, textIn } from "../outcome";
import { resolveRef } from "../resolve/resolve-ref";

export function* valuesStep(act: Act & { readonly do: "values" }, desk: Desk): Step<string> {
  const resolved = yield* resolveRef(act.what, desk);
  if (!resolved.success) return resolved.text;
  const outcome = yield* call("describeProperty", {
    property: act.property,
    target: act.target,
    ...targetOf(resolved.subject),
  });
  if (outcome.status !== "done")
    return failureText(outcome, `The values of ${plainText(act.property)} could not be read`);
  return describedText(outcome.data, act.property);
}

function describedText(data: JsonObject, property: string): string {
  const name = capital(plainText(property));
  const missing = numberIn(data, "missing") ?? 0;
  const gap = missing > 0 ? ` ${figure(missing)} ${missing === 1 ? "has" : "have"} no value.` : "";
  return (rangeText(data, property) ?? listText(data, name)) + gap;
}

function rangeText(data: JsonObject, property: string): string | null {
  const [min, max] = [numberIn(data, "min"), numberIn(data, "max")];
  if (min === null || max === null) return null;
  const [median, mean] = [numberIn(data, "median"), numberIn(data, "mean")];
  const centre = [
    ...(median === null ? [] : [`median ${sayMeasure(property, median)}`]),
    ...(mean === null ? [] : [`average ${sayMeasure(property, mean)}`]),
  ];
  return `${capital(measureName(property))} runs from ${sayMeasure(property, min)} to ${sayMeasure(property, max)}${centre.length > 0 ? `; ${listed(centre)}` : ""}.`;
}

function listText(data: JsonObject, name: string): string {
  const values = recordsIn(data, "values");
  const distinct = numberIn(data, "distinct") ?? values.length;
  const said = values.map((row) => `${sayValue(row["value"])} (${figure(numberIn(row, "count") ?? 0)})`);
  if (said.length === 0) return `${name} has ${counted(distinct, "different value", "different values")}.`;
  return `${name} has ${counted(distinct, "value", "values")}: ${listedUpTo(said, 20, distinct)}.`;
}

export function* schemaStep(target: ElementTarget | "both"): Step<string> {
  const outcome = yield* call("getSchema", { target });
  if (outcome.status !== "done") return failureText(outcome, "The attributes could not be read");
  const parts = (["nodes", "edges"] as const).flatMap((side) => {
    const rows = recordsIn(outcome.data, side);
    if (rows.length === 0) return [];
    return [
      `${capital(side)} have ${counted(rows.length, "attribute", "attributes")}:\n\n${rows.map(attributeLine).join("\n")}`,
    ];
  });
  return parts.length === 0 ? `The ${target === "both" ? "elements" : target} have no attributes.` : parts.join("\n\n");
}

function attributeLine(row: JsonObject): string {
  const values = recordsIn(row, "values").map((entry) => sayValue(entry["value"]));
  const [min, max] = [numberIn(row, "min"), numberIn(row, "max")];
  const range = min === null || max === null ? listedUpTo(values, 6) : `${sayValue(min)} to ${sayValue(max)}`;
  return `- ${plainText(textIn(row, "name"))}${range === "" ? ` (${kindNames[textIn(row, "kind")] ?? "mixed"})` : `: ${range}`}`;
}

const kindNames: Readonly<Record<string, string>> = {
  string: "text",
  number: "number",
  boolean: "yes or no",
  list: "list",
  record: "record",
};
