import { BookOpen } from "lucide-react";
import type { GraphDocument } from "@/graph/document/document-types";
import { textAttributes } from "@/knowledge/index/text-attributes";
import type { Shelf } from "@/knowledge/shelf/shelf-types";
import { loadOnce } from "@/lib/load-once";
import { panel } from "@/ui/actions/feature";
import type { Feature, Page } from "../page/page";

const load = async () => (await import("@/ui/documents/DocumentsPanel")).DocumentsPanel;
const documents = panel("documents", BookOpen, load, { hasContent: hasReading });

/** Texts to read: those of the graph, and the handbook. */
export const handbook = {
  ...documents,
  services: ({ reading }: Page) => ({
    handbook: {
      shelf: loadOnce(async () => {
        const { handbookShelf } = await import("@/knowledge/shelf/handbook-shelf");
        return handbookShelf(await reading.loadHandbook());
      }),
    },
  }),
  actions: [
    ...documents.actions,
    {
      id: "view.handbook",
      group: "view",
      title: ({ actions }) => actions.handbook,
      icon: BookOpen,
      run: ({ view }) => {
        view.change({ dialog: null, reading: null, isHandbookListed: true });
        view.changePanels({ flyout: "documents" });
      },
    },
  ],
} satisfies Feature;

declare module "@/ui/services" {
  interface Services {
    /** The help as courses, to read and to search beside any graph. */
    readonly handbook: {
      /** Fetched when it is first wanted, and kept. Rejects with the reason; the next call tries again. */
      shelf(): Promise<Shelf>;
    };
  }
}

/** Texts, or a course whose lessons have none yet. */
function hasReading({ tables }: GraphDocument): boolean {
  const types = tables.nodes.column("type");
  return textAttributes(tables).length > 0 || (types?.kind === "string" && types.words.includes("course"));
}
