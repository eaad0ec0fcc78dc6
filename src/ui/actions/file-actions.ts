import { CirclePlus, FileUp, Waypoints } from "lucide-react";
import { pickFiles } from "../pick-files";
import type { Services } from "../services";
import type { Action } from "./action-types";

/** Graphs in. */
export const fileActions: readonly Action[] = [
  {
    id: "file.new",
    group: "file",
    title: ({ actions }) => actions.newGraph,
    icon: CirclePlus,
    run: ({ files }) => files.startBlank(),
  },
  {
    id: "file.open",
    group: "file",
    title: ({ actions }) => actions.openFiles,
    icon: FileUp,
    keys: ["Mod+O"],
    run: ({ files }) => void pickAndOpen(files),
  },
  {
    id: "file.start",
    group: "file",
    title: ({ actions }) => actions.samplesAndMore,
    icon: Waypoints,
    run: ({ view }) => view.change({ isStartOpen: true, isBack: false }),
  },
];

async function pickAndOpen(files: Services["files"]): Promise<void> {
  await files.openFiles(await pickFiles());
}
