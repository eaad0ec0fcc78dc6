import type { Attributes, ElementTarget } from "@/graph/document/graph-types";
import { namedField, valuesOf } from "@/graph/reader/element-values";
import { checkFields } from "@/graph/selector/check-fields";
import { namesInLabel, valueText } from "@/graph/styles/labels";
import type { ElementTable, GraphTables } from "@/graph/tables/element-table";
import { figures } from "@/lib/english";
import { nearest } from "@/lib/text/nearest";
import { listOf, type PartId } from "../elements/parts";
import { listed } from "../elements/wording";
import type { CommandContext, CommandRefusal } from "../registry/command-types";
import { refuse } from "../registry/results";
import { refuseNoNumbers } from "./check-property";

type Numbers = Readonly<Record<string, number>>;

/** What is to become of the attributes of the elements. */
export interface UpdateRequest {
  readonly target: ElementTarget;
  readonly set: Attributes;
  readonly unset: readonly string[];
  /** Changes numbers by what they are; elements without a number there stay as they are. */
  readonly add: Numbers;
  readonly multiply: Numbers;
}

export async function checkRequest(
  request: UpdateRequest,
  context: CommandContext,
): Promise<CommandRefusal | undefined> {
  const { set, unset, add, multiply, target } = request;
  const known = context.tables()[target].attributeNames();
  const names = [set, add, multiply].flatMap((part) => Object.keys(part));
  if (names.length + unset.length === 0) {
    return refuse(
      "Neither set nor unset was given.",
      `Give set, for example { "set": { "${known[0] ?? "name"}": "…" } }, or unset.`,
    );
  }
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) {
    return refuse(`${twice} is given twice.`, "Change an attribute by one of set, add and multiply.");
  }
  const fixed = [...names, ...unset].find((name) => isFixedField(name, target) && !known.includes(name));
  if (fixed !== undefined) return refuseFixed(fixed);
  const braces = refuseBraces(set, target, context.tables());
  if (braces !== undefined) return braces;
  for (const name of unset) {
    const unknown = refuseUnknownAttribute(name, target, known);
    if (unknown !== undefined) return unknown;
  }
  for (const name of [...Object.keys(add), ...Object.keys(multiply)]) {
    const wrong =
      refuseUnknownAttribute(name, target, known) ?? (await refuseNoNumbers(`data.${name}`, target, context));
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

function refuseFixed(name: string): CommandRefusal {
  const how =
    name === "id"
      ? "An id stays for life; set the attribute that names the element."
      : "Remove the edge and add one with other ends.";
  return refuse({ why: "fixed-attribute", attribute: name }, how);
}

/** The refusal for an attribute that no element has; undefined when there is one. */
export function refuseUnknownAttribute(
  name: string,
  target: ElementTarget,
  known: readonly string[],
): CommandRefusal | undefined {
  if (known.includes(name)) return undefined;
  const near = nearest(name, known);
  const there = known.length === 0 ? `The ${target} have no attributes.` : `There are: ${listed(known, 20)}.`;
  return refuse(
    { why: "unknown-attribute", target, attribute: name, nearest: near },
    near.length > 0 ? `The nearest: ${listed(near)}.` : there,
  );
}

/** What an element is, which no attribute can take the place of. */
export function isFixedField(name: string, target: ElementTarget): boolean {
  return name === "id" || (target === "edges" && (name === "source" || name === "target"));
}

/** For each row the values its element is to get. */
export function valuesWanted(
  { set, add, multiply, target }: UpdateRequest,
  tables: GraphTables,
): (row: number) => Attributes {
  const table = tables[target];
  const setAt = filledSet(set, target, tables);
  return (row) => {
    const sums = changedNumbers(add, table, row, (value, by) => value + by);
    const products = changedNumbers(multiply, table, row, (value, by) => value * by);
    return sums.length + products.length === 0
      ? setAt(row)
      : { ...setAt(row), ...Object.fromEntries([...sums, ...products]) };
  };
}

/** "{name}, {age} years" with the values of the element, as labels are; braces that name no attribute stay. */
function filledSet(set: Attributes, target: ElementTarget, tables: GraphTables): (row: number) => Attributes {
  const names = bracesIn(set).filter((name) => isField(name, target, tables));
  if (names.length === 0) return () => set;
  const readers = new Map(names.map((name) => [name, valuesOf(tables, target, name)]));
  const filled = (text: string, row: number): string =>
    text.replace(/\{([^{}]+)\}/gu, (braces, name: string) => {
      const read = readers.get(name.trim());
      return read === undefined ? braces : valueText(read(row) ?? "");
    });
  return (row) =>
    Object.fromEntries(
      Object.entries(set).map(([name, value]) => [name, typeof value === "string" ? filled(value, row) : value]),
    );
}

function bracesIn(set: Attributes): readonly string[] {
  return Object.values(set).flatMap((value) => (typeof value === "string" ? namesInLabel(value) : []));
}

function isField(name: string, target: ElementTarget, tables: GraphTables): boolean {
  const catalog = { nodes: tables.nodes.attributeNames(), edges: tables.edges.attributeNames() };
  return checkFields({ op: "exists", field: namedField(name, target) }, target, catalog).success;
}

/** The refusal for braces that miss the name of an attribute by a letter. */
function refuseBraces(set: Attributes, target: ElementTarget, tables: GraphTables): CommandRefusal | undefined {
  const known = tables[target].attributeNames();
  const slip = bracesIn(set).find(
    (name) => name.length > 2 && !isField(name, target, tables) && nearest(name, known).length > 0,
  );
  return slip === undefined ? undefined : refuseUnknownAttribute(slip, target, known);
}

function changedNumbers(
  by: Numbers,
  table: ElementTable,
  row: number,
  change: (value: number, by: number) => number,
): readonly (readonly [string, number])[] {
  return Object.entries(by).flatMap(([name, amount]) => {
    const value = table.valueAt(name, row);
    return typeof value === "number" ? [[name, withoutDust(change(value, amount))] as const] : [];
  });
}

/** 0.1 + 0.2 is 0.30000000000000004. Whole numbers are exact as they are. */
function withoutDust(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(15));
}

export const requestTexts = {
  numberless: ["{count} has no number in {name}.", "{count} have no number in {name}."],
  without: "without {names}",
} as const;

/** "2 have no number in age." */
export function numberlessNote({ add, multiply }: UpdateRequest, table: ElementTable, ids: readonly string[]) {
  const names = [...Object.keys(add), ...Object.keys(multiply)];
  return names.flatMap((name) => {
    const count = ids.filter((id) => typeof table.valueAt(name, table.rowOf(id) ?? -1) !== "number").length;
    return count === 0 ? [] : [{ id: "numberless", with: { count, name } } as const];
  });
}

export function requestPart({ set, unset, add, multiply }: UpdateRequest) {
  return listOf<"without" | PartId>([
    ...Object.entries(set).map(([name, value]) => `${name} = ${valueText(value)}`),
    ...Object.entries(add).map(([name, by]) => `${name} ${by < 0 ? "−" : "+"} ${figures(Math.abs(by))}`),
    ...Object.entries(multiply).map(([name, by]) => `${name} × ${figures(by)}`),
    ...(unset.length > 0 ? [{ id: "without", with: { names: listOf(unset) } } as const] : []),
  ]);
}
