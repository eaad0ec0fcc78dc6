import { Check, Copy, Play, Save, Search } from "lucide-react";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import type { Trace } from "@/ai/trace/trace";
import { shortDuration } from "@/store/chat/status-line";
import { usageText } from "../chat/turn/usage-text";
import { saveDownload } from "../download";
import { Button } from "../parts/Button";
import { copyText } from "../parts/copy-text";
import { scrollable } from "../parts/scrollable";
import { TabList } from "../parts/TabList";
import { noteText } from "../sentences/note-text";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useWords } from "../use-stores";
import { holdsIn } from "./find-in";
import { HistoryTab } from "./HistoryTab";
import { LongText } from "./LongText";
import { RoundsTab } from "./RoundsTab";
import { SearchedContext } from "./searched";
import { toRounds } from "./trace-rounds";
import type { TraceService } from "./trace-service";

const tabs = ["rounds", "history", "json"] as const;
type Tab = (typeof tabs)[number];

export interface TraceViewProps {
  readonly trace: Trace;
  readonly traces: TraceService;
  /** Of another place than this document: nothing of it can be undone here. */
  readonly isForeign?: boolean;
  /** Said above all. */
  readonly notice?: string | undefined;
}

/** One message as it went: its rounds, its history in each provider's form, all of it as JSON. */
export function TraceView({ trace, traces, isForeign = false, notice }: TraceViewProps) {
  const words = useAllWords("trace");
  const [tab, setTab] = useState<Tab>("rounds");
  const [wanted, setWanted] = useState("");
  const rounds = useMemo(() => toRounds(trace), [trace]);
  const frame = useRef<HTMLDivElement>(null);
  useFoundWords(frame, wanted);
  const step = isForeign ? null : (trace.result.undoStep ?? trace.step ?? null);
  return (
    <div className="trace-whole" ref={frame}>
      <div className="trace-top">
        <Facts trace={trace} />
        {notice !== undefined && <p className="note warn">{notice}</p>}
        <div className="trace-bar">
          <TabList
            label={words.tabs}
            className="trace-tabs"
            of="trace"
            tabs={tabs.map((id) => ({ id, title: words.tab[id] }))}
            chosen={tab}
            onChoose={(id) => setTab(id)}
          />
          <SearchBox wanted={wanted} onWanted={setWanted} hits={wanted === "" ? null : hitsOf(rounds, trace, wanted)} />
        </div>
      </div>
      <div id="trace-panel" role="tabpanel" aria-label={words.tab[tab]} className="dialog-body trace" {...scrollable}>
        <SearchedContext value={wanted}>
          {tab === "rounds" && <RoundsTab trace={trace} rounds={rounds} step={step} />}
          {tab === "history" && <HistoryTab trace={trace} />}
          {tab === "json" && <JsonTab trace={trace} traces={traces} />}
        </SearchedContext>
      </div>
      <Foot trace={trace} traces={traces} />
    </div>
  );
}

/** Parts of the rounds that hold it. */
function hitsOf(rounds: ReturnType<typeof toRounds>, trace: Trace, wanted: string): number {
  const parts = rounds.flatMap(({ request, came, calls }) => [
    request.instructions,
    request.context,
    ...request.history,
    ...request.tools,
    ...came,
    ...calls.map(({ outcome }) => outcome),
  ]);
  return [trace.input, ...parts].filter((part) => holdsIn(part, wanted)).length;
}

function Facts({ trace }: { readonly trace: Trace }) {
  const words = useAllWords("trace");
  const state = useStore(useServices().words);
  const spoken = state.words;
  const { input, provider, durationMs, requests, calls, result } = trace;
  const { usage } = result;
  const outcomes = calls.map((call) => ({ ...call, isDenied: call.approval === "denied" }));
  const hasUsage = usage.inputTokens + usage.outputTokens > 0;
  const facts = [
    words.ends[result.terminationReason],
    // The built-in assistant has a name in each language, and no model.
    words.by(provider.id === "builtin" ? spoken.chat.builtinLong : provider.title),
    shortDuration(durationMs, spoken),
    words.requests(requests.length),
    words.calls(calls.length),
    ...(hasUsage ? [usageText(usage, spoken.chat).replace(/\.$/u, "")] : []),
    ...(hasUsage && usage.cost === undefined ? [words.noCost] : []),
  ];
  return (
    <>
      <p className="trace-asked">{input}</p>
      <p className="trace-facts num">{facts.join(" · ")}</p>
      {result.degraded.length > 0 && (
        <ul className="trace-notes" aria-label={words.degraded}>
          {result.degraded.map((note) => (
            <li key={JSON.stringify(note)}>{noteText(note, outcomes, state)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

interface SearchBoxProps {
  readonly wanted: string;
  readonly onWanted: (wanted: string) => void;
  /** Null while nothing is searched for. */
  readonly hits: number | null;
}

function SearchBox({ wanted, onWanted, hits }: SearchBoxProps) {
  const words = useAllWords("trace");
  return (
    <div className="trace-search row">
      <Search size={14} strokeWidth={1.75} aria-hidden="true" />
      <input
        type="search"
        className="field"
        aria-label={words.search}
        placeholder={words.search}
        value={wanted}
        onChange={(event) => onWanted(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || wanted === "") return;
          // The first Esc ends the search, not the dialog.
          event.preventDefault();
          event.stopPropagation();
          onWanted("");
        }}
      />
      <span role="status" className="num">
        {hits === null ? "" : words.found(hits)}
      </span>
    </div>
  );
}

interface FootProps {
  readonly trace: Trace;
  readonly traces: TraceService;
}

/** Written out when it is looked at: it may be long. */
function JsonTab({ trace, traces }: FootProps) {
  const words = useAllWords("trace");
  const json = useMemo(() => traces.toJson(trace), [traces, trace]);
  return <LongText text={json} label={words.tab.json} />;
}

function Foot({ trace, traces }: FootProps) {
  const services = useServices();
  const words = useAllWords("trace");
  const { chat } = useWords();
  const [message, setMessage] = useState("");
  const copy = async () => setMessage((await copyText(services, traces.toJson(trace))) ? words.copied : chat.notCopied);
  const save = () => {
    const content = traces.toFile(trace);
    saveDownload({ fileName: `${words.fileName}.parley-trace.json`, mediaType: "application/json", content });
    setMessage(words.saved);
  };
  // As if its file were opened: what is replayed is what is saved.
  const replay = () => void services.files.openFiles([new File([traces.toFile(trace)], words.fileName)]);
  return (
    <footer className="dialog-foot">
      <span role="status">{message}</span>
      <Button className="line" onClick={() => void copy()}>
        {message === words.copied ? (
          <Check size={14} strokeWidth={1.75} aria-hidden="true" />
        ) : (
          <Copy size={14} strokeWidth={1.75} aria-hidden="true" />
        )}
        {words.copyJson}
      </Button>
      <Button icon={Play} className="line" onClick={replay}>
        {words.replay}
      </Button>
      <Button icon={Save} className="ink" onClick={save}>
        {words.save}
      </Button>
    </footer>
  );
}

/** The name `trace.css` draws them by. */
const highlightName = "trace-found";
/** More marks help nobody. */
const mostMarks = 500;

/** Marks what is searched for wherever it is in that part, in words of ours and in what is written out; draws nothing anew. */
function useFoundWords(part: RefObject<HTMLElement | null>, wanted: string): void {
  useEffect(() => {
    const element = part.current;
    if (element === null || wanted === "" || typeof Highlight === "undefined") return undefined;
    const mark = (): void => {
      const marks = new Highlight();
      for (const range of rangesOf(element, wanted)) marks.add(range);
      CSS.highlights.set(highlightName, marks);
    };
    const observer = new MutationObserver(mark);
    observer.observe(element, { childList: true, subtree: true, characterData: true });
    mark();
    return () => {
      observer.disconnect();
      CSS.highlights.delete(highlightName);
    };
  }, [part, wanted]);
}

function rangesOf(element: HTMLElement, wanted: string): readonly Range[] {
  const wish = wanted.toLowerCase();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = walker.nextNode(); node !== null && ranges.length < mostMarks; node = walker.nextNode()) {
    for (const at of placesOf(node.nodeValue ?? "", wish)) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wish.length);
      ranges.push(range);
    }
  }
  return ranges;
}

/** Where lower case has another length, positions differ: then the text is searched unchanged. */
function placesOf(text: string, wish: string): readonly number[] {
  const low = text.toLowerCase();
  const searched = low.length === text.length ? low : text;
  const places: number[] = [];
  for (let at = searched.indexOf(wish); at >= 0; at = searched.indexOf(wish, at + wish.length)) places.push(at);
  return places;
}
