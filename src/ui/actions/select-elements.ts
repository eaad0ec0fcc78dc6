import type { ElementSet, ElementTarget } from "@/graph/document/graph-types";
import { printSelector } from "@/graph/selector/print-selector";
import { doneSentence } from "../sentences/done-sentence";
import type { Services } from "../services";

/** The selector of just these. */
export function idSelector(ids: readonly string[]): string {
  return printSelector({ op: "in", field: { name: "id", of: "computed" }, values: ids });
}

/** Selects just these nodes and edges. */
export async function selectSet({ edit }: Pick<Services, "edit">, { nodes, edges }: ElementSet): Promise<void> {
  if (nodes.length > 0) await edit.run({ name: "selectElements", input: { selector: idSelector(nodes) } });
  if (edges.length === 0) return;
  const input = { selector: idSelector(edges), target: "edges", mode: nodes.length > 0 ? "add" : "replace" };
  await edit.run({ name: "selectElements", input });
}

/** Selects by selector; when it finds nothing, the reason is shown. */
export async function selectBy(
  { edit, view, words }: Pick<Services, "edit" | "view" | "words">,
  input: { readonly selector: string; readonly target?: ElementTarget; readonly mode?: "replace" | "add" | "remove" },
): Promise<void> {
  const done = await edit.run({ name: "selectElements", input: { ...input } });
  if (done?.success && done.changes.length === 0) {
    view.change({ toast: { text: doneSentence(done, words.getState()) } });
  }
}
