import type { GraphDocument } from "@/graph/document/document-types";
import { toHex } from "@/graph/styles/palette";
import { type CameraControl, createCamera, type Extents } from "../camera";
import type { CanvasDeps } from "../canvas-port";
import { edgeIdOf, edgeKey, isEdgeKey } from "../scene/edge-key";
import { createFaults } from "../scene/faults";
import { followNews, type NewsFollower } from "../scene/follow-news";
import { createPlaces, type Places } from "../scene/places";
import type { Plane } from "../scene/plane";
import type { Scene } from "../scene/scene";
import { CANVAS_MS, createTween, TWEEN_LIMIT } from "../scene/tween";
import { createLooks, type LookNews, type Looks } from "../style/looks";
import { readTokens, tokenColor } from "../style/theme-tokens";
import { createEdgeShare, evenOrder } from "./edge-share";
import { createEngine, type Engine } from "./engine";
import type { Figures } from "./figure-types";
import { createFigures } from "./figures";
import { createGestures } from "./gestures";
import { createGround } from "./ground";
import { createGroups, type Groups } from "./groups";
import { inspectFigures } from "./inspect";
import { createMover, createPainter, edgesAtAll, type Mover, type Painter } from "./painter";
import { restructure } from "./restructure";
import { createPlane } from "./sigma-plane";
import { createStates } from "./states";

/** The picture as Sigma draws it, with WebGL. Throws where there is none; `onLost`: the graphics card gave it up. */
export function createScene(host: HTMLElement, deps: CanvasDeps, onLost: () => void): Scene {
  const parts = createParts(host, deps);
  const { figures, ground, held, looks, painter, places, plane, states } = parts;
  begin(parts, onLost);
  const animates = () => !(deps.reducedMotion() || countOf(deps) > TWEEN_LIMIT);
  const extents = () => extentsOf(places, looks, parts.groups);
  const camera = createCamera({ plane, extents, insets: deps.insets, animates });
  const mover = createMover({ places, figures, painter, animates });
  const styler = createStyler({ looks, figures, painter, animates, isGone: plane.isGone });
  parts.onFault(styler.restyle);
  states.select(deps.document.selection);
  camera.frame(deps.document.focus.nodes, false);
  const edgeShare = createEdgeShare({ graph: figures.graph, plane, again: () => held.engine?.scheduleRender() });
  const scene: Scene = {
    ...drawnBy(parts, { camera, mover, styler }),
    ...createGestures({ ...parts, host, deps, camera, mover }),
    camera,
    extents,
    picture: async (labels, call) => (await import("./paint-drawing")).paintDrawing(scene, labels, call),
    destroy: () => {
      for (const running of [styler, mover, camera, edgeShare]) running.stop();
      const gone = held.engine;
      held.engine = null;
      gone?.kill();
      ground.destroy();
    },
  };
  return scene;
}

type Parts = ReturnType<typeof createParts>;

/** What a picture is made of, in the order the parts need each other; nothing is drawn yet. */
function createParts(host: HTMLElement, deps: CanvasDeps) {
  const { document } = deps;
  const theme = { tokens: readTokens(host), again: () => void Object.assign(theme, { tokens: readTokens(host) }) };
  const tokens = () => theme.tokens;
  const held: { engine: Engine | null } = { engine: null };
  const engine = () => held.engine;
  let heal = () => {};
  const faults = createFaults((fault) => {
    heal();
    deps.onFault(fault);
  });
  const looks = createLooks({
    document,
    color: (value) => tokenColor(tokens(), value) ?? toHex(value, deps.theme()),
    canvasColor: () => tokens().canvas,
    faults,
  });
  looks.refresh(false);
  const places = createPlaces(document);
  const groups = createGroups({ document, looks, graph: () => figures.graph });
  const stateOf = (key: string) => states.of(key);
  const drawn = { document, looks, tokens, placeOf: places.of, groups, stateOf };
  const figures: Figures = createFigures(drawn);
  const painter = createPainter({ figures, groups, engine });
  const states = createStates({ ...ways(figures), repaint: painter.repaint });
  const isLeaving = (id: string) => states.markOf(id) === "leaving";
  const plane = createPlane({ host, document, looks, figures, groups, engine, isLeaving });
  const ground = createGround(host, { groups, looks, plane: () => plane, states, tokens });
  const onFault = (restyle: () => void) => {
    heal = restyle;
  };
  return {
    ...{ document, theme, tokens, held, faults, looks, places, groups },
    figures,
    painter,
    states,
    plane,
    ground,
    onFault,
  };
}

/** Filled when the engine is there, which draws an empty picture first: one of all would be drawn before the camera is set. */
function begin({ document, held, ground, figures, painter }: Parts, onLost: () => void): void {
  try {
    held.engine = createEngine(ground.room, figures.graph);
  } catch (error) {
    ground.destroy();
    throw error;
  }
  ground.room.addEventListener("webglcontextlost", () => (held.engine === null ? undefined : onLost()), {
    capture: true,
  });
  fill(document, figures);
  painter.filled();
}

interface Motion {
  readonly camera: CameraControl;
  readonly mover: Mover;
  readonly styler: ReturnType<typeof createStyler>;
}

type Drawn = Omit<Scene, "press" | "bindGestures" | "camera" | "extents" | "picture" | "destroy">;

function drawnBy(parts: Parts, { camera, mover, styler }: Motion): Drawn {
  const { document, faults, ground, held, looks, places, plane, states } = parts;
  const follower: NewsFollower = {
    document,
    places,
    camera,
    mover,
    highlight: states,
    redraw: (news, { isRestructured, isRestyled }) => {
      if (isRestructured) restructure(parts, news.changes);
      if (isRestyled) styler.restyle(news);
    },
  };
  return {
    plane,
    looks,
    highlight: states,
    faults,
    distance: { leastSize: () => 0, fromNear: plane.fromNear, isFree: true },
    tokens: parts.tokens,
    apply: (news) => followNews(follower, news),
    restyle: () => styler.restyle({ changes: [], revision: document.revision }),
    retheme: () => {
      parts.theme.again();
      styler.again();
    },
    preview: (positions) => {
      places.preview(positions);
      if (positions === null) mover.settle();
      else mover.jump(positions.keys());
    },
    resize: () => {
      held.engine?.resize();
      plane.again();
      held.engine?.scheduleRender();
    },
    onFrame: (draws) => {
      held.engine?.on("afterRender", () => {
        for (const draw of [ground.draw, ...draws]) faults.guard(null, draw, undefined);
      });
      held.engine?.scheduleRender();
    },
    mark: states.mark,
    inspect: () => inspectFigures(parts),
  };
}

function countOf({ document: { tables } }: CanvasDeps): number {
  return tables.nodes.count + tables.edges.count;
}

/** What states ask of the figures. */
function ways({ graph, edgesAt }: Figures) {
  return {
    edgesAt,
    isThere: (key: string) => (isEdgeKey(key) ? graph.hasEdge(edgeIdOf(key)) : graph.hasNode(key)),
    endsOf: (id: string) => (graph.hasEdge(id) ? ([graph.source(id), graph.target(id)] as const) : null),
    everyKey: () => everyKey(graph),
  };
}

function everyKey(graph: Figures["graph"]): readonly string[] {
  return [...graph.nodes(), ...graph.edges().map(edgeKey)];
}

function fill({ tables }: GraphDocument, figures: Figures): void {
  for (let row = 0; row < tables.nodes.count; row += 1) figures.addNode(tables.nodes.idAt(row));
  const rowAt = evenOrder(tables.edges.count);
  for (let index = 0; index < tables.edges.count; index += 1) {
    const row = rowAt(index);
    figures.addEdge({
      id: tables.edges.idAt(row),
      source: tables.nodes.idAt(tables.sourceRow(row)),
      target: tables.nodes.idAt(tables.targetRow(row)),
    });
  }
}

function* extentsOf(places: Places, looks: Looks, groups: Groups): ReturnType<Extents> {
  for (const [id, position] of places.all()) {
    const look = looks.node(id);
    if (!look?.visible) continue;
    const box = groups.box(id);
    if (box === null) yield { id, position, size: look.size };
    else yield { id, position: box.middle, size: Math.max(box.width, box.height) };
  }
}

interface StylerDeps {
  readonly looks: Looks;
  readonly figures: Figures;
  readonly painter: Painter;
  animates(): boolean;
  isGone: Plane["isGone"];
}

/** Paints what looks different; colours and sizes of few elements pass over together. */
function createStyler({ looks, figures, painter, animates, isGone }: StylerDeps) {
  const tween = createTween();
  return {
    stop: tween.stop,
    restyle: (news?: LookNews) => {
      if (isGone()) return;
      const changed = looks.refresh(animates(), news);
      if (changed.nodes.length + changed.edges.length === 0) return;
      tween.stop();
      const edges = edgesAtAll(figures, changed.reshaped);
      painter.paint(changed.nodes, new Set([...changed.edges, ...edges]));
      if (!changed.fades) return;
      tween.start(CANVAS_MS, (ratio) => {
        looks.show(ratio);
        painter.paint(changed.nodes, edges);
      });
    },
    again: () => {
      tween.stop();
      looks.refresh(false);
      painter.paint(figures.graph.nodes(), figures.graph.edges());
    },
  };
}
