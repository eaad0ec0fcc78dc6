import type { Attributes } from "@/graph/graph-types";
import { cellText } from "../chat/result-table";

/** Names and values as they are in the data. */
export function AttributeList({ attributes }: { readonly attributes: Attributes }) {
  const entries = Object.entries(attributes);
  if (entries.length === 0) return <p className="empty">It has no attributes.</p>;
  return (
    <dl className="facts">
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt title={name}>{name}</dt>
          <dd className={typeof value === "number" ? "num" : undefined}>{cellText(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
