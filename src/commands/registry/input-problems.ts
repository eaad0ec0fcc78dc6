import type * as z from "zod/mini";
import { counted } from "@/lib/english";
import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import { nearest } from "@/lib/text/nearest";
import { listed } from "../elements/wording";
import { propertiesOf, schemaAt } from "./parameter-names";

type Issue = z.core.$ZodIssue;

/** What is wrong with an input, in one line: the field, what was given, what is allowed. */
export function inputProblems(issues: readonly Issue[], input: JsonObject, parameters: JsonObject): string {
  return issues
    .slice(0, 3)
    .map((issue) => problem(issue, input, parameters))
    .join(" ");
}

/** Where all that is wrong is a word that stands for a choice: the message says which there are, and a list of parameters would mislead. */
export function wordHint(issues: readonly Issue[], input: JsonObject): string | undefined {
  const wrong = issues.filter((issue) => issue.code === "invalid_value" && valueAt(input, issue.path) !== undefined);
  if (wrong.length < issues.length) return undefined;
  return `Change only ${listed(wrong.map(({ path }) => pathText(path)))}; the rest can be sent as it is.`;
}

function problem(issue: Issue, input: JsonObject, parameters: JsonObject): string {
  if (issue.code === "unrecognized_keys") return unknownKeys(issue, parameters);
  const given = valueAt(input, issue.path);
  const name = pathText(issue.path);
  if (issue.path.length === 0 || issue.code === "custom") return `${name === "" ? "" : `${name}: `}${issue.message}.`;
  const allowed = allowedText(issue);
  if (given !== undefined) return `${name} is ${shown(given)}; it must be ${allowed}${nearestOption(issue, given)}.`;
  const about = schemaAt(parameters, issue.path)?.["description"];
  return `${name} is missing: ${typeof about === "string" ? about : allowed}.`;
}

function unknownKeys(issue: z.core.$ZodIssueUnrecognizedKeys, parameters: JsonObject): string {
  const known = Object.keys(propertiesOf(parameters, issue.path));
  const takes = known.length === 0 ? "it takes none" : `it takes ${listed(known, 12)}`;
  const sentences = issue.keys.map((key) => {
    const [near] = nearest(key, known, 1);
    const full = pathText([...issue.path, key]);
    return near === undefined ? `There is no ${full}; ${takes}.` : `There is no ${full}; the nearest is '${near}'.`;
  });
  return sentences.join(" ");
}

function allowedText(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return kindText(issue.expected);
    case "invalid_value":
      return issue.values.length === 1 ? shown(issue.values[0]) : `one of ${issue.values.map(String).join(", ")}`;
    case "too_big":
      return sizeText(issue.origin, `at most ${issue.maximum}`, Number(issue.maximum));
    case "too_small":
      return sizeText(issue.origin, `at least ${issue.minimum}`, Number(issue.minimum));
    case "invalid_union":
      return unionText(issue.errors);
    case "invalid_format":
    case "not_multiple_of":
    case "unrecognized_keys":
    case "invalid_key":
    case "invalid_element":
    case "custom":
      return issue.message;
  }
}

function kindText(expected: string): string {
  if (expected === "int") return "a whole number";
  if (expected === "string") return "text";
  if (expected === "array") return "a list";
  if (expected === "object" || expected === "record") return "a record";
  return expected === "boolean" ? "true or false" : `a ${expected}`;
}

function sizeText(origin: string, bound: string, size: number): string {
  if (origin === "string") return bound === "at least 1" ? "some text" : `${bound} characters long`;
  return origin === "array" ? `a list of ${bound.replace(/\d+$/, "")}${counted(size, "item")}` : bound;
}

function unionText(branches: readonly (readonly Issue[])[]): string {
  const texts = branches.flatMap((branch) => {
    const [first] = branch;
    if (first === undefined) return [];
    const text = allowedText(first);
    return first.path.length === 0 ? [text] : [`a record whose ${pathText(first.path)} is ${text}`];
  });
  return [...new Set(texts)].join(" or ");
}

function nearestOption(issue: Issue, given: JsonValue): string {
  if (issue.code !== "invalid_value" || typeof given !== "string") return "";
  const [near] = nearest(given, issue.values.map(String), 1);
  return near === undefined ? "" : ` (nearest: ${near})`;
}

function valueAt(input: JsonObject, path: readonly PropertyKey[]): JsonValue | undefined {
  let value: JsonValue | undefined = input;
  for (const key of path) {
    if (Array.isArray(value)) value = value[Number(key)];
    else value = isJsonObject(value) ? value[String(key)] : undefined;
  }
  return value;
}

function pathText(path: readonly PropertyKey[]): string {
  if (path.length === 0) return "";
  const parts = path.map((key, index) =>
    typeof key === "number" ? `[${key}]` : `${index === 0 ? "" : "."}${String(key)}`,
  );
  return `'${parts.join("")}'`;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${[...text].slice(0, 59).join("")}…` : text;
}
