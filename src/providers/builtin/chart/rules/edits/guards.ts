import { isHarmless } from "../../../meaning/act-effects";
import type { Act, Ref } from "../../../meaning/acts";
import { not } from "../../../meaning/selectors";
import { rule } from "../../grammar-types";
import { narrow } from "../../refs";

type Topic = (Act & { readonly do: "howTo" })["topic"];

/** Deeds that are forbidden, asked about, or meant for some and not for others. */
export const guardRules = [
  rule("Request", "asked_deed Request", (acts) => held(acts, "asked"), -0.4),
  rule("Request", "how_deed Request", (acts) => howTo(acts), -0.2),
  rule("Request", "Request without_it", (acts) => held(acts, "asked"), -0.2),
  rule("Request", "not_do Request", (acts) => held(acts, "negated"), -0.2),
  rule("Request", "not_do remove nothing_else", () => forbidden, -0.3),
  rule("Request", "not_do touch Things", () => forbidden, -0.1),
  rule("Request", "not_do touch nothing_else", () => forbidden, -0.3),
  rule("Request", "not_do set nothing_else", () => forbidden, -0.3),
  rule("Request", "not_do set Things? Attr", () => forbidden, -0.1),
  rule("Request", "not_do set Things possessive Attr", () => forbidden, -0.1),
  rule("Request", "not_do remove Kind", () => forbidden, -0.1),
  rule("Request", "how_deed remove Kind", () => howToDo("remove")),
  rule("Request", "how_deed add a? Kind", () => howToDo("add")),
  rule("Request", "how_deed connect Kind", () => howToDo("add")),
  rule("Request", "how_deed rename Kind", () => howToDo("rename")),
  rule("Request", "how_deed rename Things", () => howToDo("rename"), 0.1),
  rule("Request", "only_this Request", (acts) => acts, 0.1),
  rule("Request", "Request but? left_alone Things as_is", (acts, untouched) => without(acts, untouched), -0.1),
  rule("Request", "left_alone Things as_is but? Request", (untouched, acts) => without(acts, untouched), -0.1),
];

const forbidden: readonly Act[] = [{ do: "held", why: "negated", act: { do: "thanks" }, words: "" }];

/** Only of what would change something: a question is a question. */
function held(acts: readonly Act[], why: "asked" | "negated"): readonly Act[] | null {
  if (acts.length === 0 || acts.every(isHarmless) || acts.some((act) => act.do === "undo" || act.do === "redo"))
    return null;
  return acts.map((act) => (isHarmless(act) ? act : { do: "held", why, act, words: "" }));
}

const topics: Partial<Record<Act["do"], Topic>> = {
  undo: "undo",
  redo: "undo",
  remove: "remove",
  removeEdge: "remove",
  clearGraph: "remove",
  rename: "rename",
  merge: "merge",
  addNode: "add",
  addEdge: "add",
  set: "set",
  adjust: "set",
  unset: "set",
};

function howTo(acts: readonly Act[]): readonly Act[] | null {
  const [act, second] = acts;
  if (act === undefined || second !== undefined || isHarmless(act)) return null;
  const topic = topics[act.do];
  if (topic === undefined) return held(acts, "asked");
  const name = "what" in act ? act.what.names?.[0] : undefined;
  const property = "property" in act ? act.property : undefined;
  return [
    { do: "howTo", topic, ...(name === undefined ? {} : { name }), ...(property === undefined ? {} : { property }) },
  ];
}

function howToDo(topic: Topic, property?: string): readonly Act[] {
  return [{ do: "howTo", topic, ...(property === undefined ? {} : { property }) }];
}

/** "make everything grey but leave the databases as they are". */
function without(acts: readonly Act[], untouched: Ref): readonly Act[] | null {
  const changed = acts.map((act) =>
    "what" in act && act.what.isAll && act.what.target === untouched.target ? spared(act, untouched) : act,
  );
  return changed.some((act) => act === null) ? null : changed.flatMap((act) => act ?? []);
}

function spared<Some extends Act & { readonly what: Ref }>(act: Some, untouched: Ref): Some | null {
  const part =
    untouched.base === "names" ? { without: untouched.names ?? [] } : { where: not(untouched.where ?? { op: "all" }) };
  if (untouched.base !== "names" && (untouched.base !== "all" || untouched.where === undefined)) return null;
  const what = narrow(act.what, part, "not");
  return what === null ? null : { ...act, what };
}
