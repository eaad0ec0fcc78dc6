import { type FormatName, titleOf } from "@parley/formats/recognise";
import type { TableDoubt } from "@parley/formats/table-plan";
import { ChoiceField } from "../parts/Choice";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import type { TablePartProps } from "./TableOptions";

/** What has no mark of its own may be any of these. */
const shapes = ["csv", "matrix", "adjacency-list", "sif", "arrows"] as const;

/** As what a file is read whose format nothing in it tells for sure. */
export function FormatChoice({ table, place }: TablePartProps) {
  const { files } = useServices();
  const words = useAllWords("files");
  const offered: readonly FormatName[] = [...new Set<FormatName>([...shapes, ...table.formats])];
  return (
    <div className="column-options">
      <ChoiceField
        label={words.format}
        value={table.format}
        options={offered.map((id) => ({ id, title: shapeTitle(id, words.shapes) }))}
        onChange={(format) => void files.tables.reread(place, { format })}
      />
    </div>
  );
}

/** What is not sure of the file, and the rows above its table. */
export function TableQuestions({ table }: Pick<TablePartProps, "table">) {
  const words = useAllWords("files");
  if (!table.opened.success) return null;
  const { doubts, source } = table.opened;
  const above = source.table.rows.slice(0, source.plan.skipped).map(({ cells }) => cells.join(" "));
  const asked: readonly TableDoubt[] = table.format === "csv" ? doubts : [];
  if (asked.length === 0 && above.length === 0) return null;
  return (
    <ul className="column-problems">
      {asked.map((doubt) => (
        <li key={doubt}>{words.doubts[doubt]}</li>
      ))}
      {above.length > 0 && <li>{words.above(above.length, above.join(" · ").slice(0, 200))}</li>}
    </ul>
  );
}

function shapeTitle(format: FormatName, titles: Readonly<Record<(typeof shapes)[number], string>>): string {
  const shape = shapes.find((one) => one === format);
  return shape ? titles[shape] : titleOf(format);
}
