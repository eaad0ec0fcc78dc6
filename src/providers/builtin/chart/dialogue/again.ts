import type { Act } from "../../meaning/acts";
import { any } from "../../meaning/selectors";
import { recordIn, textIn, toOutcome } from "../../plan/outcome";
import type { Mood } from "../grammar-types";
import { type ActOn, type Before, isOn } from "./before";

type Kinds = ReadonlySet<Act["do"]>;

/** What is asked: nothing changes by it. */
export const asking: Kinds = new Set<Act["do"]>([
  ...(["count", "find", "aggregate", "rank", "rankTied", "describe", "types", "values", "sample", "share"] as const),
  ...(["spread", "repeated", "table", "askColor", "why", "degree", "joined", "exists"] as const),
  ...(["edgeValue", "sideBySide", "versus", "cutOff", "path", "algorithm", "sides"] as const),
]);

/** How things look and what is seen of them. */
export const dressing: Kinds = new Set<Act["do"]>(["style", "styleBy", "hide", "only", "zoom", "select"]);

/** What changes the data of what is said. */
export const editing: Kinds = new Set<Act["do"]>(["set", "adjust", "unset", "remove"]);

/** What the last message did is taken back, as far as doing it again does not replace it. */
export function takenBack({ acts, exchange }: Before): readonly Act[] {
  const layers = layersOf(exchange);
  if (layers.length > 0) return [{ do: "unstyle", layers }];
  const isStep = acts.some((act) => act.do === "hide" || editing.has(act.do) || making.has(act.do));
  return isStep && isDone(exchange) ? [{ do: "undo", steps: 1 }] : [];
}

/** The style layers that message made. */
function layersOf({ rounds }: Before["exchange"]): readonly string[] {
  return rounds.flatMap(({ results }) =>
    results.flatMap((result) => {
      const id = textIn(recordIn(toOutcome(result).data, "layer"), "id");
      return id === "" ? [] : [id];
    }),
  );
}

/** It came to a change: what was refused is not taken back. */
export function isDone({ rounds }: Before["exchange"]): boolean {
  return rounds.some(({ calls, results }) =>
    calls.some(({ name }, at) => changing.has(name) && results[at]?.success === true),
  );
}

const changing = new Set([
  ...["updateElements", "removeElements", "addNodes", "addEdges", "mergeNodes", "filterGraph"],
  ...["styleNodes", "styleEdges", "styleByAttribute", "updateLayer"],
]);

const making: Kinds = new Set<Act["do"]>(["addNode", "addEdge", "removeEdge", "rename", "merge"]);

/** The last act with something else in it: beside what it did, or instead of it. */
export function again(act: Act, mood: Mood, before: Before): readonly Act[] | null {
  const { last } = before;
  if (asking.has(act.do)) return isOn(act) && isOn(last) && mood === "also" ? besides(act, last) : [act];
  if (mood === "correct" || mood === "instead" || mood === "only") return insteadOf(act, before);
  if (mood === "plain" && !before.isAsked) return null;
  return beside(act, mood, last);
}

function insteadOf(act: Act, before: Before): readonly Act[] {
  return act.do === "select" || act.do === "only" ? [plainly(act)] : [...takenBack(before), act];
}

function beside(act: Act, mood: Mood, last: Act): readonly Act[] | null {
  if (act.do === "select") return [{ ...act, mode: "add" }];
  if (act.do === "only" && isOn(last) && mood !== "same") return united(act, last);
  return [act];
}

function plainly(act: Act): Act {
  if (act.do !== "select") return act;
  const { mode: _mode, ...plain } = act;
  return plain;
}

/** "also the dogs" after a question is about both. */
function besides(act: ActOn, last: ActOn): readonly Act[] {
  return act.do === "find" || act.do === "count" ? (united(act, last) ?? [act]) : [act];
}

/** These as well as those. */
function united(act: ActOn, last: ActOn): readonly Act[] | null {
  const [a, b] = [last.what, act.what];
  const isPlain = [a.names, b.names, a.near, b.near, a.tied, b.tied, a.rank, b.rank].every(
    (part) => part === undefined,
  );
  if (!isPlain || a.where === undefined || b.where === undefined || a.target !== b.target) return null;
  const what = { ...a, where: any([a.where, b.where]), many: `${a.many} and ${b.many}` };
  return [{ ...act, what }];
}
