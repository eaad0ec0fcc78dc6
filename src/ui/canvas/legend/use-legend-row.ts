import { useEffect, useMemo } from "react";
import type { GraphDocument } from "@/graph/document/document-types";
import { printSelector } from "@/graph/selector/print-selector";
import type { Selector } from "@/graph/selector/selector-types";
import type { StyleSubject } from "@/store/view/style-subject";
import { type Services, useServices } from "../../services";
import type { LegendRow } from "./legend-row";

/** The rest is dimmed when the pointer rests on a row this long. */
const hoverMs = 120;

/** What can be done with a row of the legend. */
export interface LegendDeeds {
  choose(row: LegendRow, isAdded: boolean): void;
  /** Shows its elements alone, after a while. */
  show(row: LegendRow): void;
  leave(): void;
  /** Hides its elements, or shows them again. */
  toggle(row: LegendRow): void;
  isHidden(row: LegendRow): boolean;
  style(subject: StyleSubject): void;
  /** The style panel with what gives the row its look. */
  edit(row: LegendRow): void;
}

export function useLegendRow(): LegendDeeds {
  const services = useServices();
  const deeds = useMemo(() => createDeeds(services), [services]);
  useEffect(() => deeds.leave, [deeds]);
  return deeds;
}

function createDeeds({ document, edit, canvas, view, words }: Services): LegendDeeds {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const leave = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    canvas.current?.dim(null);
  };
  const hand = () => words.getState().words.steps.hand;
  const style = (styled: StyleSubject) => {
    view.change({ styled });
    view.changePanels({ flyout: "style" });
  };
  return {
    choose({ selector, target }, isAdded) {
      const input = { selector, target, mode: isAdded ? "add" : "replace" };
      void edit.run({ name: "selectElements", input });
    },
    show(row) {
      leave();
      timer = setTimeout(() => canvas.current?.dim(membersOf(document, row)), hoverMs);
    },
    leave,
    toggle(row) {
      const step = stepOf(document, row);
      if (step > 0)
        void edit.run({ name: "changeFilter", input: { step, remove: true } }, { title: hand().show(row.name) });
      else {
        const input = { selector: printSelector(without(row.where)), target: row.target, mode: "add" };
        void edit.run({ name: "filterGraph", input }, { title: hand().hide(row.name) });
      }
    },
    isHidden: (row) => stepOf(document, row) > 0,
    style,
    edit({ layer, target, selector }) {
      style(layer === undefined ? { kind: "where", target, selector } : { kind: "layer", id: layer });
    },
  };
}

function without(where: Selector): Selector {
  return { op: "not", term: where };
}

/** The step of the filter that hides the row's elements, counted from 1; 0 where none does. */
function stepOf({ filter }: GraphDocument, { where, target }: LegendRow): number {
  const wanted = printSelector(without(where));
  const at = (filter?.steps ?? []).findIndex(
    (step) => step.enabled && step.target === target && printSelector(step.where) === wanted,
  );
  return at + 1;
}

function membersOf(document: GraphDocument, { where, target }: LegendRow) {
  const ids = Array.from(document.select(where, target), (row) => document.tables[target].idAt(row));
  if (target === "nodes") return { nodes: ids, edges: [] };
  const ends = ids.flatMap((id) => {
    const edge = document.edge(id);
    return edge ? [edge.source, edge.target] : [];
  });
  return { nodes: [...new Set(ends)], edges: ids };
}
