import { printSelector } from "@/graph/selector/print-selector";
import type { Selector } from "@/graph/selector/selector-types";
import type { JsonObject } from "@/lib/json";
import { pushAll } from "@/lib/lists/whole-lists";
import { editDistance } from "@/lib/text/edit-distance";
import { neighboursApart } from "../answer/same-names";
import { chip, plainText } from "../answer/words";
import { type Beside, marksOf, offersOf } from "../dialogue/offered-choices";
import { all, any, compare, computed } from "../meaning/selectors";
import { attributesOf } from "../schema/schema";
import { singulars } from "../text/inflect";
import { normalise } from "../text/tokens";
import { type CallSpec, call, numberIn, type Outcome, recordIn, recordsIn, type Step, textIn } from "./outcome";
import type { PlanRun } from "./plan-run";

export type Looked =
  | { readonly kind: "node"; readonly id: string; readonly label: string; readonly data: JsonObject }
  /** The word is a value of an attribute the profile does not list. */
  | { readonly kind: "value"; readonly selector: Selector }
  | {
      readonly kind: "several";
      readonly nodes: readonly JsonObject[];
      readonly count: number;
      readonly beside?: Beside;
    }
  | { readonly kind: "none"; readonly nearest: readonly JsonObject[] }
  | { readonly kind: "failed"; readonly outcome: Outcome };

/** Looks names up in the graph, all in one round; what is not found is looked for once more by parts of the name. */
export function* lookUp(names: readonly string[], run: PlanRun, isExact = false): Step<readonly Looked[]> {
  const outcomes = yield names.map((name) => exactCall(name, run));
  const first = names.map((name, at) => fromExact(name, outcomes[at], run));
  const missing = names.filter((name, at) => first[at]?.kind === "none" && !isKind(name));
  if (missing.length === 0) return yield* apart(first);
  const more = yield missing.map(partCall);
  const found = first.map((looked, at) => {
    const index = missing.indexOf(names[at] ?? "");
    const name = names[at] ?? "";
    return looked.kind === "none" && index >= 0
      ? guessed(name, fromParts(name, more[index], isExact), run, isExact)
      : looked;
  });
  return yield* apart(found);
}

/** A misspelt name is taken for the only one it can mean where nothing is changed by it, and the answer says so. */
function guessed(name: string, looked: Looked, run: PlanRun, isExact: boolean): Looked {
  if (isExact || !run.isReading || looked.kind !== "none" || name.length < 5) return looked;
  const [first, second] = looked.nearest;
  const label = first === undefined ? "" : textIn(first, "label");
  const far = name.length < 7 ? 1 : 2;
  if (first === undefined || second !== undefined || costOf(folded(name), folded(label)) > far) return looked;
  run.taken.push(label);
  return toNode(first);
}

/** Several of one name, with what else tells them apart. */
function* apart(looked: readonly Looked[]): Step<readonly Looked[]> {
  const results: Looked[] = [];
  for (const one of looked)
    results.push(one.kind === "several" ? { ...one, beside: yield* neighboursApart(one.nodes) } : one);
  return results;
}

/** What to say of a name that is not one node, with what it may mean to choose from; null when it is one. */
export function refusalFor(name: string, looked: Looked | undefined, run: PlanRun): string | null {
  if (looked === undefined || looked.kind === "failed") return run.say.notLookedUp(plainText(name));
  if (looked.kind === "several") return severalText(name, looked, run);
  if (looked.kind === "none") {
    const near = looked.nearest.slice(0, 4);
    run.isUnmet = true;
    pushAll(run.offers, offersOf(name, near));
    return run.say.noSuchName(plainText(name), near.map(chip));
  }
  return null;
}

/** A plain plural is a kind of thing rather than a name written small. */
function isKind(name: string): boolean {
  return /^\p{Ll}+$/u.test(name) && singulars(name)[0] !== name;
}

const mostNames = 6;

type Several = Looked & { readonly kind: "several" };

/** Nodes of one name are told with what tells them apart; their ids only where nothing else does. */
function severalText(name: string, { nodes, count, beside = null }: Several, run: PlanRun): string {
  const shown = nodes.slice(0, mostNames);
  pushAll(run.offers, offersOf(name, shown, beside));
  const areDistinct = new Set(shown.map((node) => normalise(textIn(node, "label")))).size === shown.length;
  const marks = marksOf(shown) ?? beside?.map(run.say.nextTo) ?? shown.map((node) => `id ${textIn(node, "id")}`);
  const names = shown.map((node, at) => (areDistinct ? chip(node) : `${chip(node)} (${plainText(marks[at] ?? "")})`));
  return run.say.several(count, plainText(name), run.say.upTo(names, mostNames, count));
}

function exactCall(name: string, run: PlanRun): CallSpec {
  const forms = formsOf(name);
  const labels = forms.map((form) => sameText((cmp) => computed("label", cmp, form)));
  const values = openAttributes(run).flatMap((attribute) =>
    forms.map((form) => sameText((cmp) => compare(attribute, cmp, form))),
  );
  return {
    name: "findNodes",
    input: { selector: printSelector(any([...forms.map(sameId), ...labels, ...values])), limit: 20 },
  };
}

function sameId(form: string): Selector {
  return sameText((cmp) => computed("id", cmp, form));
}

/** The name as written and, for a plain word, its singular; "Ann Bell node" is also "Ann Bell". */
function formsOf(name: string): readonly string[] {
  const bare = /^(\p{Lu}.*?)(?: \p{Ll}+)+$/u.exec(name)?.[1];
  if (bare !== undefined) return [name, bare];
  return /^\p{Ll}+$/u.test(name) ? [...new Set([name, ...singulars(name).slice(0, 1)])] : [name];
}

/** Results may come without their data: then the name itself has to select. */
function byLabel(name: string): Selector {
  return sameText((cmp) => computed("label", cmp, name));
}

/** Equal but for capitals: the language has no such comparison, begin and end together nearly are one. */
function sameText(term: (cmp: "startsWith" | "endsWith") => Selector): Selector {
  return all([term("startsWith"), term("endsWith")]);
}

/** Text attributes with more values than the profile lists. */
function openAttributes(run: PlanRun): readonly string[] {
  const { labelAttribute } = run.schema.context.profile;
  return attributesOf(run.schema, "nodes")
    .filter(
      (attribute) =>
        attribute.kind === "string" &&
        (attribute.values?.length ?? 0) < attribute.distinct &&
        attribute.name !== labelAttribute,
    )
    .slice(0, 4)
    .map((attribute) => attribute.name);
}

function fromExact(name: string, outcome: Outcome | undefined, run: PlanRun): Looked {
  if (outcome === undefined || outcome.status !== "done") return failedOr(outcome);
  if (numberIn(outcome.data, "count") === null) return { kind: "value", selector: byLabel(name) };
  const nodes = recordsIn(outcome.data, "nodes");
  const forms = formsOf(name).map(normalise);
  const byId = idOf(nodes, name, forms.slice(0, 1));
  const named = nodes.filter((node) => forms.includes(normalise(textIn(node, "label"))));
  const exact = named.filter((node) => textIn(node, "label") === name);
  const best = byId === undefined ? pick(exact, named) : [byId];
  const [only] = best;
  if (only !== undefined && best.length === 1) return toNode(only);
  if (best.length > 1) return { kind: "several", nodes: best, count: Math.max(best.length, 0) };
  return fromValues(nodes, forms, run) ?? { kind: "none", nearest: [] };
}

/** The id as written, else the only one that differs in capitals alone. */
function idOf(nodes: readonly JsonObject[], name: string, forms: readonly string[]): JsonObject | undefined {
  const alike = nodes.filter((node) => forms.includes(normalise(textIn(node, "id"))));
  return nodes.find((node) => textIn(node, "id") === name) ?? (alike.length === 1 ? alike[0] : undefined);
}

function pick(exact: readonly JsonObject[], named: readonly JsonObject[]): readonly JsonObject[] {
  return exact.length > 0 ? exact : named;
}

function failedOr(outcome: Outcome | undefined): Looked {
  return outcome === undefined ? { kind: "none", nearest: [] } : { kind: "failed", outcome };
}

function fromValues(nodes: readonly JsonObject[], forms: readonly string[], run: PlanRun): Looked | null {
  for (const attribute of openAttributes(run)) {
    for (const node of nodes) {
      const value = recordIn(node, "data")[attribute];
      if (typeof value === "string" && forms.includes(normalise(value)))
        return { kind: "value", selector: compare(attribute, "==", value) };
    }
  }
  return null;
}

function partCall(name: string): CallSpec {
  const letters = [...name];
  const size = Math.max(2, Math.ceil(letters.length / 3));
  const starts = [0, size, 2 * size];
  const parts = [name, ...starts.map((start) => letters.slice(start, start + size).join(""))];
  const terms = [...new Set(parts)]
    .filter((part) => part.trim().length > 1)
    .map((part) => computed("label", "contains", part));
  return {
    name: "findNodes",
    input: { selector: printSelector(any(terms.length > 0 ? terms : [computed("label", "==", name)])), limit: 20 },
  };
}

function fromParts(name: string, outcome: Outcome | undefined, isExact: boolean): Looked {
  if (outcome === undefined || outcome.status !== "done") return { kind: "none", nearest: [] };
  const wanted = folded(name);
  const same = recordsIn(outcome.data, "nodes").filter(
    (node) => lettersOf(folded(textIn(node, "label"))) === lettersOf(wanted),
  );
  const [only] = same;
  if (only !== undefined && same.length === 1) return toNode(only);
  const holding = recordsIn(outcome.data, "nodes").filter((node) => holds(folded(textIn(node, "label")), wanted));
  const [holder] = holding;
  const isWhole = (numberIn(outcome.data, "count") ?? 0) <= recordsIn(outcome.data, "nodes").length;
  if (!isExact && holder !== undefined && isWhole)
    return holding.length === 1 ? toNode(holder) : { kind: "several", nodes: holding, count: holding.length };
  const scored = recordsIn(outcome.data, "nodes").map((node) => ({
    node,
    cost: costOf(wanted, folded(textIn(node, "label"))),
  }));
  const near = scored
    .filter(({ cost }) => cost <= Math.max(1, Math.floor(wanted.length / 3)))
    .sort((a, b) => a.cost - b.cost);
  return { kind: "none", nearest: near.map(({ node }) => node) };
}

/** "St Marys" is "St. Mary's". */
function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, "") || text;
}

/** Without accents and capitals, as people type names. */
function folded(text: string): string {
  return normalise(text).normalize("NFD").replace(/\p{M}/gu, "");
}

/** Whether the words are in the label, whole. */
function holds(label: string, wanted: string): boolean {
  return wanted.length > 2 && ` ${label.replace(/[^\p{L}\p{N}]+/gu, " ")} `.includes(` ${wanted} `);
}

function costOf(wanted: string, label: string): number {
  return label.includes(wanted) ? 1 : editDistance(wanted, label);
}

/** A record that was found, as the node that is meant. */
export function toNode(node: JsonObject): Looked {
  return { kind: "node", id: textIn(node, "id"), label: textIn(node, "label"), data: recordIn(node, "data") };
}

/** A value only one node has stands for that node; one that several have leaves them to choose from. */
export function* asNodes(looked: readonly Looked[]): Step<readonly Looked[]> {
  const nodes: Looked[] = [];
  for (const one of looked) nodes.push(one.kind === "value" ? yield* asNode(one.selector) : one);
  return nodes;
}

function* asNode(selector: Selector): Step<Looked> {
  const outcome = yield* call("findNodes", { selector: printSelector(selector), limit: 20 });
  if (outcome.status !== "done") return { kind: "failed", outcome };
  const nodes = recordsIn(outcome.data, "nodes");
  const [only] = nodes;
  if (only === undefined) return { kind: "none", nearest: [] };
  return nodes.length === 1 ? toNode(only) : { kind: "several", nodes, count: numberIn(outcome.data, "count") ?? 0 };
}
