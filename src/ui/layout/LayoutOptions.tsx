import type { LayoutName } from "@/analysis/catalog/analysis-types";
import { usualSpacing } from "@/analysis/layouts/spacing/usual-spacing";
import { Select } from "../parts/Choice";
import { attributeFacts } from "../parts/pane/attribute-facts";
import { NodeField } from "../parts/pane/NodeField";
import { Segments } from "../parts/Segments";
import { SliderField } from "../parts/SliderField";
import { useServices } from "../services";
import { useWords } from "../use-stores";
import { directions, type LayoutDraft } from "./layout-draft";

export interface LayoutOptionsProps {
  readonly layout: LayoutName;
  readonly draft: LayoutDraft;
  /** How many nodes would be arranged. */
  readonly count: number;
  change(part: Partial<LayoutDraft>): void;
}

/** The room that the layout by links keeps round nodes, of the spread. */
const gapShare = 0.45;

/** What can be set for the chosen layout. */
export function LayoutOptions({ layout, draft, count, change }: LayoutOptionsProps) {
  const words = useWords("layout");
  const spread = draft.spread ?? usualSpacing(count);
  return (
    <>
      {layout === "layered" && <LevelOptions draft={draft} change={change} />}
      {(layout === "concentric" || layout === "circle" || layout === "grid") && (
        <BySelect layout={layout} draft={draft} change={change} />
      )}
      {layout === "noverlap" ? (
        <SliderField
          label={words.gap}
          unit="px"
          value={draft.apart}
          least={1}
          most={100}
          onSet={(apart) => change({ apart })}
        />
      ) : (
        <SliderField
          label={words.spread}
          unit="px"
          value={spread}
          least={20}
          most={300}
          step={5}
          onSet={(next) => change({ spread: next })}
        />
      )}
      {layout === "force" && (
        <>
          <SliderField
            label={words.gravity}
            value={draft.gravity}
            least={0.1}
            most={5}
            step={0.1}
            onSet={(gravity) => change({ gravity })}
          />
          <SliderField
            label={words.gap}
            unit="px"
            value={draft.gap ?? Math.round(spread * gapShare)}
            least={5}
            most={150}
            onSet={(gap) => change({ gap })}
          />
        </>
      )}
    </>
  );
}

function LevelOptions({ draft, change }: Pick<LayoutOptionsProps, "draft" | "change">) {
  const words = useWords("layout");
  return (
    <>
      <Segments
        label={words.direction}
        value={draft.direction}
        options={directions.map((direction) => ({ id: direction, title: words.directions[direction] }))}
        onChange={(direction) => change({ direction })}
      />
      <NodeField label={words.root} hint={words.rootHint} value={draft.root} onChange={(root) => change({ root })} />
    </>
  );
}

function BySelect({ layout, draft, change }: Omit<LayoutOptionsProps, "count">) {
  const { document } = useServices();
  const words = useWords("layout");
  const isRings = layout === "concentric";
  return (
    <Select
      label={isRings ? words.ringsBy : words.orderBy}
      value={draft.by}
      options={[
        { id: "", title: isRings ? words.byLinks : words.automatic },
        ...(isRings ? [] : [{ id: "degree", title: words.byLinks }]),
        ...attributeFacts(document, "nodes").map(({ name }) => name),
      ]}
      onChange={(by) => change({ by })}
    />
  );
}
