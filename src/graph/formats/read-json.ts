import { isJsonObject, type JsonValue } from "@/lib/json";
import { isTooDeep, tooDeep } from "../selector/nesting";
import { JSON_FORMS, loaded, readerMissing } from "./forms";
import { readOwnJson } from "./own-json";
import { failure, type ReadResult } from "./read-result";

/** Reads JSON of any form, told apart by its keys. */
export async function readJson(text: string, fileName: string): Promise<ReadResult> {
  const json = parse(text);
  if (isTooDeep(json)) return failure(`${fileName} is ${tooDeep}.`, { hint: JSON_FORMS });
  const isOwn = isJsonObject(json) && json["parley"] !== undefined;
  const read = isOwn ? readOwnJson(json, fileName) : await readOther(json, text, fileName);
  return read;
}

async function readOther(json: JsonValue | undefined, text: string, fileName: string): Promise<ReadResult> {
  const reader = await loaded(import("./other-json"));
  if (!reader) return readerMissing(fileName);
  return json === undefined ? reader.refuseText(text, fileName) : reader.readOtherJson(json, fileName);
}

function parse(text: string): JsonValue | undefined {
  try {
    const json: JsonValue = JSON.parse(text);
    return json;
  } catch {
    return undefined;
  }
}
