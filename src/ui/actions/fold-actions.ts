import { FoldVertical, UnfoldVertical } from "lucide-react";
import { groupKey } from "@/graph/fold/fold-groups";
import type { JsonValue } from "@/lib/json";
import type { Services } from "../services";
import type { Action } from "./action-types";
import { chosen, needsNode } from "./chosen";

/** Groups drawn as one node each, and their nodes again. */
export const foldActions: readonly Action[] = [
  {
    id: "view.fold",
    group: "view",
    title: ({ actions }) => actions.fold,
    icon: FoldVertical,
    keys: ["Shift+C"],
    refusal: ({ document }, { canvas }) => (document.tables.nodes.count === 0 ? canvas.chooseNode : null),
    run: ({ edit }) => void edit.run({ name: "foldGroups", input: { by: "community" } }),
  },
  {
    id: "view.foldGroup",
    group: "view",
    title: ({ actions }) => actions.foldGroup,
    icon: UnfoldVertical,
    keys: ["E"],
    refusal: (services, words) => needsFold(services, words) ?? needsNode(services, words),
    run: (services) => foldChosen(services),
  },
  {
    id: "view.unfold",
    group: "view",
    title: ({ actions }) => actions.unfold,
    icon: UnfoldVertical,
    keys: ["Shift+U"],
    refusal: needsFold,
    run: ({ edit }) => void edit.run({ name: "foldGroups", input: { unfold: true } }),
  },
];

function needsFold(...[{ document }, { actions }]: Parameters<NonNullable<Action["refusal"]>>): string | null {
  return document.fold === null ? actions.noFold : null;
}

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
