import { useMemo } from "react";
import { useServices } from "../services";
import { useWords } from "../use-stores";
import type { BrowseDoor } from "./browse-state";
import { ShelfTree } from "./ShelfTree";
import { TextNodes } from "./TextNodes";
import { useShelf } from "./use-shelf";
import { useTextNodes } from "./use-text-nodes";

export interface GraphTextsProps extends BrowseDoor {
  onRead(id: string): void;
}

/** The courses of the open graph and its other nodes with a text; where there is neither, how to get some. */
export function GraphTexts(props: GraphTextsProps) {
  const words = useWords("documents");
  const shelf = useShelf();
  const all = useTextNodes();
  const texts = useMemo(() => all.filter(({ isPassage }) => !isPassage), [all]);
  if (shelf.courses.length + texts.length === 0) return <NoTexts />;
  return (
    <>
      {shelf.courses.length > 0 && (
        <section aria-labelledby="doc-graph">
          <h3 id="doc-graph">{words.inGraph}</h3>
          <ShelfTree {...props} label={words.inGraph} shelf={shelf} from="graph" />
        </section>
      )}
      {texts.length > 0 && <TextNodes texts={texts} onRead={props.onRead} />}
    </>
  );
}

function NoTexts() {
  const { files, view } = useServices();
  const words = useWords("documents");
  return (
    <section className="doc-empty">
      <p>
        <b>{words.nothing}</b> {words.nothingHint}
      </p>
      <div className="row">
        <button type="button" className="btn line" onClick={() => view.change({ isHandbookListed: true })}>
          {words.readHandbook}
        </button>
        {files.samples.some(({ name }) => name === "courses") && (
          <button type="button" className="btn line" onClick={() => void files.openSample("courses")}>
            {words.openHandbook}
          </button>
        )}
      </div>
    </section>
  );
}
