import type { NodeId } from "@/graph/document/graph-types";
import type { CanvasDeps } from "../canvas-port";
import { neighborsOf } from "./walk";

type NeighborListDeps = Pick<CanvasDeps, "document" | "words">;

const LONGEST = 50;

/** What a screen reader finds inside the canvas: the neighbours of the node with the keyboard focus, as text. */
export function createNeighborList(host: HTMLElement, { document, words }: NeighborListDeps) {
  const list = host.ownerDocument.createElement("ul");
  Object.assign(list.style, {
    position: "absolute",
    width: "1px",
    height: "1px",
    overflow: "hidden",
    clipPath: "inset(50%)",
    margin: "0",
  });
  host.append(list);
  const show = (id: NodeId | null) => {
    const around = id === null ? [] : neighborsOf(document, id);
    list.hidden = around.length === 0;
    list.setAttribute("aria-label", id === null ? "" : words().neighborsOf(document.labelOf(id)));
    const lines = around.slice(0, LONGEST).map((neighbor) => document.labelOf(neighbor));
    if (around.length > LONGEST) lines.push(words().moreNeighbors(around.length - LONGEST));
    list.replaceChildren();
    for (const line of lines) list.append(toItem(line));
  };
  const toItem = (text: string): HTMLElement => {
    const item = host.ownerDocument.createElement("li");
    item.textContent = text;
    return item;
  };
  show(null);
  return { show, destroy: (): void => list.remove() };
}
