import type { Selector } from "@/graph/selector/selector-types";
import { all, fieldOf } from "../../meaning/selectors";

/** Conditions that all hold, one by one. */
export function termsOf(selector: Selector | undefined): readonly Selector[] {
  if (selector === undefined || selector.op === "all") return [];
  return selector.op === "and" && fieldOf(selector) === null ? selector.terms.flatMap(termsOf) : [selector];
}

export function fieldsOf(selector: Selector | undefined): readonly string[] {
  return termsOf(selector).flatMap((term) => fieldOf(term) ?? []);
}

/** These conditions; those on the same attributes give way. */
export function anew(old: Selector | undefined, wanted: Selector): Selector {
  const fields = fieldsOf(wanted);
  const remaining = termsOf(old).filter((term) => {
    const field = fieldOf(term);
    return field === null || !fields.includes(field);
  });
  return all([...remaining, ...termsOf(wanted)]);
}

type Comparing = Extract<Selector, { readonly op: "compare" }>;

/** The last condition that compares with a number: "over 40". */
export function comparedIn(where: Selector | undefined): Comparing | null {
  return (
    termsOf(where)
      .flatMap((term) => (term.op === "and" ? term.terms : [term]))
      .findLast(isCompared) ?? null
  );
}

function isCompared(term: Selector): term is Comparing {
  return (
    term.op === "compare" &&
    term.value.kind === "literal" &&
    typeof term.value.value === "number" &&
    /^[<>]/u.test(term.cmp)
  );
}
