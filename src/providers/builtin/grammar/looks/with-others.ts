import type { Selector } from "@/graph/selector/selector-types";
import type { Act, Ref } from "../../meaning/acts";
import { all, not } from "../../meaning/selectors";

/** "the critical ones red, the high ones orange, the rest grey": what none of the conditions before fits. */
export function withOthers(acts: readonly Act[]): readonly Act[] {
  const named: Selector[] = [];
  let target: Ref["target"] = "nodes";
  return acts.map((act) => {
    if (act.do === "lost" || act.do === "held" || !("what" in act)) return act;
    const { what } = act;
    if (what.base === "rest" && named.length > 0) return { ...act, what: othersThan(named, ofTarget(what, target)) };
    if (what.base === "all" && what.where !== undefined && isPlain(what)) {
      named.push(what.where);
      target = what.target;
    }
    return act;
  });
}

/** "the rest" after edges are edges too. */
function ofTarget(what: Ref, target: Ref["target"]): Ref {
  return target === "edges" && what.many === "nodes" ? { ...what, target, one: "edge", many: "edges" } : what;
}

/** Only conditions say which ones it means. */
function isPlain({ near, rank, against, tied, ends, names }: Ref): boolean {
  return [near, rank, against, tied, ends, names].every((part) => part === undefined);
}

function othersThan(named: readonly Selector[], what: Ref): Ref {
  return {
    ...what,
    base: "all",
    where: all([...named.map(not), what.where]),
    isAll: false,
    many: `other ${what.many}`,
    one: `other ${what.one}`,
  };
}
