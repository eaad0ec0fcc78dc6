import type { LayoutName } from "@/analysis/analysis-types";
import { attributeFacts } from "../panels/attribute-facts";
import { NodeField } from "../panels/NodeField";
import { Segments } from "../parts/Segments";
import { Select } from "../parts/Select";
import { SliderField } from "../parts/SliderField";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { directions, type LayoutDraft } from "./layout-draft";

export interface LayoutOptionsProps {
  readonly layout: LayoutName;
  readonly draft: LayoutDraft;
  change(part: Partial<LayoutDraft>): void;
}

/** What can be set for the chosen layout. */
export function LayoutOptions({ layout, draft, change }: LayoutOptionsProps) {
  const words = useAllWords().layout;
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
          value={draft.spread}
          least={20}
          most={300}
          step={5}
          onSet={(spread) => change({ spread })}
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
            value={draft.gap}
            least={5}
            most={150}
            onSet={(gap) => change({ gap })}
          />
        </>
      )}
    </>
  );
}

function LevelOptions({ draft, change }: Omit<LayoutOptionsProps, "layout">) {
  const words = useAllWords().layout;
  return (
    <>
      <div>
        <span className="lab" id="layout-direction">
          {words.direction}
        </span>
        <Segments
          name="layout-direction"
          labelledBy="layout-direction"
          value={draft.direction}
          options={directions.map((direction) => ({ id: direction, title: words.directions[direction] }))}
          onChange={(direction) => change({ direction })}
        />
      </div>
      <NodeField label={words.root} hint={words.rootHint} value={draft.root} onChange={(root) => change({ root })} />
    </>
  );
}

function BySelect({ layout, draft, change }: LayoutOptionsProps) {
  const { document } = useServices();
  const words = useAllWords().layout;
  const isRings = layout === "concentric";
  return (
    <Select label={isRings ? words.ringsBy : words.orderBy} value={draft.by} onChange={(by) => change({ by })}>
      <option value="">{isRings ? words.byLinks : words.automatic}</option>
      {!isRings && <option value="degree">{words.byLinks}</option>}
      {attributeFacts(document, "nodes").map(({ name }) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </Select>
  );
}
