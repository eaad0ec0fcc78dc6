import type { ElementTarget } from "@/graph/document/graph-types";
import type { Field } from "@/graph/selector/selector-types";
import { usualLabelAttributes } from "@/graph/styles/labels";
import { cannotAsk } from "../engine-fault";
import type { EngineSchema, KeyFacts, KeyKind } from "../engine-types";
import { idOf, labelsOf, quoted } from "./names";
import type { Parameters } from "./parameters";

/** What a statement is written with. */
export interface Writing {
  readonly schema: EngineSchema;
  readonly parameters: Parameters;
}

/** What elements are called in a statement: a node, or an edge with the nodes it goes from and to. */
export type Subject =
  | { readonly target: "nodes"; readonly at: string }
  | { readonly target: "edges"; readonly at: string; readonly from: string; readonly to: string };

export const subjectOf = (target: ElementTarget): Subject =>
  target === "nodes" ? { target, at: "n" } : { target, at: "r", from: "a", to: "b" };

/** A field as it is in a statement. */
export type Operand =
  | { readonly is: "labels"; readonly at: string }
  | { readonly is: "type"; readonly at: string }
  | { readonly is: "value"; readonly text: string; readonly kinds: readonly KeyKind[] }
  /** The id of an end: asked by its label too. */
  | { readonly is: "end"; readonly at: string }
  | { readonly is: "nothing" };

/** As `fieldSource` finds it in a document: an attribute of that name, else the computed field. */
export function operandOf(field: Field, subject: Subject, writing: Writing): Operand {
  if (field.end !== undefined) {
    if (subject.target === "nodes") return { is: "nothing" };
    return nodeOperand(field, field.end === "source" ? subject.from : subject.to, writing);
  }
  return subject.target === "nodes" ? nodeOperand(field, subject.at, writing) : edgeOperand(field, subject, writing);
}

function nodeOperand({ name, of }: Field, at: string, writing: Writing): Operand {
  const { schema } = writing;
  if (of !== "computed") {
    const key = keyOperand(name, at, schema.nodeKeys);
    if (key) return key;
    if (name === schema.labelAttribute) return { is: "labels", at };
  }
  if (of === "attribute") return { is: "nothing" };
  switch (name) {
    case "id":
      return textOperand(idOf(at, schema));
    case "label":
      return textOperand(labelText(at, schema));
    case "degree":
      return numberOperand(`(COUNT { (${at})-->() } + COUNT { (${at})<--() })`);
    case "indegree":
      return numberOperand(`COUNT { (${at})<--() }`);
    case "outdegree":
      return numberOperand(`COUNT { (${at})-->() }`);
    default:
      return { is: "nothing" };
  }
}

type EdgeSubject = Extract<Subject, { target: "edges" }>;

function edgeOperand({ name, of }: Field, { at, from, to }: EdgeSubject, { schema }: Writing): Operand {
  if (of !== "computed") {
    const key = keyOperand(name, at, schema.edgeKeys);
    if (key) return key;
    if (name === schema.typeAttribute) return typeOperand(at, schema);
  }
  if (of === "attribute") return { is: "nothing" };
  switch (name) {
    case "id":
      return textOperand(`elementId(${at})`);
    case "label":
      return textOperand(edgeLabelText(at, schema));
    case "source":
      return { is: "end", at: from };
    case "target":
      return { is: "end", at: to };
    default:
      return { is: "nothing" };
  }
}

/** The name that tells nothing is none. */
function typeOperand(at: string, { everyType }: EngineSchema): Operand {
  if (everyType === undefined) return { is: "type", at };
  return textOperand(`CASE WHEN type(${at}) <> '${everyType}' THEN type(${at}) END`);
}

function keyOperand(name: string, at: string, keys: readonly KeyFacts[]): Operand | undefined {
  const key = keys.find((one) => one.name === name);
  return key && { is: "value", text: `${at}.${quoted(name)}`, kinds: key.kinds };
}

function textOperand(text: string): Operand {
  return { is: "value", text, kinds: ["string"] };
}

function numberOperand(text: string): Operand {
  return { is: "value", text, kinds: ["number"] };
}

/** What people read a node by: its first usual attribute that holds a text, else its id. */
export function labelText(at: string, schema: EngineSchema): string {
  const named = usualLabelAttributes.flatMap((name) => {
    const key = schema.nodeKeys.find((one) => one.name === name);
    if (!key?.kinds.every(isPlain)) return [];
    const text = plainText(`${at}.${quoted(name)}`, key.kinds);
    return [`CASE WHEN ${text} <> '' THEN ${text} END`];
  });
  const id = idOf(at, schema);
  return named.length === 0 ? id : `coalesce(${[...named, id].join(", ")})`;
}

function edgeLabelText(at: string, schema: EngineSchema): string {
  const named = usualLabelAttributes.flatMap((name) => {
    const key = schema.edgeKeys.find((one) => one.name === name);
    return key?.kinds.every((kind) => kind === "string") ? [`${at}.${quoted(name)}`] : [];
  });
  return named.length === 0 ? `elementId(${at})` : `coalesce(${[...named, `elementId(${at})`].join(", ")})`;
}

function isPlain(kind: KeyKind): boolean {
  return kind === "string" || kind === "number" || kind === "boolean" || kind === "temporal";
}

/** A value as text; a property that only holds texts is one. */
export function plainText(text: string, kinds: readonly KeyKind[]): string {
  return kinds.every((kind) => kind === "string") ? text : `toString(${text})`;
}

/** One value that can be compared, sorted and grouped by. */
export function scalarOf(operand: Operand, writing: Writing): string {
  switch (operand.is) {
    case "labels":
      return `head(${labelsOf(operand.at, writing.schema, writing.parameters.add)})`;
    case "type":
      return `type(${operand.at})`;
    case "end":
      return idOf(operand.at, writing.schema);
    case "nothing":
      return "null";
    case "value":
      return scalarText(operand);
  }
}

function scalarText({ text, kinds }: Extract<Operand, { is: "value" }>): string {
  const odd = kinds.find((kind) => !isPlain(kind));
  if (odd !== undefined) throw cannotAsk(`to compare ${text}, which holds ${kindWords[odd]}`, "Use another attribute.");
  return kinds.includes("temporal") ? `toString(${text})` : text;
}

const kindWords: Readonly<Partial<Record<KeyKind, string>>> = {
  list: "lists",
  other: "values that are no text or number",
};
