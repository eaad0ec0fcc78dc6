import { MousePointerClick } from "lucide-react";
import { useId } from "react";
import { useServices } from "../../services";
import { useAllWords } from "../../use-all-words";
import { useDocumentVersion } from "../../use-document";
import { IconButton } from "../IconButton";

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
  const words = useAllWords("panes");
  const id = useId();
  useDocumentVersion();
  const selected = document.selection.nodes[place];
  return (
    <div>
      <label className="lab" htmlFor={id}>
        {label}
      </label>
      <div className="field">
        <input
          id={id}
          list={`${id}-names`}
          value={value}
          autoComplete="off"
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onChange={(event) => onChange(event.target.value)}
        />
        <IconButton
          icon={MousePointerClick}
          isSlim
          label={words.useSelected(label)}
          disabled={selected === undefined}
          onClick={() => selected !== undefined && onChange(selected)}
        />
      </div>
      <datalist id={`${id}-names`}>
        {useOffers(value).map((offer) => (
          <option key={offer.id} value={offer.id} label={offer.label} />
        ))}
      </datalist>
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

function useOffers(value: string): readonly { readonly id: string; readonly label: string }[] {
  const { document } = useServices();
  const { nodes } = document.tables;
  const wanted = value.trim().toLowerCase();
  const offers: { readonly id: string; readonly label: string }[] = [];
  for (let row = 0; row < nodes.count && offers.length < mostOffered; row += 1) {
    const [id, label] = [nodes.idAt(row), document.tables.labelAt(row)];
    if (id.toLowerCase().includes(wanted) || label.toLowerCase().includes(wanted)) offers.push({ id, label });
  }
  return offers;
}
