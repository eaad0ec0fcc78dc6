import { ChevronDown, ChevronUp, Trash2 } from "lucide-react";
import { endpointName, hostOf, isReady, type SavedEndpoint } from "@/store/settings/endpoints";
import { IconButton } from "../parts/IconButton";
import { useServices } from "../services";
import { useWords } from "../use-stores";
import { EndpointForm } from "./EndpointForm";

export interface EndpointCardProps {
  readonly endpoint: SavedEndpoint;
  readonly isChosen: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onRemove: () => void;
}

/** One endpoint: whether it answers, what it is, and its form when opened. */
export function EndpointCard({ endpoint, isChosen, isOpen, onToggle, onRemove }: EndpointCardProps) {
  const { settings } = useServices();
  const words = useWords("settings");
  const name = endpointName(endpoint) || words.unnamed;
  const canUse = isReady(endpoint);
  const formId = `form-${endpoint.id}`;
  const radioId = `radio-${endpoint.id}`;
  return (
    <li className={isChosen ? "source on" : "source"}>
      <div className="source-head">
        <input
          id={radioId}
          type="radio"
          className="radio"
          name="answer-source"
          aria-describedby={`${radioId}-says`}
          checked={isChosen}
          disabled={!canUse}
          onChange={() => settings.change({ source: { kind: "endpoint", id: endpoint.id } })}
        />
        <div className="source-name">
          <label htmlFor={radioId}>{name}</label>
          <small id={`${radioId}-says`}>
            {canUse ? words.modelAt(endpoint.model, hostOf(endpoint.baseUrl)) : words.needs}
          </small>
        </div>
      </div>
      {!canUse && <span className="tag">{words.notReady}</span>}
      <IconButton
        icon={isOpen ? ChevronUp : ChevronDown}
        label={isOpen ? words.closeForm(name) : words.openForm(name)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? formId : undefined}
        onClick={onToggle}
      />
      <IconButton icon={Trash2} label={words.remove(name)} onClick={onRemove} />
      {isOpen && (
        <div className="source-form" id={formId}>
          <EndpointForm endpoint={endpoint} isChosen={isChosen} />
        </div>
      )}
    </li>
  );
}
