import { type ReactNode, useState } from "react";

export interface MoreFieldsProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Fields that few need: folded away until they are asked for. */
export function MoreFields({ title, children }: MoreFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="style-more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && <div className="more-fields">{children}</div>}
    </details>
  );
}
