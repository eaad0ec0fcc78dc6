import { encodingNames, encodings } from "@parley/formats/read";
import {
  type DecimalSign,
  delimiters,
  openFigure,
  planAs,
  type TablePlan,
  type TableSource,
} from "@parley/formats/table-plan";
import type { ImportedTable } from "@/store/view/table-import";
import { ChoiceField } from "../parts/Choice";
import { Segments } from "../parts/Segments";
import { Switch } from "../parts/Switch";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";

export interface TablePartProps {
  readonly table: ImportedTable;
  readonly place: number;
}

/** How the file is cut into rows and cells, and what a row is. */
export function TableOptions({ table, place }: TablePartProps) {
  const { files } = useServices();
  const words = useAllWords("files");
  const source = table.opened.success ? table.opened.source : null;
  const change = (plan: Partial<TablePlan>) => source && files.tables.store.plan(place, { ...source.plan, ...plan });
  return (
    <div className="column-options">
      {source && (
        <Segments
          label={words.kind}
          value={source.plan.kind}
          options={(["edges", "nodes"] as const).map((kind) => ({ id: kind, title: words.kinds[kind] }))}
          onChange={(kind) => change(planAs(kind, source.table, source.plan))}
        />
      )}
      {table.sheets.length > 0 ? (
        <SheetChoice table={table} place={place} />
      ) : (
        <TextChoices table={table} place={place} />
      )}
      {source && openFigure(source) && <DecimalChoice source={source} onChange={(decimals) => change({ decimals })} />}
      {source && (
        <div className="column-switches">
          <Switch label={words.header} isOn={source.plan.hasHeader} onChange={(hasHeader) => change({ hasHeader })} />
          {source.plan.kind === "edges" && (
            <Switch label={words.directed} isOn={source.plan.directed} onChange={(directed) => change({ directed })} />
          )}
        </div>
      )}
    </div>
  );
}

/** Which sheet of a workbook is read. */
function SheetChoice({ table, place }: TablePartProps) {
  const { files } = useServices();
  const words = useAllWords("files");
  return (
    <ChoiceField
      label={words.sheet}
      value={table.sheet}
      options={table.sheets}
      onChange={(sheet) => void files.tables.reread(place, { sheet })}
    />
  );
}

/** How a text is cut into cells, and how its bytes are read. */
function TextChoices({ table, place }: TablePartProps) {
  const { files } = useServices();
  const words = useAllWords("files");
  const known: readonly string[] = delimiters;
  return (
    <>
      <ChoiceField
        label={words.delimiter}
        value={table.delimiter}
        options={[
          ...delimiters.map((id) => ({ id, title: words.delimiters[id] })),
          ...(known.includes(table.delimiter) ? [] : [table.delimiter]),
        ]}
        onChange={(delimiter) => void files.tables.reread(place, { delimiter })}
      />
      <ChoiceField
        label={words.encoding}
        value={table.encoding}
        options={encodings.map((id) => ({ id, title: encodingNames[id] }))}
        onChange={(encoding) => void files.tables.reread(place, { encoding })}
      />
    </>
  );
}

interface DecimalChoiceProps {
  readonly source: TableSource;
  readonly onChange: (sign: DecimalSign) => void;
}

/** Where numbers may be read with either sign. */
function DecimalChoice({ source, onChange }: DecimalChoiceProps) {
  const words = useAllWords("files");
  return (
    <Segments
      label={words.decimals}
      value={source.plan.decimals ?? guessedDecimals(source)}
      options={(["dot", "comma"] as const).map((sign) => ({ id: sign, title: words.decimalSigns[sign] }))}
      onChange={onChange}
    />
  );
}

/** As the figures that are asked about are read now. */
function guessedDecimals(source: TableSource): DecimalSign {
  const { cell = "", value } = openFigure(source) ?? {};
  return Number.isInteger(value) === cell.includes(".") ? "comma" : "dot";
}
