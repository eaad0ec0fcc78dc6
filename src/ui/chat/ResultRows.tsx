import { useState } from "react";
import { scrollable } from "../parts/scrollable";
import { type ResultTable, wordsOf } from "./result-table";

const fewRows = 3;
const moreRows = 20;

/** The first rows of a result; more on demand. */
export function ResultRows({ table }: { readonly table: ResultTable }) {
  const [isOpen, setOpen] = useState(false);
  const shown = table.rows.slice(0, isOpen ? moreRows : fewRows);
  const canGrow = !isOpen && table.rows.length > fewRows;
  return (
    <>
      <section className="answer-table" {...scrollable} aria-label="Result">
        <table className="rows">
          <thead>
            <tr>
              {table.columns.map(({ name, isNumber }) => (
                <th key={name} scope="col" className={isNumber ? "r" : undefined}>
                  {capital(wordsOf(name))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="num">
            {shown.map(({ key, cells }) => (
              <tr key={key}>
                {table.columns.map(({ name, isNumber }, index) => (
                  <td key={name} className={isNumber ? "r" : undefined}>
                    {cells[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {shown.length < table.total && (
        <p className="more num">
          {shown.length} of {table.total.toLocaleString("en-GB")}
          {canGrow && " · "}
          {canGrow && (
            <button type="button" className="link" onClick={() => setOpen(true)}>
              {table.total <= moreRows && table.rows.length === table.total ? "Show all" : "Show more"}
            </button>
          )}
        </p>
      )}
    </>
  );
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
