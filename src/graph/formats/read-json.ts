import { isJsonObject, type JsonValue } from "@/lib/json";
import { jsonDepth, MAX_DEPTH } from "../selector/nesting";
import { elementProblem } from "./check-elements";
import { looksLikeCytoscape, readCytoscape } from "./cytoscape-json";
import { findJsonFault } from "./find-json-fault";
import { isList } from "./loose-elements";
import { readNodeLink } from "./node-link";
import { readOwnJson } from "./own-json";
import { failure, type ReadResult } from "./read-result";

const FORMS =
  'Parley reads its own JSON ("parley": 1), node-link JSON ("nodes" with "links" or "edges") and Cytoscape\'s JSON ("elements").';

/** Reads JSON of any form, told apart by its keys. */
export function readJson(text: string, fileName: string): ReadResult {
  const json = parse(text);
  if (json === undefined) return refuseText(text, fileName);
  if (jsonDepth(json) > MAX_DEPTH) {
    return failure(`${fileName} is nested more than ${MAX_DEPTH} levels deep.`, { hint: FORMS });
  }
  const read = readForm(json, fileName);
  if (!read.success) return read;
  const problem = elementProblem(read.graph);
  return problem ? failure(`${problem.message} ${fileName} was not opened.`, { hint: problem.hint }) : read;
}

function readForm(json: JsonValue, fileName: string): ReadResult {
  if (isJsonObject(json) && json["parley"] !== undefined) return readOwnJson(json, fileName);
  if (looksLikeCytoscape(json) || (isJsonObject(json) && isEmptyCytoscape(json["elements"]))) {
    return readCytoscape(json, fileName);
  }
  if (isJsonObject(json) && isList(json["nodes"])) return readNodeLink(json, fileName);
  return failure(`${fileName} is JSON, but no graph that Parley knows.`, { hint: FORMS });
}

function isEmptyCytoscape(elements: JsonValue | undefined): boolean {
  if (isList(elements)) return elements.length === 0;
  return isJsonObject(elements) && (isList(elements["nodes"]) || isList(elements["edges"]));
}

function parse(text: string): JsonValue | undefined {
  try {
    const json: JsonValue = JSON.parse(text);
    return json;
  } catch {
    return undefined;
  }
}

function refuseText(text: string, fileName: string): ReadResult {
  const { line, column, reason } = findJsonFault(text);
  return failure(`${fileName} is not whole JSON: line ${line}, column ${column}: ${reason}.`, {
    line,
    hint: "Mend that place, or save the file again where it came from.",
  });
}
