import type { JsonValue } from "@/lib/json";
import type { ElementTarget } from "../document/graph-types";
import type { GraphChange } from "./change-types";

/** Gathers values to be written, element by element, and gives the changes that write them. */
export type ValueWriter = ReturnType<typeof createValueWriter>;

/** The values of more elements are written as columns: an object for each would cost more than all else. */
export const MANY = 1000;

interface Gathered {
  readonly ids: string[];
  readonly values: JsonValue[];
  readonly gone: string[];
}

export function createValueWriter(target: ElementTarget) {
  const byName = new Map<string, Gathered>();
  const ids: string[] = [];
  let count = 0;
  let last: Gathered & { readonly name: string } = { name: "", ids: [], values: [], gone: [] };
  const gatheredOf = (name: string): Gathered => {
    const known = byName.get(name);
    if (known) return known;
    const made = { ids: [], values: [], gone: [] };
    byName.set(name, made);
    return made;
  };
  const columns = () =>
    [...byName].map(([name, own]): GraphChange => {
      const all = own.gone.length === 0 ? own.ids : [...own.ids, ...own.gone];
      return { type: "values-set", target, name, ids: all, values: own.values };
    });
  return {
    /** Elements that something is written of, in their order: what is put of one comes together. */
    ids,
    /** Values written or taken away. */
    get count(): number {
      return count;
    },
    /** undefined: it is taken away. An attribute of an element once. */
    put: (id: string, name: string, value: JsonValue | undefined): void => {
      if (last.name !== name || count === 0) last = { name, ...gatheredOf(name) };
      if (value === undefined) last.gone.push(id);
      else {
        last.ids.push(id);
        last.values.push(value);
      }
      if (ids.at(-1) !== id) ids.push(id);
      count += 1;
    },
    /** Of few elements one change each, of many a column for each attribute. */
    changes: (): readonly GraphChange[] => (ids.length > MANY ? columns() : oneByOne(target, ids, byName)),
  };
}

function oneByOne(
  target: ElementTarget,
  ids: readonly string[],
  byName: ReadonlyMap<string, Gathered>,
): readonly GraphChange[] {
  const sets = new Map<string, [string, JsonValue][]>();
  const unsets = new Map<string, string[]>();
  for (const [name, own] of byName) {
    for (const [at, id] of own.ids.entries()) sets.set(id, [...(sets.get(id) ?? []), [name, own.values[at] ?? null]]);
    for (const id of own.gone) unsets.set(id, [...(unsets.get(id) ?? []), name]);
  }
  return ids.map((id): GraphChange => {
    const [set, unset] = [sets.get(id), unsets.get(id)];
    return {
      ...{ type: "attributes-set", target, id },
      ...(set && { set: Object.fromEntries(set) }),
      ...(unset && { unset }),
    };
  });
}
