import { nearest } from "@/lib/text/nearest";
import type { FieldCatalog } from "../document/graph-reader";
import type { ElementTarget } from "../document/graph-types";
import { lookField, lookNames } from "../looks/look-fields";
import { attributeCandidates } from "./attribute-candidates";
import { computedFields, isComputed } from "./computed-fields";
import { printField } from "./print-field";
import type { Field, Selector, SelectorProblem } from "./selector-types";
import { leavesOf } from "./walk-selector";

export interface FieldRefusal extends SelectorProblem {
  /** The condition to blame, and others in its place that may be meant; not tried. */
  readonly instead?: { readonly of: Selector; readonly may: readonly Selector[] };
}

export type FieldCheck = { readonly success: true } | FieldRefusal;

const LISTED = 30;
const FINE: FieldCheck = { success: true };

/** Refuses a selector that names an attribute the graph does not have, with the nearest ones and the list of all. */
export function checkFields(selector: Selector, target: ElementTarget, catalog: FieldCatalog): FieldCheck {
  const checks = leavesOf(selector, target).map(({ leaf, of }) => {
    if (leaf.op === "compare") return checkComparison(leaf, of, catalog);
    return leaf.op === "in" || leaf.op === "exists" ? checkField(leaf.field, of, catalog) : FINE;
  });
  return checks.find((check) => !check.success) ?? FINE;
}

function checkComparison(
  selector: Extract<Selector, { op: "compare" }>,
  target: ElementTarget,
  catalog: FieldCatalog,
): FieldCheck {
  const left = checkField(selector.field, target, catalog);
  if (!left.success || selector.value.kind === "literal") return left;
  const right = checkField(selector.value.field, target, catalog);
  const name = selector.value.field.name;
  if (right.success || selector.value.field.end || selector.value.field.of === "computed") return right;
  const quoted: Selector = { ...selector, value: { kind: "literal", value: name } };
  return { ...right, hint: `Put a text in quotes. ${right.hint}`, instead: { of: selector, may: [quoted] } };
}

function checkField(field: Field, target: ElementTarget, catalog: FieldCatalog): FieldCheck {
  if (field.end && target === "nodes") return refuseEnd(field);
  const owner = field.end ? "nodes" : target;
  const names = catalog[owner];
  if (field.of !== "attribute" && isComputed(field.name, owner)) return FINE;
  if (field.of === "computed" && lookField(field.name, owner)) return FINE;
  if (field.of !== "computed" && attributeCandidates(field.name).some((name) => names.includes(name))) return FINE;
  return field.of === "computed" ? refuseComputed(field, owner) : refuseUnknown(field, owner, catalog);
}

export function refuseEnd(field: Field): FieldRefusal {
  return {
    success: false,
    message: `Nodes have no ${printField(field)}: only edges have a source and a target.`,
    hint: field.end
      ? `Write ${printField({ name: field.name, of: field.of })} for nodes, or look for edges.`
      : "Look for edges.",
    reason: { why: "only-edges-end", field: printField(field) },
  };
}

function refuseUnknown(field: Field, owner: ElementTarget, catalog: FieldCatalog): FieldCheck {
  const names = catalog[owner];
  const other = owner === "nodes" ? "edges" : "nodes";
  const computed = field.of === "attribute" ? [] : computedFields[owner];
  const last = field.name.slice(field.name.lastIndexOf(".") + 1);
  const near = [...new Set([...nearest(field.name, [...names, ...computed]), ...nearest(last, [...names])])].slice(
    0,
    3,
  );
  const owners = owner === "nodes" ? "Nodes" : "Edges";
  const elsewhere = catalog[other].includes(field.name) ? ` ${other === "nodes" ? "Nodes" : "Edges"} have it.` : "";
  return {
    success: false,
    message: `${owners} have no attribute ${quoteName(field.name)}.${elsewhere}`,
    hint: `${near.length > 0 ? `Did you mean ${joinOr(near.map(writtenName))}? ` : ""}${drawnHint(field, owner)}${listNames(owner, names)}`,
    reason: { why: "unknown-attribute", target: owner, attribute: field.name, nearest: near },
  };
}

/** A look is no attribute: `color == 'red'` asks the data. */
function drawnHint({ name, of, end }: Field, owner: ElementTarget): string {
  const look = of === "bare" ? lookField(name, owner) : undefined;
  return look ? `How they are drawn is ${printField({ name: look.name, of: "computed", ...(end && { end }) })}. ` : "";
}

/** What stands behind an `@` is computed, or a look. */
function refuseComputed(field: Field, owner: ElementTarget): FieldCheck {
  const all = [...computedFields[owner], ...lookNames(owner)].map((name) => `@${name}`);
  const near = nearest(`@${field.name}`, all);
  const other = owner === "nodes" ? "edges" : "nodes";
  const isOther = lookField(field.name, other) !== undefined || isComputed(field.name, other);
  const elsewhere = isOther ? ` ${other === "nodes" ? "Nodes" : "Edges"} have it.` : "";
  return {
    success: false,
    message: `${owner === "nodes" ? "Nodes" : "Edges"} have no @${field.name}.${elsewhere}`,
    hint: `${near.length > 0 ? `Did you mean ${joinOr(near)}? ` : ""}There are ${all.join(", ")}.`,
    reason: { why: "unknown-attribute", target: owner, attribute: `@${field.name}`, nearest: near },
  };
}

function listNames(owner: ElementTarget, names: readonly string[]): string {
  const computed = computedFields[owner].filter((name) => !names.includes(name));
  const always = `Always there: ${computed.join(", ")}.`;
  const owners = owner === "nodes" ? "Nodes" : "Edges";
  if (names.length === 0) return `${owners} have no attributes yet. ${always}`;
  const rest = names.length > LISTED ? ` and ${names.length - LISTED} more` : "";
  return `${owners} have ${names.slice(0, LISTED).map(writtenName).join(", ")}${rest}. ${always}`;
}

function writtenName(name: string): string {
  return printField({ name, of: "bare" });
}

function quoteName(name: string): string {
  return `"${name}"`;
}

function joinOr(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}
