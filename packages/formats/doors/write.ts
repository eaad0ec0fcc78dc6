/** A graph as a file: in which forms, and how it is written. */
export { endingOf, formatOf, type GraphFormat, graphFormats } from "../src/graph-formats";
export { partOfGraph } from "../src/write/part-of-graph";
export { graphWriters, writeFileOf } from "../src/write/write-forms";
export { graphText, writeGraph } from "../src/write/write-graph";
