import { figure, listed, measureName, sayMeasure } from "../../answer/words";
import type { Figure } from "../../dialogue/follow/follow-acts";
import type { Act } from "../../meaning/acts";

/** Figures that were told before, beside each other. */
export function figuresText({ asks, sides, isMore }: Act & { readonly do: "figures" }): string {
  const [first, second] = sides;
  if (first === undefined || second === undefined) return "There are no two figures to compare.";
  const said = listed(sides.map(sideText));
  if (asks === "sum") return `Together ${amount(first, sumOf(sides))}: ${said}.`;
  if (asks === "difference")
    return `The difference is ${amount(first, Math.abs(first.value - second.value))}: ${said}.`;
  if (first.value === second.value) return `Both have ${named(first)}.`;
  const better = first.value > second.value === (isMore !== false) ? first : second;
  const other = better === first ? second : first;
  const has = other.id === undefined ? "have" : "has";
  const lead = better.id === undefined ? `The ${better.name}` : better.name;
  return `${lead}, with ${named(better)}; ${other.id === undefined ? "the " : ""}${other.name} ${has} ${amount(other, other.value)}.`;
}

function sumOf(sides: readonly Figure[]): number {
  return sides.reduce((sum, { value }) => sum + value, 0);
}

function amount({ property }: Figure, value: number): string {
  const rounded = Number(value.toPrecision(12));
  return property === undefined ? figure(rounded) : sayMeasure(property, rounded);
}

function named(side: Figure): string {
  return `${measureName(side.property ?? "")} ${amount(side, side.value)}`.trim();
}

function sideText(side: Figure): string {
  if (side.property === undefined) return `${amount(side, side.value)} ${side.name}`;
  return `${amount(side, side.value)} (${side.name})`;
}
