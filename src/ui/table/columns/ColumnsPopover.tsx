import { Popover } from "@base-ui/react/popover";
import { ChevronDown, ChevronUp, Columns3, Plus, RotateCcw } from "lucide-react";
import { useState } from "react";
import { Button } from "../../parts/Button";
import { IconButton } from "../../parts/IconButton";
import { scrollable } from "../../parts/scrollable";
import { useAllWords } from "../../use-all-words";
import type { TableColumn } from "./column-types";
import type { ColumnActionDeps } from "./use-column-actions";
import type { ColumnSet } from "./use-columns";

interface ColumnsPopoverProps {
  readonly columns: ColumnSet;
  readonly actions: ColumnActionDeps;
  onAdd(): void;
}

/** Longer lists get a box to find a column in. */
const fewColumns = 12;

/** Which columns are shown, in which order. */
export function ColumnsPopover({ columns, actions, onAdd }: ColumnsPopoverProps) {
  const words = useAllWords("table");
  const [isOpen, setOpen] = useState(false);
  const add = () => {
    setOpen(false);
    onAdd();
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger className="btn slim">
        <Columns3 size={14} strokeWidth={1.75} aria-hidden="true" />
        {words.columns}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner align="end" sideOffset={4} className="menu-place">
          <Popover.Popup className="menu columns-pop" aria-label={words.columnsTitle}>
            <ColumnList columns={columns} actions={actions} />
            <hr />
            <button type="button" className="menu-item" onClick={add}>
              <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
              {words.addAttribute}
            </button>
            <button type="button" className="menu-item" onClick={actions.reset}>
              <RotateCcw size={16} strokeWidth={1.75} aria-hidden="true" />
              {words.resetColumns}
            </button>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function ColumnList({ columns, actions }: Omit<ColumnsPopoverProps, "onAdd">) {
  const words = useAllWords("table");
  const [text, setText] = useState("");
  const [, ...rest] = columns.all;
  const wanted = text.trim().toLowerCase();
  const found = rest.filter(({ title }) => title.toLowerCase().includes(wanted));
  return (
    <>
      {rest.length > fewColumns && (
        <div className="filter-box row">
          <input
            aria-label={words.findColumn}
            placeholder={words.findColumn}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
      )}
      <div className="columns-all">
        <Button className="slim" onClick={() => actions.setShown(found, true)}>
          {words.showAllColumns}
        </Button>
        <Button className="slim" onClick={() => actions.setShown(found, false)}>
          {words.hideAllColumns}
        </Button>
      </div>
      <ul className="columns-list" {...scrollable}>
        {found.map((column) => (
          <ColumnLine key={column.key} column={column} actions={actions} canMove={wanted === ""} />
        ))}
      </ul>
    </>
  );
}

interface ColumnLineProps {
  readonly column: TableColumn;
  readonly actions: ColumnActionDeps;
  readonly canMove: boolean;
}

function ColumnLine({ column, actions, canMove }: ColumnLineProps) {
  const words = useAllWords("table");
  return (
    <li className="lit">
      <label title={column.title}>
        <input
          type="checkbox"
          className="check"
          checked={column.isShown}
          onChange={(event) => actions.setShown([column], event.target.checked)}
        />
        <bdi className="cut">{column.title}</bdi>
      </label>
      {canMove && column.isShown && (
        <>
          <IconButton
            icon={ChevronUp}
            isSlim
            label={words.moveUp(column.title)}
            onClick={() => actions.move(column, -1)}
          />
          <IconButton
            icon={ChevronDown}
            isSlim
            label={words.moveDown(column.title)}
            onClick={() => actions.move(column, 1)}
          />
        </>
      )}
    </li>
  );
}
