import { Menu } from "@base-ui/react/menu";
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ChevronsLeftRight,
  EyeOff,
  type LucideIcon,
  MoveHorizontal,
  Pencil,
  Trash2,
  UnfoldHorizontal,
  X,
} from "lucide-react";
import type { TableSort } from "@/store/view/table-store";
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
    <Menu.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Menu.Portal role="region" aria-label={words.column(column.title)}>
        <Menu.Positioner anchor={anchor} align="start" sideOffset={2} className="pop-place">
          <Menu.Popup className="pop menu-pop" aria-label={words.column(column.title)} finalFocus={false}>
            <Item icon={ArrowUp} text={words.sortUp} onChoose={() => actions.sort(column, "asc")} />
            <Item icon={ArrowDown} text={words.sortDown} onChoose={() => actions.sort(column, "desc")} />
            {order && <Item icon={X} text={words.sortOff} onChoose={() => actions.sort(column, null)} />}
            <Menu.Separator className="pop-line" />
            <Item icon={UnfoldHorizontal} text={words.wider} onChoose={() => actions.widen(column, 1)} />
            <Item icon={ChevronsLeftRight} text={words.narrower} onChoose={() => actions.widen(column, -1)} />
            <Item icon={MoveHorizontal} text={words.fitWidth} onChoose={() => actions.widen(column, null)} />
            {!isFirst && (
              <>
                <Item icon={ArrowLeft} text={words.moveLeft} onChoose={() => actions.move(column, -1)} />
                <Item icon={ArrowRight} text={words.moveRight} onChoose={() => actions.move(column, 1)} />
                <Item icon={EyeOff} text={words.hideColumn} onChoose={() => actions.hide(column)} />
              </>
            )}
            {own !== null && (
              <>
                <Menu.Separator className="pop-line" />
                <Item icon={Pencil} text={words.renameAttribute} onChoose={() => actions.rename(own)} />
                <Item icon={Trash2} text={words.deleteAttribute} onChoose={() => actions.remove(own)} isDanger />
              </>
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

interface ItemProps {
  readonly icon: LucideIcon;
  readonly text: string;
  readonly isDanger?: boolean;
  onChoose(): void;
}

function Item({ icon: Icon, text, isDanger = false, onChoose }: ItemProps) {
  return (
    <Menu.Item className={isDanger ? "pop-item danger" : "pop-item"} onClick={onChoose}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      {text}
    </Menu.Item>
  );
}
