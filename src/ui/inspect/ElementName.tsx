import { Pencil } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../parts/IconButton";
import { useWords } from "../use-stores";
import { ValueEditor } from "../values/ValueEditor";
import { LongText } from "./attributes/LongText";

interface ElementNameProps {
  readonly name: string;
  /** The attribute the name is written to. */
  readonly attribute: string;
  /** What it holds now; the name may be the id. */
  readonly value: string | undefined;
  onSave(name: string | undefined): Promise<string | null>;
}

/** The name as a heading, edited in place. */
export function ElementName({ name, attribute, value, onSave }: ElementNameProps) {
  const words = useWords("inspect");
  const [isEditing, setEditing] = useState(false);
  if (isEditing) {
    return (
      <ValueEditor
        name={attribute}
        kind="text"
        value={value}
        onSave={(wanted) => onSave(typeof wanted === "string" ? wanted : undefined)}
        onLeave={() => setEditing(false)}
      />
    );
  }
  return (
    <>
      <h2>
        <LongText text={name} />
      </h2>
      <IconButton icon={Pencil} iconSize={14} className="slim" label={words.rename} onClick={() => setEditing(true)} />
    </>
  );
}
