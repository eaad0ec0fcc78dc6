/** Files too large to be held: tables and JSON lines, some lines at a time. */
export type { GraphInParts, GraphPart } from "../src/parts/graph-in-parts";
export { mostWhole, readInParts } from "../src/parts/read-in-parts";
export type { LargeFile } from "../src/parts/text-blocks";
