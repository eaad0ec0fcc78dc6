import type { AllWords } from "@/words/words";
import type { ReadDraft } from "./read-draft";

/** Why a draft is no value, in words with an example. */
export function problemText(
  draft: Extract<ReadDraft, { kind: "wrong" }>,
  { name, example }: { readonly name: string; readonly example: string },
  words: AllWords["table"],
): string {
  switch (draft.expected) {
    case "number":
      return words.notNumber(name, example);
    case "boolean":
      return words.notBoolean(name);
    case "date":
      return words.notDate(name);
    case "json":
      return words.notJson(draft.fault.line, draft.fault.column);
  }
}
