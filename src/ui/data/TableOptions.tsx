import { encodingNames, encodings } from "@parley/formats/read";
import {
  type DecimalSign,
  delimiters,
  openFigure,
  planAs,
  type TablePlan,
  type TableSource,
} from "@parley/formats/table-plan";
import { useId } from "react";
import type { ImportedTable } from "@/store/view/table-import";
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
  const id = useId();
  const source = table.opened.success ? table.opened.source : null;
  const change = (plan: Partial<TablePlan>) => source && files.tables.store.plan(place, { ...source.plan, ...plan });
  return (
    <div className="column-options">
      {source && (
        <div>
          <span id={`${id}-kind`} className="lab">
            {words.kind}
          </span>
          <Segments
            name={`${id}-kind`}
            labelledBy={`${id}-kind`}
            value={source.plan.kind}
            options={(["edges", "nodes"] as const).map((kind) => ({ id: kind, title: words.kinds[kind] }))}
            onChange={(kind) => change(planAs(kind, source.table, source.plan))}
          />
        </div>
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
    <label>
      <span className="lab">{words.sheet}</span>
      <select
        className="field"
        value={table.sheet}
        onChange={(event) => void files.tables.reread(place, { sheet: event.target.value })}
      >
        {table.sheets.map((sheet) => (
          <option key={sheet} value={sheet}>
            {sheet}
          </option>
        ))}
      </select>
    </label>
  );
}

/** How a text is cut into cells, and how its bytes are read. */
function TextChoices({ table, place }: TablePartProps) {
  const { files } = useServices();
  const words = useAllWords("files");
  const known: readonly string[] = delimiters;
  return (
    <>
      <label>
        <span className="lab">{words.delimiter}</span>
        <select
          className="field"
          value={table.delimiter}
          onChange={(event) => void files.tables.reread(place, { delimiter: event.target.value })}
        >
          {delimiters.map((sign) => (
            <option key={sign} value={sign}>
              {words.delimiters[sign]}
            </option>
          ))}
          {!known.includes(table.delimiter) && <option value={table.delimiter}>{table.delimiter}</option>}
        </select>
      </label>
      <label>
        <span className="lab">{words.encoding}</span>
        <select
          className="field"
          value={table.encoding}
          onChange={(event) => {
            const encoding = encodings.find((one) => one === event.target.value);
            if (encoding) void files.tables.reread(place, { encoding });
          }}
        >
          {encodings.map((encoding) => (
            <option key={encoding} value={encoding}>
              {encodingNames[encoding]}
            </option>
          ))}
        </select>
      </label>
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
  const id = useId();
  return (
    <div>
      <span id={id} className="lab">
        {words.decimals}
      </span>
      <Segments
        name={`${id}-decimals`}
        labelledBy={id}
        value={source.plan.decimals ?? guessedDecimals(source)}
        options={(["dot", "comma"] as const).map((sign) => ({ id: sign, title: words.decimalSigns[sign] }))}
        onChange={onChange}
      />
    </div>
  );
}

/** As the figures that are asked about are read now. */
function guessedDecimals(source: TableSource): DecimalSign {
  const { cell = "", value } = openFigure(source) ?? {};
  return Number.isInteger(value) === cell.includes(".") ? "comma" : "dot";
}
