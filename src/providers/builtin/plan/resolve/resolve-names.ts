import { printSelector } from "@/graph/selector/print-selector";
import type { Selector } from "@/graph/selector/selector-types";
import { absentText } from "../../answer/absent-value";
import type { Ref } from "../../meaning/acts";
import { all, any, idIn } from "../../meaning/selectors";
import { asNodes, type Looked, lookUp, refusalFor, toNode } from "../look-up";
import { call, recordsIn, type Step, textIn } from "../outcome";
import type { PlanRun, Resolved } from "../plan-run";

/** The nodes (or values) that are named, or what is wrong with the names. */
export function* resolveNames(ref: Ref, run: PlanRun): Step<Resolved> {
  const found = yield* selectorsOf(ref.names ?? [], run, ref);
  if (!found.success) return found;
  const selector = found.selectors.length === 0 ? idIn(found.ids) : any(found.selectors);
  const subject = { target: "nodes" as const, one: ref.one, many: ref.many, isAll: false };
  if (found.ids.length === found.selectors.length)
    return {
      success: true,
      subject: { ...subject, selector: idIn(found.ids), ids: found.ids, count: found.ids.length },
    };
  return { success: true, subject: { ...subject, selector: all([ref.where, selector]) } };
}

type Named =
  | { readonly success: true; readonly selectors: readonly Selector[]; readonly ids: readonly string[] }
  | { readonly success: false; readonly text: string };

/** One selector for each name, or what is wrong with them. */
export function* selectorsOf(
  names: readonly string[],
  run: PlanRun,
  { isExact, isWithin, where }: Partial<Ref> = {},
): Step<Named> {
  if (names.length === 0) return { success: true, selectors: [], ids: [] };
  const plain = yield* lookUp(names, run, isExact === true || isWithin === true);
  const looked = where === undefined ? plain : yield* amongSeveral(plain, where);
  const absent = isWithin === true ? names.filter((_, at) => looked[at]?.kind === "none") : [];
  if (absent.length > 0) return { success: false, text: yield* absentText(absent, run) };
  const wrong = names.map((name, at) => refusalFor(name, looked[at], run)).filter((text) => text !== null);
  if (wrong.length > 0) return { success: false, text: wrong.join(" ") };
  const ids = looked.flatMap((one) => (one.kind === "node" ? [one.id] : []));
  const values = looked.flatMap((one) => (one.kind === "value" ? [one.selector] : []));
  return { success: true, selectors: [...ids.map((id) => idIn([id])), ...values], ids };
}

/** Two nodes of one name are told apart by what else is said: "the dog Rex". */
function* amongSeveral(looked: readonly Looked[], where: Selector): Step<readonly Looked[]> {
  const matching: Looked[] = [];
  for (const one of looked) {
    if (one.kind !== "several") {
      matching.push(one);
      continue;
    }
    const ids = one.nodes.map((node) => textIn(node, "id"));
    const outcome = yield* call("findNodes", { selector: printSelector(all([idIn(ids), where])), limit: 5 });
    const [only, second] = recordsIn(outcome.data, "nodes");
    matching.push(only !== undefined && second === undefined ? toNode(only) : one);
  }
  return matching;
}

export type FoundNode = Looked & { readonly kind: "node" };

type BothEnds =
  | { readonly success: true; readonly ends: readonly [FoundNode, FoundNode] }
  | { readonly success: false; readonly text: string };

/** The two nodes that are named; what to say where a name is not one node. */
export function* bothEnds(names: readonly [string, string], run: PlanRun): Step<BothEnds> {
  const looked = yield* asNodes(yield* lookUp(names, run));
  const wrong = names.map((name, at) => refusalFor(name, looked[at], run)).filter((text) => text !== null);
  const [first, second] = looked;
  if (first?.kind !== "node" || second?.kind !== "node") return { success: false, text: wrong.join(" ") };
  return { success: true, ends: [first, second] };
}
