import { type ReactNode, useState } from "react";

/** Fields that few need: folded away until they are asked for. */
export function MoreFields({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="style-more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && <div className="more-fields">{children}</div>}
    </details>
  );
}
