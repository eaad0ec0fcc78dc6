import type { JsonObject } from "@/lib/json";
import type { Act, Ref } from "./acts";
import type { Desk, Subject } from "./desk";
import { failureText } from "./failures";
import { asNodes, lookUp, refusalFor } from "./look-up";
import { valueIn } from "./nested-attributes";
import { call, numberIn, type Outcome, recordIn, recordsIn, type Step, textIn, textsIn } from "./outcome";
import { resolveRef, selectorText } from "./resolve-ref";
import { findStep } from "./step-facts";
import {
  capital,
  chip,
  chipOf,
  counted,
  figure,
  listedUpTo,
  measureName,
  plainText,
  sayAttributes,
  sayMeasure,
  sayPair,
  sayValue,
} from "./words";

export function* pathStep(act: Act & { readonly do: "path" }, desk: Desk): Step<string> {
  const names = [act.from, act.to];
  const looked = yield* asNodes(yield* lookUp(names, desk));
  const wrong = names.map((name, at) => refusalFor(name, looked[at], desk)).filter((text) => text !== null);
  const [from, to] = looked;
  if (wrong.length > 0 || from?.kind !== "node" || to?.kind !== "node")
    return `${wrong.join(" ") || "A path needs two nodes: say 'path from' one 'to' another."}`;
  const { outcome, against } = yield* lookForPath([from.id, to.id], act.weight, desk);
  if (outcome.status !== "done") return failureText(outcome, "No path could be looked for");
  const nodes = recordsIn(outcome.data, "nodes");
  if (outcome.data["found"] !== true || nodes.length === 0)
    return `There is no path from ${chipOf(from.id)} to ${chipOf(to.id)}: they stand in separate parts.${act.isHighlighted ? " Nothing was highlighted." : ""}`;
  const length = numberIn(outcome.data, "length") ?? nodes.length - 1;
  const ids = nodes.map((node) => textIn(node, "id"));
  const walk = walkText(nodes);
  const set = textIn(outcome.data, "set");
  const said = `The shortest path from ${chipOf(from.id)} to ${chipOf(to.id)} has ${lengthText(length, act.weight)}: ${walk}.${against}`;
  desk.found = {
    selector:
      set === ""
        ? { op: "in", field: { name: "id", of: "computed" }, values: ids }
        : { op: "set", name: set.replace(/^\$/u, "") },
    target: "nodes",
    one: "node",
    many: "nodes",
    isAll: false,
    isPath: true,
  };
  if (!act.isHighlighted) return said;
  return `${said} ${yield* highlight(outcome, act.color)}`;
}

/** Along the directions of the edges; where there is no way, leaving them aside. */
function* lookForPath(
  [source, target]: readonly [string, string],
  weight: string | undefined,
  desk: Desk,
): Step<{ readonly outcome: Outcome; readonly against: string }> {
  const asked = { source, target, ...(weight === undefined ? {} : { weight }) };
  const ahead = yield* call("findPath", asked);
  const isBlocked = ahead.status === "done" && ahead.data["found"] !== true && desk.request.context.profile.directed;
  if (!isBlocked) return { outcome: ahead, against: "" };
  const outcome = yield* call("findPath", { ...asked, directed: false });
  return { outcome, against: " No path follows the directions of the edges; this one leaves them aside." };
}

/** Steps, or what the weights add up to. */
function lengthText(length: number, weight: string | undefined): string {
  return weight === undefined ? counted(length, "step", "steps") : sayPair(weight, length);
}

function walkText(nodes: readonly JsonObject[]): string {
  return nodes.length > 25 ? listedUpTo(nodes.map(chip), 20) : nodes.map(chip).join(" → ");
}

function* highlight(path: Outcome, color: string): Step<string> {
  const set = textIn(path.data, "set");
  const nodeIds = recordsIn(path.data, "nodes").map((node) => textIn(node, "id"));
  const edgeIds = textsIn(path.data, "edgeIds");
  const nodes = set === "" ? { nodeIds } : { selector: set };
  const edges = set === "" ? { edgeIds } : { selector: set };
  const outcomes = yield [
    { name: "styleNodes", input: { ...nodes, color } },
    ...(edgeIds.length === 0 ? [] : [{ name: "styleEdges", input: { ...edges, color, width: { scale: 2 } } }]),
  ];
  const failed = outcomes.find((outcome) => outcome.status !== "done");
  return failed === undefined ? `It is ${color} now.` : failureText(failed, "It was not highlighted whole");
}

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
  return outcomes
    .map((outcome) =>
      outcome.status === "done" ? nodeText(outcome.data, property) : failureText(outcome, "It could not be read"),
    )
    .join("\n\n");
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
