import { previousSubject, type Talk } from "../dialogue/previous";
import type { Act, Near, Ref } from "./acts";
import { all } from "./selectors";

/** An earlier act, what it pointed back at said in full: "those" of then are not those of now. */
export function anchored(act: Act, talk: Talk): Act {
  if (!("what" in act)) return act;
  const isBack = act.what.base === "previous";
  const isNearBack = isOpen(act.what.near);
  const before = isBack || isNearBack ? previousSubject(talk) : null;
  if (before === null) return act;
  const { target, selector } = before;
  const of: Ref = { target, base: "all", where: selector, one: "node", many: "nodes", isAll: false, mended: [] };
  const near = isNearBack && act.what.near !== undefined ? { near: { ...act.what.near, of } } : {};
  const own = isBack ? { base: "all" as const, where: all([selector, act.what.where]), target } : {};
  return { ...act, what: { ...act.what, ...near, ...own } };
}

/** Whose neighbours is left to what was spoken of. */
function isOpen(near: Near | undefined): boolean {
  return near !== undefined && near.names.length === 0 && near.of === undefined;
}
