import type { ElementTarget } from "@/graph/document/graph-types";
import { Select } from "../parts/Choice";
import { attributeFacts } from "../parts/pane/attribute-facts";
import { NodeField } from "../parts/pane/NodeField";
import { SliderField } from "../parts/SliderField";
import { Switch } from "../parts/Switch";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { type FindDraft, needs, takes } from "./find-draft";

export interface AlgorithmOptionsProps {
  readonly draft: FindDraft;
  change(part: Partial<FindDraft>): void;
}

/** What the chosen algorithm takes, as fields. */
export function AlgorithmOptions({ draft, change }: AlgorithmOptionsProps) {
  const words = useAllWords("analyse");
  const { algorithm } = draft;
  return (
    <>
      {takes(algorithm, "source") && (
        <NodeField label={words.source} value={draft.source} onChange={(source) => change({ source })} />
      )}
      {takes(algorithm, "attribute") && (
        <NameSelect
          label={words.byAttribute}
          target="nodes"
          none={needs(algorithm, "attribute") ? words.none : words.mostLinks}
          value={draft.attribute}
          onChange={(attribute) => change({ attribute })}
        />
      )}
      {takes(algorithm, "nodeWeight") && (
        <NameSelect
          isNumbers
          label={words.nodeWeight}
          target="nodes"
          none={words.none}
          value={draft.nodeWeight}
          onChange={(nodeWeight) => change({ nodeWeight })}
        />
      )}
      {takes(algorithm, "weight") && (
        <NameSelect
          isNumbers
          label={words.weight}
          target="edges"
          none={needs(algorithm, "weight") ? words.none : words.noWeight}
          value={draft.weight}
          onChange={(weight) => change({ weight })}
        />
      )}
      {takes(algorithm, "resolution") && (
        <SliderField
          label={words.fineness}
          value={draft.resolution}
          least={0.2}
          most={3}
          step={0.1}
          onSet={(resolution) => change({ resolution })}
        />
      )}
      {takes(algorithm, "maximum") && (
        <Switch label={words.heaviest} isOn={draft.isMaximum} onChange={(isMaximum) => change({ isMaximum })} />
      )}
    </>
  );
}

export interface NameSelectProps {
  readonly label: string;
  readonly target: ElementTarget;
  readonly isNumbers?: boolean;
  /** What stands for no attribute. */
  readonly none: string;
  readonly value: string;
  onChange(name: string): void;
}

/** An attribute or none; nothing where there is none to choose. */
export function NameSelect({ label, target, isNumbers = false, none, value, onChange }: NameSelectProps) {
  const { document } = useServices();
  const facts = attributeFacts(document, target).filter(({ kind }) => !isNumbers || kind === "number");
  if (facts.length === 0) return null;
  return (
    <Select
      label={label}
      value={value}
      options={[{ id: "", title: none }, ...facts.map(({ name }) => name)]}
      onChange={onChange}
    />
  );
}
