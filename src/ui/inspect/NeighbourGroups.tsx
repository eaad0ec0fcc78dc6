import { useState } from "react";
import type { GraphDocument } from "@/graph/document/document-types";
import type { NodeId } from "@/graph/document/graph-types";
import { namedTypeAttribute } from "@/graph/profile/type-attribute";
import { valueText } from "@/graph/styles/labels";
import { Button } from "../parts/Button";
import { NodeChip } from "../parts/NodeChip";
import { useAllWords } from "../use-all-words";
import { useDocument } from "../use-document";
import { Section } from "./Section";

const firstChips = 20;

/** The neighbours by the type of the edges to them. */
export function NeighbourGroups({ id }: { readonly id: NodeId }) {
  const { language, inspect: words } = useAllWords();
  const { groups, count } = useDocument(neighboursOf, id);
  return (
    <Section title={words.neighbours} count={count.toLocaleString(language)}>
      {groups.length === 0 && <p className="empty">{words.noNeighbours}</p>}
      {groups.map(({ type, ids }) => (
        <div key={type ?? ""}>
          {(groups.length > 1 || type !== null) && (
            <h4>
              <bdi className="cut">{type ?? words.otherEdges}</bdi>{" "}
              <span className="num">{ids.length.toLocaleString(language)}</span>
            </h4>
          )}
          <Chips ids={ids} />
        </div>
      ))}
    </Section>
  );
}

export function Chips({ ids }: { readonly ids: readonly NodeId[] }) {
  const words = useAllWords("inspect");
  const [count, setCount] = useState(firstChips);
  const shown = ids.slice(0, count);
  return (
    <>
      <ul className="chips">
        {shown.map((id) => (
          <li key={id}>
            <NodeChip id={id} />
          </li>
        ))}
      </ul>
      {shown.length < ids.length && (
        <Button className="slim line" onClick={() => setCount(count + 10 * firstChips)}>
          {words.showMore(Math.min(10 * firstChips, ids.length - shown.length))}
        </Button>
      )}
    </>
  );
}

interface NeighbourGroup {
  /** Null: edges without one. */
  readonly type: string | null;
  readonly ids: readonly NodeId[];
}

function neighboursOf({ tables }: GraphDocument, id: NodeId) {
  const row = tables.nodes.rowOf(id);
  const attribute = namedTypeAttribute(tables.edges);
  const byType = new Map<string | null, Set<NodeId>>();
  const all = new Set<NodeId>();
  if (row !== undefined) {
    tables.eachEdgeAt(row, (edge, other) => {
      const value = attribute === undefined ? null : (tables.edges.valueAt(attribute, edge) ?? null);
      const type = value === null ? null : valueText(value);
      const neighbour = tables.nodes.idAt(other);
      byType.set(type, (byType.get(type) ?? new Set()).add(neighbour));
      all.add(neighbour);
    });
  }
  const groups: NeighbourGroup[] = [...byType].map(([type, ids]) => ({ type, ids: [...ids] }));
  return { groups: groups.sort((a, b) => b.ids.length - a.ids.length), count: all.size };
}
