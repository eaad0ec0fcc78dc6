import { ChevronDown, ChevronRight } from "lucide-react";
import { type ReactNode, use, useId, useState } from "react";
import { holdsIn } from "./find-in";
import { SearchedContext } from "./searched";

export interface FoldProps {
  readonly title: ReactNode;
  /** Beside the title, at the right. */
  readonly aside?: ReactNode;
  /** What is in it: it opens by itself when it holds what is searched for. */
  readonly content: unknown;
  readonly isOpen?: boolean;
  /** Drawn only while it is open. */
  readonly children: () => ReactNode;
}

/** A line, and behind it what it is about. */
export function Fold({ title, aside, content, isOpen: atFirst = false, children }: FoldProps) {
  const wanted = use(SearchedContext);
  const [chosen, setChosen] = useState<{ readonly isOpen: boolean; readonly wanted: string } | null>(null);
  const bodyId = useId();
  const isFound = holdsIn(content, wanted);
  // A choice holds until something else is searched for.
  const isOpen = chosen?.wanted === wanted ? chosen.isOpen : atFirst || isFound;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <div className={isFound ? "trace-fold found" : "trace-fold"}>
      <button
        type="button"
        className="trace-head row lit"
        aria-expanded={isOpen}
        aria-controls={isOpen ? bodyId : undefined}
        onClick={() => setChosen({ isOpen: !isOpen, wanted })}
      >
        <Chevron className="chevron" size={12} strokeWidth={2} aria-hidden="true" />
        <span className="t">{title}</span>
        {aside !== undefined && <span className="num aside">{aside}</span>}
      </button>
      {isOpen && (
        <div className="trace-body" id={bodyId}>
          {children()}
        </div>
      )}
    </div>
  );
}
