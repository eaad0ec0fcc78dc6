import type { ElementTarget } from "@/graph/document/graph-types";
import { emptyTexts } from "@/graph/selector/diagnose-empty";
import type { JsonObject } from "@/lib/json";
import { speaker } from "@/lib/text/speaker";
import type { ResolvedSelector } from "../elements/resolve-selector";
import type { CommandContext, CommandSuccess } from "../registry/command-types";
import { emptySentence } from "./empty-result";

export const texts = {
  ...emptyTexts,
  nothingChanged: "Nothing was changed.",
} as const;
const tell = speaker(texts);

/** The answer of a command whose selector was understood and holds nothing: it changed nothing and says why. */
export async function nothingMatches<D extends JsonObject>(
  found: Pick<ResolvedSelector, "selector" | "text" | "unmet">,
  target: ElementTarget,
  context: CommandContext,
  data: D,
): Promise<CommandSuccess<D>> {
  const said = tell(emptySentence(found, target, context), { id: "nothingChanged" });
  return { success: true, ...said, data, affectedNodes: [], affectedEdges: [] };
}
