import type { GraphEdge, GraphNode } from "@/graph/document/graph-types";
import type { GraphWrite, Written } from "@/graph/document/remote-graph";
import { usualLabel } from "@/graph/styles/labels";
import { counted } from "@/lib/english";
import type { JsonValue } from "@/lib/json";
import { canonical } from "@/lib/same-value";
import { toEdge, toNode } from "../elements";
import type { EngineSchema } from "../engine-types";
import { plainValue } from "../plain-value";
import type { Images } from "./read-images";

/** An element that is otherwise in the database than the change takes it to be. */
export interface Conflict {
  readonly id: string;
  /** What changed, as a sentence. */
  readonly text: string;
  readonly isGone?: true;
  /** As it is there. */
  readonly node?: GraphNode;
  readonly edge?: GraphEdge;
}

export function conflictsIn({ nodes, edges }: GraphWrite, images: Images, schema: EngineSchema): readonly Conflict[] {
  const nodeAt = (id: string) => found(images.nodes.get(id)?.row, (row) => toNode(row, schema));
  const edgeAt = (id: string) => found(images.edges.get(id)?.row, (row) => toEdge(row, schema));
  return [
    ...nodes.flatMap((one): readonly Conflict[] => {
      const there = nodeAt(one.before?.id ?? one.after?.id ?? "");
      if (!one.before)
        return there ? [{ id: there.id, text: `There is a node “${there.id}” by now.`, node: there }] : [];
      return conflictOf(one, there, nameOf(one.before)).map((text) => ({ ...text, ...(there && { node: there }) }));
    }),
    ...edges.flatMap((one): readonly Conflict[] => {
      if (!one.before) return [];
      const there = edgeAt(one.before.id);
      const isMoved = there && (there.source !== one.before.source || there.target !== one.before.target);
      const of = conflictOf(one, isMoved ? undefined : there, "An edge");
      return of.map((text) => ({ ...text, ...(there && !isMoved && { edge: there }) }));
    }),
  ];
}

function found<T>(row: readonly unknown[] | undefined, make: (row: JsonValue) => T): T | undefined {
  return row && make(plainValue(row));
}

function nameOf({ id, attributes }: GraphNode): string {
  return usualLabel((name) => attributes[name]) ?? id;
}

function conflictOf<T extends GraphNode | GraphEdge>(
  { before, after }: Written<T>,
  there: T | undefined,
  name: string,
): readonly Conflict[] {
  if (!before) return [];
  const { id } = before;
  if (!there) return [{ id, text: `${name} is not in the database any more.`, isGone: true }];
  const names = new Set([...Object.keys(before.attributes), ...Object.keys(after?.attributes ?? there.attributes)]);
  const other = [...names].find((key) => {
    const isTouched = !after || !isEqual(before.attributes[key], after.attributes[key]);
    return isTouched && !isEqual(before.attributes[key], there.attributes[key]);
  });
  if (other === undefined) return [];
  const [now, own] = [there, before].map(({ attributes }) => spoken(attributes[other]));
  return [{ id, text: `${name} was changed in the database meanwhile: ${other} is ${now} there and ${own} here.` }];
}

/** Null is no value. */
function isEqual(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  return canonical(a ?? null) === canonical(b ?? null);
}

function spoken(value: JsonValue | undefined): string {
  if (value === undefined || value === null) return "empty";
  return typeof value === "string" ? `“${value.slice(0, 60)}”` : JSON.stringify(value).slice(0, 60);
}

export function conflictText(conflicts: readonly Conflict[]): string {
  const texts = conflicts.slice(0, 3).map(({ text }) => text);
  const left = conflicts.length - texts.length;
  return [...texts, ...(left > 0 ? [`So are ${counted(left, "other element")}.`] : [])].join(" ");
}
