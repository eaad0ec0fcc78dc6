import { GripVertical, Pencil, X } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import type { FilterStep } from "@/graph/changes/change-types";
import { IconButton } from "../parts/IconButton";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { leftAfter } from "./filter-draft";
import { stepTitle } from "./step-title";

export interface StepCardProps {
  readonly step: FilterStep;
  /** 1 = first. */
  readonly place: number;
  readonly count: number;
  readonly isEdited: boolean;
  onEdit(): void;
  onMove(to: number): void;
}

/** One step with its switch, and below it what is left after it. */
export function StepCard({ step, place, count, isEdited, onEdit, onMove }: StepCardProps) {
  const { document, edit } = useServices();
  const allWords = useAllWords();
  const words = allWords.filter;
  const title = stepTitle(step, document, allWords);
  const left = leftAfter(document, place - 1);
  const change = (input: { readonly enabled?: boolean; readonly remove?: boolean }) =>
    void edit.run({ name: "changeFilter", input: { step: place, ...input } });
  return (
    <li className="filter-step">
      <div className={isEdited ? "filter-card edited" : "filter-card"}>
        <MoveHandle label={words.move(title.text)} place={place} count={count} onMove={onMove} />
        <input
          type="checkbox"
          role="switch"
          className="switch"
          aria-label={words.stepOn(title.text)}
          checked={step.enabled}
          aria-checked={step.enabled}
          onChange={(event) => change({ enabled: event.target.checked })}
        />
        <span className={title.isCode ? "t code" : "t"} title={title.text}>
          {step.target === "edges" && <span className="tag">{words.edgesOnly}</span>}
          {title.text}
        </span>
        {title.isCode && <IconButton icon={Pencil} iconSize={14} label={words.edit(title.text)} onClick={onEdit} />}
        <IconButton icon={X} iconSize={14} label={words.remove(title.text)} onClick={() => change({ remove: true })} />
      </div>
      <p className={step.enabled ? "filter-count num" : "filter-count num off"}>
        {words.counts(left.nodes, left.edges)}
      </p>
    </li>
  );
}

interface MoveHandleProps extends Pick<StepCardProps, "place" | "count" | "onMove"> {
  readonly label: string;
}

/** Dragged over another step, or moved with the arrow keys. */
function MoveHandle({ label, place, count, onMove }: MoveHandleProps) {
  const words = useAllWords("filter");
  const handle = useRef<HTMLButtonElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const way = { ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0;
    const to = place + way;
    if (way === 0 || to < 1 || to > count) return;
    event.preventDefault();
    onMove(to);
  };
  const drop = (event: PointerEvent) => {
    const items = [...(handle.current?.closest("ol")?.children ?? [])];
    const over = items.findIndex((item) => {
      const { top, bottom } = item.getBoundingClientRect();
      return event.clientY >= top && event.clientY < bottom;
    });
    if (over >= 0 && over + 1 !== place) onMove(over + 1);
  };
  return (
    <button
      ref={handle}
      type="button"
      className="icon-btn grip"
      aria-label={label}
      aria-description={words.movedTo(place, count)}
      title={label}
      onPointerDown={(event) => event.currentTarget.setPointerCapture?.(event.pointerId)}
      onPointerUp={drop}
      onKeyDown={onKeyDown}
    >
      <GripVertical size={14} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
