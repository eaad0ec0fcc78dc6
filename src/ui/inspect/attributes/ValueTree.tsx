import { isJsonObject, type JsonValue } from "@/lib/json";
import { useWords } from "../../use-stores";
import { numberText } from "../../values/value-text";
import { LongText } from "./LongText";

/** Entries of a list or record that are drawn at once. */
const mostEntries = 100;
const deepest = 20;

/** A value as it is nested: lists and records unfold, the outermost is open. */
export function ValueTree({ value, depth = 0 }: { readonly value: JsonValue; readonly depth?: number }) {
  const { language, inspect: words } = useWords();
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
