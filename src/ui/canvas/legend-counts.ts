import type { GraphDocument } from "@/graph/document/document-types";
import type { Words } from "@/words/words";
import type { LegendGroup, LegendRow } from "./legend/legend-row";

/** "3", or "3 of 7" where the filter hides some; empty where the text of the row says it. */
export function countText({ count, total, isCounted }: LegendRow, { legend, language }: Words): string {
  const shown = count.toLocaleString(language);
  if (total !== undefined) return legend.part(shown, total.toLocaleString(language));
  return isCounted === true ? "" : shown;
}

/** The groups with the number of elements that the filter shows in each row. */
export function withShownCounts(document: GraphDocument, groups: readonly LegendGroup[]): readonly LegendGroup[] {
  if (document.filter === null) return groups;
  return groups.map((group) => ({ ...group, rows: group.rows.map((row) => withShownCount(document, row)) }));
}

function withShownCount(document: GraphDocument, row: LegendRow): LegendRow {
  const table = document.tables[row.target];
  const members = document.select(row.where, row.target);
  const shown = members.filter((member) => document.isVisible(row.target, table.idAt(member)));
  return shown.length === row.count ? row : { ...row, count: shown.length, total: row.count };
}

/** The groups without the rows of which nothing is shown. */
export function shownGroups(groups: readonly LegendGroup[]): readonly LegendGroup[] {
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ count }) => count > 0) }))
    .filter(({ rows }) => rows.length > 0);
}
