import type { GraphDocument } from "@/graph/document/document-types";
import type { CanvasWords } from "@/words/canvas-words";

/**
 * The engine puts a <style> into the page's head unless an element with this id stands: a strict `style-src` refuses
 * it, and it would stay after the view is gone. The host has all the style it needs, so it takes the id.
 */
const ENGINE_STYLE_ID = "__________cytoscape_stylesheet";

/** Makes the element the one tab stop of the picture, until it is given back. */
export function createRoot(element: HTMLElement) {
  /** The drawing engine and the layers over it live in here. */
  const host = element.ownerDocument.createElement("div");
  host.id = ENGINE_STYLE_ID;
  Object.assign(host.style, { position: "absolute", inset: "0", touchAction: "none" });
  element.append(host);
  element.setAttribute("role", "application");
  element.tabIndex = 0;
  /** Tells a screen reader what the canvas holds now. */
  const describe = ({ tables }: GraphDocument, words: CanvasWords): void => {
    element.setAttribute("aria-label", words.region(tables.nodes.count, tables.edges.count));
  };
  const remove = (): void => {
    host.remove();
    for (const name of ["role", "tabindex", "aria-label"]) element.removeAttribute(name);
  };
  return { host, describe, remove };
}
