import { toHex } from "@/graph/styles/palette";
import { letGoWhenShort } from "@/lib/memory/derived";
import { type CameraControl, createCamera, type Extents } from "../camera";
import type { CanvasDeps } from "../canvas-port";
import { edgeIdOf, edgeKey, isEdgeKey } from "../scene/edge-key";
import { createFaults } from "../scene/faults";
import { followNews, type NewsFollower } from "../scene/follow-news";
import { createPlaces, type Places } from "../scene/places";
import type { Scene } from "../scene/scene";
import { TWEEN_LIMIT } from "../scene/tween";
import { createLooks, type Looks } from "../style/looks";
import { readTokens, tokenColor } from "../style/theme-tokens";
import { createEdgeShare } from "./edge-share";
import { type Card, createEngine, type Engine } from "./engine";
import type { Figures } from "./figure-types";
import { createFigures } from "./figures";
import { createFiller } from "./follow/filler";
import { createMover, createPainter, type Mover } from "./follow/painter";
import { restructure } from "./follow/restructure";
import { createStyler, type Styler } from "./follow/styler";
import { createGestures } from "./gestures";
import { createGround } from "./ground";
import { createGroups, type Groups } from "./groups";
import { inspectFigures } from "./inspect";
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
  parts.onFault(() => styler.restyle(undefined, true));
  states.select(deps.document.selection);
  camera.frame(deps.document.focus.nodes, false);
  const keep = letGoWhenShort(figures.letGo);
  const edgeShare = createEdgeShare({
    graph: figures.graph,
    plane,
    show: (share) => {
      for (const program of [parts.card().lines, parts.card().curves]) program.share = share;
    },
    again: () => held.engine?.scheduleRender(),
  });
  const scene: Scene = {
    ...drawnBy(parts, { camera, mover, styler }),
    ...createGestures({ ...parts, host, deps, camera, mover }),
    camera,
    extents,
    destroy: () => {
      for (const running of [parts.filler, styler, painter, mover, camera, edgeShare]) running.stop();
      keep();
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
  const held: { engine: Engine | null; card: Card | null } = { engine: null, card: null };
  const engine = () => held.engine;
  const card = () => {
    if (held.card === null) throw new Error("Nothing draws yet.");
    return held.card;
  };
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
  // Those of edges are read when each is drawn: a large graph has very many.
  looks.begin();
  const places = createPlaces(document);
  const groups = createGroups({ document, looks, graph: () => figures.graph });
  const stateOf = (key: string) => states.of(key);
  const edgeStateOf = (id: string) => states.ofEdge(id);
  const drawn = { document, looks, tokens, placeOf: places.of, groups, stateOf, edgeStateOf, card };
  const figures: Figures = createFigures(drawn);
  const painter = createPainter({ figures, groups, engine });
  const states = createStates({ ...ways(figures), repaint: painter.repaint });
  const filler = createFiller({ document, looks, figures, groups, done: painter.show });
  const isLeaving = (id: string) => states.markOf(id) === "leaving";
  const plane = createPlane({ host, document, looks, figures, groups, engine, isLeaving });
  const ground = createGround(host, { groups, looks, plane: () => plane, states, tokens });
  const onFault = (restyle: () => void) => {
    heal = restyle;
  };
  return {
    ...{ document, theme, tokens, held, card, faults, looks, places, groups },
    figures,
    painter,
    filler,
    states,
    plane,
    ground,
    onFault,
  };
}

/** Filled when the engine is there, which draws an empty picture first: one of all would be drawn before the camera is set. */
function begin({ held, ground, filler }: Parts, onLost: () => void): void {
  try {
    Object.assign(held, createEngine(ground.room));
  } catch (error) {
    ground.destroy();
    throw error;
  }
  ground.room.addEventListener("webglcontextlost", () => (held.engine === null ? undefined : onLost()), {
    capture: true,
  });
  filler.begin();
}

interface Motion {
  readonly camera: CameraControl;
  readonly mover: Mover;
  readonly styler: Styler;
}

type Drawn = Omit<Scene, "press" | "bindGestures" | "camera" | "extents" | "destroy">;

function drawnBy(parts: Parts, { camera, mover, styler }: Motion): Drawn {
  const { document, faults, filler, ground, held, looks, painter, places, plane, states } = parts;
  const working = [filler, styler, painter];
  const follower: NewsFollower = {
    document,
    places,
    camera,
    mover,
    highlight: states,
    redraw: (news, { isRestructured, isRestyled }) => {
      if (isRestructured) restructure(parts, news.changes);
      if (isRestyled) styler.restyle(news, isRestructured);
      // After the looks: what is drawn next is drawn as it looks now.
      if (isRestructured) filler.again();
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
    restyle: () => styler.restyle({ changes: [], revision: document.revision }, false),
    retheme: () => {
      parts.theme.again();
      styler.again();
    },
    preview: (positions) => {
      places.preview(positions);
      if (positions === null) mover.finish();
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
    inspect: () => {
      for (const work of working) work.finish();
      return inspectFigures(parts);
    },
    isDrawn: () => !working.some((work) => work.isRunning()),
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

function* extentsOf(places: Places, looks: Looks, groups: Groups): ReturnType<Extents> {
  for (const [id, position] of places.all()) {
    const look = looks.node(id);
    if (!look?.visible) continue;
    const box = groups.box(id);
    if (box === null) yield { id, position, size: look.size };
    else yield { id, position: box.middle, size: Math.max(box.width, box.height) };
  }
}
