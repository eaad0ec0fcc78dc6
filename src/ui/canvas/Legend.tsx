import { type MouseEvent, useEffect, useRef } from "react";
import { useServices } from "../services";
import { useDocument } from "../use-document";
import { LegendSignView } from "./LegendSignView";
import type { LegendRow } from "./legend-row";
import { legendRows } from "./legend-rows";

/** The rest is dimmed when the pointer rests on a row this long. */
const hoverMs = 120;

/** What the signs of the picture mean. Click selects their elements, Shift+click adds them, hover shows them alone. */
export function Legend() {
  const { document, edit, canvas } = useServices();
  const rows = useDocument(legendRows);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const leave = () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
    canvas.current?.dim(null);
  };
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );
  if (rows.length === 0) return null;

  const choose = (row: LegendRow, event: MouseEvent) => {
    const { selector, target } = row;
    const input = { selector, target, mode: event.shiftKey ? "add" : "replace" };
    void edit.run({ name: "selectElements", input });
  };
  const show = (row: LegendRow) => {
    leave();
    timer.current = setTimeout(() => {
      const table = document.tables[row.target];
      const ids = [...membersOf(row)].map((at) => table.idAt(at));
      canvas.current?.dim(row.target === "nodes" ? { nodes: ids, edges: [] } : edgesWithEnds(ids));
    }, hoverMs);
  };
  const membersOf = (row: LegendRow) => document.select(row.where, row.target);
  const edgesWithEnds = (edges: readonly string[]) => {
    const ends = edges.flatMap((id) => {
      const edge = document.edge(id);
      return edge ? [edge.source, edge.target] : [];
    });
    return { nodes: [...new Set(ends)], edges };
  };

  return (
    <section className="float legend" aria-labelledby="legend-title">
      <h2 id="legend-title">Legend</h2>
      {(["nodes", "edges"] as const).map((target) => {
        const own = rows.filter((row) => row.target === target);
        if (own.length === 0) return null;
        return (
          <ul key={target} aria-label={target === "nodes" ? "Nodes" : "Edges"}>
            {own.map((row) => (
              <li key={row.key}>
                <button
                  type="button"
                  title={`Select ${row.text}`}
                  onClick={(event) => choose(row, event)}
                  onPointerEnter={() => show(row)}
                  onPointerLeave={leave}
                >
                  <LegendSignView sign={row.sign} />
                  <span className="t">{row.text}</span> <span className="num">{row.count.toLocaleString("en-GB")}</span>
                </button>
              </li>
            ))}
          </ul>
        );
      })}
    </section>
  );
}
