import { readFile } from "node:fs/promises";
import type { GraphDocument } from "@/graph/document/document-types";
import { handbookFiles } from "@/knowledge/handbook/handbook-files";
import { createLocalTextIndex } from "@/knowledge/index/local-text-index";
import { createKnowledge, type Knowledge, type KnowledgePorts } from "@/knowledge/knowledge";

/** As in the terminal: ranked in place, the handbook read from its folder. */
export const testReading: KnowledgePorts = {
  makeIndex: async () => createLocalTextIndex(),
  loadHandbook: () =>
    Promise.all(handbookFiles.map(async (name) => ({ name, text: await readFile(`public/handbook/${name}`, "utf8") }))),
};

export function testKnowledge(document: GraphDocument): () => Promise<Knowledge> {
  const knowledge = createKnowledge(document, testReading);
  return async () => knowledge;
}
