import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ChevronsLeftRight,
  EyeOff,
  MoveHorizontal,
  Pencil,
  Trash2,
  UnfoldHorizontal,
  X,
} from "lucide-react";
import type { TableSort } from "@/store/view/table-store";
import { MenuItem, MenuPopup } from "../../parts/Menu";
import { useAllWords } from "../../use-all-words";
import type { TableColumn } from "./column-types";

/** What can be done with a column; each a way without a drag. */
export interface ColumnActions {
  sort(column: TableColumn, order: TableSort["order"] | null): void;
  move(column: TableColumn, by: 1 | -1): void;
  /** null: as wide as its values need. */
  widen(column: TableColumn, by: 1 | -1 | null): void;
  hide(column: TableColumn): void;
  rename(attribute: string): void;
  remove(attribute: string): void;
}

interface ColumnMenuProps {
  readonly column: TableColumn;
  readonly isFirst: boolean;
  readonly order: TableSort["order"] | null;
  readonly anchor: Element | null;
  readonly actions: ColumnActions;
  onClose(): void;
}

/** The menu of one column's head. */
export function ColumnMenu({ column, isFirst, order, anchor, actions, onClose }: ColumnMenuProps) {
  const words = useAllWords("table");
  const { own } = column;
  return (
    <MenuPopup label={words.column(column.title)} anchor={anchor} onClose={onClose}>
      <MenuItem icon={ArrowUp} onClick={() => actions.sort(column, "asc")}>
        {words.sortUp}
      </MenuItem>
      <MenuItem icon={ArrowDown} onClick={() => actions.sort(column, "desc")}>
        {words.sortDown}
      </MenuItem>
      {order && (
        <MenuItem icon={X} onClick={() => actions.sort(column, null)}>
          {words.sortOff}
        </MenuItem>
      )}
      <hr />
      <MenuItem icon={UnfoldHorizontal} onClick={() => actions.widen(column, 1)}>
        {words.wider}
      </MenuItem>
      <MenuItem icon={ChevronsLeftRight} onClick={() => actions.widen(column, -1)}>
        {words.narrower}
      </MenuItem>
      <MenuItem icon={MoveHorizontal} onClick={() => actions.widen(column, null)}>
        {words.fitWidth}
      </MenuItem>
      {!isFirst && (
        <>
          <MenuItem icon={ArrowLeft} onClick={() => actions.move(column, -1)}>
            {words.moveLeft}
          </MenuItem>
          <MenuItem icon={ArrowRight} onClick={() => actions.move(column, 1)}>
            {words.moveRight}
          </MenuItem>
          <MenuItem icon={EyeOff} onClick={() => actions.hide(column)}>
            {words.hideColumn}
          </MenuItem>
        </>
      )}
      {own !== null && (
        <>
          <hr />
          <MenuItem icon={Pencil} onClick={() => actions.rename(own)}>
            {words.renameAttribute}
          </MenuItem>
          <MenuItem icon={Trash2} className="danger" onClick={() => actions.remove(own)}>
            {words.deleteAttribute}
          </MenuItem>
        </>
      )}
    </MenuPopup>
  );
}
