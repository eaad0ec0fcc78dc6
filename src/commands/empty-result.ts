import type { ElementTarget } from "@/graph/graph-types";
import { distinctTexts, explainEmpty } from "@/graph/selector/diagnose-empty";
import type { CommandContext } from "./command-types";
import type { ResolvedSelector } from "./resolve-selector";

/** The sentence for a selector that was understood and matches nothing: which condition fails, and what exists instead. */
export function emptySentence(
  { selector, text }: Pick<ResolvedSelector, "selector" | "text">,
  target: ElementTarget,
  context: CommandContext,
): string {
  if (selector.op === "all") return target === "nodes" ? "The graph has no nodes." : "The graph has no edges.";
  const explained = explainEmpty(selector, target, (name, of) => distinctTexts(context.tables(), of, name));
  return explained ?? `No ${target} match ${text}.`;
}
