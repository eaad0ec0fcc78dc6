import "../parts/pane/pane.css";
import "./documents.css";
import { ChevronRight, FilePlus2 } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import type { Shelf } from "@/knowledge/shelf/shelf-types";
import type { Source } from "@/knowledge/source";
import { Button } from "../parts/Button";
import { Skeleton } from "../parts/Skeleton";
import { pickFiles } from "../pick-files";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useView } from "../use-stores";
import { CourseTree } from "./CourseTree";
import { ReadingPane } from "./reading/ReadingPane";
import { SearchBox } from "./search/SearchBox";
import { SearchResult } from "./search/SearchResult";
import { rowKey, treeRows } from "./tree-rows";
import { useHandbook } from "./use-handbook";
import { useShelf } from "./use-shelf";
import { type TextNode, useTextNodes } from "./use-text-nodes";
import { useWindow } from "./use-window";

/** How the list of documents stands. */
interface BrowseState {
  readonly query: string;
  /** What is unfolded, by the keys of rows. */
  readonly open: ReadonlySet<string>;
  /** The row with the focus in each tree. */
  readonly active: { readonly graph: string | null; readonly handbook: string | null };
}

const emptyBrowse: BrowseState = { query: "", open: new Set(), active: { graph: null, handbook: null } };

/** The state, and how a part of the panel changes it. */
interface BrowseDeps {
  readonly browse: BrowseState;
  onBrowse(change: Partial<BrowseState>): void;
}

/** The texts behind the graph: to look through, to search, and one of them to read. */
export function DocumentsPanel() {
  const reading = useView((state) => state.reading);
  /** Kept while a text is read: the way back leads to the same place. */
  const [browse, setBrowse] = useState(emptyBrowse);
  return (
    <div className="pane documents">
      {reading ? (
        <ReadingPane key={`${reading.from} ${reading.id}`} reading={reading} />
      ) : (
        <BrowsePane browse={browse} onBrowse={(change) => setBrowse((before) => ({ ...before, ...change }))} />
      )}
    </div>
  );
}

/** A search over all texts; without one, the courses of the graph and the handbook. */
function BrowsePane({ browse, onBrowse }: BrowseDeps) {
  const { files, view } = useServices();
  const words = useAllWords("documents");
  const hits = useRef<HTMLUListElement>(null);
  const isSearching = browse.query.trim() !== "";
  const read = (from: Source["from"], id: string) => view.change({ reading: { id, from } });
  const add = async () => {
    const chosen = await pickFiles(".md,.markdown,.txt");
    if (chosen.length > 0) await files.openFiles(chosen, "add");
  };
  return (
    <>
      <SearchBox
        query={browse.query}
        onQuery={(query) => onBrowse({ query })}
        onDown={() => hits.current?.querySelector("button")?.focus()}
      />
      {isSearching ? (
        <SearchResult query={browse.query} list={hits} onRead={read} />
      ) : (
        <>
          <GraphTexts browse={browse} onBrowse={onBrowse} onRead={(id) => read("graph", id)} />
          <div className="row spaced">
            <Button icon={FilePlus2} className="line" onClick={() => void add()}>
              {words.add}
            </Button>
          </div>
          <HandbookSection browse={browse} onBrowse={onBrowse} onRead={(id) => read("handbook", id)} />
        </>
      )}
    </>
  );
}

interface HandbookSectionProps extends BrowseDeps {
  onRead(id: string): void;
}

/** The handbook, to read beside any graph: fetched when it is unfolded. */
function HandbookSection(props: HandbookSectionProps) {
  const { view } = useServices();
  const words = useAllWords("documents");
  const isListed = useView((state) => state.isHandbookListed);
  const handbook = useHandbook(isListed);
  return (
    <section>
      <h3>
        <button
          type="button"
          className="doc-heading row"
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
      {isListed && handbook.kind === "waiting" && <Skeleton count={3} />}
      {isListed && handbook.kind === "failed" && (
        <div className="note danger" role="alert">
          <span>
            <b>{words.handbookMissing}</b> {handbook.reason}
          </span>
          <Button className="line" onClick={handbook.retry}>
            {words.again}
          </Button>
        </div>
      )}
      {isListed && handbook.kind === "ready" && (
        <ShelfTree {...props} label={words.handbook} shelf={handbook.shelf} from="handbook" />
      )}
    </section>
  );
}

interface GraphTextsProps extends BrowseDeps {
  onRead(id: string): void;
}

/** The courses of the open graph and its other nodes with a text; where there is neither, how to get some. */
function GraphTexts(props: GraphTextsProps) {
  const words = useAllWords("documents");
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
  const words = useAllWords("documents");
  return (
    <section className="doc-empty">
      <p>
        <b>{words.nothing}</b> {words.nothingHint}
      </p>
      <div className="row spaced">
        <Button className="line" onClick={() => view.change({ isHandbookListed: true })}>
          {words.readHandbook}
        </Button>
        {files.samples.some(({ name }) => name === "courses") && (
          <Button className="line" onClick={() => void files.openSample("courses")}>
            {words.openHandbook}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Nodes that have something to read; of many only those in sight are drawn. */
function TextNodes({ texts, onRead }: { readonly texts: readonly TextNode[]; onRead(id: string): void }) {
  const words = useAllWords("documents");
  const list = useRef<HTMLUListElement>(null);
  const { first, end, rowHeight } = useWindow(list, texts.length);
  return (
    <section aria-labelledby="doc-texts">
      <h3 id="doc-texts">
        {words.texts} <span className="num push">{words.count(texts.length)}</span>
      </h3>
      <ul ref={list} className="doc-tree" style={{ height: texts.length * rowHeight }}>
        {texts.slice(first, end).map(({ id, label }, index) => (
          <li key={id} className="doc-row-place" style={{ top: (first + index) * rowHeight }}>
            <button type="button" className="doc-row row lit ring-in text" title={label} onClick={() => onRead(id)}>
              <span className="doc-label cut">{label}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ShelfTreeProps extends BrowseDeps {
  readonly label: string;
  readonly shelf: Shelf;
  readonly from: Source["from"];
  onRead(id: string): void;
}

/** A shelf as a tree, with what of it is unfolded kept by the panel. */
function ShelfTree({ label, shelf, from, browse, onBrowse, onRead }: ShelfTreeProps) {
  const { open, active } = browse;
  const rows = useMemo(() => {
    const own = [...open].flatMap((key) => (key.startsWith(rowKey(from, "")) ? [key.slice(from.length + 1)] : []));
    return treeRows(shelf, new Set(own));
  }, [shelf, open, from]);
  const toggle = (id: string, isOpen: boolean) => {
    const next = new Set(open);
    if (isOpen) next.add(rowKey(from, id));
    else next.delete(rowKey(from, id));
    onBrowse({ open: next });
  };
  return (
    <CourseTree
      label={label}
      rows={rows}
      activeId={active[from]}
      onActive={(id) => onBrowse({ active: { ...active, [from]: id } })}
      onOpen={({ id }, isOpen) => toggle(id, isOpen)}
      onRead={({ id }) => onRead(id)}
    />
  );
}
