import { GripVertical, Pencil, X } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import type { FilterStep } from "@/graph/changes/change-types";
import type { GraphDocument } from "@/graph/document/document-types";
import { printSelector } from "@/graph/selector/print-selector";
import { rangeOf } from "@/graph/selector/range-of";
import type { Selector } from "@/graph/selector/selector-types";
import type { AllWords } from "@/words/words";
import { IconButton } from "../parts/IconButton";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { leftAfter } from "./filter-draft";

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
      <div className={isEdited ? "filter-card boxed row edited" : "filter-card boxed row"}>
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
      <p className={step.enabled ? "filter-count row num" : "filter-count row num off"}>
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
    <IconButton
      ref={handle}
      icon={GripVertical}
      iconSize={14}
      className="grip"
      label={label}
      aria-description={words.movedTo(place, count)}
      onPointerDown={(event) => event.currentTarget.setPointerCapture?.(event.pointerId)}
      onPointerUp={drop}
      onKeyDown={onKeyDown}
    />
  );
}

interface StepTitle {
  readonly text: string;
  /** Written as a selector, so in the type of code. */
  readonly isCode: boolean;
}

const mostNames = 3;
const wholePart = 1000;

/** What a step asks for: its selector, or in words where that is a list of ids that tells nobody anything. */
function stepTitle({ where, text, target }: FilterStep, document: GraphDocument, words: AllWords): StepTitle {
  const names = (ids: readonly string[]) => {
    const shown = ids.slice(0, mostNames).map((id) => (target === "nodes" ? document.labelOf(id) : id));
    return ids.length > mostNames ? `${shown.join(", ")} …` : shown.join(", ");
  };
  const plain = (title: string): StepTitle => ({ text: title, isCode: false });
  const chosen = idsOf(where);
  if (chosen) return plain(words.filter.chosen(chosen.length, names(chosen)));
  const left = where.op === "not" ? idsOf(where.term) : null;
  if (left) return plain(words.filter.without(left.length, names(left)));
  const around = aroundOf(where);
  if (around) {
    const title = names(around.ids);
    return plain(around.depth >= wholePart ? words.filter.partOf(title) : words.filter.within(around.depth, title));
  }
  const range = rangeTitle(where, words);
  return range === null ? { text, isCode: true } : plain(range);
}

/** "7 to 36 links", "age 5 to 9": what the fields for a range write. */
function rangeTitle(where: Selector, { filter, legend }: AllWords): string | null {
  const [first, second, ...others] = where.op === "and" ? where.terms : [];
  const range = first && second && others.length === 0 ? rangeOf(first, second) : null;
  if (!range || range.field.end !== undefined) return null;
  const title = filter.range(String(range.low), String(range.high));
  const isDegree = range.field.name === "degree" && range.field.of !== "attribute";
  return isDegree ? legend.links(title) : legend.is(range.field.name, title);
}

function idsOf(where: Selector): readonly string[] | null {
  if (where.op === "in" && where.field.name === "id") return where.values.map(String);
  const isId =
    where.op === "compare" && where.cmp === "==" && where.field.name === "id" && where.field.of === "computed";
  return isId && where.value.kind === "literal" ? [String(where.value.value)] : null;
}

/** Some nodes or their neighbours. */
function aroundOf(where: Selector): { readonly ids: readonly string[]; readonly depth: number } | null {
  if (where.op !== "or" || where.terms.length !== 2) return null;
  const [self, near] = where.terms;
  const ids = self && idsOf(self);
  if (!ids || near?.op !== "neighbors" || printSelector(near.of) !== printSelector(self)) return null;
  return { ids, depth: near.depth };
}
