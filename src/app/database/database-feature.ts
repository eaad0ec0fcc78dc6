import { Database } from "lucide-react";
import type { Provider } from "@/ai/port/provider-port";
import { allCommands } from "@/commands/registry/all-commands";
import type { ListedCommand } from "@/commands/registry/command-types";
import { loadCommand } from "@/commands/registry/load-command";
import type { GraphDocument, StepId } from "@/graph/document/document-types";
import { loadOnce } from "@/lib/load-once";
import { createDatabaseStore, isBare, type ShownDatabase } from "@/store/view/database-store";
import { opened } from "@/ui/actions/feature";
import type { DatabaseService } from "@/ui/database/database-service";
import type { Feature, Page } from "../page/page";

/** A graph database of which the open graph is a part. */
export const database = {
  services: ({ database: { store, open } }: Page) => ({ database: { store, open } }),
  actions: [
    {
      id: "file.database",
      group: "file",
      title: ({ actions }) => actions.database,
      icon: Database,
      run: ({ view }) => view.change({ dialog: "database" }),
    },
  ],
  dialogs: { database: opened(async () => (await import("@/ui/database/DatabaseDialog")).DatabaseDialog) },
} satisfies Feature;

declare module "@/ui/services" {
  interface Services {
    readonly database: DatabaseService;
  }
}

declare module "@/store/view/view-store" {
  interface Dialogs {
    database: true;
  }
}

/** The way to a graph database: nothing of it is loaded before one is connected, or the graph of the last visit was a part of one. */
export function createDatabaseService(shown: ShownDatabase | null, pageOf: () => Page) {
  const store = createDatabaseStore(shown);
  const open = loadOnce(async () => (await import("./browser-database")).createBrowserDatabase(pageOf()));
  const service: DatabaseService = { store, open };
  return {
    ...service,
    isBare: () => isBare(store.getState().shown),
    /** Where nothing of the database is here and it is not connected, says so in place of who answers. */
    answering(provider: Provider): Provider {
      const { shown: part, remote } = store.getState();
      if (remote !== null || !isBare(part)) return provider;
      return {
        ...provider,
        async *stream() {
          yield { type: "text-delta", text: (await open()).absentText(), isPlain: true };
          yield { type: "finish", reason: "stop" };
        },
      };
    },
    /** What asks the database while the open graph is a part of one. */
    ofCore: {
      commands: allCommands.map((command: ListedCommand) => ({
        ...command,
        async load() {
          const loaded = await loadCommand(command);
          return store.getState().shown === null ? loaded : (await open()).over(loaded);
        },
      })),
      profile: () => store.getState().remote?.profile,
    },
    /** A graph of the last visit that is a part of a database is not connected: said. */
    begin(document: GraphDocument): void {
      followGraph(document, service);
      const say = async () => (await open()).tellAbsent();
      if (shown) void say().catch(() => undefined);
    },
  };
}

/** Another graph stands open: a part of the database that was just connected, or of none. */
function followGraph(document: GraphDocument, { store }: DatabaseService): void {
  const left = new Map<StepId, ShownDatabase>();
  document.subscribe(({ changes, origin }) => {
    const replaced = changes.findLast((change) => change.type === "graph-replace");
    if (!replaced) return;
    const { shown, remote, next } = store.getState();
    void remote?.close();
    if (next && replaced.graph.edges === next.edges) {
      store.setState({ ...next, isLost: false, next: null });
      return;
    }
    if (shown) left.set(origin.step, shown);
    // Undo brought it back.
    const back = origin.undoes?.steps.map((step) => left.get(step)).find((one) => one !== undefined);
    store.setState({ shown: back ?? null, remote: null, server: null, isLost: false });
  });
}
