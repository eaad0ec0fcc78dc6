import { ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";

interface SectionProps {
  readonly title: string;
  readonly count?: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A part of the inspector that folds away. What is folded is not drawn. */
export function Section({ title, count, isOpen = true, children }: SectionProps) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isShown = chosen ?? isOpen;
  return (
    <section className="fold">
      <h3>
        <button type="button" className="lit" aria-expanded={isShown} onClick={() => setChosen(!isShown)}>
          <ChevronRight size={14} strokeWidth={1.75} aria-hidden="true" />
          {title} {count !== undefined && <span className="num">{count}</span>}
        </button>
      </h3>
      {isShown && children}
    </section>
  );
}
