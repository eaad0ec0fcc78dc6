import { MousePointerClick } from "lucide-react";
import type { GraphDocument } from "@/graph/document/document-types";
import { useServices } from "../../services";
import { useDocumentVersion } from "../../use-document";
import { useWords } from "../../use-stores";
import { IconButton } from "../IconButton";
import { TextField, type TextFieldProps } from "../TextField";

export interface NodeFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  /** Which of the selected nodes its button takes. */
  readonly place?: number;
  onChange(value: string): void;
}

/** More than this the browser's list does not offer: typing narrows it. */
const mostOffered = 40;

/** A node by its name or id, typed with help or taken from the selection. */
export function NodeField({ label, hint, value, place = 0, onChange }: NodeFieldProps) {
  const { document } = useServices();
  const words = useWords("parts");
  useDocumentVersion();
  const selected = document.selection.nodes[place];
  return (
    <div>
      <TextField label={label} hint={hint} offers={offersFor(document, value)} value={value} onChange={onChange}>
        <IconButton
          icon={MousePointerClick}
          isSlim
          label={words.useSelected(label)}
          disabled={selected === undefined}
          onClick={() => selected !== undefined && onChange(selected)}
        />
      </TextField>
    </div>
  );
}

function offersFor({ tables }: GraphDocument, value: string): NonNullable<TextFieldProps["offers"]> {
  const wanted = value.trim().toLowerCase();
  const offers: { readonly value: string; readonly label: string }[] = [];
  for (let row = 0; row < tables.nodes.count && offers.length < mostOffered; row += 1) {
    const [id, label] = [tables.nodes.idAt(row), tables.labelAt(row)];
    if (id.toLowerCase().includes(wanted) || label.toLowerCase().includes(wanted)) offers.push({ value: id, label });
  }
  return offers;
}
