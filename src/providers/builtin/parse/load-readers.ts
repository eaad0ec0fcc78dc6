import { firstReaders } from "./first-readers";
import type { ReaderGroup, Readers } from "./reader-names";

const loads: Readonly<Record<ReaderGroup, () => Promise<Readers>>> = {
  edits: async () => (await import("./edit-readers")).editReaders,
  looks: async () => (await import("./look-readers")).lookReaders,
  structure: async () => (await import("./structure-readers")).structureReaders,
};

/** The readers of these groups beside those that are always there. */
export async function loadReaders(groups: Iterable<ReaderGroup>): Promise<Readers> {
  const loaded = await Promise.all([...groups].map((group) => loads[group]()));
  return Object.assign({}, firstReaders, ...loaded);
}
