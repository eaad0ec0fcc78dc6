import { elementProblem } from "./check-elements";
import { acceptedFormats } from "./formats";
import { isJsonObject, plainReason } from "./host";
import { readJsonText } from "./json/json-text";
import { readOwnJson } from "./json/own-json";
import { failure, type ReadResult } from "./read-result";
import { withLabelAttribute } from "./table/guess-label";

export const KINDS = { id: "opens", with: { formats: acceptedFormats.join(", ") } } as const;

/** Reads what Parley itself wrote: saved, linked to or copied. Its reader comes with the page. */
export function readOwnGraph(text: string, name: string): ReadResult {
  const content = withoutMark(text);
  if (isOwn(content)) {
    try {
      const read = readJsonText(content, name, (json) => readOwnJson(isJsonObject(json) ? json : {}, name));
      return checked(read, name);
    } catch (error) {
      return notRead(error, name);
    }
  }
  const hint = { id: "openCopy" } as const;
  return failure({ id: "damaged", with: { file: name } }, { hint });
}

export function isOwn(content: string): boolean {
  return /^\s*\{\s*"parley"/.test(content);
}

export function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, "");
}

export function checked(read: ReadResult, name: string): ReadResult {
  if (!read.success) return read;
  const problem = elementProblem(read.graph);
  if (problem) return failure({ id: "notOpened", with: { problem: problem.why, file: name } }, { hint: problem.hint });
  return { ...read, graph: withLabelAttribute(read.graph) };
}

/** What no check foresaw, such as a file too large for the engine: reported, so that the open graph stays as it was. */
export function notRead(error: unknown, name: string): ReadResult {
  return failure({ id: "unforeseen", with: { file: name, reason: plainReason(error) } }, { hint: KINDS });
}
