import type { Page } from "playwright-core";

export interface Drawn {
  readonly id: string;
  readonly color: string;
  readonly width: number;
  readonly x: number;
  readonly y: number;
  readonly visible: boolean;
}

/** What the canvas draws now, read from Cytoscape itself; positions in px of the window. */
export async function drawnNodes(page: Page): Promise<readonly Drawn[]> {
  return page.evaluate(() => {
    interface CyNode {
      id(): string;
      style(name: string): string;
      renderedPosition(): { x: number; y: number };
      visible(): boolean;
    }
    const holder = [...document.querySelectorAll("*")].find((element) => "_cyreg" in element);
    if (!holder) throw new Error("There is no canvas on the page.");
    const { cy } = (holder as unknown as { _cyreg: { cy: { nodes(): { map<T>(read: (node: CyNode) => T): T[] } } } })
      ._cyreg;
    const box = holder.getBoundingClientRect();
    return cy.nodes().map((node) => ({
      id: node.id(),
      color: node.style("background-color"),
      width: Number.parseFloat(node.style("width")),
      x: box.left + node.renderedPosition().x,
      y: box.top + node.renderedPosition().y,
      visible: node.visible(),
    }));
  });
}

/** Ids of the nodes drawn in a colour (`rgb(r,g,b)` as Cytoscape says it, spaces aside). */
export async function nodesIn(page: Page, color: string): Promise<readonly string[]> {
  const nodes = await drawnNodes(page);
  return nodes.filter((node) => node.color.replaceAll(" ", "") === color).map((node) => node.id);
}
