import { CircleDot, Palette, Table2 } from "lucide-react";
import { useServices } from "../services";
import { useWords } from "../use-stores";

export interface ResultActionsProps {
  /** Of the nodes, where the result is kept. */
  readonly attribute: string;
  readonly isGroups: boolean;
}

/** Part of the stage the table takes when it is opened from here. */
const tablePart = 0.34;

/** A saved result can be seen: by size, by colour, in the table. */
export function ResultActions({ attribute, isGroups }: ResultActionsProps) {
  const { edit, view } = useServices();
  const { analyse: words, steps } = useWords();
  const style = (channel: "size" | "color", title: string) => {
    const palette = isGroups ? { palette: "categorical" } : {};
    const input = { property: attribute, channel, ...(channel === "color" && palette) };
    void edit.run({ name: "styleByAttribute", input }, { title });
  };
  const showTable = () => {
    const { tableHeight } = view.getState().panels;
    view.changePanels({ table: "nodes", tableHeight: Math.max(tableHeight, tablePart) });
  };
  return (
    <div className="acts-row">
      {!isGroups && (
        <button type="button" className="btn line" onClick={() => style("size", steps.hand.sizeBy(attribute))}>
          <CircleDot size={14} strokeWidth={1.75} aria-hidden="true" />
          {words.sizeBy}
        </button>
      )}
      <button type="button" className="btn line" onClick={() => style("color", steps.hand.colourBy(attribute))}>
        <Palette size={14} strokeWidth={1.75} aria-hidden="true" />
        {words.colorBy}
      </button>
      <button type="button" className="btn line" onClick={showTable}>
        <Table2 size={14} strokeWidth={1.75} aria-hidden="true" />
        {words.showInTable}
      </button>
    </div>
  );
}
