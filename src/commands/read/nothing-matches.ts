import type { ElementTarget } from "@/graph/document/graph-types";
import type { JsonObject } from "@/lib/json";
import type { ResolvedSelector } from "../elements/resolve-selector";
import type { CommandContext, CommandSuccess } from "../registry/command-types";
import { emptySentence } from "./empty-result";

/** The answer of a command whose selector was understood and holds nothing: it changed nothing and says why. */
export async function nothingMatches<D extends JsonObject>(
  found: Pick<ResolvedSelector, "selector" | "text" | "unmet">,
  target: ElementTarget,
  context: CommandContext,
  data: D,
): Promise<CommandSuccess<D>> {
  const sentence = emptySentence(found, target, context);
  return { success: true, message: `${sentence} Nothing was changed.`, data, affectedNodes: [], affectedEdges: [] };
}
