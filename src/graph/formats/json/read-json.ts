import { isTooDeep, tooDeep } from "@/graph/selector/parse/nesting";
import { isJsonObject, type JsonValue } from "@/lib/json";
import { JSON_FORMS, loaded, readerMissing } from "../forms";
import { failure, type ReadResult } from "../read-result";
import { parseExact } from "./exact-json";
import { readOwnJson } from "./own-json";

/** Reads JSON of any form, told apart by its keys. */
export async function readJson(text: string, fileName: string): Promise<ReadResult> {
  const parsed = parse(text);
  const json = parsed?.json;
  if (isTooDeep(json)) return failure(`${fileName} is ${tooDeep}.`, { hint: JSON_FORMS });
  const isOwn = isJsonObject(json) && json["parley"] !== undefined;
  const read = isOwn ? readOwnJson(json, fileName) : await readOther(json, text, fileName);
  if (!read.success || !parsed || parsed.large === 0) return read;
  return { ...read, notes: [...read.notes, { id: "largeNumbers", with: { count: parsed.large } }] };
}

async function readOther(json: JsonValue | undefined, text: string, fileName: string): Promise<ReadResult> {
  const reader = await loaded(import("./other-json"));
  if (!reader) return readerMissing(fileName);
  return json === undefined ? reader.refuseText(text, fileName) : reader.readOtherJson(json, fileName);
}

function parse(text: string): ReturnType<typeof parseExact> | undefined {
  try {
    return parseExact(text);
  } catch {
    return undefined;
  }
}
