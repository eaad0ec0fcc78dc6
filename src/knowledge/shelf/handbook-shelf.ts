import { type HandbookFile, handbookGraph } from "../handbook/handbook-graph";
import { readShelf } from "./read-shelf";
import type { Shelf } from "./shelf-types";

/** The handbook's courses, with the ids that searches in it tell. */
export function handbookShelf(files: readonly HandbookFile[]): Shelf {
  const { nodes } = handbookGraph(files);
  return readShelf(nodes.map(({ id, attributes }) => ({ id, value: (name) => attributes[name] })));
}
