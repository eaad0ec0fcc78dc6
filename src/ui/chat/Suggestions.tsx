import { Zap } from "lucide-react";
import type { MouseEvent } from "react";
import type { GraphDocument } from "@/graph/document-types";
import { type Suggestion, suggestPrompts } from "@/store/suggest-prompts";
import { useServices } from "../services";
import { useDocument } from "../use-document";
import { useView } from "../use-stores";

/** Requests made of this graph's own names. Click sends at once, Shift+click puts the words in the box. */
export function Suggestions({ className }: { readonly className: string }) {
  const { chat, view } = useServices();
  const used = useView((state) => state.usedSuggestions);
  const profile = useDocument(profileOf);
  const selected = useDocument(selectedLabels);
  const suggestions = suggestPrompts(profile, { selected, used });
  if (suggestions.length === 0) return null;
  const choose = (event: MouseEvent, { text }: Suggestion) => {
    if (event.shiftKey) view.change({ draft: text });
    else void chat.send(text);
  };
  return (
    <ul className={className} aria-label="Suggestions">
      {suggestions.map((suggestion) => (
        <li key={suggestion.text}>
          <button
            type="button"
            className="tip-chip"
            title="Click sends it, Shift+click puts it in the box"
            onClick={(event) => choose(event, suggestion)}
          >
            <Zap size={13} strokeWidth={1.75} aria-hidden="true" />
            <span>{suggestion.parts.map(({ text, isName }) => (isName ? <b key={text}>{text}</b> : text))}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function profileOf(document: GraphDocument) {
  return document.profile();
}

const mostLabels = 3;

function selectedLabels(document: GraphDocument) {
  return document.selection.nodes.slice(0, mostLabels).map((id) => ({ id, label: document.labelOf(id) }));
}
