/** What a file or a text holds: graphs, what was read otherwise than it stands there, and why one was not read. */
export { elementProblem } from "../src/check-elements";
export { decodeFile, type Encoding, encodingNames, encodings } from "../src/decode-text";
export { readFaultTexts } from "../src/fault-texts";
export { type FileText, textOfFile } from "../src/file-text";
export { readHintTexts } from "../src/hint-texts";
export { findJsonFault, type JsonFault } from "../src/json/find-json-fault";
export { graphSchema, readOwnJson } from "../src/json/own-json";
export { type ReadNote, readNoteTexts } from "../src/note-texts";
export { readBlock } from "../src/read-block";
export { areTables, type ReadOptions, readGraph, readTablesToAdd, readTablesTogether } from "../src/read-graph";
export { readOwnGraph } from "../src/read-own-graph";
export { failure, type ReadFailure, type ReadResult } from "../src/read-result";
export { readTexts, sayRead } from "../src/read-texts";
export { changeSchema, savedStepSchema } from "../src/schema/change-schema";
