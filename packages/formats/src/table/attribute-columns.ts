import type { CsvTable } from "./csv-table";
import { isLabelName, wordOf } from "./header-names";
import { type ColumnRole, columnNames, headerCells, type TablePlan } from "./table-plan";

interface Source {
  readonly table: CsvTable;
  readonly plan: TablePlan;
}

interface AttributeColumn {
  readonly index: number;
  readonly name: string;
  /** Weight, type and label are called so. */
  readonly isFixed: boolean;
}

/** The columns that become attributes, and what they are called there. */
export function attributeColumns({ table, plan }: Source): readonly AttributeColumn[] {
  const names = columnNames(table, plan);
  const header = plan.hasHeader ? headerCells(table, plan.skipped) : [];
  const used = new Set<string>();
  return plan.roles.flatMap((role, index) => {
    const own = names[index] ?? "";
    // A second column called id is an attribute of that name: the first is none.
    const wanted = attributeName(role, header[index] || own);
    if (wanted === null) return [];
    const name = used.has(wanted) ? own : wanted;
    used.add(name);
    return [{ index, name, isFixed: role !== "attribute" }];
  });
}

/** The columns that are called otherwise in the graph: “Full Name” → label. */
export function renamedColumns(source: Source): readonly string[] {
  const { table, plan } = source;
  const header = plan.hasHeader ? headerCells(table, plan.skipped) : [];
  const fixed = attributeColumns(source).filter(({ isFixed }) => isFixed);
  const id = header[plan.roles.indexOf("id")] ?? "";
  const isPlainId = id === "" || /id|key/iu.test(id) || isLabelName(wordOf(id));
  return [
    ...(isPlainId ? [] : [`“${id}” → id`]),
    ...fixed.flatMap(({ index, name }) => {
      const own = header[index] ?? "";
      return own === "" || own.toLowerCase() === name.toLowerCase() ? [] : [`“${own}” → ${name}`];
    }),
  ];
}

/** Null: the column becomes none. */
export function attributeName(role: ColumnRole, own: string): string | null {
  if (role === "attribute") return own;
  if (role === "weight" || role === "type") return role;
  if (role === "label") return /^(?:label|name|title)$/iu.test(own) ? own.toLowerCase() : "label";
  return null;
}
