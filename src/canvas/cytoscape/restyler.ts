import type { CollectionReturnValue, Core } from "cytoscape";
import { edgeKey } from "../scene/edge-key";
import { CANVAS_MS, createTween } from "../scene/tween";
import type { LookChanges } from "../style/look-types";
import type { LookNews, Looks } from "../style/looks";
import { collect } from "./elements";
import { edgeMarks, MARK, nodeMarks } from "./stylesheet";

/** Has the drawing engine style elements again, and only those that look different. */
export type Restyler = ReturnType<typeof createRestyler>;

export function createRestyler(cy: Core, looks: Looks, animates: () => boolean) {
  const tween = createTween();
  let round = 0;
  const restyle = (keys: Iterable<string>) => {
    round += 1;
    // Nobody reads this value: setting it is the engine's public way to style just these elements again.
    cy.batch(() => collect(cy, keys).data("restyled", round));
  };
  const remark = ({ nodes, edges }: LookChanges) => {
    cy.batch(() => {
      for (const id of nodes) mark(cy.getElementById(id), nodeMarks(looks.node(id)));
      for (const id of edges) mark(cy.getElementById(edgeKey(id)), edgeMarks(looks.edge(id)));
    });
  };
  const refresh = (news?: LookNews) => {
    const changed = looks.refresh(animates(), news);
    const keys = [...changed.nodes, ...changed.edges.map(edgeKey)];
    if (keys.length === 0) return;
    tween.stop();
    remark(changed);
    restyle(keys);
    if (!changed.fades) return;
    tween.start(CANVAS_MS, (ratio) => {
      looks.show(ratio);
      restyle(changed.nodes);
    });
  };
  return {
    /** After a change of data or styles, of all where it is not told: colours and sizes pass over together. */
    refresh,
    /** What these share changed. */
    again: restyle,
    stop: tween.stop,
  };
}

function mark(element: CollectionReturnValue, marks: readonly string[]): void {
  for (const name of Object.values(MARK)) element.toggleClass(name, marks.includes(name));
}
