import type { GraphDocument } from "@/graph/document/document-types";
import { createGraphDocument } from "@/graph/document/graph-document";
import { loadOnce } from "@/lib/load-once";
import { type MeaningPort, meaningOfHandbook, wordsAlone } from "./embeddings/embedder";
import { type HandbookFile, handbookGraph } from "./handbook/handbook-graph";
import type { TextIndex } from "./index/index-types";
import { createLibrary, type Library } from "./library";

/** All there is to read: the open graph's texts and the handbook's. */
export interface Knowledge {
  readonly graph: Library;
  /** Loaded when it is first asked for. Rejects where it cannot be had. */
  handbook(): Promise<Library>;
}

/** What reading needs of the page or the terminal it runs in. */
export interface KnowledgePorts {
  /** A new, empty index. */
  readonly makeIndex: () => Promise<TextIndex>;
  readonly loadHandbook: () => Promise<readonly HandbookFile[]>;
  /** Absent: texts are ranked by their words alone. */
  readonly meaning?: MeaningPort;
}

export function createKnowledge(
  document: Pick<GraphDocument, "tables" | "subscribe">,
  ports: KnowledgePorts,
): Knowledge {
  const { makeIndex, meaning = wordsAlone } = ports;
  const handbook = handbooks.get(ports) ?? handbookBy(ports);
  handbooks.set(ports, handbook);
  return { graph: createLibrary(document, makeIndex, () => meaning("graph")), handbook };
}

/** It is the same in every conversation and never changes: who opens many graphs, as a replay or a terminal, reads it once. */
const handbooks = new WeakMap<KnowledgePorts, Knowledge["handbook"]>();

function handbookBy({ makeIndex, loadHandbook, meaning = wordsAlone }: KnowledgePorts): Knowledge["handbook"] {
  return loadOnce(async () =>
    createLibrary(createGraphDocument(handbookGraph(await loadHandbook())), makeIndex, () =>
      meaningOfHandbook(meaning),
    ),
  );
}
