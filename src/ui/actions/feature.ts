import type { LucideIcon } from "lucide-react";
import { type ComponentType, lazy } from "react";
import type { GraphDocument } from "@/graph/document/document-types";
import type { FlyoutName } from "@/store/view/panels";
import type { DialogName, OpenDialog } from "@/store/view/view-store";
import type { Words } from "@/words/words";
import type { Services } from "../services";
import type { Action, ActionGroup } from "./action-types";

/** A panel of the left rail. */
export interface Panel {
  /** Its title stands under this name in the words, `panels`. */
  readonly name: FlyoutName;
  readonly icon: LucideIcon;
  /** Where it has something to show: elsewhere the rail leaves it out, while the palette still opens it. */
  readonly hasContent?: (document: GraphDocument) => boolean;
  /** A dot beside its icon, and words for who does not see it, tell that something of it is in force. */
  readonly mark?: { readonly isOn: (document: GraphDocument) => boolean; readonly text: (words: Words) => string };
  readonly Content: ComponentType;
}

/** What people see of a feature. All that is drawn is made with `opened`: it comes when it is first opened. */
export interface FeatureFace {
  readonly actions?: readonly Action[];
  readonly panel?: Panel;
  readonly dialogs?: Readonly<Partial<Record<DialogName, ComponentType>>>;
}

/** The same of all features. */
export interface AllFeatures {
  readonly actions: readonly Action[];
  readonly panels: readonly Panel[];
  readonly dialogs: Readonly<Record<DialogName, ComponentType>>;
}

declare module "../services" {
  interface Services {
    readonly features: AllFeatures;
  }
}

/** A component that is loaded when it is first drawn. */
export function opened(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => ({ default: await load() }));
}

/** A panel of the left rail, and the action that opens and closes it. */
export function panel(
  name: FlyoutName,
  icon: LucideIcon,
  load: () => Promise<ComponentType>,
  more: Pick<Panel, "hasContent" | "mark"> = {},
) {
  const toggle: Action = {
    id: `panels.${name}`,
    group: "panels",
    title: ({ actions, panels }) => actions.panel(panels[name].title),
    icon,
    run: ({ view }) => view.changePanels({ flyout: view.getState().panels.flyout === name ? null : name }),
  };
  return { panel: { name, icon, ...more, Content: opened(load) }, actions: [toggle] } satisfies FeatureFace;
}

/** The action that opens a dialog, or the settings at a section. */
export function opens(group: ActionGroup, dialog: OpenDialog, icon: LucideIcon, title: Action["title"]): Action {
  return { id: `${group}.${dialog}`, group, title, icon, run: ({ view }) => view.change({ dialog }) };
}

/** The action of this id. */
export function findAction({ features }: Services, id: string): Action {
  const action = features.actions.find((one) => one.id === id);
  if (!action) throw new Error(`There is no action ${id}.`);
  return action;
}
