import { CirclePlus, Lasso, MousePointer2, Spline } from "lucide-react";
import type { CanvasTool } from "@/store/view/view-store";
import type { Services } from "../services";
import type { Action } from "./action-types";

export const toolActions: readonly Action[] = [
  toolAction("select", "V", MousePointer2),
  toolAction("lasso", "L", Lasso),
  toolAction("node", "N", CirclePlus),
  { ...toolAction("connect", "C", Spline), run: connect },
];

function toolAction(tool: CanvasTool, key: string, icon: NonNullable<Action["icon"]>): Action {
  return {
    id: `tools.${tool}`,
    group: "edit",
    title: ({ canvas }) => canvas.toolNames[tool],
    icon,
    keys: [key],
    run: ({ view }) => view.change({ tool }),
  };
}

/** With a node under the keyboard the other one is picked by its name; else the tool waits for a pointer. */
function connect({ view, canvas }: Services): void {
  const id = canvas.current?.focused() ?? null;
  if (id === null) view.change({ tool: "connect" });
  else view.change({ popup: { kind: "connect", id } });
}
