import type { ClipboardEvent } from "react";
import { readBlock } from "@/graph/formats/read-block";
import type { Words } from "@/words/words";
import { useServices } from "../../services";
import { useWords } from "../../use-stores";
import { type PastePlan, planPaste } from "./paste-plan";
import type { GridParts } from "./use-grid-acts";

/** So many refused cells are named one by one. */
const mostTold = 3;

/** Lays a block from the clipboard over the cells from the one with the focus on: one undo step; what was refused is said. */
export function useGridPaste({ target, rows, columns, grid }: Pick<GridParts, "target" | "rows" | "columns" | "grid">) {
  const { document, edit, view } = useServices();
  const { table: words, frame } = useWords();
  const lay = async (text: string) => {
    const plan = planPaste(await readBlock(text), { document, target, rows, columns, place: grid.place });
    const { values } = plan;
    if (values.length > 0) {
      const done = await edit.run(
        { name: "setValues", input: { values, target } },
        { title: words.paste.step(values.length) },
      );
      if (done?.success !== true) return;
    }
    const left = refusalText(plan, words.paste);
    const total = values.length + plan.refused.length + plan.outside;
    if (left !== "")
      view.change({ notice: { tone: "warn", title: words.paste.some(values.length, total), text: left } });
    else
      view.change({ toast: { text: words.paste.done(values.length), action: { title: frame.undo, run: edit.undo } } });
  };
  return (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text/plain");
    if (grid.isEditing || grid.place.row < 0 || text === "") return;
    event.preventDefault();
    void lay(text);
  };
}

function refusalText({ refused, outside }: PastePlan, words: Words["table"]["paste"]): string {
  const told = refused.slice(0, mostTold).map(({ text, expected, column, row }) => {
    const short = text.length > 40 ? `${text.slice(0, 40)}…` : text;
    return expected === "fixed" ? words.fixed(column) : words.refused[expected](short, column, row);
  });
  const more = refused.length - mostTold;
  return [
    ...new Set(told),
    ...(more > 0 ? [words.more(more)] : []),
    ...(outside > 0 ? [words.outside(outside)] : []),
  ].join(" ");
}
