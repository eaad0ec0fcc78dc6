import { letGoWhenShort } from "@/lib/memory/derived";
import type { ElementTable } from "./element-table";

/** What is read of a table, read again only once the table has changed. `rest` may be anything that changes only with the table. */
export function perVersion<Rest extends readonly unknown[], T>(
  read: (table: ElementTable, ...rest: Rest) => T,
): (table: ElementTable, ...rest: Rest) => T {
  let known = new WeakMap<ElementTable, { readonly version: number; readonly value: T }>();
  letGoWhenShort(() => {
    known = new WeakMap();
  });
  return (table, ...rest) => {
    const last = known.get(table);
    if (last?.version === table.version) return last.value;
    const { version } = table;
    // biome-ignore lint/plugin: its own few arguments are passed on
    const value = read(table, ...rest);
    known.set(table, { version, value });
    return value;
  };
}
