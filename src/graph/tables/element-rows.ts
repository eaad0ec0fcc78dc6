import type { JsonValue } from "@/lib/json";
import type { Attributes } from "../document/graph-types";
import { type AttributeColumns, createAttributeColumns } from "./attribute-columns";
import type { AttributeColumn } from "./column";
import type { ElementTable } from "./element-table";
import { createRowOrder, type RowOrder } from "./row-order";

/** Nodes or edges. An element has a slot, which stays while it lives, and a row, which is its place in the order. */
export interface ElementRows
  extends Pick<RowOrder, "liveCount" | "slotAt" | "rowAt" | "placeOf" | "placeAt" | "liveSlots" | "places"> {
  readonly table: ElementTable;
  /** Changes when rows come or go, not with their values. */
  readonly rowsVersion: number;
  slotOf(id: string): number | undefined;
  /** Ids in use; one less than rows added means that an id came twice. */
  readonly idCount: number;
  idOf(slot: number): string;
  /** Without a place number: last. Gives the slot, a new one where none is named. */
  add(id: string, attributes: Attributes, place?: number, slot?: number): number;
  remove(slot: number): void;
  /** Makes the slot of a removed element free for another. */
  release(slot: number): void;
  attributesOf(slot: number): Attributes;
  setAttribute(slot: number, name: string, value: JsonValue | undefined): void;
  /** Of one attribute: the first elements get these values, from the others it is taken away. */
  setValues(slots: Uint32Array, name: string, values: readonly JsonValue[]): void;
  /** Brings the rows into order, without holes. */
  finish(): void;
  columns(): readonly AttributeColumn[];
  /** See `AttributeColumns`. */
  attributeOrder(): readonly string[];
  beginWith(names: readonly string[]): void;
  /** Tells caches that something the values depend on changed (the label attribute, the direction). */
  touch(): void;
}

export function createElementRows(): ElementRows {
  const order = createRowOrder();
  const columns = createAttributeColumns();
  const slotById = new Map<string, number>();
  const idBySlot: string[] = [];
  const freeSlots: number[] = [];
  const versions = { values: 0, rows: 0 };
  const freeSlot = (): number => freeSlots.pop() ?? idBySlot.length;

  function rowsChanged(): void {
    versions.values += 1;
    versions.rows += 1;
  }

  return {
    ...order,
    get liveCount() {
      return order.liveCount;
    },
    get rowsVersion() {
      return versions.rows;
    },
    table: createTable({ order, columns, slotById, idBySlot, versions }),
    slotOf: (id) => slotById.get(id),
    get idCount() {
      return slotById.size;
    },
    idOf: (slot) => idBySlot[slot] ?? "",
    add(id, attributes, place, slot = freeSlot()) {
      slotById.set(id, slot);
      idBySlot[slot] = id;
      columns.write(order.append(slot, place), attributes);
      rowsChanged();
      return slot;
    },
    remove(slot) {
      columns.clear(order.rowAt(slot));
      order.drop(slot);
      slotById.delete(idBySlot[slot] ?? "");
      rowsChanged();
    },
    release: (slot) => void freeSlots.push(slot),
    attributesOf: (slot) => columns.read(order.rowAt(slot)),
    setAttribute(slot, name, value) {
      columns.set(order.rowAt(slot), name, value);
      versions.values += 1;
    },
    setValues(slots, name, values) {
      columns.setMany(name, { count: slots.length, rowAt: (at) => order.rowAt(slots[at] ?? 0) }, values);
      versions.values += 1;
    },
    finish() {
      const plan = order.finish();
      if (!plan) return;
      columns.rearrange(plan);
      rowsChanged();
    },
    columns: columns.present,
    attributeOrder: columns.names,
    beginWith: columns.beginWith,
    touch() {
      versions.values += 1;
    },
  };
}

interface TableParts {
  readonly order: RowOrder;
  readonly columns: AttributeColumns;
  readonly slotById: ReadonlyMap<string, number>;
  readonly idBySlot: readonly string[];
  readonly versions: { readonly values: number };
}

function createTable({ order, columns, slotById, idBySlot, versions }: TableParts): ElementTable {
  return {
    get count() {
      return order.count;
    },
    get version() {
      return versions.values;
    },
    idAt: (row) => idBySlot[order.slotAt(row)] ?? "",
    rowOf(id) {
      const slot = slotById.get(id);
      return slot === undefined ? undefined : order.rowAt(slot);
    },
    attributeNames: () => columns.present().map((column) => column.name),
    column(attribute) {
      const column = columns.get(attribute);
      return column && column.present > 0 ? column.view(order.count) : undefined;
    },
    valueAt: (attribute, row) => columns.get(attribute)?.valueAt(row),
  };
}
