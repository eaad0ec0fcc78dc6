import { Pencil, X } from "lucide-react";
import { useRef, useState } from "react";
import type { ElementTarget } from "@/graph/document/graph-types";
import { isJsonObject, type JsonValue } from "@/lib/json";
import { IconButton } from "../../parts/IconButton";
import { useServices } from "../../services";
import { useAllWords } from "../../use-all-words";
import { type LeftBy, ValueEditor } from "../../values/ValueEditor";
import { kindOfValue } from "../../values/value-kind";
import { numberText } from "../../values/value-text";
import { LongText } from "./LongText";

interface AttributeRowProps {
  readonly target: ElementTarget;
  readonly name: string;
  readonly value: JsonValue;
  onSave(value: JsonValue | undefined): Promise<string | null>;
}

/** One attribute: its value, and the ways to change it and take it away. */
export function AttributeRow({ target, name, value, onSave }: AttributeRowProps) {
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
              {value === null ? <span className="none">{words.table.missing}</span> : <ValueTree value={value} />}
            </span>
            <span className="row-acts">
              <IconButton
                icon={Pencil}
                iconSize={14}
                className="slim"
                label={words.inspect.editValue(name)}
                onClick={() => setEditing(true)}
              />
              <IconButton
                icon={X}
                iconSize={14}
                className="slim"
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
