import type { GraphDocument } from "@/graph/document/document-types";
import { AT_ONCE, createSlices, type Slices, STEP } from "../../scene/slices";
import type { Looks } from "../../style/looks";
import { evenOrder } from "../edge-share";
import type { Figures } from "../figure-types";
import type { Groups } from "../groups";

interface FillerDeps {
  readonly document: GraphDocument;
  readonly looks: Pick<Looks, "readEdge">;
  readonly figures: Figures;
  readonly groups: Groups;
  /** All of them came. */
  done(): void;
}

/** Draws the elements of the document that are not drawn yet: many in slices. */
export interface Filler extends Pick<Slices, "finish" | "stop" | "isRunning"> {
  begin(): void;
  /** Rows are others now. */
  again(): void;
}

export function createFiller({ document, looks, figures, groups, done }: FillerDeps): Filler {
  const slices = createSlices(AT_ONCE / STEP);
  const { tables } = document;
  function* steps() {
    figures.expect(tables.nodes.count - figures.graph.order, tables.edges.count - figures.graph.size);
    // A group is as large as its members: without them nothing is at its place.
    const step = groups.shown().length > 0 ? tables.nodes.count : STEP;
    for (let row = 0; row < tables.nodes.count; row += 1) {
      figures.addNode(tables.nodes.idAt(row));
      if (row % step === step - 1) yield;
    }
    const rowAt = evenOrder(tables.edges.count);
    for (let index = 0; index < tables.edges.count; index += 1) {
      const row = rowAt(index);
      looks.readEdge(row);
      figures.addEdge({
        id: tables.edges.idAt(row),
        source: tables.nodes.idAt(tables.sourceRow(row)),
        target: tables.nodes.idAt(tables.targetRow(row)),
      });
      if (index % STEP === STEP - 1) yield;
    }
    done();
  }
  const begin = () => slices.begin(steps());
  return {
    finish: slices.finish,
    stop: slices.stop,
    isRunning: slices.isRunning,
    begin,
    again: () => {
      if (slices.isRunning()) begin();
    },
  };
}
