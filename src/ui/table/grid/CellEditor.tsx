import type { ElementTarget } from "@/graph/document/graph-types";
import { useServices } from "../../services";
import { useWords } from "../../use-stores";
import { type LeftBy, ValueEditor } from "../../values/ValueEditor";
import { kindOfValue } from "../../values/value-kind";
import { numberText } from "../../values/value-text";
import type { GridEdit } from "./use-grid-edit";

interface CellEditorProps {
  readonly target: ElementTarget;
  readonly id: string;
  readonly attribute: string;
  readonly edit: GridEdit;
  /** Written over what is there. */
  readonly typed: string | null;
  onLeave(by: LeftBy): void;
}

/** The editor in a cell of the table, of the kind of the value that is there or usual there. */
export function CellEditor({ target, id, attribute, edit, typed, onLeave }: CellEditorProps) {
  const { document } = useServices();
  const { language } = useWords();
  const table = document.tables[target];
  const value = table.valueAt(attribute, table.rowOf(id) ?? -1) ?? undefined;
  const column = table.column(attribute);
  const some = column?.kind === "number" ? column.values.find((number) => !Number.isNaN(number)) : undefined;
  return (
    <ValueEditor
      name={attribute}
      kind={kindOfValue(value, table, attribute)}
      value={value}
      typed={typed}
      leavesFirst={true}
      {...(some === undefined ? {} : { example: numberText(some, language) })}
      onSave={(wanted) => edit.write(id, attribute, wanted)}
      onLeave={onLeave}
    />
  );
}
