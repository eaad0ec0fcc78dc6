import { Pencil, Zap } from "lucide-react";
import { type MouseEvent, useEffect, useMemo } from "react";
import { useStore } from "zustand";
import type { GraphDocument } from "@/graph/document/document-types";
import type { ChatState, ChatTurn } from "@/store/chat/chat-types";
import { courseNames } from "@/store/prompts/course-names";
import { suggestPrompts } from "@/store/prompts/suggest-prompts";
import type { Suggestion } from "@/store/prompts/suggestion";
import { typeWith } from "@/store/prompts/type-with";
import { valuesAmong } from "@/store/prompts/values-among";
import { composerId } from "../actions/chat-actions";
import { arrowGroup } from "../parts/arrow-group";
import { Skeleton } from "../parts/Skeleton";
import { useServices } from "../services";
import { useDocument } from "../use-document";
import { useChat, useView, useWords } from "../use-stores";

export interface SuggestionsProps {
  readonly className: string;
  /** Over them; where there are none, it is not said either. */
  readonly title?: string;
}

/** Requests made of this graph's own names, each tried before it is shown. Click sends; Shift+click or the pencil fills the box. */
export function Suggestions({ className, title }: SuggestionsProps) {
  const { chat, document: graph, view } = useServices();
  const { chat: words, prompts, followUpPrompts } = useWords();
  const used = useView((state) => state.usedSuggestions);
  const profile = useDocument((document) => document.profile());
  const selected = useDocument(selectedLabels);
  const selectedCount = useDocument(({ selection }) => selection.nodes.length);
  const isFiltered = useDocument(({ filter }) => filter !== null);
  const last = useChat(lastSteps);
  const layers = useDocument((document) => document.layers);
  const seen = useMemo(() => mappedAttributes(layers), [layers]);
  const works = useStore(chat.trials.store, (state) => state.works);
  const offered = useMemo(() => {
    const failed = [...works].flatMap(([text, doesWork]) => (doesWork ? [] : [text]));
    return suggestPrompts(profile, {
      words: prompts,
      selected,
      selectedCount,
      isFiltered,
      last,
      used: [...used, ...failed],
      seen,
      followUpWords: followUpPrompts,
      valuesAmong: valuesAmong(graph),
      typeWith: typeWith(graph),
      courses: courseNames(graph),
    });
  }, [graph, profile, selected, selectedCount, isFiltered, last, used, works, seen, prompts, followUpPrompts]);
  useEffect(() => chat.trials.want(offered.map(({ text }) => text)), [chat, offered]);
  const suggestions = offered.filter(({ text }) => works.get(text) === true);
  if (offered.length === 0 || (suggestions.length === 0 && title === undefined)) return null;
  const edit = ({ text }: Suggestion) => {
    view.change({ draft: text });
    document.getElementById(composerId)?.focus();
  };
  const choose = (event: MouseEvent, suggestion: Suggestion) => {
    if (event.shiftKey) edit(suggestion);
    else void chat.send(suggestion.text);
  };
  const list = (
    <ul className={className} aria-label={words.suggestions} ref={arrowGroup}>
      {suggestions.map((suggestion) => (
        <li key={suggestion.text}>
          <button
            type="button"
            className="tip-chip"
            title={words.suggestionHint}
            onClick={(event) => choose(event, suggestion)}
          >
            <Zap size={13} strokeWidth={1.75} aria-hidden="true" />
            <span>{suggestion.parts.map(({ text, isName }) => (isName ? <b key={text}>{text}</b> : text))}</span>
          </button>
          <button
            type="button"
            className="tip-edit"
            aria-label={words.editSuggestion(suggestion.text)}
            title={words.editSuggestion(suggestion.text)}
            onClick={() => edit(suggestion)}
          >
            <Pencil size={12} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
  if (title === undefined) return list;
  return (
    <section className="group">
      <h3>{title}</h3>
      {suggestions.length === 0 ? <Skeleton count={offered.length} /> : list}
    </section>
  );
}

const noSteps: ChatTurn["steps"] = [];

/** Those of a finished answer. */
function lastSteps({ turns }: ChatState): ChatTurn["steps"] {
  const turn = turns.at(-1);
  return turn?.end.kind === "done" ? turn.steps : noSteps;
}

/** What layers of all nodes tell by an attribute: "color type". */
function mappedAttributes(layers: GraphDocument["layers"]): readonly string[] {
  return layers.flatMap(({ mapping, target, enabled }) =>
    mapping && target === "nodes" && enabled !== false ? [`${mapping.channel} ${mapping.property}`] : [],
  );
}

/** Enough to tell what they have between them. */
const mostLabels = 100;

function selectedLabels(document: GraphDocument) {
  return document.selection.nodes.slice(0, mostLabels).map((id) => ({ id, label: document.labelOf(id) }));
}
