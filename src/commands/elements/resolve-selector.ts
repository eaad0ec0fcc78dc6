import type { ElementTarget } from "@/graph/document/graph-types";
import { checkFields } from "@/graph/selector/check-fields";
import { parseSelector } from "@/graph/selector/parse-selector";
import { printSelector } from "@/graph/selector/print-selector";
import { resolveSets } from "@/graph/selector/resolve-sets";
import type { Selector } from "@/graph/selector/selector-types";
import type { CommandContext, CommandRefusal } from "../door/command-types";
import { refuse } from "../door/results";

export interface ResolvedSelector {
  readonly success: true;
  /** `$` names resolved to members, fields checked: what reader, layers and filters take. */
  readonly selector: Selector;
  /** As people read it, `$` names kept; "*" for everything. */
  readonly text: string;
  /** Of a set alone: the words its members were found by. */
  readonly told?: string;
}

/** Reads a selector as a command is given it: parses, resolves its sets, checks its fields. No text = everything. */
export async function resolveSelector(
  text: string | undefined,
  target: ElementTarget,
  context: CommandContext,
): Promise<ResolvedSelector | CommandRefusal> {
  const parsed = parseSelector(text ?? "*");
  if (!parsed.success) return refuse(parsed.message, parsed.hint, parsed.reason);
  const resolved = resolveSets(parsed.selector, context.sets, target);
  if (!resolved.success) return refuse(resolved.message, resolved.hint, resolved.reason);
  const checked = checkFields(resolved.selector, target, await context.reader.fields(context.signal));
  if (!checked.success) return refuse(checked.message, checked.hint, checked.reason);
  const told = parsed.selector.op === "set" ? context.sets(parsed.selector.name)?.told : undefined;
  const printed = printSelector(parsed.selector);
  return { success: true, selector: resolved.selector, text: printed, ...(told !== undefined && { told }) };
}
