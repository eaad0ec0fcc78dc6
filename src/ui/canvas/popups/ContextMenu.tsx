import { CirclePlus } from "lucide-react";
import { useEffect, useState } from "react";
import type { CanvasView } from "@/canvas/canvas-port";
import type { Position } from "@/graph/document/graph-types";
import type { CanvasPopup } from "@/store/view/view-store";
import { ActionRow } from "../../actions/ActionItem";
import type { Action } from "../../actions/action-types";
import { chosen } from "../../actions/chosen";
import { databaseActions } from "../../actions/database-actions";
import { findAction } from "../../actions/feature";
import { addNodeAt } from "../../actions/hand-edits";
import { MenuPopup } from "../../parts/Menu";
import { type Services, useServices } from "../../services";
import { useDocumentVersion } from "../../use-document";
import { useWords } from "../../use-stores";
import { useClosePopup } from "./use-close-popup";

interface ContextMenuProps {
  readonly canvas: CanvasView;
  readonly popup: Extract<CanvasPopup, { kind: "menu" }>;
}

/** What can be done with what is selected, or with the background; what cannot be done now says why. */
export function ContextMenu({ canvas, popup }: ContextMenuProps) {
  const services = useServices();
  const words = useWords();
  // What was selected just before it opened may come a moment later.
  useDocumentVersion();
  const close = useClosePopup();
  const [point, setPoint] = useState<HTMLElement | null>(null);
  const groups = menuActions(services, popup.onBackground ? canvas.modelPosition(popup) : null)
    .map((group) => group.map((entry) => (typeof entry === "string" ? findAction(services, entry) : entry)))
    .filter((group) => group.length > 0);

  useEffect(() => {
    // The wheel zooms the graph: what the menu was opened on moves away from it.
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Element && !target.closest("[role=menu]")) close(true);
    };
    document.addEventListener("wheel", closeOutside, true);
    return () => document.removeEventListener("wheel", closeOutside, true);
  }, [close]);

  // What was chosen may have opened something in its place.
  const closeMenu = (takesFocus: boolean) => services.view.getState().popup === popup && close(!takesFocus);
  return (
    <>
      <span ref={setPoint} className="menu-point" style={{ translate: `${popup.x}px ${popup.y}px` }} />
      {point && (
        <MenuPopup label={words.canvas.menu} anchor={point} onClose={closeMenu}>
          {groups.map((group) => (
            <div key={group[0]?.id} className="menu-group">
              {group.map((action) => (
                <ActionRow key={action.id} action={action} isDanger={action.id === "edit.delete"} />
              ))}
            </div>
          ))}
        </MenuPopup>
      )}
    </>
  );
}

/** Ids of actions, or actions that know the place they were asked for. */
type MenuEntry = string | Action;

/** What the canvas's menu offers, in groups: of the background at a place, or of what is selected. */
export function menuActions(services: Services, place: Position | null): readonly (readonly MenuEntry[])[] {
  const isFolded = services.document.fold !== null;
  const ofPart = databaseActions(services).filter(({ id }) => (place === null) === (id !== "database.more"));
  const entries = [...(ofPart.length > 0 ? [ofPart] : []), ...plainEntries(services, place)];
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
