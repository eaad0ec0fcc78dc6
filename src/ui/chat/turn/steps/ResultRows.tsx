import { useState } from "react";
import { scrollable } from "@/ui/parts/scrollable";
import { type ResultTable, wordsOf } from "@/ui/sentences/result-table";
import { useWords } from "../../../use-stores";

/** Rows shown at first, and then. */
const fewRows = 3;
const moreRows = 20;

/** The first rows of a result, twenty on demand, then all there are. */
export function ResultRows({ table }: { readonly table: ResultTable }) {
  const { steps: words, titles } = useWords();
  const [limit, setLimit] = useState(fewRows);
  const shown = table.rows.slice(0, limit);
  const isMore = table.rows.length > shown.length;
  const isAllNext = table.rows.length <= moreRows || limit >= moreRows;
  return (
    <>
      <section className="answer-table" {...scrollable} aria-label={words.result}>
        <table className="rows">
          <thead>
            <tr>
              {table.columns.map(({ name, isNumber }) => (
                <th key={name} scope="col" className={isNumber ? "r" : undefined}>
                  {capital(wordsOf(name, titles.names))}
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
          {words.shown(shown.length, table.total)}
          {isMore && " · "}
          {isMore && (
            <button type="button" className="link" onClick={() => setLimit(isAllNext ? table.rows.length : moreRows)}>
              {isAllNext && table.rows.length === table.total ? words.showAll : words.showMore}
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
