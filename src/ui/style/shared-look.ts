import { useRef } from "react";
import type { GraphDocument } from "@/graph/document/document-types";
import type { DrawnEdge, DrawnNode } from "@/graph/styles/style-types";
import { useServices } from "../services";
import type { Subject } from "./use-subject";

/** What all elements have in common; of the rest the first one's, marked as mixed. */
export interface SharedLook {
  readonly look: Partial<DrawnNode & DrawnEdge>;
  readonly mixed: ReadonlySet<string>;
}

/** What stands, not what is being tried out: a field keeps its value while it is tried. */
export function useSharedLook(subject: Subject): SharedLook {
  const { document } = useServices();
  const known = useRef<SharedLook | null>(null);
  const isTrial = document.drawnLayers !== document.layers;
  if (known.current === null || !isTrial) known.current = sharedLook(document, subject);
  return known.current;
}

/** More than this are judged by the first ones. */
const mostRead = 2000;

function sharedLook(document: GraphDocument, { target, ids }: Subject): SharedLook {
  const read = (id: string): Partial<DrawnNode & DrawnEdge> =>
    (target === "nodes" ? document.styles.node(id) : document.styles.edge(id)) ?? {};
  const [first, ...rest] = ids.slice(0, mostRead);
  const look = first === undefined ? {} : read(first);
  const mixed = new Set<string>();
  const known = new Map(Object.entries(look));
  for (const id of rest) {
    const other = new Map(Object.entries(read(id)));
    // Also what the first one lacks: an icon that only some have.
    for (const channel of new Set([...known.keys(), ...other.keys()])) {
      if (other.get(channel) !== known.get(channel)) mixed.add(channel);
    }
  }
  return { look, mixed };
}
