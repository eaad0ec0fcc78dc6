import { printSelector } from "@/graph/selector/print-selector";
import type { JsonObject } from "@/lib/json";
import {
  capital,
  chip,
  figure,
  measureName,
  plainText,
  sayAttributes,
  sayMeasure,
  sayPair,
  sayValue,
} from "../../answer/words";
import { inert } from "../../courses/answer/inert";
import { all, exists, idIn } from "../../meaning/selectors";
import { selectorText } from "../../meaning/subject-parts";
import { failureText, noneText } from "../../plan/failures";
import { call, numberIn, recordIn, recordsIn, type Step, textIn, textsIn } from "../../plan/outcome";
import type { PlanRun, Subject } from "../../plan/plan-run";
import type { Noun } from "../../say/kit";
import type { Speech } from "../../say/speech";
import { valueIn } from "../../schema/nested-attributes";
import { ability } from "../ability";
import { onThings } from "../on-things";
import { find } from "./find";

export const components = ability("components", function* ({ asks }, run) {
  const summed = yield* call("queryGraph", { query: "summary" });
  // A database does not count its parts: they are counted in what is shown of it.
  const isCounted = summed.status !== "done" || numberIn(summed.data, "componentCount") !== null;
  const outcome = isCounted
    ? summed
    : yield* call("runAlgorithm", { algorithm: "components", options: { whole: true } });
  if (outcome.status !== "done") return failureText(outcome, run.say.undone.read, run.say);
  const count = numberIn(outcome.data, "componentCount") ?? 0;
  const isolated = numberIn(outcome.data, "isolatedCount") ?? 0;
  const nodes = numberIn(outcome.data, "nodeCount") ?? 0;
  const { say } = run;
  if (count === 0) return say.empty;
  if (count === 1) return say.onePart(asks, nodes);
  const listed =
    outcome.data["componentSizes"] ?? recordsIn(outcome.data, "components").map(({ size }) => size ?? null);
  const sizes = Array.isArray(listed) ? listed.filter((size) => typeof size === "number") : [];
  const sized = sizes.length === 0 ? "" : say.upTo(sizes.map(figure), 5, Math.min(count, 5));
  return say.parts({ asks, count, isolated, sizes: sized });
});

export const summary = ability("summary", function* (_, run) {
  const outcome = yield* call("queryGraph", { query: "summary" });
  if (outcome.status !== "done") return failureText(outcome, run.say.undone.summary, run.say);
  const { data } = outcome;
  const { say } = run;
  const nodes = numberIn(data, "nodeCount") ?? run.request.context.profile.nodeCount;
  const edges = numberIn(data, "edgeCount") ?? run.request.context.profile.edgeCount;
  const lines = [
    typesLine(recordIn(data, "nodeTypes"), say.node, say),
    typesLine(recordIn(data, "edgeTypes"), say.edge, say),
    partsLine(data, say),
    hubLine(recordIn(data, "highestDegree"), say),
    attributesLine(textsIn(data, "nodeAttributes"), say.node, say),
    attributesLine(textsIn(data, "edgeAttributes"), say.edge, say),
  ].filter((line) => line !== "");
  const name = plainText(textIn(data, "name"));
  const head = say.graphHas({ name, nodes, edges, direction: run.request.context.profile.direction });
  return `${head}${lines.length === 0 ? "" : `\n\n${lines.map((line) => `- ${line}`).join("\n")}`}`;
});

function typesLine(types: JsonObject, things: Noun, say: Speech): string {
  const values = recordsIn(types, "values").map(
    (row) => `${sayValue(row["value"])} (${figure(numberIn(row, "count") ?? 0)})`,
  );
  return values.length === 0 ? "" : say.thingsBy(things, plainText(textIn(types, "attribute")), say.upTo(values, 8));
}

function partsLine(data: JsonObject, say: Speech): string {
  const count = numberIn(data, "componentCount");
  const isolated = numberIn(data, "isolatedCount") ?? 0;
  return count === null ? "" : say.partsLine(count, isolated);
}

function hubLine(hub: JsonObject, say: Speech): string {
  const degree = numberIn(hub, "degree");
  if (degree === null) return "";
  const chips = [chip(hub), ...recordsIn(hub, "tied").map(chip)];
  return say.hub(say.upTo(chips, chips.length, 1 + (numberIn(hub, "tiedCount") ?? 0)), degree);
}

function attributesLine(names: readonly string[], things: Noun, say: Speech): string {
  return names.length === 0 ? "" : say.thingsHave(things, say.upTo(names.map(plainText), 12));
}

/** What is known of a node, or one attribute of it. */
export const describe = onThings("describe", null, function* ({ what, property }, subject, run) {
  const ids = subject.ids ?? [];
  if (property !== undefined && subject.target === "nodes" && (ids.length === 0 || ids.length > 3))
    return yield* valuesOfEach(subject, property, run);
  if (ids.length === 0 || ids.length > 3) return yield* find.plan({ do: "find", what }, run, false);
  const outcomes = yield ids.map((id) => ({ name: "getNode", input: { id } }));
  run.found = subject;
  const said = outcomes
    .map((outcome) =>
      outcome.status === "done"
        ? nodeText(outcome.data, property, run.say, ids.length === 1)
        : failureText(outcome, run.say.undone.read, run.say),
    )
    .join("\n\n");
  const [only] = outcomes;
  const isMissing =
    only?.status === "done" && property !== undefined && property !== "degree" && isWithout(only.data, property);
  return ids.length === 1 && isMissing ? `${said}${yield* nearValuesText(ids[0] ?? "", property, run.say)}` : said;
});

function isWithout(node: JsonObject, property: string): boolean {
  const value = valueIn(recordIn(node, "data"), property);
  return value === undefined || value === null;
}

/** "How old are they?": the value of each. */
function* valuesOfEach(subject: Subject, property: string, run: PlanRun): Step<string> {
  const outcome = yield* call("findNodes", { selector: selectorText(subject), limit: 20 });
  if (outcome.status !== "done") return failureText(outcome, run.say.undone.read, run.say);
  run.found = subject;
  const nodes = recordsIn(outcome.data, "nodes");
  const [only] = nodes;
  const count = numberIn(outcome.data, "count") ?? nodes.length;
  if (only === undefined) return noneText(subject, run.say);
  if (nodes.length === 1) return nodeText(only, property, run.say);
  const rows = nodes.map(
    (node) => `| ${chip(node)} | ${sayMeasure(property, valueIn(recordIn(node, "data"), property))} |`,
  );
  const more = count > nodes.length ? `\n\n${run.say.partOf(nodes.length, count)}` : "";
  return `| ${run.say.heads.name} | ${capital(measureName(property))} |\n| --- | --- |\n${rows.join("\n")}${more}`;
}

/** `isWhole`: long texts stand behind the rest, word for word. */
function nodeText(node: JsonObject, property: string | undefined, say: Speech, isWhole = false): string {
  const data = recordIn(node, "data");
  if (property !== undefined) return valueText(node, property, say, isWhole);
  const texts = isWhole ? longTextsIn(data) : [];
  const listed = new Set(texts.map(([name]) => name));
  const short = Object.fromEntries(Object.entries(data).filter(([name]) => !listed.has(name)));
  const attributes = sayAttributes(short, textIn(node, "label"));
  const degree = numberIn(node, "degree") ?? 0;
  const neighbours = recordsIn(node, "neighbors").map(chip);
  const total = numberIn(node, "neighborCount") ?? neighbours.length;
  const linked = neighbours.length === 0 ? say.noLinks : say.linksTo(degree, say.upTo(neighbours, 12, total));
  const facts = `${say.end(`${chip(node)}${attributes === "" ? "" : `: ${attributes}`}`)} ${linked}`;
  return [facts, ...texts.map(([, text]) => text)].join("\n\n");
}

function valueText(node: JsonObject, property: string, say: Speech, isWhole: boolean): string {
  const data = recordIn(node, "data");
  const [text] = isWhole ? longTextsIn({ [property]: valueIn(data, property) ?? null }) : [];
  if (text !== undefined) return `${chip(node)}:\n\n${text[1]}`;
  const value = property === "degree" ? node["degree"] : valueIn(data, property);
  return value === undefined || value === null
    ? say.hasNo(chip(node), plainText(property))
    : say.has(chip(node), sayPair(property, value));
}

const longText = 100;
const mostOfText = 1500;

/** What is a text and no name or value: words alone, as they stand. */
function longTextsIn(data: JsonObject): readonly (readonly [name: string, text: string])[] {
  return Object.entries(data).flatMap(([name, value]) => {
    if (typeof value !== "string" || value.length < longText || !/\s/u.test(value)) return [];
    const signs = [...inert(value)];
    return [
      [name, signs.length > mostOfText ? `${signs.slice(0, mostOfText - 1).join("")}…` : signs.join("")] as const,
    ];
  });
}

export const listTypes = ability("types", function* ({ what }, run) {
  const { profile } = run.request.context;
  const things = what.target === "nodes" ? run.say.node : run.say.edge;
  const property = what.target === "nodes" ? profile.nodeTypeAttribute : profile.edgeTypeAttribute;
  if (property === undefined) return run.say.noTypes(things);
  const outcome = yield* call("describeProperty", { property, target: what.target });
  if (outcome.status !== "done") return failureText(outcome, run.say.undone.typesRead, run.say);
  const values = recordsIn(outcome.data, "values");
  const said = values.map((row) => `${sayValue(row["value"])} (${figure(numberIn(row, "count") ?? 0)})`);
  const count = numberIn(outcome.data, "distinct") ?? said.length;
  return run.say.types(count, things, { by: plainText(property), values: run.say.upTo(said, 12, count) });
});

/** Where a node has no value of its own, the values of what is next to it: "allergens of the soup" are those of what is in it. */
function* nearValuesText(id: string, property: string, say: Speech): Step<string> {
  const near = yield* call("getNeighbors", { ids: [id] });
  const ids = recordsIn(near.data, "nodes").map((node) => textIn(node, "id"));
  if (near.status !== "done" || ids.length === 0) return "";
  const selector = printSelector(all([idIn(ids), exists(property)]));
  const found = yield* call("findNodes", { selector, limit: 12 });
  const nodes = recordsIn(found.data, "nodes");
  if (found.status !== "done" || nodes.length === 0) return "";
  const listed = nodes.map(
    (node) => `${chip(node)} ${sayMeasure(property, valueIn(recordIn(node, "data"), property))}`,
  );
  return say.nextToIt(plainText(property), say.upTo(listed, 12));
}
