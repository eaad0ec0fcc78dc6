import { isTooDeep, type JsonValue, MAX_DEPTH } from "../host";
import { failure, type ReadResult } from "../read-result";
import { parseExact } from "./exact-json";
import { findJsonFault } from "./find-json-fault";

export const JSON_FORMS = { id: "jsonForms" } as const;

/** The text as JSON, whose form `read` knows; tells where it stops being JSON, and numbers that were too large. */
export function readJsonText(text: string, fileName: string, read: (json: JsonValue) => ReadResult): ReadResult {
  const parsed = parse(text);
  if (!parsed) return refuseText(text, fileName);
  const { json, large } = parsed;
  if (isTooDeep(json))
    return failure({ id: "tooDeep", with: { file: fileName, count: MAX_DEPTH } }, { hint: JSON_FORMS });
  const result = read(json);
  if (!result.success || large === 0) return result;
  return { ...result, notes: [...result.notes, { id: "largeNumbers", with: { count: large } }] };
}

function refuseText(text: string, fileName: string): ReadResult {
  return failure({ id: "notJson", with: { file: fileName, ...findJsonFault(text) } }, { hint: { id: "fixPlace" } });
}

function parse(text: string): ReturnType<typeof parseExact> | undefined {
  try {
    return parseExact(text);
  } catch {
    return undefined;
  }
}
