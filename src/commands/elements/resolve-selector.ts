import type { ElementTarget } from "@/graph/document/graph-types";
import type { BoundLooks } from "@/graph/looks/bind-looks";
import { printSelector } from "@/graph/selector/print-selector";
import { readSelector } from "@/graph/selector/read-selector";
import type { CommandContext, CommandRefusal } from "../registry/command-types";
import { refuse } from "../registry/results";

export interface ResolvedSelector extends BoundLooks {
  /** As people read it, `$` names kept; "*" for everything. */
  readonly text: string;
  /** Of a set alone: the words its members were found by. */
  readonly foundBy?: string;
}

/** Reads a selector as a command is given it: parses it and makes it fit the graph. No text = everything. */
export async function resolveSelector(
  text: string | undefined,
  target: ElementTarget,
  context: CommandContext,
): Promise<ResolvedSelector | CommandRefusal> {
  const { layers, styles, isVisible } = context.state;
  const scene = { tables: context.tables(), layers, styles, isVisible };
  const { reader, sets, signal } = context;
  const catalog = await reader.fields(signal);
  const read = readSelector(text ?? "*", target, { sets, scene, catalog, isPart: reader.isElsewhere });
  if (!read.success) return refuse(read.message, read.hint, read.reason);
  const { parsed, ...fitted } = read;
  const foundBy = parsed.op === "set" && !parsed.end ? context.sets(parsed.name)?.foundBy : undefined;
  return { ...fitted, text: printSelector(parsed), ...(foundBy !== undefined && { foundBy }) };
}
