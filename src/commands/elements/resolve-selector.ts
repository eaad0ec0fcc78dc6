import type { ElementTarget } from "@/graph/document/graph-types";
import { fitSelector } from "@/graph/selector/fit-selector";
import { parseSelector } from "@/graph/selector/parse/parse-selector";
import { printSelector } from "@/graph/selector/print-selector";
import type { Selector } from "@/graph/selector/selector-types";
import type { CommandContext, CommandRefusal } from "../door/command-types";
import { refuse } from "../door/results";

export interface ResolvedSelector {
  readonly success: true;
  /** Sets and looks as the ids they are now, fields checked: what reader, layers and filters take. */
  readonly selector: Selector;
  /** As people read it, `$` names kept; "*" for everything. */
  readonly text: string;
  /** Of a set alone: the words its members were found by. */
  readonly told?: string;
  /** It asks how elements are drawn: what it names now it may not name later. */
  readonly readsLooks: boolean;
  /** Why nothing has a look that it asks for. */
  readonly unmet?: string;
}

/** Reads a selector as a command is given it: parses it and makes it fit the graph. No text = everything. */
export async function resolveSelector(
  text: string | undefined,
  target: ElementTarget,
  context: CommandContext,
): Promise<ResolvedSelector | CommandRefusal> {
  const parsed = parseSelector(text ?? "*");
  if (!parsed.success) return refuse(parsed.message, parsed.hint, parsed.reason);
  const { layers, styles, isVisible } = context.state;
  const scene = { tables: context.tables(), layers, styles, isVisible };
  const catalog = await context.reader.fields(context.signal);
  const fitted = fitSelector(parsed.selector, target, { sets: context.sets, scene, catalog });
  if (!fitted.success) return refuse(fitted.message, fitted.hint, fitted.reason);
  const told = parsed.selector.op === "set" ? context.sets(parsed.selector.name)?.told : undefined;
  const printed = printSelector(parsed.selector);
  return { ...fitted, text: printed, ...(told !== undefined && { told }) };
}
