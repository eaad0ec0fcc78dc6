import { act } from "@testing-library/react";
import type { RemoteGraph } from "@/graph/document/remote-graph";
import { catsElsewhere } from "../../support/engine/cats-elsewhere";
import { openPage, type PageOptions } from "../page";

/** The page over a database: two cats are shown, and what is written is kept in `writes`. */
export async function openPart(room: Partial<RemoteGraph> = {}, options: PageOptions = {}) {
  const writes: object[] = [];
  const write: RemoteGraph["write"] = async (change) => {
    writes.push(change);
    return { success: true, ids: new Map() };
  };
  const { remote, part, all } = catsElsewhere({ write, ...room });
  const page = openPage(options);
  const { store } = page.services.database;
  const place = { address: "bolt://graphs.example:7687", database: "", user: "ann" };
  const shown = { ...place, nodes: all.nodes.length, edges: all.edges.length, keepsData: false };
  const server = { agent: "Cats/1", guard: "session" as const, computes: false };
  store.setState({ next: { shown, remote, server, edges: part.edges } });
  await act(async () => void (await page.services.files.openGraph(part, "Open cats")));
  return { ...page, all, remote, store, writes };
}
