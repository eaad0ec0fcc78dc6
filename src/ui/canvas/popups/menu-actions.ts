import { CirclePlus } from "lucide-react";
import type { Position } from "@/graph/document/graph-types";
import type { Action } from "../../actions/action-types";
import { chosen } from "../../actions/chosen";
import { addNodeAt } from "../../actions/hand-edits";
import type { Services } from "../../services";

/** Ids of actions, or actions that know the place they were asked for. */
type MenuEntry = string | Action;

/** What the canvas's menu offers, in groups: of the background at a place, or of what is selected. */
export function menuActions(services: Services, place: Position | null): readonly (readonly MenuEntry[])[] {
  const isFolded = services.document.fold !== null;
  const entries = plainEntries(services, place);
  if (place !== null) return [...entries, isFolded ? ["view.fold", "view.unfold"] : ["view.fold"]];
  return isFolded ? [["view.foldGroup", "view.unfold"], ...entries] : entries;
}

function plainEntries(services: Services, place: Position | null): readonly (readonly MenuEntry[])[] {
  if (place !== null) {
    return [
      [addHere(place), "tools.connect"],
      ["select.all", "select.invert"],
      ["view.fit", "view.showAll"],
      ["edit.undo", "edit.redo"],
    ];
  }
  const { nodes } = chosen(services);
  if (nodes.length === 0) return [["select.inspect", "select.style"], ["edit.retype", "select.hide"], ["edit.delete"]];
  if (nodes.length > 1) {
    return [
      ["select.path", "select.grow", "select.style"],
      ["edit.retype", "edit.group", "edit.ungroup", "edit.merge", "edit.duplicate"],
      ["edit.pin", "edit.unpin", "select.hide"],
      ["edit.delete"],
    ];
  }
  return [
    ["select.inspect", "select.grow", "select.style"],
    ["edit.rename", "edit.retype", "edit.connect", "edit.duplicate", "edit.ungroup"],
    [isPinned(services) ? "edit.unpin" : "edit.pin", "select.hide"],
    ["edit.delete"],
  ];
}

function isPinned(services: Services): boolean {
  const [id] = chosen(services).nodes;
  return services.document.namedSets.some(({ name, nodes }) => name === "pinned" && nodes.includes(id ?? ""));
}

function addHere(place: Position): Action {
  return {
    id: "canvas.addHere",
    group: "edit",
    title: ({ canvas }) => canvas.addNodeHere,
    icon: CirclePlus,
    run: (services) => void addNodeAt(services, place),
  };
}
