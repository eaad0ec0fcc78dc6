import { groupKey } from "@/graph/fold/fold-groups";
import type { JsonValue } from "@/lib/json";
import type { Services } from "../services";
import { chosen } from "./chosen";

/** Folded groups among those of what is chosen are unfolded; where none is, they are folded again. */
export function foldChosen(services: Services): void {
  const { document, edit } = services;
  const { fold, tables } = document;
  if (fold === null) return;
  const values = new Map<string, JsonValue>();
  for (const id of chosen(services).nodes) {
    const value = tables.nodes.valueAt(fold.by, tables.nodes.rowOf(id) ?? -1);
    if (value !== undefined && value !== null) values.set(groupKey(value), value);
  }
  const folded = [...values].filter(([key]) => !fold.open.includes(key));
  const [unfold, named] = folded.length > 0 ? [true, folded] : [false, [...values]];
  const groups = named.map(([key, value]) => (typeof value === "object" ? key : value));
  if (groups.length > 0) void edit.run({ name: "foldGroups", input: { groups, unfold } });
}
