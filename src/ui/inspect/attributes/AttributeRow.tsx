import { Pencil, X } from "lucide-react";
import { useRef, useState } from "react";
import type { ElementTarget } from "@/graph/document/graph-types";
import type { JsonValue } from "@/lib/json";
import { IconButton } from "../../parts/IconButton";
import { useServices } from "../../services";
import { useWords } from "../../use-stores";
import { type LeftBy, ValueEditor } from "../../values/ValueEditor";
import { kindOfValue } from "../../values/value-kind";
import { ValueTree } from "./ValueTree";

interface AttributeRowProps {
  readonly target: ElementTarget;
  readonly name: string;
  readonly value: JsonValue;
  onSave(value: JsonValue | undefined): Promise<string | null>;
}

/** One attribute: its value, and the ways to change it and take it away. */
export function AttributeRow({ target, name, value, onSave }: AttributeRowProps) {
  const { document } = useServices();
  const words = useWords();
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
