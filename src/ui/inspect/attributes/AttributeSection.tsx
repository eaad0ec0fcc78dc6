import { Pencil, Plus, X } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import type { GraphDocument } from "@/graph/document/document-types";
import type { Attributes, ElementTarget } from "@/graph/document/graph-types";
import { isJsonObject, type JsonValue } from "@/lib/json";
import { Button } from "../../parts/Button";
import { IconButton } from "../../parts/IconButton";
import { useServices } from "../../services";
import { useAllWords } from "../../use-all-words";
import { useDocument } from "../../use-document";
import { useElementWrite } from "../../values/use-element-write";
import { type LeftBy, ValueEditor } from "../../values/ValueEditor";
import { kindOfValue } from "../../values/value-kind";
import { numberText } from "../../values/value-text";
import { Section } from "../Section";
import { LongText } from "./LongText";
import { NewAttribute } from "./NewAttribute";

/** More attributes than this get a box to find one in. */
const fewAttributes = 12;
const shownAtOnce = 60;

/** Names and values as they are in the data, each edited where it stands. */
export function AttributeSection({ target, id }: { readonly target: ElementTarget; readonly id: string }) {
  const { language, inspect: words } = useAllWords();
  const attributes = useDocument(attributesOf, target, id);
  const write = useElementWrite(target);
  const [isAdding, setAdding] = useState(false);
  const names = Object.keys(attributes);
  return (
    <Section title={words.attributes} count={names.length.toLocaleString(language)}>
      <AttributeRows
        attributes={attributes}
        row={(name) => (
          <AttributeRow
            key={name}
            target={target}
            name={name}
            value={attributes[name] ?? null}
            onSave={(value) => write(id, name, value)}
          />
        )}
      />
      {isAdding ? (
        <NewAttribute
          target={target}
          taken={names}
          onSave={(name, value) => write(id, name, value)}
          onClose={() => setAdding(false)}
        />
      ) : (
        <Button icon={Plus} className="slim" onClick={() => setAdding(true)}>
          {words.addAttribute}
        </Button>
      )}
    </Section>
  );
}

function AttributeRows({ attributes, row }: { readonly attributes: Attributes; row(name: string): ReactNode }) {
  const words = useAllWords("inspect");
  const [text, setText] = useState("");
  const [isWhole, setWhole] = useState(false);
  const names = Object.keys(attributes);
  if (names.length === 0) return <p className="empty">{words.noOwnAttributes}</p>;
  const found = names.filter((name) => name.toLowerCase().includes(text.trim().toLowerCase()));
  const shown = isWhole ? found : found.slice(0, shownAtOnce);
  return (
    <>
      {names.length > fewAttributes && (
        <div className="field find">
          <input
            aria-label={words.findAttribute}
            placeholder={words.findAttribute}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
      )}
      {found.length === 0 ? (
        <p className="empty">{words.noneFound}</p>
      ) : (
        <dl className="facts boxed">{shown.map(row)}</dl>
      )}
      {shown.length < found.length && (
        <Button className="slim line" onClick={() => setWhole(true)}>
          {words.showMore(found.length - shown.length)}
        </Button>
      )}
    </>
  );
}

function attributesOf(document: GraphDocument, target: ElementTarget, id: string): Attributes {
  const element = target === "nodes" ? document.node(id) : document.edge(id);
  return element?.attributes ?? {};
}

interface AttributeRowProps {
  readonly target: ElementTarget;
  readonly name: string;
  readonly value: JsonValue;
  onSave(value: JsonValue | undefined): Promise<string | null>;
}

/** One attribute: its value, and the ways to change it and take it away. */
function AttributeRow({ target, name, value, onSave }: AttributeRowProps) {
  const { document } = useServices();
  const words = useAllWords();
  const [isEditing, setEditing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const row = useRef<HTMLDivElement>(null);
  const leave = (by: LeftBy) => {
    setEditing(false);
    if (by !== "blur") requestAnimationFrame(() => row.current?.querySelector<HTMLElement>("button")?.focus());
  };
  return (
    <div ref={row} className={isEditing ? "editing" : undefined}>
      <dt title={name}>
        <bdi>{name}</bdi>
      </dt>
      <dd className={typeof value === "number" ? "num" : undefined}>
        {isEditing ? (
          <ValueEditor
            name={name}
            kind={kindOfValue(value, document.tables[target], name)}
            canChangeKind
            value={value}
            onSave={onSave}
            onLeave={leave}
          />
        ) : (
          <>
            <span className="value">
              {value === null ? <span className="quiet">{words.table.missing}</span> : <ValueTree value={value} />}
            </span>
            <span className="row-acts">
              <IconButton icon={Pencil} isSlim label={words.inspect.editValue(name)} onClick={() => setEditing(true)} />
              <IconButton
                icon={X}
                isSlim
                label={words.inspect.removeAttribute(name)}
                onClick={async () => setProblem(await onSave(undefined))}
              />
            </span>
          </>
        )}
        {problem !== null && (
          <span className="hint bad" role="alert">
            {problem}
          </span>
        )}
      </dd>
    </div>
  );
}

/** Entries of a list or record that are drawn at once. */
const mostEntries = 100;
const deepest = 20;

/** A value as it is nested: lists and records unfold, the outermost is open. */
function ValueTree({ value, depth = 0 }: { readonly value: JsonValue; readonly depth?: number }) {
  const { language, inspect: words } = useAllWords();
  if (typeof value === "number") return <span className="num">{numberText(value, language)}</span>;
  if (typeof value === "string") return <LongText text={value} />;
  if (typeof value !== "object" || value === null) return <span>{String(value)}</span>;
  const isRecord = isJsonObject(value);
  const entries: readonly (readonly [string, JsonValue | undefined])[] = Object.entries(value);
  const summary = isRecord ? words.fields(entries.length) : words.items(entries.length);
  if (depth >= deepest) return <span>{summary}</span>;
  const shown = entries.slice(0, mostEntries);
  return (
    <details className="tree" open={depth === 0 && entries.length <= 12}>
      <summary>{summary}</summary>
      <ul>
        {shown.map(([name, entry]) => (
          <li key={name}>
            <bdi className="tree-name">{isRecord ? name : Number(name) + 1}</bdi>
            <ValueTree value={entry ?? null} depth={depth + 1} />
          </li>
        ))}
        {entries.length > shown.length && <li>{words.more(entries.length - shown.length)}</li>}
      </ul>
    </details>
  );
}
