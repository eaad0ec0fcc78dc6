import { ChevronDown, ChevronUp, SlidersHorizontal } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "../parts/IconButton";
import { useServices } from "../services";
import { useDocument } from "../use-document";
import { phoneQuery, useMedia } from "../use-media";
import { useView, useWords } from "../use-stores";
import { LegendItem } from "./LegendItem";
import { legendRows } from "./legend-rows";
import { useLegendRoom } from "./use-legend-room";
import { useLegendRow } from "./use-legend-row";

/** What the signs of the picture mean, and the way to what gives them. */
export function Legend() {
  const { view } = useServices();
  const words = useWords().legend;
  const rows = useDocument(legendRows);
  const isPhone = useMedia(phoneQuery);
  const isOpen = useView((state) => state.panels.isLegendOpen) || isPhone;
  const deeds = useLegendRow();
  const place = useRef<HTMLElement>(null);
  useLegendRoom(place, isPhone);
  // The place stays, so that its room is known before the first row.
  if (rows.length === 0) return <section ref={place} hidden />;
  const parts = (["nodes", "edges"] as const).map((target) => ({
    target,
    rows: rows.filter((row) => row.target === target),
  }));
  return (
    <section ref={place} className={isOpen ? "float legend" : "float legend is-closed"} aria-labelledby="legend-title">
      <header>
        <h2 id="legend-title">{words.title}</h2>
        {isOpen && (
          <IconButton
            icon={SlidersHorizontal}
            iconSize={14}
            className="slim"
            label={words.editStyles}
            onClick={() => deeds.style({ kind: "all", target: "nodes" })}
          />
        )}
        <IconButton
          icon={isOpen ? ChevronDown : ChevronUp}
          iconSize={14}
          className="slim"
          label={isOpen ? words.close : words.open}
          keys="G"
          aria-expanded={isOpen}
          onClick={() => view.changePanels({ isLegendOpen: !isOpen })}
        />
      </header>
      {isOpen && (
        <div className="legend-rows">
          {parts
            .filter((part) => part.rows.length > 0)
            .map((part) => (
              <ul key={part.target} aria-label={words[part.target]}>
                {part.rows.map((row) => (
                  <LegendItem key={row.key} row={row} deeds={deeds} />
                ))}
              </ul>
            ))}
        </div>
      )}
    </section>
  );
}
