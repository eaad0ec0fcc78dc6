import type { Act, Ref } from "../../meaning/acts";
import { tokenise } from "../../text/tokens";
import { named } from "../refs";
import { type Before, isOn } from "./before";

/** "it", "he", "her" after several were found: the one that was asked about. Null: what was found is meant. */
export function singleBefore(message: string, { last, told }: Before): Ref | null {
  if (told.length < 2 || !isOn(last) || !tokenise(message).some(({ norm }) => singular.has(norm))) return null;
  const { near, names, base } = last.what;
  const asked = near !== undefined && near.names.length > 0 ? near.names : base === "names" ? (names ?? []) : [];
  const [name, second] = asked;
  return name === undefined || second !== undefined ? null : named([name]);
}

const singular = new Set("it|he|she|him|her|his|its|hers".split("|"));

/** What points back, as what it points at. */
export function pointed(acts: readonly Act[], single: Ref | null): readonly Act[] {
  const names = single?.names;
  if (names === undefined) return acts;
  return acts.map((act) => (isOn(act) ? { ...act, what: pointedRef(act.what, names) } : act));
}

function pointedRef(ref: Ref, names: readonly string[]): Ref {
  const own = ref.base === "previous" ? { ...ref, base: "names" as const, names } : ref;
  const { near } = own;
  if (near === undefined || near.names.length > 0) return own;
  if (near.of === undefined) return { ...own, near: { ...near, names } };
  return { ...own, near: { ...near, of: pointedRef(near.of, names) } };
}
