import { Maximize2, Minimize2 } from "lucide-react";
import type { JsonObject } from "@/lib/json";
import type { Action } from "./action-types";
import { needsNode } from "./chosen";

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
    run: (services) => void import("./fold-chosen").then(({ foldChosen }) => foldChosen(services)),
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
