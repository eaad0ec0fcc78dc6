import { engineFault } from "@/engine/engine-fault";
import type { GraphDocument } from "@/graph/document/document-types";
import type { RemoteGraph } from "@/graph/document/remote-graph";
import { type DatabaseStore, hostOfDatabase } from "@/store/view/database-store";

const asStored = <T>(element: T): T => element;

/** A database that is not connected: what is asked of it is refused with what to do. */
export function absentRemote(store: DatabaseStore, document: GraphDocument): RemoteGraph {
  const absent = () => {
    const { shown } = store.getState();
    const host = shown ? hostOfDatabase(shown) : "the database";
    return { message: `Parley is not connected to ${host}. Nothing was changed.`, hint: "Connect in Data, Database." };
  };
  const refuse = (): Promise<never> => Promise.reject(engineFault("cancelled", absent().message, absent().hint));
  return {
    reader: {
      isElsewhere: true,
      profile: refuse,
      fields: refuse,
      find: refuse,
      records: refuse,
      neighbors: refuse,
      around: refuse,
      path: refuse,
      rank: refuse,
      aggregate: refuse,
      sample: refuse,
      describe: refuse,
    },
    get profile() {
      const { shown } = store.getState();
      return { ...document.profile(), ...(shown && { nodeCount: shown.nodes, edgeCount: shown.edges }) };
    },
    indexed: new Set(),
    shownAtOnce: 0,
    shownAtMost: 0,
    fetch: refuse,
    next: refuse,
    check: refuse,
    around: refuse,
    asStored,
    write: async () => ({ success: false, kind: "cancelled", ...absent() }),
    close: async () => undefined,
  };
}
