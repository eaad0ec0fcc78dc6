import type { JsonObject } from "@/lib/json";
import {
  capital,
  chip,
  counted,
  figure,
  listedUpTo,
  measureName,
  plainText,
  sayAttributes,
  sayMeasure,
  sayPair,
  sayValue,
} from "../../answer/words";
import type { Ref } from "../../meaning/acts";
import { selectorText } from "../../meaning/subject-parts";
import { valueIn } from "../../schema/nested-attributes";
import type { Desk, Subject } from "../desk";
import { failureText } from "../failures";
import { call, numberIn, recordIn, recordsIn, type Step, textIn, textsIn } from "../outcome";
import { resolveRef } from "../resolve/resolve-ref";
import { findStep } from "./step-facts";
import { nearValuesText } from "./step-near-values";

export function* componentsStep(asks: "parts" | "connected" | "count"): Step<string> {
  const outcome = yield* call("queryGraph", { query: "summary" });
  if (outcome.status !== "done") return failureText(outcome, "That could not be read");
  const count = numberIn(outcome.data, "componentCount") ?? 0;
  const isolated = numberIn(outcome.data, "isolatedCount") ?? 0;
  const nodes = numberIn(outcome.data, "nodeCount") ?? 0;
  if (count === 0) return "The graph is empty.";
  const whole = asks === "connected" ? "Yes" : "No";
  if (count === 1) return `${asks === "count" ? "There is 1 part" : whole}: all ${figure(nodes)} nodes hang together.`;
  const sizes = Array.isArray(outcome.data["componentSizes"])
    ? outcome.data["componentSizes"].filter((size) => typeof size === "number")
    : [];
  const sized =
    sizes.length === 0 ? "" : ` The largest have ${listedUpTo(sizes.map(figure), 5, Math.min(count, 5))} nodes.`;
  const alone =
    isolated === 0 ? " No node stands alone." : ` ${counted(isolated, "node has", "nodes have")} no links at all.`;
  const head = { parts: "Yes: the", connected: "No: the", count: "The" }[asks];
  return `${head} graph falls into ${figure(count)} separate parts.${sized}${alone}`;
}

export function* summaryStep(desk: Desk): Step<string> {
  const outcome = yield* call("queryGraph", { query: "summary" });
  if (outcome.status !== "done") return failureText(outcome, "The summary could not be made");
  const { data } = outcome;
  const nodes = numberIn(data, "nodeCount") ?? desk.request.context.profile.nodeCount;
  const edges = numberIn(data, "edgeCount") ?? desk.request.context.profile.edgeCount;
  const lines = [
    typesLine(recordIn(data, "nodeTypes"), "Nodes"),
    typesLine(recordIn(data, "edgeTypes"), "Edges"),
    partsLine(data),
    hubLine(recordIn(data, "highestDegree")),
    attributesLine(textsIn(data, "nodeAttributes"), "Nodes"),
    attributesLine(textsIn(data, "edgeAttributes"), "Edges"),
  ].filter((line) => line !== "");
  const name = plainText(textIn(data, "name"));
  const directed = data["directed"] === true ? "directed edge" : "edge";
  const head = `${name === "" ? "The graph" : name} has ${counted(nodes, "node", "nodes")} and ${counted(edges, directed, `${directed}s`)}.`;
  return `${head}${lines.length === 0 ? "" : `\n\n${lines.map((line) => `- ${line}`).join("\n")}`}`;
}

function typesLine(types: JsonObject, side: string): string {
  const values = recordsIn(types, "values").map(
    (row) => `${sayValue(row["value"])} (${figure(numberIn(row, "count") ?? 0)})`,
  );
  return values.length === 0 ? "" : `${side} by ${plainText(textIn(types, "attribute"))}: ${listedUpTo(values, 8)}`;
}

function partsLine(data: JsonObject): string {
  const count = numberIn(data, "componentCount");
  const isolated = numberIn(data, "isolatedCount") ?? 0;
  if (count === null) return "";
  const alone = isolated === 0 ? "" : `, ${figure(isolated)} without links`;
  return count === 1 ? "All nodes hang together" : `${figure(count)} separate parts${alone}`;
}

function hubLine(hub: JsonObject): string {
  const degree = numberIn(hub, "degree");
  return degree === null ? "" : `Best connected: ${chip(hub)} with ${counted(degree, "link", "links")}`;
}

function attributesLine(names: readonly string[], side: string): string {
  return names.length === 0 ? "" : `${side} have ${listedUpTo(names.map(plainText), 12)}`;
}

/** What is known of a node, or one attribute of it. */
export function* describeStep(what: Ref, property: string | undefined, desk: Desk): Step<string> {
  const resolved = yield* resolveRef(what, desk);
  if (!resolved.success) return resolved.text;
  const { subject } = resolved;
  const ids = subject.ids ?? [];
  if (property !== undefined && subject.target === "nodes" && (ids.length === 0 || ids.length > 3))
    return yield* valuesOfEach(subject, property, desk);
  if (ids.length === 0 || ids.length > 3) return yield* findStep(what, desk, false);
  const outcomes = yield ids.map((id) => ({ name: "getNode", input: { id } }));
  desk.found = subject;
  const said = outcomes
    .map((outcome) =>
      outcome.status === "done" ? nodeText(outcome.data, property) : failureText(outcome, "It could not be read"),
    )
    .join("\n\n");
  const [only] = outcomes;
  const isMissing =
    only?.status === "done" && property !== undefined && property !== "degree" && isWithout(only.data, property);
  return ids.length === 1 && isMissing ? `${said}${yield* nearValuesText(ids[0] ?? "", property)}` : said;
}

function isWithout(node: JsonObject, property: string): boolean {
  const value = valueIn(recordIn(node, "data"), property);
  return value === undefined || value === null;
}

/** "How old are they?": the value of each. */
function* valuesOfEach(subject: Subject, property: string, desk: Desk): Step<string> {
  const outcome = yield* call("findNodes", { selector: selectorText(subject), limit: 20 });
  if (outcome.status !== "done") return failureText(outcome, "They could not be read");
  desk.found = subject;
  const nodes = recordsIn(outcome.data, "nodes");
  const [only] = nodes;
  const count = numberIn(outcome.data, "count") ?? nodes.length;
  if (only === undefined) return `There are no ${plainText(subject.many)}.`;
  if (nodes.length === 1) return nodeText(only, property);
  const rows = nodes.map(
    (node) => `| ${chip(node)} | ${sayMeasure(property, valueIn(recordIn(node, "data"), property))} |`,
  );
  const more = count > nodes.length ? `\n\n${figure(nodes.length)} of ${figure(count)}.` : "";
  return `| Name | ${capital(measureName(property))} |\n| --- | --- |\n${rows.join("\n")}${more}`;
}

function nodeText(node: JsonObject, property: string | undefined): string {
  const data = recordIn(node, "data");
  if (property !== undefined) {
    const value = property === "degree" ? node["degree"] : valueIn(data, property);
    return value === undefined || value === null
      ? `${chip(node)} has no ${plainText(property)}.`
      : `${chip(node)} has ${sayPair(property, value)}.`;
  }
  const attributes = sayAttributes(data, textIn(node, "label"));
  const degree = numberIn(node, "degree") ?? 0;
  const neighbours = recordsIn(node, "neighbors").map(chip);
  const total = numberIn(node, "neighborCount") ?? neighbours.length;
  const linked =
    neighbours.length === 0
      ? "It has no links."
      : `It has ${counted(degree, "link", "links")}, to ${listedUpTo(neighbours, 12, total)}.`;
  return `${chip(node)}${attributes === "" ? "" : `: ${attributes}`}. ${linked}`;
}

export function* typesStep(what: Ref, desk: Desk): Step<string> {
  const { profile } = desk.request.context;
  const property = what.target === "nodes" ? profile.nodeTypeAttribute : profile.edgeTypeAttribute;
  if (property === undefined) return `The ${what.target} have no types: no attribute sorts them.`;
  const outcome = yield* call("describeProperty", { property, target: what.target });
  if (outcome.status !== "done") return failureText(outcome, "The types could not be read");
  const values = recordsIn(outcome.data, "values");
  const said = values.map((row) => `${sayValue(row["value"])} (${figure(numberIn(row, "count") ?? 0)})`);
  return `${capital(counted(numberIn(outcome.data, "distinct") ?? said.length, "type", "types"))} of ${what.target}, by ${plainText(property)}: ${listedUpTo(said, 12)}.`;
}
