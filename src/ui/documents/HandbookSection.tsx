import { ChevronRight } from "lucide-react";
import { Bones } from "../parts/Bones";
import { useServices } from "../services";
import { useView, useWords } from "../use-stores";
import type { BrowseDoor } from "./browse-state";
import { ShelfTree } from "./ShelfTree";
import { useHandbook } from "./use-handbook";

export interface HandbookSectionProps extends BrowseDoor {
  onRead(id: string): void;
}

/** The handbook, to read beside any graph: fetched when it is unfolded. */
export function HandbookSection(props: HandbookSectionProps) {
  const { view } = useServices();
  const words = useWords("documents");
  const isListed = useView((state) => state.isHandbookListed);
  const handbook = useHandbook(isListed);
  return (
    <section>
      <h3>
        <button
          type="button"
          className="doc-heading"
          aria-expanded={isListed}
          onClick={() => view.change({ isHandbookListed: !isListed })}
        >
          <ChevronRight
            size={14}
            strokeWidth={1.75}
            aria-hidden="true"
            className={isListed ? "doc-fold is-open" : "doc-fold"}
          />
          {words.handbook}
        </button>
      </h3>
      {isListed && handbook.kind === "waiting" && <Bones count={3} />}
      {isListed && handbook.kind === "failed" && (
        <div className="note danger" role="alert">
          <span>
            <b>{words.handbookMissing}</b> {handbook.reason}
          </span>
          <button type="button" className="btn line" onClick={handbook.retry}>
            {words.again}
          </button>
        </div>
      )}
      {isListed && handbook.kind === "ready" && (
        <ShelfTree {...props} label={words.handbook} shelf={handbook.shelf} from="handbook" />
      )}
    </section>
  );
}
