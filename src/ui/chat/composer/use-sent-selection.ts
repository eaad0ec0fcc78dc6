import { useState } from "react";
import type { ElementSet } from "@/graph/document/graph-types";
import { useDocument } from "../../use-document";
import { useSettings } from "../../use-stores";

export interface SentSelectionState {
  readonly elements: ElementSet;
  /** Something is selected, and not left out of the message being written. */
  readonly isSent: boolean;
  readonly leaveOut: () => void;
  /** For the next message. */
  readonly reset: () => void;
}

/** What is selected goes with a message, unless the user takes it off; another selection goes along again. */
export function useSentSelection(): SentSelectionState {
  const elements = useDocument(({ selection }) => selection);
  const isSent = useSettings(({ options }) => options.tellSelection !== false);
  const [leftOut, setLeftOut] = useState<ElementSet | null>(null);
  const isAny = elements.nodes.length + elements.edges.length > 0;
  return {
    elements,
    isSent: isSent && isAny && leftOut !== elements,
    leaveOut: () => setLeftOut(elements),
    reset: () => setLeftOut(null),
  };
}
