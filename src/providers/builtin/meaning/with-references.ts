import type { Act, Ref } from "./acts";

/** "those" and "them" mean what an earlier clause of the same message spoke of. */
export function withReferences(acts: readonly Act[]): readonly Act[] {
  let spoken: Ref | null = null;
  return acts.map((act) => {
    if (act.do === "path" || act.do === "joined") spoken = onTheWay;
    if (act.do === "lost" || act.do === "held" || !("what" in act)) return act;
    const before = spoken;
    if (before !== null && act.what.base === "previous") return referring(act, before);
    if (!act.what.isAll || act.do === "find") spoken = act.what;
    return act;
  });
}

/** What lies on a way that was found, or its ends. */
const onTheWay: Ref = { target: "nodes", base: "message", one: "node", many: "nodes", isAll: false, mended: [] };

function referring(act: Act & { readonly what: Ref }, before: Ref): Act {
  const { what } = act;
  if (what.target === "edges" && before.target === "nodes") return edgesOf(act, before);
  const noun = what.where === undefined ? { one: before.one, many: before.many } : {};
  return withWhat(act, { ...what, ...noun, target: before.target, base: "message", isAll: false });
}

/** "(show Ann and Bob) and delete their edges": the edges at what was spoken of, never the nodes themselves. */
function edgesOf(act: Act & { readonly what: Ref }, { names = [], base }: Ref): Act {
  const between = act.do === "remove" ? edgeBetween(names) : null;
  if (between !== null) return between;
  if (base !== "names") return { do: "held", why: "unsure", act, words: act.what.many };
  return withWhat(act, { ...act.what, base: "all", ends: { names, side: "both" }, isAll: false });
}

/** Two names are the ends of the edge to be removed. */
export function edgeBetween([from, to, third]: readonly string[]): Act | null {
  if (from === undefined || to === undefined || third !== undefined) return null;
  return { do: "removeEdge", from, to, attributes: {} };
}

/** The same act for these; what it does stays. */
export function withWhat<Some extends Act & { readonly what: Ref }>(act: Some, what: Ref): Some {
  return { ...act, what };
}
