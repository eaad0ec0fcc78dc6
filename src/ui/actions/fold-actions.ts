import { Maximize2, Minimize2 } from "lucide-react";
import { groupKey } from "@/graph/fold/fold-groups";
import type { JsonObject, JsonValue } from "@/lib/json";
import type { Services } from "../services";
import type { Action } from "./action-types";
import { chosen, needsNode } from "./chosen";

const needsFold: NonNullable<Action["refusal"]> = ({ document }, { canvas }) =>
  document.fold === null ? canvas.noGroup : null;

const folding =
  (input: JsonObject): Action["run"] =>
  ({ edit }) =>
    void edit.run({ name: "foldGroups", input });

/** Groups drawn as one node each, and their nodes again. */
export const foldActions: readonly Action[] = [
  {
    id: "view.fold",
    group: "view",
    title: ({ actions }) => actions.fold,
    icon: Minimize2,
    keys: ["Shift+C"],
    run: folding({ by: "community" }),
  },
  {
    id: "view.foldGroup",
    group: "view",
    title: ({ actions }) => actions.foldGroup,
    icon: Maximize2,
    keys: ["E"],
    refusal: (services, words) => needsFold(services, words) ?? needsNode(services, words),
    run: foldChosen,
  },
  {
    id: "view.unfold",
    group: "view",
    title: ({ actions }) => actions.unfold,
    icon: Maximize2,
    keys: ["Shift+U"],
    refusal: needsFold,
    run: folding({ unfold: true }),
  },
];

/** Folded groups among those of what is chosen are unfolded; where none is, they are folded again. */
function foldChosen(services: Services): void {
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
