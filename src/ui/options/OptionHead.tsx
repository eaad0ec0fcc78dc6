import type { ReactNode } from "react";
import { useAllWords } from "../use-all-words";

export interface OptionHeadProps {
  /** Of the control; null: the control is a group that is labelled by this. */
  readonly labels: string | null;
  readonly id?: string;
  readonly isChanged: boolean;
  readonly children: ReactNode;
}

/** An option's name, with a mark where it is not as usual. */
export function OptionHead({ labels, id, isChanged, children }: OptionHeadProps) {
  return (
    <div className="option-head row">
      {labels === null ? (
        <span className="lab" id={id}>
          {children}
        </span>
      ) : (
        <label className="lab" htmlFor={labels}>
          {children}
        </label>
      )}
      <ChangedMark isChanged={isChanged} />
    </div>
  );
}

export function ChangedMark({ isChanged }: { readonly isChanged: boolean }) {
  const words = useAllWords("options");
  return isChanged ? <span className="option-changed">{words.changed}</span> : null;
}
