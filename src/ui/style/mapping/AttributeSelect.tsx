import type { ElementTarget } from "@/graph/document/graph-types";
import { attributeFacts } from "../../parts/pane/attribute-facts";
import { Select } from "../../parts/Select";
import { useServices } from "../../services";
import { useWords } from "../../use-stores";
import { computedFields } from "./style-attributes";

export interface AttributeSelectProps {
  readonly target: ElementTarget;
  readonly value: string;
  onChange(name: string): void;
}

/** All attributes with their kind and how many values they have. */
export function AttributeSelect({ target, value, onChange }: AttributeSelectProps) {
  const { document } = useServices();
  const words = useWords("style");
  const facts = attributeFacts(document, target);
  const names = facts.map(({ name }) => name);
  const fields = target === "nodes" ? computedFields.filter((field) => !names.includes(field)) : [];
  const isGone = !names.includes(value) && !fields.some((field) => field === value);
  return (
    <Select label={words.attribute} value={value} onChange={onChange}>
      {isGone && <option value={value}>{value}</option>}
      <optgroup label={words.attributes}>
        {facts.map(({ name, kind, distinct, distinctIsLowerBound = false }) => (
          <option key={name} value={name}>
            {words.attributeOption(name, words.kinds[kind], distinct, distinctIsLowerBound)}
          </option>
        ))}
      </optgroup>
      {fields.length > 0 && (
        <optgroup label={words.computed}>
          {fields.map((field) => (
            <option key={field} value={field}>
              {words.links[field]}
            </option>
          ))}
        </optgroup>
      )}
    </Select>
  );
}
