import { useEffect, useState } from "react";
import type { CommandResult } from "@/commands/registry/command-types";
import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import type { StyleMapping } from "@/graph/styles/style-types";
import { isJsonObject, type JsonObject } from "@/lib/json";
import { tryJson } from "@/lib/try-json";
import type { WordsState } from "@/words/words-store";
import { Button } from "../../parts/Button";
import { Select } from "../../parts/Choice";
import { Problem } from "../../parts/Problem";
import { attributeFacts, attributesByUse } from "../../parts/pane/attribute-facts";
import { refusalText } from "../../sentences/refusal-text";
import { useServices } from "../../services";
import { useAllWords } from "../../use-all-words";
import { useView } from "../../use-stores";
import { LookSign } from "../layers/LookSign";
import { useEndOfTrial } from "../use-styler";
import type { Subject } from "../use-subject";
import { CategoryFields } from "./CategoryFields";
import { callOf, channelsOf, draftOf, emptyDraft, type MappingDraft, withSource } from "./mapping-draft";
import { PaletteField } from "./PaletteField";
import { RangeFields } from "./RangeFields";

/** An attribute decides a look: tried out on the canvas while the form stands, one step when it is applied. */
export function AttributeForm({ subject }: { readonly subject: Subject }) {
  const { document } = useServices();
  const words = useAllWords("style");
  const { target, layer } = subject;
  const property = firstAttribute(document, target);
  if (layer?.mapping === undefined && property === undefined) return <p className="hint">{words.noAttributes}</p>;
  const start = layer?.mapping ? draftOf(layer.mapping) : emptyDraft(property ?? "", "color");
  return <MappingForm key={`${target} ${layer?.id}`} subject={subject} start={start} />;
}

function MappingForm({ subject, start }: { readonly subject: Subject; readonly start: MappingDraft }) {
  const { edit, view } = useServices();
  const words = useAllWords("style");
  const [draft, setDraftState] = useState(start);
  // What was applied stands by itself; the next change is a new trial.
  const [isTried, setTried] = useState(true);
  const setDraft = (next: MappingDraft) => {
    setDraftState(next);
    setTried(true);
  };
  const isLayer = useView((state) => state.styled.kind === "layer");
  const trial = useMappingTrial(draft, subject, isTried);
  const current = trial.mapping ?? subject.layer?.mapping ?? null;
  // Until the answer for another look has come, the last one does not fit the form.
  const mapping = current?.channel === draft.channel ? current : null;
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
        options={channelsOf(subject.target).map((id) => ({ id, title: words[id] }))}
        onChange={(channel) => setDraft(withSource(draft, { channel }))}
      />
      {draft.channel === "color" && <PaletteField {...fields} />}
      {mapping?.kind === "range" && <RangeFields {...fields} />}
      {mapping?.kind === "categories" && (
        <CategoryFields {...fields} mapping={mapping} target={subject.target} legend={trial.legend} />
      )}
      {mapping?.kind === "range" && <MappingLegend legend={trial.legend} mapping={mapping} target={subject.target} />}
      <Problem text={trial.problem} />
      <div className="foot">
        {isTried && (
          <Button
            onClick={() => {
              setTried(false);
              void edit.tryOut(null);
            }}
          >
            {words.asItWas}
          </Button>
        )}
        <Button type="submit" className="ink" disabled={trial.problem !== null}>
          {words.apply}
        </Button>
      </div>
    </form>
  );
}

interface MappingLegendProps {
  readonly legend: readonly JsonObject[];
  readonly mapping: StyleMapping;
  readonly target: ElementTarget;
}

/** What the steps of a range would look like, and how many elements stand on each. */
function MappingLegend({ legend, mapping, target }: MappingLegendProps) {
  const { style: words, legend: legendWords, language } = useAllWords();
  if (legend.length === 0) return null;
  const text = (value: unknown) =>
    typeof value === "number" ? value.toLocaleString(language, { maximumFractionDigits: 2 }) : "";
  const rangeText = (from: unknown, to: unknown) => {
    if (from === null) return legendWords.below(text(to));
    return to === null ? legendWords.above(text(from)) : words.shadeOf(text(from), text(to));
  };
  return (
    <div>
      <span className="lab" id="style-legend">
        {words.preview}
      </span>
      <ul className="value-looks" aria-labelledby="style-legend">
        {legend.map(({ value, from, to, output, count }) => (
          <li key={`${from} ${value}`}>
            <LookSign channel={mapping.channel} output={output ?? null} target={target} />
            <span className="t cut">{value === null ? words.noValue : rangeText(from, to)}</span>
            <span className="num quiet">{text(count)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface AttributeSelectProps {
  readonly target: ElementTarget;
  readonly value: string;
  onChange(name: string): void;
}

/** All attributes with their kind and how many values they have. */
function AttributeSelect({ target, value, onChange }: AttributeSelectProps) {
  const { document } = useServices();
  const words = useAllWords("style");
  const facts = attributeFacts(document, target);
  const names = facts.map(({ name }) => name);
  const fields = target === "nodes" ? computedFields.filter((field) => !names.includes(field)) : [];
  const isGone = !names.includes(value) && !fields.some((field) => field === value);
  return (
    <Select
      label={words.attribute}
      value={value}
      options={[
        ...(isGone ? [value] : []),
        ...facts.map(({ name, kind, distinct, distinctIsLowerBound = false }) => ({
          id: name,
          title: words.attributeOption(name, words.kinds[kind], distinct, distinctIsLowerBound),
          group: words.attributes,
        })),
        ...fields.map((id) => ({ id, title: words.links[id], group: words.computed })),
      ]}
      onChange={onChange}
    />
  );
}

/** Of a node besides its attributes. */
const computedFields = ["degree", "indegree", "outdegree"] as const;

/** The attribute a form begins with: one that tells few groups apart, else a number, else the links. */
function firstAttribute(document: GraphDocument, target: ElementTarget): string | undefined {
  const [best] = attributesByUse(attributeFacts(document, target), document.tables[target].count);
  return best?.name ?? (target === "nodes" ? "degree" : undefined);
}

interface MappingTrial {
  /** Rows as the command tells them: value or from and to, output, count. */
  readonly legend: readonly JsonObject[];
  /** What it would put on; null until known, or when it is refused. */
  readonly mapping: StyleMapping | null;
  readonly problem: string | null;
}

const nothing: MappingTrial = { legend: [], mapping: null, problem: null };

function trialOf(result: CommandResult, words: WordsState): MappingTrial {
  if (!result.success) return { ...nothing, problem: refusalText(result, words) };
  const put = (result.changes ?? []).find((change) => change.type === "layer-put");
  const legend = isJsonObject(result.data) ? result.data["legend"] : undefined;
  return {
    legend: Array.isArray(legend) ? legend.filter(isJsonObject) : [],
    mapping: put?.layer.mapping ?? null,
    problem: null,
  };
}

/** The wish as text is what tells two wishes apart. */
function readChoice(wish: string): JsonObject {
  const input = tryJson(wish);
  return isJsonObject(input) ? input : {};
}

/** Draws the draft on the canvas while it is on trial, and reports what its legend would be; then what it reported last. */
function useMappingTrial(draft: MappingDraft, subject: Subject, isOn: boolean): MappingTrial {
  const { edit, document, words } = useServices();
  const [trial, setTrial] = useState<MappingTrial>(nothing);
  const { name, input } = callOf(draft, subject);
  const wish = JSON.stringify(input);
  const count = subject.ids.length;
  const { revision } = document;
  useEndOfTrial();
  useEffect(() => {
    let isCurrent = true;
    if (!isOn) return undefined;
    // Another set of elements under the same words is another trial.
    void [count, revision];
    void edit.tryOut({ name, input: readChoice(wish) }).then((result) => {
      if (isCurrent && result !== null) setTrial(trialOf(result, words.getState()));
    });
    return () => {
      isCurrent = false;
    };
  }, [isOn, name, wish, count, revision, edit, words]);
  return trial;
}
