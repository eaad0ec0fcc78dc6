import { printSelector } from "@/graph/selector/print-selector";
import type { JsonObject } from "@/lib/json";
import type { Subject } from "../plan/plan-run";
import type { Speech } from "../say/speech";
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

export function mendedText(what: Ref, say: Speech): string {
  return what.mended.length === 0 ? "" : ` ${say.readAs(what.mended)}`;
}
