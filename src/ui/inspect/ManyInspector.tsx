import { useCallback } from "react";
import type { GraphDocument } from "@/graph/document-types";
import type { ElementSet } from "@/graph/graph-types";
import { NodeChip } from "../parts/NodeChip";
import { useDocument } from "../use-document";
import { summarize } from "./summarize";

const shownChips = 40;

/** Many elements in numbers: how many of each kind, what their values span. */
export function ManyInspector({ nodes, edges }: ElementSet) {
  const read = useCallback((document: GraphDocument) => summarize(document, nodes), [nodes]);
  const summary = useDocument(read);
  return (
    <>
      <header className="inspect-head">
        <h2>
          {[counted(nodes.length, "node"), counted(edges.length, "edge")].filter((text) => text !== "").join(", ")}
        </h2>
      </header>
      {summary.map(({ attribute, lines }) => (
        <section key={attribute}>
          <h3>{attribute}</h3>
          <dl className="facts">
            {lines.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="num">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {nodes.length > 0 && <h3>Nodes</h3>}
      <ul className="chips">
        {nodes.slice(0, shownChips).map((id) => (
          <li key={id}>
            <NodeChip id={id} />
          </li>
        ))}
      </ul>
      {nodes.length > shownChips && (
        <p className="id-line num">and {(nodes.length - shownChips).toLocaleString("en-GB")} more</p>
      )}
    </>
  );
}

function counted(count: number, noun: string): string {
  return count === 0 ? "" : `${count.toLocaleString("en-GB")} ${noun}${count === 1 ? "" : "s"}`;
}
