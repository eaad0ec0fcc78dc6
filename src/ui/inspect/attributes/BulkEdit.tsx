import { type FormEvent, useEffect, useState } from "react";
import type { ElementTarget } from "@/graph/document/graph-types";
import { isJsonObject, type JsonObject } from "@/lib/json";
import type { AllWords } from "@/words/words";
import { Button } from "../../parts/Button";
import { Select } from "../../parts/Choice";
import { Problem } from "../../parts/Problem";
import { TextField } from "../../parts/TextField";
import { refusalText } from "../../sentences/refusal-text";
import { useServices } from "../../services";
import { useAllWords } from "../../use-all-words";
import { useDocumentVersion } from "../../use-document";
import { problemText } from "../../values/problem-text";
import { readDraft } from "../../values/read-draft";
import { kindOfColumn, type ValueKind, valueKinds } from "../../values/value-kind";
import { Section } from "../Section";

/** One change of one attribute for all that is selected: how many it will change is said first. */
export function BulkEdit({ target, count }: { readonly target: ElementTarget; readonly count: number }) {
  const { document, edit, words: spoken } = useServices();
  const words = useAllWords();
  const [attribute, setAttribute] = useState("");
  const [chosenWay, setWay] = useState<BulkWay>("set");
  const [chosenKind, setKind] = useState<ValueKind | null>(null);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const table = document.tables[target];
  const name = attribute.trim();
  const isKnown = table.attributeNames().includes(name);
  const ownKind = isKnown ? kindOfColumn(table, name) : "text";
  const ways = bulkWays.filter((one) => isPossible(one, ownKind, isKnown));
  const way = ways.includes(chosenWay) ? chosenWay : "set";
  const kind = chosenKind ?? ownKind;
  const draft = bulkInput({ attribute, way, kind, text }, target, words);
  const prepared = usePrepared("updateElements", draft.input);

  const apply = async () => {
    if (draft.input === null) return setProblem(draft.problem ?? missingText(name, words));
    const done = await edit.run(
      { name: "updateElements", input: draft.input },
      { title: words.steps.hand.changeValues(name, String(count), target), isQuiet: true },
    );
    setProblem(done?.success === false ? refusalText(done, spoken.getState()) : null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void apply();
  };
  const reason = problem ?? draft.problem ?? (prepared.kind === "refused" ? prepared.message : null);
  return (
    <Section title={words.inspect.bulk}>
      <form className="inspect-form boxed" onSubmit={submit} onChange={() => setProblem(null)}>
        <TextField
          label={words.inspect.bulkAttribute}
          offers={table.attributeNames().slice(0, 200)}
          value={attribute}
          dir="auto"
          onChange={setAttribute}
        />
        <div className="form-pair">
          <Select
            label={words.inspect.bulkHow}
            value={way}
            options={ways.map((id) => ({ id, title: words.inspect.how[id] }))}
            onChange={(id) => setWay(id)}
          />
          {way === "set" && (
            <Select
              label={words.table.attributeKind}
              value={kind}
              options={valueKinds.map((id) => ({ id, title: words.table.kinds[id] }))}
              onChange={(id) => setKind(id)}
            />
          )}
        </div>
        {way !== "unset" && <ValueInput kind={way === "set" ? kind : "number"} value={text} onChange={setText} />}
        <Problem text={reason} />
        <div className="form-foot">
          <span className="num push-left" role="status">
            {prepared.kind === "ready" && words.inspect.willChange(prepared.count, count, target === "edges")}
          </span>
          <Button type="submit" className="ink" disabled={prepared.kind === "ready" && prepared.count === 0}>
            {words.inspect.bulkApply}
          </Button>
        </div>
      </form>
    </Section>
  );
}

function isPossible(way: BulkWay, kind: ValueKind, isKnown: boolean): boolean {
  if (way === "set") return true;
  return isKnown && (way === "unset" || kind === "number");
}

function missingText(name: string, words: AllWords): string {
  return name === "" ? words.table.nameMissing : words.inspect.valueMissing;
}

interface ValueInputProps {
  readonly kind: ValueKind;
  readonly value: string;
  onChange(value: string): void;
}

function ValueInput({ kind, value, onChange }: ValueInputProps) {
  const words = useAllWords();
  if (kind === "boolean") {
    return (
      <Select
        label={words.inspect.bulkValue}
        value={value}
        options={[
          { id: "", title: words.table.none },
          { id: "true", title: words.table.yes },
          { id: "false", title: words.table.no },
        ]}
        onChange={onChange}
      />
    );
  }
  return (
    <TextField
      label={words.inspect.bulkValue}
      type={kind === "date" ? "date" : "text"}
      inputMode={kind === "number" ? "decimal" : undefined}
      value={value}
      dir="auto"
      onChange={onChange}
    />
  );
}

const bulkWays = ["set", "unset", "add", "multiply"] as const;
type BulkWay = (typeof bulkWays)[number];

interface BulkDraft {
  readonly attribute: string;
  readonly way: BulkWay;
  readonly kind: ValueKind;
  readonly text: string;
}

/** The input of `updateElements` for what is selected; null while something is missing, or why it is no value. */
function bulkInput(
  { attribute, way, kind, text }: BulkDraft,
  target: ElementTarget,
  words: AllWords,
): { readonly input: JsonObject | null; readonly problem: string | null } {
  const name = attribute.trim();
  const base = { selector: "$selected", target };
  if (name === "") return { input: null, problem: null };
  if (way === "unset") return { input: { ...base, unset: [name] }, problem: null };
  const read = readDraft(text, way === "set" ? kind : "number");
  if (read.kind === "missing") return { input: null, problem: null };
  if (read.kind === "wrong") return { input: null, problem: problemText(read, { name, example: "13" }, words.table) };
  return { input: { ...base, [way]: { [name]: read.value } }, problem: null };
}

/** What a change would do, asked of the command itself and not done. */
type Prepared =
  | { readonly kind: "waiting" }
  | { readonly kind: "ready"; readonly count: number }
  | { readonly kind: "refused"; readonly message: string };

const patienceMs = 150;
const waiting: Prepared = { kind: "waiting" };

function usePrepared(name: string, input: JsonObject | null): Prepared {
  const { registry, words } = useServices();
  const version = useDocumentVersion();
  const [prepared, setPrepared] = useState<Prepared>(waiting);
  const text = JSON.stringify(input);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is the input; a change of the graph changes the answer.
  useEffect(() => {
    setPrepared(waiting);
    if (input === null) return undefined;
    const stopped = new AbortController();
    const ask = async () => {
      const { result } = await registry.prepare({ name, input }, { signal: stopped.signal, actor: "user" });
      if (stopped.signal.aborted) return;
      const data = result.success && isJsonObject(result.data) ? result.data : {};
      setPrepared(
        result.success
          ? { kind: "ready", count: Number(data["updatedCount"] ?? 0) }
          : { kind: "refused", message: refusalText(result, words.getState()) },
      );
    };
    const timer = setTimeout(() => void ask().catch(() => undefined), patienceMs);
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
  }, [registry, name, text, version]);
  return prepared;
}
