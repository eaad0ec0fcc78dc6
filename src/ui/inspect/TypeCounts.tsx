import { useMemo } from "react";
import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import { namedTypeAttribute } from "@/graph/profile/type-attribute";
import { valueText } from "@/graph/styles/labels";
import { NodeSign } from "../parts/NodeSign";
import { useServices } from "../services";
import { EdgeSign } from "../table/grid/EdgeSign";
import { useAllWords } from "../use-all-words";
import { useDocumentVersion } from "../use-document";

interface TypeCountsProps {
  readonly target: ElementTarget;
  readonly ids: readonly string[];
}

const mostTypes = 12;

/** How many of each type, with the sign of the first. */
export function TypeCounts({ target, ids }: TypeCountsProps) {
  const { document } = useServices();
  const { language, inspect: words } = useAllWords();
  const version = useDocumentVersion();
  const types = useMemo(() => {
    void version;
    return countTypes(document, target, ids);
  }, [document, target, ids, version]);
  if (types.length === 0) return null;
  return (
    <ul className="types" aria-label={words.types}>
      {types.slice(0, mostTypes).map(({ type, count, first }) => (
        <li key={type}>
          <Sign target={target} id={first} />
          <bdi>{type}</bdi>
          <span className="num">{count.toLocaleString(language)}</span>
        </li>
      ))}
      {types.length > mostTypes && <li className="num">{words.more(types.length - mostTypes)}</li>}
    </ul>
  );
}

function Sign({ target, id }: { readonly target: ElementTarget; readonly id: string }) {
  const { styles } = useServices().document;
  if (target === "edges") {
    const edge = styles.edge(id);
    return edge ? <EdgeSign edge={edge} /> : null;
  }
  const node = styles.node(id);
  return node ? <NodeSign shape={node.shape} color={node.color} size={11} /> : null;
}

function countTypes({ tables }: GraphDocument, target: ElementTarget, ids: readonly string[]) {
  const table = tables[target];
  const attribute = namedTypeAttribute(table);
  const counts = new Map<string, { readonly type: string; count: number; readonly first: string }>();
  for (const id of attribute === undefined ? [] : ids) {
    const value = table.valueAt(attribute ?? "", table.rowOf(id) ?? -1) ?? null;
    if (value === null) continue;
    const type = valueText(value);
    const known = counts.get(type);
    if (known) known.count += 1;
    else counts.set(type, { type, count: 1, first: id });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count);
}
