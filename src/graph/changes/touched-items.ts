import { assertNever } from "@/lib/assert-never";
import type { ElementTarget } from "../document/graph-types";
import type { GraphChange } from "./change-types";

/**
 * What an entry of the undo log wrote. Two entries touch the same item when both write the same attribute, position or
 * existence of an element, or the same layer, set or the filter; adding or removing an element, and adding an edge to a
 * node, touches all of it.
 */
export interface TouchedItems {
  readonly everything: boolean;
  /** By element or other item; "all" of it or the parts by name. */
  readonly parts: ReadonlyMap<string, ReadonlySet<string> | "all">;
  /** Attributes that were written of many elements at once. */
  readonly columns: readonly TouchedColumn[];
}

type TouchedColumn = ReturnType<typeof columnOf>;

export function touchedBy(changes: readonly GraphChange[], inverse: readonly GraphChange[]): TouchedItems {
  const parts = new Map<string, Set<string> | "all">();
  const notes: Notes = {
    all: (item) => void parts.set(item, "all"),
    part(item, part) {
      const known = parts.get(item);
      if (known === undefined) parts.set(item, new Set([part]));
      else if (known !== "all") known.add(part);
    },
  };
  let everything = false;
  const columns: TouchedColumn[] = [];
  for (const change of changes) {
    everything ||= change.type === "graph-replace";
    if (change.type === "values-set") columns.push(columnOf(change));
    else note(change, notes);
  }
  for (const change of inverse) noteNeeds(change, notes);
  return { everything, parts, columns };
}

/** Their ids are counted only when they are asked for. */
function columnOf({ target, name, ids }: Extract<GraphChange, { type: "values-set" }>) {
  let known: ReadonlySet<string> | null = null;
  return {
    target,
    name,
    ids,
    has: (id: string): boolean => {
      known ??= new Set(ids);
      return known.has(id);
    },
  };
}

export function touchSame(a: TouchedItems, b: TouchedItems): boolean {
  if (a.everything || b.everything) return true;
  if (a.columns.some((column) => meetsColumn(column, b)) || b.columns.some((column) => meetsColumn(column, a)))
    return true;
  const [few, many] = a.parts.size <= b.parts.size ? [a.parts, b.parts] : [b.parts, a.parts];
  for (const [item, parts] of few) {
    const others = many.get(item);
    if (others === undefined) continue;
    if (parts === "all" || others === "all" || overlap(parts, others)) return true;
  }
  return false;
}

/** The attributes that were written of the element, none where it was touched otherwise; undefined where it was not touched. */
export function touchedAttributes(
  items: TouchedItems,
  target: ElementTarget,
  id: string,
): readonly string[] | undefined {
  const parts = items.parts.get(itemOf(target, id));
  if (parts === "all") return [];
  const columns = items.columns.filter((column) => column.target === target && column.has(id)).map(({ name }) => name);
  if (parts === undefined) return items.everything || columns.length > 0 ? columns : undefined;
  const own = [...parts].flatMap((part) => (part.startsWith(attribute) ? [part.slice(attribute.length)] : []));
  return [...own, ...columns];
}

function meetsColumn({ target, name, ids, has }: TouchedColumn, { parts, columns }: TouchedItems): boolean {
  const isSame = (other: TouchedColumn) => other.target === target && other.name === name;
  if (columns.some((other) => isSame(other) && (other.ids === ids || other.ids.some(has)))) return true;
  const meets = (touched: ReadonlySet<string> | "all") => touched === "all" || touched.has(`${attribute}${name}`);
  if (parts.size > ids.length) {
    return ids.some((id) => {
      const touched = parts.get(itemOf(target, id));
      return touched !== undefined && meets(touched);
    });
  }
  const start = itemOf(target, "");
  return [...parts].some(
    ([item, touched]) => meets(touched) && item.startsWith(start) && has(item.slice(start.length)),
  );
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  for (const part of a) if (b.has(part)) return true;
  return false;
}

interface Notes {
  all(item: string): void;
  part(item: string, part: string): void;
}

const nodeItem = (id: string): string => `node ${id}`;
const edgeItem = (id: string): string => `edge ${id}`;
const itemOf = (target: ElementTarget, id: string): string => (target === "nodes" ? nodeItem(id) : edgeItem(id));
const position = "position";
const attribute = "attribute ";

function note(change: GraphChange, notes: Notes): void {
  switch (change.type) {
    case "node-put":
      notes.all(nodeItem(change.node.id));
      noteNeeds(change, notes);
      break;
    case "node-remove":
      notes.all(nodeItem(change.id));
      break;
    case "edge-put":
      notes.all(edgeItem(change.edge.id));
      notes.all(nodeItem(change.edge.source));
      notes.all(nodeItem(change.edge.target));
      break;
    case "edge-remove":
      notes.all(edgeItem(change.id));
      break;
    case "parent-set":
      notes.part(nodeItem(change.id), "parent");
      noteNeeds(change, notes);
      break;
    case "attributes-set":
      noteAttributes(change, notes);
      break;
    case "positions-set":
      for (const id of Object.keys(change.positions)) notes.part(nodeItem(id), position);
      if (change.layout !== undefined) notes.all("layout");
      break;
    case "layer-put":
      notes.all(`layer ${change.layer.id}`);
      break;
    case "layer-remove":
      notes.all(`layer ${change.id}`);
      break;
    case "set-put":
      notes.all(`set ${change.set.name}`);
      break;
    case "set-remove":
      notes.all(`set ${change.name}`);
      break;
    case "filter-set":
      notes.all("filter");
      break;
    case "fold-set":
      notes.all("fold");
      break;
    case "meta-set":
      notes.all("meta");
      break;
    // A column is noted as it is.
    case "values-set":
    case "graph-replace":
    case "selection-set":
    case "camera-focus":
      break;
    default:
      assertNever(change);
  }
}

function noteAttributes(change: Extract<GraphChange, { type: "attributes-set" }>, notes: Notes): void {
  const item = itemOf(change.target, change.id);
  for (const name of Object.keys(change.set ?? {})) notes.part(item, `${attribute}${name}`);
  for (const name of change.unset ?? []) notes.part(item, `${attribute}${name}`);
}

/** A put needs the ends or the parent to be there: a part of its own, so that it only meets what touches all of them. */
function noteNeeds(change: GraphChange, notes: Notes): void {
  if (change.type === "edge-put") {
    notes.part(nodeItem(change.edge.source), edgeItem(change.edge.id));
    notes.part(nodeItem(change.edge.target), edgeItem(change.edge.id));
  }
  if (change.type === "node-put" && change.node.parent !== undefined) {
    notes.part(nodeItem(change.node.parent), nodeItem(change.node.id));
  }
  if (change.type === "parent-set" && change.parent !== null) {
    notes.part(nodeItem(change.parent), nodeItem(change.id));
  }
}
