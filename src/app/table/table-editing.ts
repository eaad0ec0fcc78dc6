import type { TableImportStore } from "@/store/view/table-import";
import type { TableService } from "@/ui/services";

/** Null, with a notice, when it cannot be loaded. */
export type LoadReader = () => Promise<typeof import("../files/open-files") | null>;

/** What the dialog of columns does to the tables it shows. */
export function createTableEditing(store: TableImportStore, loadReader: LoadReader): Omit<TableService, "finish"> {
  return {
    store,
    async reread(place, given) {
      const reader = await loadReader();
      const now = store.getState();
      const table = now?.tables[place];
      if (!reader || !now || !table) return;
      const { fileName, bytes, encoding, sheet, delimiter, format, formats } = table;
      const known = { encoding, sheet, delimiter, format, formats };
      const read = await reader.importTable(fileName, bytes, { ...known, ...given });
      store.setState({ ...now, tables: now.tables.with(place, read) });
    },
    plan(place, plan) {
      const now = store.getState();
      const table = now?.tables[place];
      if (!now || !table?.opened.success) return;
      const { opened } = table;
      const source = { ...opened.source, plan };
      store.setState({ ...now, tables: now.tables.with(place, { ...table, opened: { ...opened, source } }) });
    },
    async add(files) {
      const reader = await loadReader();
      const now = store.getState();
      if (!reader || !now) return;
      const read = files.map(async (file) => reader.importTable(file.name, new Uint8Array(await file.arrayBuffer())));
      store.setState({ ...now, tables: [...now.tables, ...(await Promise.all(read))] });
    },
    remove(place) {
      const now = store.getState();
      if (now) store.setState({ ...now, tables: now.tables.toSpliced(place, 1) });
    },
  };
}
