import { isJsonObject, type JsonObject } from "@/lib/json";
import { tryJson } from "@/lib/try-json";
import { cutText } from "../context/text-limits";
import type { ToolCall, ToolResult } from "./messages";

/** A call in a line: its arguments, what came of it and the set that holds it. */
export function callLine(call: ToolCall, result: ToolResult | undefined): string {
  const read = readResult(result);
  const set = isJsonObject(read["data"]) ? read["data"]["set"] : undefined;
  const message = typeof read["message"] === "string" ? read["message"] : "";
  const outcome = result?.success === true ? message : `did not work: ${message}`;
  const savedAs = typeof set === "string" ? ` (kept as ${set})` : "";
  return `${call.name} ${cutText(JSON.stringify(call.input), 100)}: ${outcome}${savedAs}`.replace(/\s+/g, " ");
}

/** What the model read of a call; a text that is no JSON is the message. */
export function readResult(result: ToolResult | undefined): JsonObject {
  const parsed = tryJson(result?.content ?? "");
  return isJsonObject(parsed) ? parsed : { message: result?.content ?? "" };
}
