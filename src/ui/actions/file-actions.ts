import { CirclePlus, CookingPot, Download, FileUp, FolderClock, Share2, Trash2, Upload, Waypoints } from "lucide-react";
import { pickFiles } from "../parts/pick-files";
import type { Services } from "../services";
import type { Action } from "./action-types";

/** Graphs in and out. */
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
  {
    id: "file.recent",
    group: "file",
    title: ({ actions }) => actions.recentGraphs,
    icon: FolderClock,
    run: ({ view }) => view.change({ dialog: "storage" }),
  },
  {
    id: "file.recipes",
    group: "file",
    title: ({ actions }) => actions.recipes,
    icon: CookingPot,
    run: ({ view }) => view.change({ dialog: "recipes" }),
  },
  {
    id: "file.save",
    group: "file",
    title: ({ frame }) => frame.saveJson,
    icon: Download,
    keys: ["Mod+S"],
    run: ({ files }) => void files.saveAsJson(),
  },
  {
    id: "file.share",
    group: "file",
    title: ({ actions }) => actions.share,
    icon: Share2,
    run: ({ view }) => view.change({ dialog: "share" }),
  },
  {
    id: "file.export",
    group: "file",
    title: ({ actions }) => actions.export,
    icon: Upload,
    keys: ["Mod+Shift+E"],
    run: ({ view }) => view.change({ dialog: "export" }),
  },
  {
    id: "file.clear",
    group: "file",
    title: ({ actions }) => actions.clearGraph,
    icon: Trash2,
    refusal: ({ document }, { actions }) => (document.tables.nodes.count === 0 ? actions.nothingToClear : null),
    run: ({ edit }) => void edit.run({ name: "clearGraph", input: {} }),
  },
];

async function pickAndOpen(files: Services["files"]): Promise<void> {
  await files.openFiles(await pickFiles());
}
