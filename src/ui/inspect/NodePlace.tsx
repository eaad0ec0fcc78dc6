import { useCallback } from "react";
import { idSelector } from "@/canvas/style/id-selector";
import type { GraphDocument } from "@/graph/document/document-types";
import type { NodeId } from "@/graph/document/graph-types";
import { pinnedNodes } from "@/graph/tables/pinned";
import { Switch } from "../parts/Switch";
import { useServices } from "../services";
import { useDocument } from "../use-document";
import { useWords } from "../use-stores";
import { Section } from "./Section";

/** Where it stands, and whether layouts may move it. */
export function NodePlace({ id }: { readonly id: NodeId }) {
  const { edit } = useServices();
  const { language, inspect: words } = useWords();
  const read = useCallback((document: GraphDocument) => placeOf(document, id), [id]);
  const { position, isPinned } = useDocument(read);
  const figure = (value: number) => Math.round(value).toLocaleString(language);
  const pin = (pinned: boolean) => void edit.run({ name: "pinNodes", input: { selector: idSelector([id]), pinned } });
  return (
    <Section title={words.place} isOpen={false}>
      <p className="id-line num">
        {position ? words.position(figure(position.x), figure(position.y)) : words.noPosition}
      </p>
      <Switch label={words.pinned} isOn={isPinned} onChange={pin} />
    </Section>
  );
}

function placeOf(document: GraphDocument, id: NodeId) {
  return { position: document.node(id)?.position, isPinned: pinnedNodes(document.namedSets).has(id) };
}
