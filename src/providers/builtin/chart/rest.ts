import type { Selector } from "@/graph/selector/selector-types";
import type { Act, Ref } from "../meaning/acts";
import { any, not } from "../meaning/selectors";
import { withReferences } from "../meaning/with-references";
import { everything } from "./refs";

/** The acts of one message, what each says of the others decided. */
export function resolvedActs(acts: readonly Act[]): readonly Act[] {
  return withReferences(withoutRepaint(withRest(acts)));
}

/** "cats red, dogs blue, the rest grey": what no earlier part of the message was about. */
function withRest(acts: readonly Act[]): readonly Act[] {
  const named: Ref[] = [];
  return acts.map((act) => {
    if (!("what" in act)) return act;
    const others = act.what.base === "rest" && named.length > 0 ? othersThan(named) : null;
    if (others !== null) return { ...act, what: others };
    named.push(act.what);
    return act;
  });
}

/** Where each of them is a condition that stays what it is. */
function othersThan(named: readonly Ref[]): Ref | null {
  const [first] = named;
  const where = named.flatMap((what): readonly Selector[] => {
    const isOpen = !isCondition(what) || what.target !== first?.target || what.where === undefined;
    return isOpen || readsLook(what.where) ? [] : [what.where];
  });
  if (first === undefined || where.length < named.length) return null;
  const [one, many] = first.target === "nodes" ? ["other node", "other nodes"] : ["other edge", "other edges"];
  return { ...everything(first.target), where: not(any(where)), one, many, isAll: false };
}

function isCondition({ base, near, tied, rank, against, ends, names, without }: Ref): boolean {
  return base === "all" && [near, tied, rank, against, ends, names, without].every((part) => part === undefined);
}

/** A look that the message itself may change. */
function readsLook(term: Selector): boolean {
  return JSON.stringify(term).includes('"of":"computed"');
}

/** "the red ones blue and the blue ones red": what is painted first is not painted again for its new colour. */
function withoutRepaint(acts: readonly Act[]): readonly Act[] {
  const [first, second, third] = acts;
  if (first === undefined || second === undefined || third !== undefined) return acts;
  const [a, b] = [repaintOf(first), repaintOf(second)];
  if (a === null || b === null || a.to !== b.from) return acts;
  return a.from === b.to ? [{ do: "swapColors", target: a.target, colors: [a.from, a.to] }] : [second, first];
}

function repaintOf(
  act: Act,
): { readonly target: "nodes" | "edges"; readonly from: string; readonly to: string } | null {
  if (act.do !== "style" || act.style.color === undefined || act.what.base !== "all") return null;
  const { where, target } = act.what;
  if (where?.op !== "compare" || where.field.name !== "color" || where.field.of !== "computed") return null;
  const { value } = where;
  if (value.kind !== "literal" || typeof value.value !== "string") return null;
  return { target, from: value.value, to: act.style.color };
}
