import { useState } from "react";
import { Select } from "../../parts/Select";
import { useServices } from "../../services";
import { useView, useWords } from "../../use-stores";
import type { Subject } from "../use-subject";
import { AttributeSelect } from "./AttributeSelect";
import { CategoryFields } from "./CategoryFields";
import { MappingLegend } from "./MappingLegend";
import { callOf, channelsOf, draftOf, emptyDraft, type MappingDraft, withSource } from "./mapping-draft";
import { PaletteField } from "./PaletteField";
import { RangeFields } from "./RangeFields";
import { firstAttribute } from "./style-attributes";
import { useMappingTrial } from "./use-mapping-trial";

/** An attribute decides a look: tried out on the canvas while the form stands, one step when it is applied. */
export function AttributeForm({ subject }: { readonly subject: Subject }) {
  const { document } = useServices();
  const words = useWords("style");
  const { target, layer } = subject;
  const property = firstAttribute(document, target);
  if (layer?.mapping === undefined && property === undefined) return <p className="hint">{words.noAttributes}</p>;
  const start = layer?.mapping ? draftOf(layer.mapping) : emptyDraft(property ?? "", "color");
  return <MappingForm key={`${target} ${layer?.id}`} subject={subject} start={start} />;
}

function MappingForm({ subject, start }: { readonly subject: Subject; readonly start: MappingDraft }) {
  const { edit, view } = useServices();
  const words = useWords("style");
  const [draft, setDraftState] = useState(start);
  // What was applied stands by itself; the next change is a new trial.
  const [isTried, setTried] = useState(true);
  const setDraft = (next: MappingDraft) => {
    setDraftState(next);
    setTried(true);
  };
  const isLayer = useView((state) => state.styled.kind === "layer");
  const trial = useMappingTrial(draft, subject, isTried);
  const told = trial.mapping ?? subject.layer?.mapping ?? null;
  // Until the answer for another look has come, the last one does not fit the form.
  const mapping = told?.channel === draft.channel ? told : null;
  const change = (part: Partial<MappingDraft>) => setDraft({ ...draft, ...part });
  const apply = async () => {
    setTried(false);
    const done = await edit.run(callOf(draft, subject));
    await edit.tryOut(null);
    if (done?.success && isLayer) view.change({ styled: { kind: "all", target: subject.target } });
  };
  const fields = { draft, mapping, change };
  return (
    <form
      className="mapping-form"
      onSubmit={(event) => {
        event.preventDefault();
        void apply();
      }}
    >
      <AttributeSelect
        target={subject.target}
        value={draft.property}
        onChange={(property) => setDraft(withSource(draft, { property }))}
      />
      <Select
        label={words.decides}
        value={draft.channel}
        onChange={(wanted) => {
          const channel = channelsOf(subject.target).find((one) => one === wanted);
          if (channel) setDraft(withSource(draft, { channel }));
        }}
      >
        {channelsOf(subject.target).map((channel) => (
          <option key={channel} value={channel}>
            {words[channel]}
          </option>
        ))}
      </Select>
      {draft.channel === "color" && <PaletteField {...fields} />}
      {mapping?.kind === "range" && <RangeFields {...fields} />}
      {mapping?.kind === "categories" && (
        <CategoryFields {...fields} mapping={mapping} target={subject.target} legend={trial.legend} />
      )}
      {mapping?.kind === "range" && <MappingLegend legend={trial.legend} mapping={mapping} target={subject.target} />}
      {trial.problem !== null && (
        <p className="hint bad" role="alert">
          {trial.problem}
        </p>
      )}
      <div className="foot">
        {isTried && (
          <button
            type="button"
            className="btn"
            onClick={() => {
              setTried(false);
              void edit.tryOut(null);
            }}
          >
            {words.asItWas}
          </button>
        )}
        <button type="submit" className="btn ink" disabled={trial.problem !== null}>
          {words.apply}
        </button>
      </div>
    </form>
  );
}
