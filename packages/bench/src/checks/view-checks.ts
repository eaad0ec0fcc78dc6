import type { ElementTarget } from "@/graph/document/graph-types";
import type { ElementReport } from "../headless-report";
import type { CheckOf } from "../task-schema";
import type { Evidence, Fault, Snapshot } from "./check-types";
import { findElements, someOf } from "./find-elements";

export function checkUnstyled(_: CheckOf<"unstyled">, { after }: Evidence): Fault {
  const styled = [...after.report.nodes, ...after.report.edges].filter((element) => isStyled(element));
  return styled.length > 0 ? `${styled.length} elements are styled: ${someOf(styled)}` : undefined;
}

export function checkSelected(check: CheckOf<"selected">, { after }: Evidence): Fault {
  return exactly(check, after, (target) => after.report.selection[target], "selected");
}

export function checkVisible(check: CheckOf<"visible">, { after }: Evidence): Fault {
  return exactly(check, after, (target) => idsOf(after.elements(target).filter(({ visible }) => visible)), "shown");
}

export function checkFocused(check: CheckOf<"focused">, { after }: Evidence): Fault {
  return exactly(check, after, () => after.report.view.focus, "zoomed to");
}

/** Selected, zoomed to, the only ones styled, the only ones left unstyled, or the only ones whose look changed. */
export function checkHighlighted(check: CheckOf<"highlighted">, { before, after }: Evidence): Fault {
  const look = new Map(before.elements(check.target ?? "nodes").map(({ id, drawn }) => [id, JSON.stringify(drawn)]));
  const ways: readonly ((target: ElementTarget) => readonly string[])[] = [
    (target) => after.report.selection[target],
    () => after.report.view.focus,
    (target) => idsOf(after.elements(target).filter((element) => isStyled(element))),
    (target) => idsOf(after.elements(target).filter((element) => !isStyled(element))),
    (target) => idsOf(after.elements(target).filter(({ id, drawn }) => look.get(id) !== JSON.stringify(drawn))),
  ];
  const faults = ways.map((way) => exactly(check, after, way, "set off"));
  return faults.includes(undefined) ? undefined : "they are neither selected, zoomed to nor drawn unlike the rest";
}

export function checkLayout(check: CheckOf<"layout">, { after }: Evidence): Fault {
  const { layout } = after.report;
  return layout === check.layout ? undefined : `the layout is ${layout ?? "none"}, not ${check.layout}`;
}

function exactly(
  check: Parameters<typeof findElements>[0],
  after: Snapshot,
  actualOf: (target: ElementTarget) => readonly string[],
  state: string,
): Fault {
  const found = findElements(check, after);
  if ("fault" in found) return found.fault;
  const wanted = new Set(idsOf(found.elements));
  const actual = new Set(actualOf(found.target));
  const missing = found.elements.filter(({ id }) => !actual.has(id));
  if (missing.length > 0) return `not ${state}: ${someOf(missing)}`;
  const tooMany = [...actual].filter((id) => !wanted.has(id));
  return tooMany.length > 0 ? `${tooMany.length} more ${state}: ${someOf(tooMany)}` : undefined;
}

function idsOf(elements: readonly ElementReport[]): readonly string[] {
  return elements.map(({ id }) => id);
}

function isStyled({ style }: ElementReport): boolean {
  return Object.keys(style).length > 0;
}
