import { Download, Share2, Trash2, Upload } from "lucide-react";
import { type FeatureFace, opened, opens } from "../actions/feature";

/** Graphs out: as files, pictures and links. */
export const exporting = {
  actions: [
    {
      id: "file.save",
      group: "file",
      title: ({ frame }) => frame.saveJson,
      icon: Download,
      keys: ["Mod+S"],
      run: ({ files }) => void files.saveAsJson(),
    },
    opens("file", "share", Share2, ({ actions }) => actions.share),
    { ...opens("file", "export", Upload, ({ actions }) => actions.export), keys: ["Mod+Shift+E"] },
    {
      id: "file.clear",
      group: "file",
      title: ({ actions }) => actions.clearGraph,
      icon: Trash2,
      refusal: ({ document }, { actions }) => (document.tables.nodes.count === 0 ? actions.nothingToClear : null),
      run: ({ edit }) => void edit.run({ name: "clearGraph", input: {} }),
    },
  ],
  dialogs: {
    share: opened(async () => (await import("../share/ShareDialog")).ShareDialog),
    export: opened(async () => (await import("./ExportDialog")).ExportDialog),
  },
} satisfies FeatureFace;

declare module "@/store/view/view-store" {
  interface Dialogs {
    share: true;
    export: true;
  }
}
