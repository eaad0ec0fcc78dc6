import { useWords } from "../use-stores";
import type { TableRows } from "./grid/use-rows";

/** What is wrong with the selector, where, and what to write; the table shows all rows meanwhile. */
export function FilterFault({ fault }: { readonly fault: NonNullable<TableRows["fault"]> }) {
  const words = useWords().table;
  const { message, position, hint } = fault;
  return (
    <p className="filter-fault" role="status" id={filterFaultId}>
      {position !== undefined && <span className="num">{words.atSign(position + 1)} </span>}
      {message} {hint !== undefined && <span className="fix">{hint}</span>}
    </p>
  );
}

export const filterFaultId = "table-filter-fault";
