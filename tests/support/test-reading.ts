import type { GraphDocument } from "@/graph/document/document-types";
import { handbookFiles } from "@/knowledge/handbook/handbook-files";
import { createLocalTextIndex } from "@/knowledge/index/local-text-index";
import { createKnowledge, type Knowledge, type KnowledgePorts } from "@/knowledge/knowledge";

/** As in the terminal: ranked in place, the handbook read from its folder. */
export const testReading: KnowledgePorts = {
  makeIndex: async () => createLocalTextIndex(),
  loadHandbook: async () => {
    // The canvas page holds this file too, and a browser has no such module.
    const { readFile } = await import("node:fs/promises");
    const read = async (name: string) => ({ name, text: await readFile(`public/handbook/${name}`, "utf8") });
    return Promise.all(handbookFiles.map(read));
  },
};

export function testKnowledge(document: GraphDocument): () => Promise<Knowledge> {
  const knowledge = createKnowledge(document, testReading);
  return async () => knowledge;
}
