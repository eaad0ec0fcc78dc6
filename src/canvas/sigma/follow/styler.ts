import type { NodeId } from "@/graph/document/graph-types";
import { pushAll } from "@/lib/lists/whole-lists";
import type { Plane } from "../../scene/plane";
import { AT_ONCE, createSlices, type Slices } from "../../scene/slices";
import { CANVAS_MS, createTween } from "../../scene/tween";
import type { LookNews, Looks } from "../../style/looks";
import type { Figures } from "../figure-types";
import type { Painter } from "./painter";

interface StylerDeps {
  readonly looks: Looks;
  readonly figures: Figures;
  readonly painter: Painter;
  animates(): boolean;
  isGone: Plane["isGone"];
}

/** Paints what looks different. */
export interface Styler extends Pick<Slices, "finish" | "stop" | "isRunning"> {
  /** `atOnce`: what follows wants all looks as they are now. */
  restyle(news: LookNews | undefined, atOnce: boolean): void;
  /** Colours of the theme are other ones: all of it. */
  again(): void;
}

/** Of so many nodes the edges that end at them are looked for in one step. */
const NODES = 5000;

/** Colours and sizes of few elements pass over together; looks of very many are read and painted in slices. */
export function createStyler({ looks, figures, painter, animates, isGone }: StylerDeps): Styler {
  const tween = createTween();
  const slices = createSlices(0);
  /** Nodes that edges end elsewhere at, which were not looked for yet. */
  let reshaped: NodeId[] = [];
  const isLarge = () => figures.graph.order + figures.graph.size > AT_ONCE;
  function* steps(news: LookNews | undefined) {
    for (const changed of looks.refreshSteps(news)) {
      pushAll(reshaped, changed.reshaped);
      painter.write(changed.nodes, changed.edges);
      yield;
    }
    while (reshaped.length > 0) {
      painter.write([], figures.boundTo(reshaped.splice(-NODES)));
      yield;
    }
    painter.show();
  }
  function* stepsAgain() {
    yield* steps(undefined);
    painter.paint(figures.graph.nodes(), figures.graph.edges());
  }
  const restyle = (news: LookNews | undefined) => {
    const changed = looks.refresh(animates(), news);
    if (changed.nodes.length + changed.edges.length + reshaped.length === 0) return;
    tween.stop();
    const edges = figures.boundTo([...reshaped, ...changed.reshaped]);
    reshaped = [];
    painter.paint(changed.nodes, new Set([...changed.edges, ...edges]));
    if (!changed.fades) return;
    tween.start(CANVAS_MS, (ratio) => {
      looks.show(ratio);
      painter.paint(changed.nodes, edges);
    });
  };
  return {
    finish: slices.finish,
    isRunning: slices.isRunning,
    stop: () => {
      tween.stop();
      slices.stop();
    },
    restyle: (news, atOnce) => {
      if (isGone()) return;
      slices.stop();
      if (isLarge() && !atOnce) slices.begin(steps(news));
      else restyle(news);
    },
    again: () => {
      tween.stop();
      slices.stop();
      if (isLarge()) {
        slices.begin(stepsAgain());
        return;
      }
      looks.refresh(false);
      painter.paint(figures.graph.nodes(), figures.graph.edges());
    },
  };
}
