import { usualLabelAttributes } from "@/graph/styles/labels";
import { isJsonObject, type JsonValue } from "@/lib/json";
import type { CheckOf } from "../task-schema";
import { findNames, withoutNames } from "../text/find-names";
import { type NumberInText, numbersIn } from "../text/read-numbers";
import { quoted } from "./answer-checks";
import type { Evidence, Fault, Snapshot } from "./check-types";

/**
 * Every number in figures and every node's name in the answer is in what the user wrote, in the result of a call or in the
 * profile of the graph in each request (for names: not merely as an example of one). A rounded number and a share told
 * as a percentage count as themselves.
 */
export function checkGrounded(_: CheckOf<"grounded">, evidence: Evidence): Fault {
  const known = sourcesOf(evidence);
  const text = known.texts.join("\n");
  const values = new Set([...known.numbers, ...numbersIn(text).flatMap(({ readings }) => readings)]);
  const labels = [...evidence.before.report.nodes, ...evidence.after.report.nodes].map(({ label }) => label);
  const inSources = new Set(findNames(text, labels, { anyCase: true }).map(({ name }) => name));
  const named = [...new Set(findNames(evidence.answer, labels).map(({ name }) => name))];
  const invented = named.find((name) => !inSources.has(name));
  if (invented !== undefined) return `${invented} stands in no result: ${quoted(evidence.answer)}`;
  const number = numbersIn(withoutNames(evidence.answer, labels)).find((one) => !isKnown(one, values));
  return number && `${number.text.trim()} stands in no result: ${quoted(evidence.answer)}`;
}

interface Sources {
  readonly texts: readonly string[];
  readonly numbers: readonly number[];
}

function sourcesOf({ prompts, before }: Evidence): Sources {
  const texts: string[] = prompts.flatMap(({ prompt, calls }) => [
    prompt,
    ...calls.flatMap(({ message, hint }) => [message, hint ?? ""]),
  ]);
  const numbers: number[] = [];
  const profile = profileWithoutNames(before);
  const { selection, sets } = before.report;
  const selected = selection.nodes.flatMap((id) => before.nodesCalled(id).map(({ label }) => label));
  const known = [profile, selected, selection.edges, sets];
  for (const value of [...known, ...prompts.flatMap(({ calls }) => calls.map(({ data }) => data))])
    collect(value, texts, numbers);
  return { texts, numbers };
}

/** That a node is one of the examples says nothing about it. */
function profileWithoutNames(snapshot: Snapshot): JsonValue {
  const { exampleNodes: _, highestDegree, ...profile } = snapshot.plain().profile();
  const naming = new Set<string>([profile.labelAttribute ?? "", ...usualLabelAttributes]);
  const nodeAttributes = profile.nodeAttributes.map(({ values = [], examples = [], ...attribute }) =>
    naming.has(attribute.name) ? attribute : { ...attribute, values, examples },
  );
  const plain: JsonValue = JSON.parse(
    JSON.stringify({ ...profile, highestDegree: { ...highestDegree, tied: [] }, nodeAttributes }),
  );
  return plain;
}

/** The numbers and texts inside, and how long each list is. */
function collect(value: JsonValue, texts: string[], numbers: number[]): void {
  if (typeof value === "number") numbers.push(value);
  else if (typeof value === "string") texts.push(value);
  else if (Array.isArray(value)) {
    numbers.push(value.length);
    for (const item of value) collect(item, texts, numbers);
  } else if (isJsonObject(value)) {
    for (const [name, item] of Object.entries(value)) {
      texts.push(name);
      collect(item, texts, numbers);
    }
  }
}

function isKnown(number: NumberInText, values: ReadonlySet<number>): boolean {
  if (number.readings.some((reading) => values.has(reading))) return true;
  const slack = 0.5 * 10 ** -number.places + 1e-9;
  const isRounded = (value: number): boolean =>
    number.readings.some((reading) => Math.abs(Math.abs(reading) - Math.abs(value)) <= slack && value % 1 !== 0);
  const isShare = (value: number): boolean =>
    number.text.includes("%") && number.readings.some((reading) => Math.abs(reading - value * 100) <= slack);
  return [...values].some((value) => isRounded(value) || isShare(value));
}
