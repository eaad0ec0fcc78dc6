import type { Act, Ref } from "../../meaning/acts";
import { all } from "../../meaning/selectors";
import { tokenise } from "../../text/tokens";
import { named } from "../refs";
import { type Before, isOn } from "./before";

/** "it", "he", "her" after several were found: the one that was asked about. Null: what was found is meant. */
export function singleBefore(message: string, { last, told }: Before): Ref | null {
  if (told.length < 2 || !isOn(last) || !tokenise(message).some(({ norm }) => singular.has(norm))) return null;
  const { near, names, base } = last.what;
  const own = base === "names" ? (names ?? []) : [];
  const [name, second] = near !== undefined && near.names.length > 0 ? near.names : own;
  return name === undefined || second !== undefined ? null : named([name]);
}

const singular = new Set("it|he|she|him|her|his|its|hers".split("|"));

/** "there" after two were connected: where the edge leads. */
export function thereBefore(message: string, { last }: Before): Ref | null {
  const isThere = last.do === "addEdge" && last.to !== "" && /\bthere\b/iu.test(message);
  return isThere && last.do === "addEdge" ? named([last.to]) : null;
}

/** What was hidden is spoken of, though the call that hid it tells what is left. */
export function hiddenBefore({ last }: Before): Ref | null {
  if (last.do !== "hide") return null;
  const { near, tied, rank, against, base } = last.what;
  const isPlain = [near, tied, rank, against].every((part) => part === undefined);
  return isPlain && (base === "all" || base === "names") ? last.what : null;
}

/** What points back, as what it points at. */
export function pointed(acts: readonly Act[], at: Ref | null): readonly Act[] {
  if (at === null) return acts;
  return acts.map((act) => (isOn(act) ? { ...act, what: pointedRef(act.what, at) } : act));
}

function pointedRef(ref: Ref, at: Ref): Ref {
  const own = ref.base === "previous" ? { ...at, ...ref, base: at.base, ...whereOf(ref, at) } : ref;
  const { near } = own;
  if (near === undefined || near.names.length > 0) return own;
  if (near.of !== undefined) return { ...own, near: { ...near, of: pointedRef(near.of, at) } };
  return { ...own, near: at.names === undefined ? { ...near, of: at } : { ...near, names: at.names } };
}

function whereOf({ where }: Ref, at: Ref): Pick<Ref, "where"> {
  return where === undefined && at.where === undefined ? {} : { where: all([at.where, where]) };
}
