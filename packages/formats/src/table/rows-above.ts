type Rows = readonly (readonly string[])[];

export const MOST_ROWS_ABOVE = 30;

export function isComment([first = ""]: readonly string[]): boolean {
  return /^(?:#|%|\/\/)/.test(first);
}

/** Rows that begin with a sign of comments, where not all do: then they are names such as #cats. */
export function commentsAbove(rows: Rows): number {
  return Math.max(
    0,
    rows.findIndex((row) => !isComment(row)),
  );
}

/** Comments, and the lines of a title under them: what stands above a table whose header says nothing known. */
export function rowsAbove(rows: Rows): number {
  const comments = commentsAbove(rows);
  return comments + linesAbove(rows.slice(comments));
}

/** Lines without cells above a table of three columns or more: a title, who made it. Above two columns, a node alone. */
function linesAbove(rows: Rows): number {
  const above = Math.max(
    0,
    rows.findIndex((row) => row.length > 1),
  );
  const body = rows.slice(above);
  const whole = body.filter((row) => row.length > 2);
  return above <= MOST_ROWS_ABOVE && whole.length >= body.length * 0.7 ? above : 0;
}
