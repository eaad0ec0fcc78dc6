import { toHex } from "@/graph/styles/palette";
import { createCamera, type Extents } from "../camera";
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
import { createEngine, type Engine } from "./engine";
import { createFigures, type Figures } from "./figures";
import { createGestures } from "./gestures";
import { createGround } from "./ground";
import { createGroups, type Groups } from "./groups";
import { inspectFigures } from "./inspect";
import { createMover, createPainter, edgeKeysAt, type Painter } from "./painter";
import { restructure } from "./restructure";
import { createPlane } from "./sigma-plane";
import { createStates } from "./states";

/** The picture as Sigma draws it, with WebGL. Throws where there is none; `onLost`: the graphics card gave it up. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: puts the parts together, in the order they need each other.
export function createScene(host: HTMLElement, deps: CanvasDeps, onLost: () => void): Scene {
  const { document } = deps;
  const theme = { tokens: readTokens(host) };
  const tokens = () => theme.tokens;
  let engine: Engine | null = null;
  const faults = createFaults((fault) => {
    styler.restyle();
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
  const figures: Figures = createFigures({
    document,
    looks,
    tokens,
    placeOf: places.of,
    isGroup: groups.has,
    stateOf: (key) => states.of(key),
  });
  const painter = createPainter(figures, () => engine);
  const states = createStates({ ...ways(figures), repaint: painter.repaint });
  const isLeaving = (id: string) => states.markOf(id) === "leaving";
  const plane = createPlane({ host, document, looks, figures, groups, engine: () => engine, isLeaving });
  const ground = createGround(host, { groups, plane: () => plane, states, tokens });
  fill(deps, figures);
  try {
    engine = createEngine(ground.room, figures.graph);
  } catch (error) {
    ground.destroy();
    throw error;
  }
  ground.room.addEventListener("webglcontextlost", () => (engine === null ? undefined : onLost()), { capture: true });
  const animates = () => !(deps.reducedMotion() || countOf(deps) > TWEEN_LIMIT);
  const extents = () => extentsOf(places, looks, groups);
  const camera = createCamera({ plane, extents, insets: deps.insets, animates });
  const mover = createMover({ places, figures, painter, animates });
  const styler = createStyler({ looks, figures, painter, animates, isGone: plane.isGone });
  const follower: NewsFollower = {
    document,
    places,
    camera,
    mover,
    highlight: states,
    redraw: (news, { isRestructured, isRestyled }) => {
      if (isRestructured) restructure({ document, figures, groups, painter }, news.changes);
      if (isRestyled) styler.restyle(news);
    },
  };
  states.select(document.selection);
  camera.frame(document.focus.nodes, false);
  const scene: Scene = {
    plane,
    looks,
    camera,
    highlight: states,
    faults,
    distance: { leastSize: () => 0, fromNear: (run) => run() },
    tokens,
    extents,
    apply: (news) => followNews(follower, news),
    restyle: () => styler.restyle({ changes: [], revision: document.revision }),
    retheme: () => {
      theme.tokens = readTokens(host);
      styler.again();
    },
    preview: (positions) => {
      places.preview(positions);
      if (positions === null) mover.settle();
      else mover.jump(positions.keys());
    },
    resize: () => {
      engine?.resize();
      plane.again();
      engine?.scheduleRender();
    },
    onFrame: (draws) => {
      engine?.on("afterRender", () => {
        for (const draw of [ground.draw, ...draws]) faults.guard(null, draw, undefined);
      });
      engine?.scheduleRender();
    },
    ...createGestures({ host, deps, plane, figures, groups, states, camera, mover }),
    mark: states.mark,
    inspect: () => inspectFigures({ figures, looks, states }),
    picture: async (labels, call) => (await import("./paint-drawing")).paintDrawing(scene, labels, call),
    destroy: () => {
      for (const running of [styler, mover, camera]) running.stop();
      const gone = engine;
      engine = null;
      gone?.kill();
      ground.destroy();
    },
  };
  return scene;
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

function fill({ document: { tables } }: CanvasDeps, figures: Figures): void {
  for (let row = 0; row < tables.nodes.count; row += 1) figures.addNode(tables.nodes.idAt(row));
  for (let row = 0; row < tables.edges.count; row += 1) {
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
      painter.repaint([...changed.nodes, ...changed.edges.map(edgeKey), ...edgeKeysAt(figures, changed.reshaped)]);
      if (!changed.fades) return;
      tween.start(CANVAS_MS, (ratio) => {
        looks.show(ratio);
        painter.repaint([...changed.nodes, ...edgeKeysAt(figures, changed.reshaped)]);
      });
    },
    again: () => {
      tween.stop();
      looks.refresh(false);
      painter.repaint(everyKey(figures.graph));
    },
  };
}
