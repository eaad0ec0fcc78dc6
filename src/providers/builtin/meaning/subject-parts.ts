import { printSelector } from "@/graph/selector/print-selector";
import type { JsonObject } from "@/lib/json";
import { listed } from "../answer/words";
import type { Subject } from "../plan/desk";
import type { Ref } from "./acts";

/** The subject as a command reads it. */
export function selectorText(subject: Subject): string {
  return printSelector(subject.selector);
}

/** Ids where they are known, else the selector; nothing for everything. */
export function targetOf(subject: Subject): JsonObject {
  if (subject.isAll) return {};
  return { selector: printSelector(subject.selector) };
}

export function mendedText(what: Ref): string {
  return what.mended.length === 0 ? "" : ` Read as ${listed(what.mended.map((word) => `'${word}'`))}.`;
}
