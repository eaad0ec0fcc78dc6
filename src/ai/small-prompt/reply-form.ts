import type { JsonObject } from "@/lib/json";

/*
 * The one form a small model writes in: {"tool":NAME,"args":{…}}, the name first, no spaces, and the tool "reply" to answer.
 * The prompt's examples, the grammar, the schema and the reader all mean this.
 */

/** The tool that stands for an answer in words. */
export const replyTool = "reply";

export function toCallText(name: string, args: JsonObject): string {
  return JSON.stringify({ tool: name, args });
}

export function toReplyText(text: string): string {
  return toCallText(replyTool, { text });
}

/** What calls gave, as the next user message: engines differ in whether they know a role for it. */
export function toResultsText(results: readonly { readonly name: string; readonly content: string }[]): string {
  return results.map(({ name, content }) => `RESULT of ${name}: ${content || "(empty)"}`).join("\n");
}
