import type { NodeId } from "@/graph/graph-types";
import type { CameraControl } from "./camera";
import type { CanvasDeps } from "./canvas-port";
import { clearSelection, selectOne } from "./gestures";
import type { NodeFocus } from "./node-focus";
import { bestConnected, type Heading } from "./walk";

interface KeyboardDeps {
  readonly element: HTMLElement;
  readonly deps: CanvasDeps;
  camera(): CameraControl;
  focus(): NodeFocus;
}

const ZOOM_STEP = 1.25;
const HEADINGS: Readonly<Record<string, Heading>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** Keys of the canvas while it has the focus(). A key it has no use for goes on to the page. */
export function bindKeyboard({ element, deps, camera, focus }: KeyboardDeps): () => void {
  const { document } = deps;

  const viewKeys = new Map<string, () => void>([
    ["+", () => camera().zoomBy(ZOOM_STEP)],
    ["=", () => camera().zoomBy(ZOOM_STEP)],
    ["-", () => camera().zoomBy(1 / ZOOM_STEP)],
    ["0", () => camera().zoomTo(1)],
    ["f", () => fitAll(deps, camera())],
    ["F", () => camera().frame(document.selection.nodes, true)],
    ["Home", () => focus().go(bestConnected(document))],
  ]);

  const nodeKeys = new Map<string, (id: NodeId, event: KeyboardEvent) => void>([
    ["Enter", (id) => enter(deps, id)],
    [" ", (id) => selectOne(deps, { kind: "node", id }, true)],
    ["Tab", (_id, event) => focus().toNeighbor(event.shiftKey ? -1 : 1)],
    ["Escape", () => focus().release()],
  ]);

  const actionFor = (event: KeyboardEvent): (() => void) | undefined => {
    if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
    const heading = HEADINGS[event.key];
    if (heading !== undefined) return () => focus().move(heading);
    const id = focus().now();
    const onNode = nodeKeys.get(event.key);
    if (id !== null && onNode !== undefined) return () => onNode(id, event);
    if (event.key === "Escape" && hasSelection(deps)) return () => clearSelection(deps);
    return viewKeys.get(event.key);
  };

  const listen = (event: KeyboardEvent) => {
    if (event.target !== element) return;
    const action = actionFor(event);
    if (action === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  element.addEventListener("keydown", listen);
  return () => element.removeEventListener("keydown", listen);
}

/** The focus is part of the document's view, so giving it up is a command. */
function fitAll(deps: CanvasDeps, camera: CameraControl): void {
  if (deps.document.focus.nodes.length > 0) deps.run({ name: "zoomToNodes", input: { selector: "*" } });
  else camera.frame([], true);
}

function enter(deps: CanvasDeps, id: NodeId): void {
  const { nodes, edges } = deps.document.selection;
  if (nodes.length === 1 && nodes[0] === id && edges.length === 0) deps.onOpen("nodes", id);
  else selectOne(deps, { kind: "node", id }, false);
}

function hasSelection({ document }: CanvasDeps): boolean {
  return document.selection.nodes.length + document.selection.edges.length > 0;
}
