import { ChevronDown, ChevronUp, Eye, EyeOff, SlidersHorizontal } from "lucide-react";
import { type RefObject, Suspense, useCallback, useEffect, useRef } from "react";
import { useStore } from "zustand";
import { MOST_MOVING } from "@/canvas/scene/far";
import type { GraphDocument } from "@/graph/document/document-types";
import { countShown } from "@/graph/filter/filter-steps";
import type { ViewStore } from "@/store/view/view-store";
import type { Words } from "@/words/words";
import { arrowGroup } from "../../parts/arrow-group";
import { IconButton } from "../../parts/IconButton";
import { lazyPart } from "../../parts/lazy-part";
import { watchSize } from "../../parts/watch-size";
import { useServices } from "../../services";
import { type Later, useDocument, useDocumentLater } from "../../use-document";
import { useLoading } from "../../use-loading";
import { phoneQuery, useMedia } from "../../use-media";
import { useView, useWords } from "../../use-stores";
import { countText } from "../legend-counts";
import { LegendScaleView } from "./LegendScaleView";
import { LegendSignView } from "./LegendSignView";
import { legendGroups, type SayLayer } from "./legend-groups";
import type { LegendGroup, LegendRow } from "./legend-row";
import { type LegendDeeds, useLegendRow } from "./use-legend-row";

const CountedFigures = lazyPart(async () => (await import("../../actions/DatabaseFigures")).CountedFigures);

/** What the signs of the picture mean, and the way to what gives them. */
export function Legend() {
  const { view, database } = useServices();
  const isPart = useStore(database.store, ({ shown }) => shown !== null);
  const allWords = useWords();
  const words = allWords.legend;
  const say = useSayLayer();
  const read = useCallback((document: GraphDocument) => legendGroups(document, allWords, say), [allWords, say]);
  const groups = useDocumentLater(read, ofLarge);
  const isPhone = useMedia(phoneQuery);
  const drawn = useView((state) => state.drawn);
  const hasCorners = useDocument(hasRightAngles) && drawn === "fast";
  const thinned = useDocument(thinnedText, words);
  const isOpen = useView((state) => state.panels.isLegendOpen) || isPhone;
  const deeds = useLegendRow();
  const place = useRef<HTMLElement | null>(null);
  useLegendRoom(place, isPhone);
  // The place stays, so that its room is known before the first row.
  if (groups.length === 0) return <section ref={place} hidden />;
  return (
    <section
      ref={place}
      className={isOpen ? "float legend column" : "float legend column is-closed"}
      aria-labelledby="legend-title"
    >
      <header ref={arrowGroup}>
        <h2 id="legend-title">{words.title}</h2>
        {isOpen && (
          <IconButton
            icon={SlidersHorizontal}
            isSlim
            label={words.editStyles}
            onClick={() => deeds.style({ kind: "all", target: "nodes" })}
          />
        )}
        <IconButton
          icon={isOpen ? ChevronDown : ChevronUp}
          isSlim
          label={isOpen ? words.close : words.open}
          keys="G"
          aria-expanded={isOpen}
          onClick={() => view.changePanels({ isLegendOpen: !isOpen })}
        />
      </header>
      {isOpen && (
        // A stop of its own: what scrolls has to be reached by keys.
        <div className="legend-rows" ref={arrowGroup}>
          {groups.map(({ key, target, head, rows }) => (
            <div key={key} className="legend-group">
              {head !== null && (
                <p className="legend-head cut" title={head} aria-hidden="true">
                  {head}
                </p>
              )}
              <ul aria-label={head === null ? words[target] : `${words[target]}: ${head}`}>
                {rows.map((row) => (
                  <LegendItem key={row.key} row={row} deeds={deeds} />
                ))}
              </ul>
            </div>
          ))}
          <Suspense>{isPart && <CountedFigures />}</Suspense>
          {thinned !== null && drawn === "fast" && <p className="legend-undrawn">{thinned}</p>}
          {hasCorners && <p className="legend-undrawn">{words.noCorners}</p>}
        </div>
      )}
    </section>
  );
}

const inTime = 2000;

/** A picture of few nodes is fitted beside the legend; of many, what they mean is read after they are drawn. */
const ofLarge: Later<readonly LegendGroup[]> = {
  before: [],
  isLong: ({ tables }) => tables.nodes.count > inTime,
};

/** How a layer is said, once there is one to say. */
function useSayLayer(): SayLayer | null {
  const sayer = useLoading(useDocument(hasPlainLayer) ? loadSayer : never);
  return sayer === null || sayer === "not-loaded" ? null : sayer.layerText;
}

const loadSayer = (): Promise<{ readonly layerText: SayLayer }> => import("./layer-text");
const never: typeof loadSayer = () => new Promise(() => undefined);

function hasRightAngles({ drawnLayers }: GraphDocument): boolean {
  return drawnLayers.some(
    ({ enabled, style, looks }) =>
      enabled !== false && (style?.curve === "taxi" || looks?.some((look) => look.style.curve === "taxi")),
  );
}

/** null: so few edges are shown that all are drawn however the view moves. */
function thinnedText({ filter, fold, tables }: GraphDocument, { movingEdges }: Words["legend"]): string | null {
  const shown = countShown(filter, tables).edges;
  return fold === null && shown > MOST_MOVING ? movingEdges(MOST_MOVING, shown) : null;
}

function hasPlainLayer({ drawnLayers }: GraphDocument): boolean {
  return drawnLayers.some(({ mapping, looks }) => !mapping && !looks);
}

/** Below this the legend would cover a good part of the graph; CSS px of the canvas. */
const least = { width: 440, height: 400 };

/** Folds the legend while the canvas is small, and opens it again when there is room; the picture keeps clear of it however tall it is. */
function useLegendRoom(legend: RefObject<HTMLElement | null>, isPhone: boolean): void {
  const { canvas: place, view } = useServices();
  useEffect(
    () => (legend.current ? watchSize([legend.current], () => place.current?.resize()) : undefined),
    [legend, place],
  );
  useEffect(() => {
    const canvas = legend.current?.closest(".field-of-view");
    if (isPhone || !canvas) return undefined;
    const foldIfSmall = foldWhenSmall(view);
    return watchSize([canvas], () => foldIfSmall(isSmall(canvas)));
  }, [legend, view, isPhone]);
}

function isSmall({ clientWidth, clientHeight }: Element): boolean {
  return clientWidth < least.width || clientHeight < least.height;
}

function foldWhenSmall(view: ViewStore): (isNowSmall: boolean) => void {
  let wasSmall = false;
  let gaveWay = false;
  return (isNowSmall) => {
    if (isNowSmall === wasSmall) return;
    wasSmall = isNowSmall;
    const isOpen = view.getState().panels.isLegendOpen;
    if (isNowSmall && isOpen) view.changePanels({ isLegendOpen: false });
    if (!isNowSmall && gaveWay) view.changePanels({ isLegendOpen: true });
    gaveWay = isNowSmall && isOpen;
  };
}

/** One row: click selects its elements, Shift+click adds them, hover shows them alone; beside it its style and its eye. */
function LegendItem({ row, deeds }: { readonly row: LegendRow; readonly deeds: LegendDeeds }) {
  const allWords = useWords();
  const words = allWords.legend;
  const isHidden = deeds.isHidden(row);
  const count = countText(row, allWords);
  const said = `${row.name} ${count}${isHidden ? `, ${words.isHidden}` : ""}`;
  return (
    <li className={isHidden ? "is-off" : undefined}>
      <button
        type="button"
        className="legend-row ring-in"
        title={words.select(row.name)}
        // Its name does without the head above it: "group 1 10".
        aria-label={row.name === row.text ? undefined : said}
        onClick={(event) => deeds.choose(row, event.shiftKey)}
        onPointerEnter={() => deeds.show(row)}
        onPointerLeave={deeds.leave}
        onFocus={() => deeds.show(row)}
        onBlur={deeds.leave}
      >
        <LegendSignView sign={row.sign} />
        <span className="t">{row.text}</span> {count !== "" && <span className="num quiet">{count}</span>}
        {isHidden && <span className="sr">, {words.isHidden}</span>}
      </button>
      <span className="legend-acts">
        <IconButton icon={SlidersHorizontal} isSlim label={words.editStyle(row.name)} onClick={() => deeds.edit(row)} />
        <IconButton
          icon={isHidden ? EyeOff : Eye}
          isSlim
          label={isHidden ? words.show(row.name) : words.hide(row.name)}
          onClick={() => deeds.toggle(row)}
        />
      </span>
      {row.scale && <LegendScaleView scale={row.scale} target={row.target} />}
    </li>
  );
}
