import { bodyRows, type ColumnRole, columnNames, edgeRoles, nodeRoles, withRole } from "@parley/formats/table-plan";
import { scrollable } from "../parts/scrollable";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import type { TablePartProps } from "./TableOptions";

const rowsShown = 5;

/** The first rows, and over each column what it is. */
export function TableColumns({ table, place }: TablePartProps) {
  const { files } = useServices();
  const words = useAllWords("files");
  if (!table.opened.success) return null;
  const { source } = table.opened;
  const { plan } = source;
  const names = columnNames(source.table, plan);
  const roles: readonly ColumnRole[] = plan.kind === "edges" ? edgeRoles : nodeRoles;
  const rows = bodyRows(source.table, plan).slice(0, rowsShown);
  const pick = (column: number, value: string) => {
    const role = roles.find((one) => one === value);
    if (role) files.tables.store.plan(place, withRole(plan, column, role));
  };
  return (
    <section className="column-rows" aria-label={words.columnsLead(table.fileName)} {...scrollable}>
      <table>
        <thead>
          <tr>
            {names.map((name, column) => (
              <th key={name} scope="col" data-role={plan.roles[column]}>
                <span>{name}</span>
                <select
                  className="field"
                  aria-label={words.role(name)}
                  value={plan.roles[column]}
                  onChange={(event) => pick(column, event.target.value)}
                >
                  {roles.map((role) => (
                    <option key={role} value={role}>
                      {words.roles[role]}
                    </option>
                  ))}
                </select>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.number}>
              {names.map((name, column) => (
                <td key={name} data-role={plan.roles[column]}>
                  {row.cells[column] || "–"}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
