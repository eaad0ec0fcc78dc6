import type { ElementTarget } from "@/graph/graph-types";
import type { AttributeProfile } from "@/graph/profile-types";
import { explainEmpty } from "@/graph/selector/diagnose-empty";
import type { CommandContext } from "./command-types";
import type { ResolvedSelector } from "./resolve-selector";

/** The sentence for a selector that was understood and matches nothing: which condition fails, and what exists instead. */
export async function emptySentence(
  { selector, text }: Pick<ResolvedSelector, "selector" | "text">,
  target: ElementTarget,
  context: CommandContext,
): Promise<string> {
  if (selector.op === "all") return target === "nodes" ? "The graph has no nodes." : "The graph has no edges.";
  const profile = await context.reader.profile(context.signal);
  const attributes = target === "nodes" ? profile.nodeAttributes : profile.edgeAttributes;
  const explained = explainEmpty(selector, target, (name) =>
    valuesIn(attributes.find((attribute) => attribute.name === name)),
  );
  return explained ?? `No ${target} match ${text}.`;
}

function valuesIn(attribute: AttributeProfile | undefined): readonly string[] {
  const values = attribute?.values?.map(({ value }) => value) ?? attribute?.examples ?? [];
  return values.map((value) => (typeof value === "string" ? value : JSON.stringify(value)));
}
