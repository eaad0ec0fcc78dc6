import type { ElementTarget } from "@/graph/graph-types";
import type { JsonObject } from "@/lib/json";
import type { CommandContext, CommandSuccess } from "./command-types";
import { emptySentence } from "./empty-result";
import type { ResolvedSelector } from "./resolve-selector";

/** The answer of a command whose selector was understood and holds nothing: it changed nothing and says why. */
export async function nothingMatches<D extends JsonObject>(
  found: Pick<ResolvedSelector, "selector" | "text">,
  target: ElementTarget,
  context: CommandContext,
  data: D,
): Promise<CommandSuccess<D>> {
  const sentence = emptySentence(found, target, context);
  return { success: true, message: `${sentence} Nothing was changed.`, data, affectedNodes: [], affectedEdges: [] };
}
