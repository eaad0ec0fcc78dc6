import { printValue } from "@/graph/selector/print-field";
import type { Token } from "./tokenize-selector";

/** What `LIKE '%x%'` means here. */
export function likeHint(name: string, word: Token, pattern: Token): string {
  if (word.text.toLowerCase().endsWith("like") && pattern.kind === "value" && typeof pattern.value === "string") {
    const text = printValue(pattern.value.replace(/^%|%$/g, ""));
    const startsOpen = pattern.value.startsWith("%");
    const endsOpen = pattern.value.endsWith("%");
    if (startsOpen && endsOpen) return `${name} contains ${text}`;
    if (startsOpen) return `${name} endsWith ${text}`;
    return endsOpen ? `${name} startsWith ${text}` : `${name} == ${text}`;
  }
  return `Write ${name} contains 'text', startsWith or endsWith.`;
}
