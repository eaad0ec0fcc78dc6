import * as z from "zod/mini";
import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import { nearest } from "@/lib/text/nearest";
import { tryJson } from "@/lib/try-json";
import { plainName, propertiesOf } from "./parameter-names";

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** Words models put beside the parameters to explain themselves: they ask for nothing. */
const remarks = new Set(["reason", "reasoning", "explanation", "thought", "thoughts", "comment", "note", "purpose"]);

/**
 * Mends only what can mean one thing: a number, list or record written as text, `null` for "not given", another case or
 * plural of an allowed word, `node_ids` for `nodeIds`, and keys that ask for nothing (remarks, empty values).
 * Everything else stays as it is and is refused.
 */
export function repairInput(input: JsonObject, issues: readonly Issue[], parameters: JsonObject): JsonObject {
  // Copied once and changed in place: a long list may need a change in each of its items.
  const draft: Draft = JSON.parse(JSON.stringify({ input }));
  for (const issue of issues.flatMap((found) => withBranches(found))) {
    if (issue.code === "unrecognized_keys")
      changeAt(draft, issue.path, (value) => (isJsonObject(value) ? mendKeys(value, issue, parameters) : value));
    else changeAt(draft, issue.path, (value) => mendValue(value, issue));
  }
  return isJsonObject(draft["input"]) ? draft["input"] : input;
}

interface Draft {
  [key: PropertyKey]: JsonValue;
}

/** A union fails with the issues of each of its branches: any of them may be the one that can be mended. */
function withBranches(issue: Issue): readonly Issue[] {
  if (issue.code !== "invalid_union") return [issue];
  return issue.errors.flat().map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

function mendValue(value: JsonValue, issue: Issue): JsonValue | undefined {
  if (value === null) return undefined;
  if (issue.code === "invalid_type") return mendType(value, issue.expected);
  if (issue.code !== "invalid_value" || typeof value !== "string") return value;
  const options = issue.values.filter((option) => typeof option === "string");
  return options.find((option) => sameWord(value, option)) ?? value;
}

function mendType(value: JsonValue, expected: string): JsonValue {
  switch (expected) {
    case "number":
    case "int":
      return typeof value === "string" ? (numberFrom(value) ?? value) : value;
    case "boolean":
      return value === "true" || value === "false" ? value === "true" : value;
    case "string":
      return textFrom(value);
    case "array":
      return asList(value);
    case "object":
    case "record":
      return typeof value === "string" ? (parsedAs(value, isJsonObject) ?? value) : value;
    default:
      return value;
  }
}

function textFrom(value: JsonValue): JsonValue {
  return typeof value === "number" || typeof value === "boolean" ? String(value) : value;
}

function numberFrom(text: string): number | undefined {
  const number = Number(text);
  return text.trim() !== "" && Number.isFinite(number) ? number : undefined;
}

function asList(value: JsonValue): JsonValue {
  return typeof value === "string" ? (parsedAs(value, Array.isArray) ?? [value]) : [value];
}

function parsedAs(text: string, fits: (value: unknown) => boolean): JsonValue | undefined {
  const read = z.safeParse(z.json(), tryJson(text));
  return read.success && fits(read.data) ? read.data : undefined;
}

/** "Nodes", "node" and "descending" for "nodes" and "desc". */
function sameWord(given: string, option: string): boolean {
  const [wanted, allowed] = [plainName(given), plainName(option)];
  return wanted === allowed || `${wanted}s` === allowed || (allowed.length > 2 && wanted.startsWith(allowed));
}

function mendKeys(record: JsonObject, issue: z.core.$ZodIssueUnrecognizedKeys, parameters: JsonObject): JsonObject {
  const known = Object.keys(propertiesOf(parameters, issue.path));
  const unknown = new Set(issue.keys);
  const renamed = Object.entries(record).map(([key, value]): [string, JsonValue] => {
    const meant = unknown.has(key) ? known.find((name) => isMeant(key, name)) : undefined;
    return meant === undefined || meant in record ? [key, value] : [meant, value];
  });
  if (known.includes("attributes")) return withAttributes(renamed, known);
  const isLeft = ([key, value]: [string, JsonValue]) => known.includes(key) || !(isRemark(key) || isEmpty(value));
  return Object.fromEntries(renamed.filter(isLeft));
}

/** Other tools' names for the two ends of an edge or a path. */
const endNames: Readonly<Record<string, string>> = { from: "source", to: "target" };

function isMeant(key: string, name: string): boolean {
  return plainName(name) === plainName(key) || endNames[key] === name;
}

function isRemark(key: string): boolean {
  return remarks.has(key.toLowerCase());
}

/** A slip of the hand; short words are near to many ("year" and "near"). */
function isNearly(key: string, name: string): boolean {
  return key.length > 5 && Math.abs(key.length - name.length) < 2;
}

/** Of a new node or edge every other key is an attribute, unless it is nearly one of its parameters. */
function withAttributes(entries: readonly [string, JsonValue][], known: readonly string[]): JsonObject {
  const given = entries.find(([key]) => key === "attributes")?.[1] ?? {};
  if (!isJsonObject(given)) return Object.fromEntries(entries);
  const isSlip = (key: string) => nearest(key, known).some((name) => isNearly(key, name));
  const isAttribute = (key: string) => !known.includes(key) && !(key in given) && !isSlip(key);
  const lifted = entries.filter(([key]) => isAttribute(key));
  const others = entries.filter(([key]) => !isAttribute(key) && key !== "attributes");
  return Object.fromEntries([...others, ["attributes", { ...given, ...Object.fromEntries(lifted) }]]);
}

function isEmpty(value: JsonValue): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === "" || (isJsonObject(value) && Object.keys(value).length === 0);
}

/** Changes the part at `path`; `undefined` takes a key away. */
function changeAt(draft: Draft, path: Path, change: (value: JsonValue) => JsonValue | undefined): void {
  let place = draft;
  let key: PropertyKey = "input";
  for (const next of path) {
    const inner = place[key];
    if (!isDraft(inner) || !Object.hasOwn(inner, next)) return;
    place = inner;
    key = next;
  }
  const changed = change(place[key] ?? null);
  if (changed !== undefined) place[key] = changed;
  else if (!Array.isArray(place)) Reflect.deleteProperty(place, key);
}

function isDraft(value: JsonValue | undefined): value is Draft & JsonObject {
  return typeof value === "object" && value !== null;
}
