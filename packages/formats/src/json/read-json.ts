import { isJsonList, isJsonObject, type JsonValue } from "../host";
import { readJsonLines } from "../parts/record-parts";
import { failure, type ReadResult } from "../read-result";
import { looksLikeCx, readCx } from "../text-forms/cx";
import { looksLikeCytoscape, readCytoscape } from "./cytoscape-json";
import { JSON_FORMS, readJsonText } from "./json-text";

import { looseGraph } from "./loose-json";
import { readNodeLink } from "./node-link";
import { readOwnJson } from "./own-json";

/** Characters that tell whether records stand line by line. */
const beginning = 1_000_000;

/** Reads JSON of any form, told apart by its keys. */
export function readJson(text: string, fileName: string): ReadResult {
  const lines = /\}\s*\n\s*\{/u.test(text.slice(0, beginning)) ? readJsonLines(text, fileName) : undefined;
  if (lines) return lines;
  return readJsonText(text, fileName, (json) =>
    isJsonObject(json) && json["parley"] !== undefined ? readOwnJson(json, fileName) : readOtherJson(json, fileName),
  );
}

function readOtherJson(json: JsonValue, fileName: string): ReadResult {
  if (looksLikeCx(json)) return readCx(json, fileName);
  if (looksLikeCytoscape(json) || (isJsonObject(json) && isEmptyCytoscape(json["elements"]))) {
    return readCytoscape(json, fileName);
  }
  const loose = looseGraph(json);
  if (loose) {
    const read = readNodeLink(loose.json, fileName);
    return read.success ? { ...read, notes: [...loose.notes, ...read.notes] } : read;
  }
  if (isJsonObject(json) && isJsonList(json["nodes"])) return readNodeLink(json, fileName);
  return failure({ id: "noGraphInJson", with: { file: fileName } }, { hint: JSON_FORMS });
}

function isEmptyCytoscape(elements: JsonValue | undefined): boolean {
  if (isJsonList(elements)) return elements.length === 0;
  return isJsonObject(elements) && (isJsonList(elements["nodes"]) || isJsonList(elements["edges"]));
}
