import cytoscape, { type Core } from "cytoscape";
import type { GraphChange } from "@/graph/changes/change-types";
import type { DocumentNews, GraphDocument } from "@/graph/document/document-types";
import type { Position } from "@/graph/document/graph-types";
import { filterCounts } from "@/graph/filter/filter-steps";
import { toHex } from "@/graph/styles/palette";
import { createCamera, type Extents, MAX_ZOOM, MIN_ZOOM } from "../camera";
import type { CanvasDeps } from "../canvas-port";
import { createFaults } from "../scene/faults";
import { createPlaces, type Places } from "../scene/places";
import type { Scene } from "../scene/scene";
import { TWEEN_LIMIT } from "../scene/tween";
import { createLooks, type Looks } from "../style/looks";
import { type CanvasTokens, readTokens } from "../style/theme-tokens";
import { createChangeClasses } from "./change-classes";
import { createPlane } from "./cy-plane";
import { createDistance } from "./distance";
import { addElements, allElements, applyStructure, type ElementStart } from "./elements";
import { bindGestures } from "./gestures";
import { guardFrames } from "./guard-frames";
import { createHighlight } from "./highlight";
import { inspectElements } from "./inspect";
import { createMover, type Mover } from "./mover";
import { createPressPort } from "./press-port";
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
    cy,
    document,
    places,
    begin,
    faults,
    camera,
    highlight: createHighlight(cy),
    restyler,
    mover: createMover(cy, places, animates),
  };
  parts.highlight.select(document.selection);
  camera.frame(document.focus.nodes, false);
  distance.settle();
  const scene: Scene = {
    plane,
    looks,
    camera,
    extents,
    highlight: parts.highlight,
    faults,
    distance,
    tokens: () => tokens,
    apply: (news) => applyNews(parts, news),
    restyle: () => (cy.destroyed() ? undefined : parts.restyler.refresh()),
    retheme: () => {
      tokens = readTokens(host);
      parts.restyler.stop();
      looks.refresh(false);
      style();
    },
    preview: (positions) => previewIn(parts, positions),
    ...overlaid({ cy, deps, faults, highlight: parts.highlight }, () => scene),
    destroy: () => {
      for (const running of [parts.restyler, parts.mover, camera, distance]) running.stop();
      cy.destroy();
    },
  };
  return scene;
}

type Over = Pick<Scene, "press" | "resize" | "onFrame" | "bindGestures" | "mark" | "inspect" | "picture">;

interface OverDeps extends Pick<Scene, "highlight" | "faults"> {
  readonly cy: Core;
  readonly deps: CanvasDeps;
}

/** What lies over the picture, as the engine has it. */
function overlaid({ cy, deps, faults, highlight }: OverDeps, scene: () => Scene): Over {
  return {
    press: createPressPort(cy),
    resize: () => void cy.resize(),
    // One that throws in the engine's frame would be its last.
    onFrame: (draws) => {
      cy.on("render", () => {
        for (const draw of draws) faults.guard(null, draw, undefined);
      });
    },
    bindGestures: (hearing) => bindGestures({ cy, deps, highlight, ...hearing }),
    mark: createChangeClasses(cy),
    inspect: () => inspectElements(cy),
    picture: async (labels, call) => {
      const { takePicture } = await import("./picture");
      return takePicture({ ...scene(), cy, labels }, call);
    },
  };
}

interface Parts extends Pick<Scene, "camera" | "highlight" | "faults"> {
  readonly cy: Core;
  readonly document: GraphDocument;
  readonly places: Places;
  readonly begin: ElementStart;
  readonly restyler: Restyler;
  readonly mover: Mover;
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
  if (positions === null) mover.settle();
  else mover.jump(positions.keys());
}

const STRUCTURE: readonly GraphChange["type"][] = ["node-put", "edge-put", "node-remove", "edge-remove", "parent-set"];
/** May alter what any element looks like: conditions of layers look at values, degree and neighbours. */
const DRAWING: readonly GraphChange["type"][] = [
  ...STRUCTURE,
  "attributes-set",
  "layer-put",
  "layer-remove",
  "filter-set",
  "meta-set",
];

function applyNews(parts: Parts, news: DocumentNews): void {
  const { cy, document, places, begin, faults, camera, highlight, restyler, mover } = parts;
  const { changes } = news;
  const has = (...types: readonly GraphChange["type"][]) => changes.some(({ type }) => types.includes(type));
  const isRestructured = has(...STRUCTURE);
  if (isRestructured || has("positions-set")) places.update(changes);
  if (has(...DRAWING)) restyler.refresh();
  if (isRestructured) cy.batch(() => applyStructure(cy, changes, { start: begin, faults }));
  if (isRestructured || has("positions-set")) mover.settle();
  if (isRestructured || has("selection-set")) highlight.select(document.selection);
  if (isRestructured) highlight.again();
  if (has("camera-focus")) camera.frame(document.focus.nodes, true);
  else if (isLaidOut(news, parts)) camera.frame([], true);
}

/** A layout moved at least half of what is shown, or its undo moved it back, while the whole of it was in view. */
function isLaidOut({ changes, origin }: DocumentNews, { document, camera }: Parts): boolean {
  const { tables, focus, filter } = document;
  const shown = filterCounts(filter, tables).at(-1)?.nodes ?? tables.nodes.count;
  if (origin.undoes && !camera.isFramed()) return false;
  return changes.some(
    (change) =>
      change.type === "positions-set" &&
      change.layout !== undefined &&
      focus.nodes.length === 0 &&
      Object.keys(change.positions).length * 2 >= shown,
  );
}

function* extentsOf(cy: Core, places: Places, looks: Looks): ReturnType<Extents> {
  for (const [id, position] of places.all()) {
    const look = looks.node(id);
    if (!look?.visible) continue;
    const node = cy.getElementById(id);
    // A group has the place and size of what stands in it.
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

function tokenColor(tokens: CanvasTokens, value: string): string | undefined {
  if (value === "--edge") return tokens.edge;
  if (value === "--edge-quiet") return tokens.edgeQuiet;
  return undefined;
}
