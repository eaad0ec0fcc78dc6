import { useWords } from "../use-stores";
import "../parts/pane/pane.css";
import "./layout.css";
import { Pause, Play, Square, Star } from "lucide-react";
import { useState } from "react";
import type { LayoutName } from "@/analysis/catalog/analysis-types";
import { findCoordinates } from "@/analysis/layouts/map/coordinates";
import { type LayoutSuggestion, suggestLayout } from "@/analysis/layouts/suggest-layout";
import type { GraphDocument } from "@/graph/document/document-types";
import { countShown } from "@/graph/filter/filter-steps";
import { pinnedNodes } from "@/graph/tables/pinned";
import type { ShownLive } from "@/store/view/view-store";
import { Button } from "../parts/Button";
import { RunStatus } from "../parts/pane/RunStatus";
import { useRun } from "../parts/pane/use-run";
import { Segments } from "../parts/Segments";
import { Switch } from "../parts/Switch";
import { useServices } from "../services";
import { useDocument, useOpenings } from "../use-document";
import { LayoutOptions } from "./LayoutOptions";
import { LayoutPicture } from "./LayoutPicture";
import { firstDraft, type LayoutDraft, layoutCall, layoutNames } from "./layout-draft";
import { useLiveRun } from "./use-live-run";

/** Layout: pictures to choose from, what can be set, and the run. */
export function LayoutPanel() {
  const words = useWords("layout");
  const graph = useDocument(graphOf);
  const openings = useOpenings();
  const [draft, setDraft] = useState(firstDraft);
  if (graph.count === 0) return <p className="pane hint">{words.empty}</p>;
  const suggestion = suggestLayout(graph.tables);
  const hasPlaces = suggestion.layout === "geographic" || findCoordinates(graph.tables) !== null;
  const isOffered = draft.layout !== "geographic" || hasPlaces;
  const layout = (isOffered ? draft.layout : null) ?? suggestion.layout;
  const change = (part: Partial<LayoutDraft>) => setDraft((before) => ({ ...before, ...part }));
  return (
    <div className="pane">
      <section aria-label={words.which}>
        <LayoutCards
          chosen={layout}
          suggestion={suggestion}
          hasPlaces={hasPlaces}
          onChoose={(next) => change({ layout: next, by: "" })}
        />
      </section>
      <section aria-label={words.options}>
        <LayoutOptions
          layout={layout}
          draft={draft}
          count={draft.isSelection ? graph.selected : graph.shown}
          change={change}
        />
      </section>
      <RunSection key={openings} layout={layout} draft={draft} change={change} graph={graph} />
    </div>
  );
}

type Graph = ReturnType<typeof graphOf>;

/** The graph as far as the filter shows it: only that is arranged. */
function graphOf({ tables, selection, namedSets, filter, isVisible }: GraphDocument) {
  const isShown = (id: string) => isVisible("nodes", id);
  return {
    tables,
    count: tables.nodes.count,
    shown: countShown(filter, tables).nodes,
    selected: selection.nodes.filter(isShown).length,
    pinned: [...pinnedNodes(namedSets)].filter(isShown).length,
  };
}

interface RunSectionProps {
  readonly layout: LayoutName;
  readonly draft: LayoutDraft;
  readonly graph: Graph;
  change(part: Partial<LayoutDraft>): void;
}

function RunSection({ layout, draft, graph, change }: RunSectionProps) {
  const { now } = useServices();
  const { layout: words, steps } = useWords();
  const run = useRun();
  const live = useLiveRun(steps.hand.layouts.force);
  const isNobody = draft.isSelection && graph.selected === 0;
  const arrange = () => void run.start(layoutCall(draft, layout, Math.floor(now())), steps.hand.layouts[layout]);
  return (
    <section aria-label={words.scope}>
      <Segments
        label={words.scope}
        isBare
        value={draft.isSelection ? "selected" : "all"}
        options={[
          {
            id: "all",
            title: graph.shown < graph.count ? words.shown(graph.shown, graph.count) : words.all(graph.count),
          },
          { id: "selected", title: words.selected(graph.selected) },
        ]}
        onChange={(scope) => change({ isSelection: scope === "selected" })}
      />
      <Switch
        label={words.keepPinned(graph.pinned)}
        isOn={draft.keepsPinned}
        onChange={(keepsPinned) => change({ keepsPinned })}
      />
      {isNobody && <p className="hint">{words.noneSelected}</p>}
      {run.state.kind !== "running" && live.now === null && (
        <div className="foot">
          {layout === "force" && (
            <Button icon={Play} className="line" disabled={isNobody} onClick={() => live.start(draft)}>
              {words.live}
            </Button>
          )}
          <Button className="ink" disabled={isNobody} onClick={arrange}>
            {words.arrange}
          </Button>
        </div>
      )}
      {live.now ? <LiveFoot live={live.now} /> : <RunStatus run={run} words={words} />}
    </section>
  );
}

/** What a run that is watched is doing, with Pause, Resume and Stop. */
function LiveFoot({ live: { isPaused, toggle, stop } }: { readonly live: ShownLive }) {
  const words = useWords("layout");
  const Sign = isPaused ? Play : Pause;
  return (
    <>
      <p className="hint" role="status">
        {isPaused ? words.livePaused : words.liveRunning}
      </p>
      <div className="foot">
        <Button icon={Sign} className="line" title="P" aria-keyshortcuts="P" onClick={toggle}>
          {isPaused ? words.resume : words.pause}
        </Button>
        <Button className="ink" onClick={stop}>
          <Square size={10} fill="currentColor" aria-hidden="true" />
          {words.stop}
        </Button>
      </div>
    </>
  );
}

interface LayoutCardsProps {
  readonly chosen: LayoutName;
  readonly suggestion: LayoutSuggestion;
  /** Whether nodes have coordinates: without them there is no map to offer. */
  readonly hasPlaces: boolean;
  onChoose(layout: LayoutName): void;
}

/** The layouts as pictures; the one that suits the graph is marked, and the reason stands below. */
function LayoutCards({ chosen, suggestion, hasPlaces, onChoose }: LayoutCardsProps) {
  const words = useWords("layout");
  const offered = layoutNames.filter((layout) => layout !== "geographic" || hasPlaces);
  return (
    <>
      <div className="layout-cards" role="radiogroup" aria-label={words.which}>
        {offered.map((layout) => (
          <label key={layout} className={chosen === layout ? "layout-card on" : "layout-card"}>
            <input
              type="radio"
              name="layout-card"
              className="sr"
              checked={chosen === layout}
              aria-describedby={layout === suggestion.layout ? "layout-reason" : undefined}
              onChange={() => onChoose(layout)}
            />
            <LayoutPicture layout={layout} />
            <span>{words.names[layout]}</span>
            {layout === suggestion.layout && (
              <span className="good" title={words.good}>
                <Star size={12} fill="currentColor" aria-hidden="true" />
                <span className="sr">{words.good}</span>
              </span>
            )}
          </label>
        ))}
      </div>
      <p className="hint" id="layout-reason">
        {chosen === suggestion.layout ? words.reasons[suggestion.reason] : words.about[chosen]}
      </p>
    </>
  );
}
