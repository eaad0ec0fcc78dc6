import type { GraphDocument } from "@/graph/document/document-types";
import { isSort } from "./graph-kind";
import { isUsable } from "./prompt-words";

/** Nodes of one kind: "type" is "cat". */
export interface OwnKind {
  readonly attribute: string;
  readonly value: string;
}

/** The kind all of whose nodes, and no others, have the attribute: "breed" is of the cats. */
export function typeWith({ tables: { nodes } }: GraphDocument): (attribute: string) => OwnKind | undefined {
  const sort = nodes.attributeNames().find((name) => isSort({ name }));
  return (attribute) => {
    if (sort === undefined || attribute === sort) return undefined;
    const types = new Set<unknown>();
    const without = new Set<unknown>();
    for (let row = 0; row < nodes.count; row += 1) {
      const has = nodes.valueAt(attribute, row) !== undefined;
      (has ? types : without).add(nodes.valueAt(sort, row));
    }
    const [type, ...more] = types;
    const isOwn = more.length === 0 && !without.has(type);
    return isOwn && typeof type === "string" && isUsable(type) ? { attribute: sort, value: type } : undefined;
  };
}
