import { useStore } from "zustand";
import { refusalText } from "../sentences/refusal-text";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import type { TableRows } from "./grid/use-rows";

/** What is wrong with the selector, where, and what to write; the table shows all rows meanwhile. */
export function FilterFault({ fault }: { readonly fault: NonNullable<TableRows["fault"]> }) {
  const words = useAllWords("table");
  const spoken = useStore(useServices().words);
  const { message, position, hint } = fault;
  const isEnglish = spoken.words.refusals === null;
  return (
    <p className="filter-fault" role="status" id={filterFaultId}>
      {position !== undefined && <span className="num">{words.atSign(position + 1)} </span>}
      {isEnglish ? message : refusalText(fault, spoken)}{" "}
      {isEnglish && hint !== undefined && <span className="fix">{hint}</span>}
    </p>
  );
}

export const filterFaultId = "table-filter-fault";
