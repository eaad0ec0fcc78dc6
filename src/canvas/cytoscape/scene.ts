import cytoscape, { type Core, type EventObject } from "cytoscape";
import type { GraphDocument } from "@/graph/document/document-types";
import type { Position } from "@/graph/document/graph-types";
import { toHex } from "@/graph/styles/palette";
import { createCamera, type Extents, MAX_ZOOM, MIN_ZOOM } from "../camera";
import type { CanvasDeps } from "../canvas-port";
import { createFaults, type Faults } from "../scene/faults";
import { followNews, type NewsFollower } from "../scene/follow-news";
import { createPlaces, type Places } from "../scene/places";
import type { PressPort } from "../scene/plane";
import type { Scene } from "../scene/scene";
import { TWEEN_LIMIT } from "../scene/tween";
import { createLooks, type Looks } from "../style/looks";
import { readTokens, tokenColor } from "../style/theme-tokens";
import { createChangeClasses } from "./change-classes";
import { createPlane } from "./cy-plane";
import { createDistance } from "./distance";
import { addElements, allElements, applyStructure, type ElementStart } from "./elements";
import { bindGestures } from "./gestures";
import { createHighlight } from "./highlight";
import { inspectElements } from "./inspect";
import { createMover, type Mover } from "./mover";
import { createRestyler, type Restyler } from "./restyler";
import { buildStylesheet, edgeMarks, nodeMarks } from "./stylesheet";

/** More edges than this vanish while the view moves. */
const SMOOTH_EDGES = 6000;
/** More nodes than this are drawn in single pixels, even on a fine screen. */
const FINE_NODES = 2000;

/** The picture as Cytoscape draws it. */
export function createScene(host: HTMLElement, deps: CanvasDeps): Scene {
  const { document } = deps;
  let tokens = readTokens(host);
  const faults = createFaults((fault) => {
    if (!cy.destroyed()) parts.restyler.refresh();
    deps.onFault(fault);
  });
  const looks = createLooks({
    document,
    color: (value) => tokenColor(tokens, value) ?? toHex(value, deps.theme()),
    canvasColor: () => tokens.canvas,
    faults,
  });
  looks.refresh(false);
  const isLarge = () => countOf(document) > TWEEN_LIMIT;
  const animates = () => !(deps.reducedMotion() || isLarge());
  const places = createPlaces(document);
  const cy = createEngine(host, deps);
  const plane = createPlane({ cy, looks, distance: () => distance });
  const restyler = createRestyler(cy, looks, animates);
  const distance = createDistance({ cy, looks, isLarge, fades: () => fadesIn(document), restyle: restyler.again });
  const style = () => void cy.style(buildStylesheet({ looks, tokens, distance }));
  style();
  guardFrames(cy, faults);
  const begin = startsOf(looks, places);
  addElements(cy, allElements(document, begin), faults);
  const extents = () => extentsOf(cy, places, looks);
  const camera = createCamera({ plane, extents, insets: deps.insets, animates });
  const parts: Parts = {
    document,
    places,
    camera,
    highlight: createHighlight(cy),
    restyler,
    mover: createMover(cy, places, animates),
    redraw: redrawing({ cy, begin, faults, restyler }),
  };
  parts.highlight.select(document.selection);
  camera.frame(document.focus.nodes, false);
  distance.apply();
  const scene: Scene = {
    plane,
    looks,
    camera,
    extents,
    highlight: parts.highlight,
    faults,
    distance,
    tokens: () => tokens,
    apply: (news) => followNews(parts, news),
    restyle: () => (cy.destroyed() ? undefined : parts.restyler.refresh({ changes: [], revision: document.revision })),
    retheme: () => {
      tokens = readTokens(host);
      parts.restyler.stop();
      looks.refresh(false);
      style();
    },
    preview: (positions) => previewIn(parts, positions),
    ...overlaid({ cy, deps, faults, highlight: parts.highlight }),
    destroy: () => {
      for (const running of [parts.restyler, parts.mover, camera, distance]) running.stop();
      cy.destroy();
    },
  };
  return scene;
}

type Over = Pick<Scene, "press" | "resize" | "onFrame" | "bindGestures" | "mark" | "isDrawn" | "inspect">;

interface OverDeps extends Pick<Scene, "highlight" | "faults"> {
  readonly cy: Core;
  readonly deps: CanvasDeps;
}

/** What lies over the picture, as the engine has it. */
function overlaid({ cy, deps, faults, highlight }: OverDeps): Over {
  return {
    press: createPressPort(cy),
    resize: () => void cy.resize(),
    // One that throws in the engine's frame would be its last.
    onFrame: (draws) => {
      cy.on("render", () => {
        for (const draw of draws) faults.guard(null, draw, undefined);
      });
    },
    bindGestures: (listener) => bindGestures({ cy, deps, highlight, ...listener }),
    mark: createChangeClasses(cy),
    isDrawn: () => true,
    inspect: () => inspectElements(cy),
  };
}

interface Parts extends NewsFollower {
  readonly restyler: Restyler;
  readonly mover: Mover;
}

interface Redrawing {
  readonly cy: Core;
  readonly begin: ElementStart;
  readonly faults: Faults;
  readonly restyler: Restyler;
}

function startsOf(looks: Looks, places: Places): ElementStart {
  return {
    place: places.of,
    nodeMarks: (id) => nodeMarks(looks.node(id)),
    edgeMarks: (id) => edgeMarks(looks.edge(id)),
  };
}

function fadesIn({ tables }: GraphDocument): boolean {
  return tables.edges.count <= SMOOTH_EDGES;
}

function countOf({ tables }: GraphDocument): number {
  return tables.nodes.count + tables.edges.count;
}

function previewIn({ places, mover }: Parts, positions: ReadonlyMap<string, Position> | null): void {
  places.preview(positions);
  if (positions === null) mover.finish();
  else mover.jump(positions.keys());
}

/** Looks first: what comes is added as it looks. */
function redrawing({ cy, begin, faults, restyler }: Redrawing): NewsFollower["redraw"] {
  return (news, { isRestructured, isRestyled }) => {
    if (isRestyled) restyler.refresh(news);
    if (isRestructured) cy.batch(() => applyStructure(cy, news.changes, { start: begin, faults }));
  };
}

function* extentsOf(cy: Core, places: Places, looks: Looks): ReturnType<Extents> {
  for (const [id, position] of places.all()) {
    const look = looks.node(id);
    if (!look?.visible) continue;
    const node = cy.getElementById(id);
    // A group has the place and size of what is in it.
    if (node.isParent()) yield { id, position: node.position(), size: Math.max(node.outerWidth(), node.outerHeight()) };
    else yield { id, position, size: look.size };
  }
}

function createEngine(host: HTMLElement, { document }: CanvasDeps): Core {
  const isLarge = document.tables.edges.count > SMOOTH_EDGES;
  return cytoscape({
    container: host,
    elements: [],
    layout: { name: "preset", fit: false },
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    autounselectify: true,
    boxSelectionEnabled: true,
    hideEdgesOnViewport: isLarge,
    textureOnViewport: isLarge,
    hideLabelsOnViewport: true,
    pixelRatio: document.tables.nodes.count > FINE_NODES ? 1 : "auto",
  });
}

function createPressPort(cy: Core): PressPort {
  return {
    allow: ({ boxes, drags }) => {
      cy.boxSelectionEnabled(boxes);
      cy.autoungrabify(!drags);
    },
    allowPan: (isAllowed) => void cy.userPanningEnabled(isAllowed),
    onStroke: (listener) => {
      const begin = (event: EventObject) => listener.begin({ ...event.position }, event.originalEvent.shiftKey);
      const draw = (event: EventObject) => listener.draw({ ...event.position });
      const end = (event: EventObject) => listener.end({ ...event.position });
      cy.on("tapstart", begin);
      cy.on("tapdrag", draw);
      cy.on("tapend", end);
      return () => {
        cy.off("tapstart", begin);
        cy.off("tapdrag", draw);
        cy.off("tapend", end);
      };
    },
  };
}

/** Methods of the engine's renderer that draw; none of its public ones can be stood before. */
interface Renderer {
  render?: (options: unknown) => void;
  drawNode?: Draw;
  drawEdge?: Draw;
}

type Draw = (context: unknown, element: { id(): string }, ...more: readonly unknown[]) => void;

/** The engine asks for no further frame after one that threw: here one element's failure costs that element only. */
function guardFrames(cy: Core, { guard }: Faults): void {
  // As the engine's types have no renderer.
  const { renderer } = cy as Core & { renderer?: () => Renderer };
  const own = renderer?.call(cy);
  if (own === undefined) return;
  const { render, drawNode, drawEdge } = own;
  const guarded =
    (draw: Draw): Draw =>
    (context, element, ...more) =>
      // biome-ignore lint/plugin: the engine's own few arguments are passed on
      guard(element.id(), () => draw.call(own, context, element, ...more), undefined);
  if (drawNode) own.drawNode = guarded(drawNode);
  if (drawEdge) own.drawEdge = guarded(drawEdge);
  if (render) own.render = (options) => guard(null, () => render.call(own, options), undefined);
}
