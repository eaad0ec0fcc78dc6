import type { JsonValue } from "@/lib/json";
import { membersOf } from "@/lib/lists/members";
import type { Column } from "../tables/element-table";
import type { ValueAt } from "./element-values";

export interface RowGroup {
  /** `undefined`: rows without a value. */
  readonly value: JsonValue | undefined;
  readonly rows: readonly number[];
  /** It is a value of a list in one of its rows: other groups may hold that row, too. */
  readonly isOfList?: true;
}

/** Rows by equal value, a list in each of its values; groups in order of first appearance. Of strings it compares the codes. */
export function groupRows(rows: Uint32Array, valueAt: ValueAt, column?: Column): readonly RowGroup[] {
  const groups = new Map<GroupKey, Group>();
  const codes = column?.kind === "string" ? column.codes : undefined;
  const put = (key: GroupKey, row: number, value: JsonValue | undefined) => {
    const group = groups.get(key) ?? { value, rows: [] };
    if (group.rows.length === 0) groups.set(key, group);
    group.rows.push(row);
    return group;
  };
  const putMembers = (row: number, members: readonly JsonValue[]) => {
    if (members.length === 0) put(undefined, row, undefined);
    for (const member of members) put(keyOf(member), row, member).isOfList = true;
  };
  for (const row of rows) {
    const code = codes?.[row];
    if (code !== undefined && groups.has(code)) put(code, row, undefined);
    else {
      const value = valueAt(row);
      if (Array.isArray(value)) putMembers(row, membersOf(value));
      else put(code ?? keyOf(value), row, value);
    }
  }
  return [...groups.values()];
}

interface Group {
  readonly value: JsonValue | undefined;
  readonly rows: number[];
  isOfList?: true;
}

type GroupKey = string | number | boolean | undefined;

/** 1 and "1" are two values. Lists and records go by their JSON, told apart from texts by a mark no text begins with. */
function keyOf(value: JsonValue | undefined): GroupKey {
  if (typeof value === "string") return value.startsWith(mark) ? `${mark}${value}` : value;
  return typeof value === "object" ? `${mark}${JSON.stringify(value)}` : value;
}

const mark = "\u0000";
