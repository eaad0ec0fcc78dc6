import { ExternalLink } from "lucide-react";
import type { Source } from "@/knowledge/source";
import type { ChatTurn } from "@/store/chat/chat-types";
import { webHref } from "../../markdown/token-text";
import { useServices } from "../../services";
import { useWords } from "../../use-stores";
import { readCited } from "./use-cited";
import "./sources.css";

export interface SourceRowProps {
  readonly turnId: ChatTurn["id"];
  readonly sources: readonly Source[];
}

/** The texts an answer is from: each opens beside the graph, its link leads outside by a click alone. */
export function SourceRow({ turnId, sources }: SourceRowProps) {
  const services = useServices();
  const words = useWords("chat");
  return (
    <ul className="source-row" aria-label={words.sources}>
      {sources.map((source, index) => (
        <li key={source.id} className="source-chip">
          <button
            type="button"
            className="lit"
            aria-label={words.sourceNumber(index + 1, words.sourceName(source))}
            title={[source.course, source.lesson].filter((part) => part !== "").join(" · ")}
            onClick={() => readCited(services, turnId, source)}
          >
            <b className="num">{index + 1}</b>
            {source.course !== "" && <span className="cut">{source.course}</span>}
            <span className="cut">{source.number === undefined ? source.lesson : words.lesson(source.number)}</span>
          </button>
          <LinkOut link={source.link} />
        </li>
      ))}
    </ul>
  );
}

function LinkOut({ link }: { readonly link: string | undefined }) {
  const words = useWords("chat");
  const href = link === undefined ? null : webHref(link);
  if (href === null) return null;
  const title = words.sourceLink(new URL(href).host);
  return (
    <a className="lit" href={href} target="_blank" rel="noopener noreferrer" aria-label={title} title={href}>
      <ExternalLink size={12} strokeWidth={2} aria-hidden="true" />
    </a>
  );
}
