import { type ReactNode, useCallback, useEffect, useState } from "react";
import type { FilterStep } from "@/graph/changes/change-types";
import { Button } from "../parts/Button";
import { Segments } from "../parts/Segments";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useDocumentVersion } from "../use-document";
import { AttributeEditor, type EditorProps } from "./AttributeEditor";
import { type FilterDraft, previewOf, readDraft } from "./filter-draft";
import { SelectorEditor } from "./SelectorEditor";
import { AroundEditor, DegreeEditor, PartEditor } from "./StructureEditors";

const nothing: FilterDraft = { target: "nodes", selector: null };

/** A new step. What would go is dimmed while it is tried; one undo step when it is added. */
export function StepForm() {
  const { document, edit } = useServices();
  const words = useAllWords("filter");
  const [kind, setKind] = useState<Kind>("attribute");
  const [round, setRound] = useState(0);
  const form = useStepDraft(nothing, document.filter?.steps ?? []);
  const { step, onDraft } = form;
  const add = async () => {
    if (!step) return;
    const input = { selector: step.text, target: step.target, mode: "add" };
    const done = await edit.run({ name: "filterGraph", input });
    if (!done?.success) return;
    onDraft(nothing);
    setRound(round + 1);
  };
  const Editor = editors[kind];
  return (
    <>
      <Segments
        label={words.kind}
        isBare
        value={kind}
        options={kinds.map((id) => ({ id, title: words.kinds[id] }))}
        onChange={(next) => {
          setKind(next);
          onDraft(nothing);
        }}
      />
      {Editor ? (
        <Editor key={`${kind} ${round}`} onDraft={onDraft} />
      ) : (
        <SelectorEditor key={round} {...form} isFixed={false} onEnter={() => void add()} />
      )}
      <FormFoot left={form.left} step={step}>
        <Button className="ink" disabled={!step} onClick={() => void add()}>
          {words.addStep}
        </Button>
      </FormFoot>
    </>
  );
}

export interface ChangeFormProps {
  /** 1 = first. */
  readonly place: number;
  readonly step: FilterStep;
  onDone(): void;
}

/** A step that stands is changed as text. */
export function ChangeForm({ place, step: before, onDone }: ChangeFormProps) {
  const { document, edit } = useServices();
  const words = useAllWords("filter");
  const others = (document.filter?.steps ?? []).filter((other) => other !== before);
  const form = useStepDraft({ target: before.target, selector: before.text }, others);
  const change = async () => {
    if (!form.step) return;
    const done = await edit.run({ name: "changeFilter", input: { step: place, selector: form.step.text } });
    if (done?.success) onDone();
  };
  return (
    <>
      <SelectorEditor {...form} isFixed onEnter={() => void change()} />
      <FormFoot left={form.left} step={form.step}>
        <Button onClick={onDone}>{words.cancel}</Button>
        <Button className="ink" disabled={!form.step} onClick={() => void change()}>
          {words.changeStep}
        </Button>
      </FormFoot>
    </>
  );
}

const kinds = ["attribute", "degree", "around", "part", "selector"] as const;
type Kind = (typeof kinds)[number];

/** null: as text. */
const editors: Readonly<Record<Kind, ((props: EditorProps) => ReactNode) | null>> = {
  attribute: AttributeEditor,
  degree: DegreeEditor,
  around: AroundEditor,
  part: PartEditor,
  selector: null,
};

function useStepDraft(first: FilterDraft, others: readonly FilterStep[]) {
  const services = useServices();
  useDocumentVersion();
  const [draft, setDraft] = useState(first);
  const onDraft = useCallback((next: FilterDraft) => setDraft(next), []);
  const reading = readDraft(draft, services);
  const step = reading.kind === "step" ? reading.step : null;
  return { draft, reading, step, left: usePreview(step, others), onDraft };
}

interface FormFootProps {
  readonly left: number | null;
  readonly step: FilterStep | null;
  readonly children: ReactNode;
}

function FormFoot({ left, step, children }: FormFootProps) {
  const words = useAllWords("filter");
  return (
    <div className="foot">
      <span className="hint num" role="status">
        {left !== null && step && words.preview(left, step.target)}
      </span>
      {children}
    </div>
  );
}

/** How much would be left with the step; what would go is dimmed on the canvas meanwhile. null: no step. */
function usePreview(step: FilterStep | null, others: readonly FilterStep[]): number | null {
  const { document, canvas } = useServices();
  const wish = step && JSON.stringify([step.target, step.where, others, document.revision]);
  const preview = step && previewOf(step, others, document);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wish tells two previews apart; their lists are new each time.
  useEffect(() => {
    canvas.current?.dim(preview?.elements ?? null);
  }, [wish, canvas]);
  useEffect(() => () => canvas.current?.dim(null), [canvas]);
  return preview?.count ?? null;
}
