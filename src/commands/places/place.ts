import type { ElementTarget } from "@/graph/document/graph-types";
import type { JsonValue } from "@/lib/json";

/** What a name or value in a call stands for. */
export const parameterKinds = [
  "attribute",
  "value",
  "node",
  "edge",
  "set",
  "layer",
  "colour",
  "number",
  "text",
] as const;
export type ParameterKind = (typeof parameterKinds)[number];

/** A name or value in a call's input that could be another one elsewhere. */
export interface Place {
  /** "result-set": `$1` or `$last`, the result of an earlier call. "result-layer": the layer a call of the recipe made. */
  readonly kind: ParameterKind | "result-set" | "result-layer";
  readonly value: JsonValue;
  /** "write": the call brings it itself. */
  readonly use: "read" | "write";
  /** Of an attribute, and of a value: whose. */
  readonly target?: ElementTarget;
  /** Of a value: the attribute. Of a number or text: the argument. */
  readonly of?: string;
  /** Of a node: whether its id or its label is meant; absent: either. */
  readonly form?: "id" | "label";
  /** Of a value: elements must have just it, not be above it or hold it. */
  readonly isExact?: true;
}

/** The value to write in its place; the same value leaves it unchanged. */
export type Visit = (place: Place) => JsonValue;

/** Places of the same key are one parameter. */
export function keyOf({ kind, value, target, of }: Pick<Place, "kind" | "value" | "target" | "of">): string {
  return JSON.stringify([kind, target ?? null, of ?? null, value]);
}
