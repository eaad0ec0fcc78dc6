import {
  Copy,
  Group,
  Merge,
  Palette,
  PanelRight,
  PencilLine,
  Pin,
  PinOff,
  Route,
  Shapes,
  Spline,
  Trash2,
  Ungroup,
} from "lucide-react";
import { pinnedNodes } from "@/graph/tables/pinned";
import type { Services } from "../services";
import type { Action } from "./action-types";
import { chosen, needsAny, needsMoreNodes, needsNode, needsOneNode, needsTwoNodes } from "./chosen";

type Edits = typeof import("./hand-edits");

/** What hands do to the graph; every one runs commands, and their code comes with the first. */
export const handActions: readonly Action[] = [
  hand(
    { id: "edit.rename", title: ({ canvas }) => canvas.rename, icon: PencilLine, keys: ["F2"] },
    needsOneNode,
    rename,
  ),
  hand({ id: "edit.retype", title: ({ canvas }) => canvas.retype, icon: Shapes }, needsAny, ({ view }) =>
    view.change({ popup: { kind: "type" } }),
  ),
  hand({ id: "edit.connect", title: ({ canvas }) => canvas.connectWith, icon: Spline }, needsOneNode, connectWith),
  later(
    { id: "edit.duplicate", title: ({ canvas }) => canvas.duplicate, icon: Copy, keys: ["Mod+D"] },
    needsNode,
    "duplicate",
  ),
  later({ id: "edit.merge", title: ({ canvas }) => canvas.merge, icon: Merge }, needsMoreNodes, "merge"),
  later({ id: "edit.group", title: ({ canvas }) => canvas.group, icon: Group }, needsNode, "group"),
  later({ id: "edit.ungroup", title: ({ canvas }) => canvas.ungroup, icon: Ungroup }, needsGroup, "ungroup"),
  later({ id: "edit.pin", title: ({ canvas }) => canvas.pin, icon: Pin }, needsLoose, "pin"),
  later({ id: "edit.unpin", title: ({ canvas }) => canvas.unpin, icon: PinOff }, needsPinned, "unpin"),
  later(
    { id: "edit.delete", title: ({ canvas }) => canvas.delete, icon: Trash2, keys: ["Delete", "Backspace"] },
    needsAny,
    "remove",
  ),
  later({ id: "select.path", title: ({ canvas }) => canvas.pathLong, icon: Route }, needsTwoNodes, "selectPath"),
  hand({ id: "select.style", title: ({ canvas }) => canvas.styleLong, icon: Palette }, needsAny, ({ view }) =>
    view.changePanels({ flyout: "style" }),
  ),
  hand({ id: "select.inspect", title: ({ canvas }) => canvas.inspect, icon: PanelRight }, needsAny, ({ view }) => {
    view.change({ tab: "inspect", sheet: "half" });
    view.changePanels({ isDockOpen: true });
  }),
];

type Face = Pick<Action, "id" | "title" | "icon" | "keys">;
type Refusal = NonNullable<Action["refusal"]>;

function hand(face: Face, refusal: Refusal, run: Action["run"]): Action {
  return { ...face, group: face.id.startsWith("select") ? "select" : "edit", refusal, run };
}

type EditName = {
  [Name in keyof Edits]: Edits[Name] extends (services: Services) => unknown ? Name : never;
}[keyof Edits];

function later(face: Face, refusal: Refusal, name: EditName): Action {
  return hand(face, refusal, (services) => void import("./hand-edits").then((edits) => edits[name](services)));
}

function rename(services: Services): void {
  const [id] = chosen(services).nodes;
  if (id !== undefined) services.view.change({ popup: { kind: "name", id } });
}

function connectWith(services: Services): void {
  const [id] = chosen(services).nodes;
  if (id !== undefined) services.view.change({ popup: { kind: "connect", id } });
}

function needsGroup(...[services, { canvas }]: Parameters<Refusal>): string | null {
  const { tables, node } = services.document;
  const wanted = new Set(chosen(services).nodes);
  for (let row = 0; row < tables.nodes.count; row += 1) {
    const id = tables.nodes.idAt(row);
    const parent = node(id)?.parent;
    if (parent !== undefined && (wanted.has(parent) || wanted.has(id))) return null;
  }
  return canvas.noGroup;
}

function needsLoose(...[services, words]: Parameters<Refusal>): string | null {
  const pinned = pinnedNodes(services.document.namedSets);
  const { nodes } = chosen(services);
  return needsNode(services, words) ?? (nodes.every((id) => pinned.has(id)) ? words.canvas.allPinned : null);
}

function needsPinned(...[services, words]: Parameters<Refusal>): string | null {
  const pinned = pinnedNodes(services.document.namedSets);
  const { nodes } = chosen(services);
  return needsNode(services, words) ?? (nodes.some((id) => pinned.has(id)) ? null : words.canvas.nonePinned);
}
