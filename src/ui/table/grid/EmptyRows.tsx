import { useStore } from "zustand";
import type { ElementTarget } from "@/graph/document/graph-types";
import { Button } from "../../parts/Button";
import { useServices } from "../../services";
import { useAllWords } from "../../use-all-words";

interface EmptyRowsProps {
  readonly target: ElementTarget;
  readonly total: number;
  onShowAll(): void;
}

/** Why there is no row, and what to do. */
export function EmptyRows({ target, total, onShowAll }: EmptyRowsProps) {
  const { table } = useServices();
  const words = useAllWords("table");
  const filter = useStore(table, (state) => state[target].filter);
  if (total === 0) return <p className="table-empty">{words.noRows[target]}</p>;
  return (
    <div className="table-empty">
      <p>{filter.trim() === "" ? words.noRows.selected : words.noRows.filter}</p>
      <Button className="line slim" onClick={onShowAll}>
        {words.showAll}
      </Button>
    </div>
  );
}
