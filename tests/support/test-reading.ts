import type { GraphDocument } from "@/graph/document/document-types";
import { handbookFiles } from "@/knowledge/handbook/handbook-files";
import { createLocalTextIndex } from "@/knowledge/index/local-text-index";
import type { LoadNear } from "@/knowledge/index/near-words";
import { createKnowledge, type Knowledge, type KnowledgePorts } from "@/knowledge/knowledge";
import { loadOnce } from "@/lib/load-once";

/** Dictionaries come with the first word that stands nowhere. A browser has none here. */
const nearInTexts = loadOnce(async (): Promise<LoadNear> => {
  const { readFile } = await import("node:fs/promises");
  const { createNearInTexts } = await import("@/providers/builtin/meanings/near-in-texts");
  return createNearInTexts(async (file) => new Uint8Array(await readFile(`public/meanings/${file}`)));
});

/** As in the terminal: ranked in place, the handbook and the dictionaries read from their folders. */
export const testReading: KnowledgePorts = {
  makeIndex: async () => createLocalTextIndex(async (query, texts) => (await nearInTexts())(query, texts)),
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
