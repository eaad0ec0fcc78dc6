import { type FormEvent, type ReactNode, useState } from "react";
import type { ElementTarget } from "@/graph/document/graph-types";
import type { JsonValue } from "@/lib/json";
import type { AllWords } from "@/words/words";
import { Button } from "../../parts/Button";
import { ChoiceField } from "../../parts/Choice";
import { Dialog } from "../../parts/Dialog";
import { TextField } from "../../parts/TextField";
import { refusalText } from "../../sentences/refusal-text";
import { useServices } from "../../services";
import { useAllWords } from "../../use-all-words";
import { problemText } from "../../values/problem-text";
import { readDraft } from "../../values/read-draft";
import { type ValueKind, valueKinds } from "../../values/value-kind";
import type { ColumnActionDeps } from "./use-column-actions";

export type NewAttribute = { readonly kind: "add" } | { readonly kind: "rename"; readonly attribute: string };

interface AttributeDialogProps {
  readonly wish: NewAttribute;
  readonly target: ElementTarget;
  readonly actions: ColumnActionDeps;
  onClose(): void;
}

/** Adds an attribute to all nodes or edges, or gives one another name. */
export function AttributeDialog(props: AttributeDialogProps) {
  const words = useAllWords("table");
  const title = props.wish.kind === "add" ? words.addAttribute : words.renameAttribute;
  return (
    <Dialog title={title} beginsInField onClose={props.onClose}>
      {props.wish.kind === "add" ? <AddForm {...props} /> : <RenameForm {...props} attribute={props.wish.attribute} />}
    </Dialog>
  );
}

function AddForm({ target, actions, onClose }: AttributeDialogProps) {
  const { document, edit, words: spoken } = useServices();
  const { table: words, steps } = useAllWords();
  const [name, setName] = useState("");
  const [kind, setKind] = useState<ValueKind>("text");
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<{ readonly field: "name" | "value"; readonly text: string } | null>(null);
  const submit = async () => {
    const taken = nameProblem(name.trim(), { target, known: document.tables[target].attributeNames(), words });
    if (taken !== null) return setProblem({ field: "name", text: taken });
    const read = readDraft(text, kind);
    if (read.kind === "wrong") {
      return setProblem({ field: "value", text: problemText(read, { name, example: "13" }, words) });
    }
    if (read.kind === "value" && !(await setForAll(read.value))) return;
    if (read.kind === "missing") actions.addColumn(name.trim());
    onClose();
  };
  const setForAll = async (value: JsonValue): Promise<boolean> => {
    const input = { selector: "*", target, set: { [name.trim()]: value } };
    const done = await edit.run(
      { name: "updateElements", input },
      { title: steps.hand.addAttribute(name.trim()), isQuiet: true },
    );
    if (done?.success === false) setProblem({ field: "name", text: refusalText(done, spoken.getState()) });
    return done?.success === true;
  };
  return (
    <Form verb={words.add} onSubmit={submit} onClose={onClose}>
      <TextField
        label={words.attributeName}
        value={name}
        dir="auto"
        problem={problem?.field === "name" ? problem.text : null}
        onChange={setName}
      />
      <ChoiceField
        label={words.attributeKind}
        value={kind}
        options={valueKinds.map((id) => ({ id, title: words.kinds[id] }))}
        onChange={(id) => setKind(id)}
      />
      <TextField
        label={words.attributeValue}
        value={text}
        dir="auto"
        hint={words.attributeValueHint}
        problem={problem?.field === "value" ? problem.text : null}
        onChange={setText}
      />
    </Form>
  );
}

function RenameForm({ target, attribute, actions, onClose }: AttributeDialogProps & { readonly attribute: string }) {
  const { document, edit, words: spoken } = useServices();
  const { table: words, steps } = useAllWords();
  const [name, setName] = useState(attribute);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async () => {
    const to = name.trim();
    if (to === attribute) return onClose();
    const known = document.tables[target].attributeNames();
    const taken = nameProblem(to, { target, known, words });
    if (taken !== null) return setProblem(taken);
    // A column that no element has a value in yet is the table's alone.
    if (!known.includes(attribute)) {
      actions.follow(attribute, to);
      return onClose();
    }
    const done = await edit.run(
      { name: "renameAttribute", input: { attribute, to, target } },
      { title: steps.hand.renameAttribute(attribute, to), isQuiet: true },
    );
    if (done?.success === false) return setProblem(refusalText(done, spoken.getState()));
    actions.follow(attribute, to);
    onClose();
  };
  return (
    <Form verb={words.rename} onSubmit={submit} onClose={onClose}>
      <TextField
        label={words.newName}
        value={name}
        dir="auto"
        problem={problem}
        // Typing takes the place of what is in it.
        onFocus={(event) => event.target.select()}
        onChange={setName}
      />
    </Form>
  );
}

interface NameQuestion {
  readonly target: ElementTarget;
  readonly known: readonly string[];
  readonly words: AllWords["table"];
}

function nameProblem(name: string, { target, known, words }: NameQuestion): string | null {
  const fixed = target === "edges" ? ["id", "source", "target"] : ["id"];
  if (name === "") return words.nameMissing;
  if (known.includes(name)) return words.nameTaken(name);
  return fixed.includes(name) ? words.nameFixed(name) : null;
}

interface FormProps {
  readonly verb: string;
  readonly children: ReactNode;
  onSubmit(): Promise<void>;
  onClose(): void;
}

function Form({ verb, children, onSubmit, onClose }: FormProps) {
  const words = useAllWords("table");
  const send = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <form className="dialog-body" onSubmit={send} noValidate>
      {children}
      <div className="form-foot">
        <Button className="big" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" className="big ink">
          {verb}
        </Button>
      </div>
    </form>
  );
}
