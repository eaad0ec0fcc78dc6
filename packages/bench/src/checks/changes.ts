import type { ElementReport } from "../headless-report";
import type { CheckOf } from "../task-schema";
import type { Evidence, Fault, Snapshot } from "./check-types";
import { someOf } from "./find-elements";
import { sameJson } from "./same-json";

type Part = NonNullable<CheckOf<"unchanged">["what"]>[number] | "selection";

export function checkUnchanged(
  { what = ["data", "style", "view", "layout"] }: CheckOf<"unchanged">,
  evidence: Evidence,
): Fault {
  return changeOf(what, evidence);
}

/** What of the parts is not as before the message. */
export function changeOf(parts: readonly Part[], { before, after }: Pick<Evidence, "before" | "after">): Fault {
  for (const part of parts) {
    const fault = faults[part](before, after);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

const faults: Readonly<Record<Part, (before: Snapshot, after: Snapshot) => Fault>> = {
  data(before, after) {
    const changed = changedElements(before, after);
    return changed.length > 0 ? `the data of ${changed.length} changed: ${someOf(changed)}` : undefined;
  },
  style(before, after) {
    const changed = [...changedLooks(before, after, "nodes"), ...changedLooks(before, after, "edges")];
    return changed.length > 0 ? `the look of ${changed.length} changed: ${someOf(changed)}` : undefined;
  },
  view: (before, after) =>
    unlessSame(before, after, { of: ({ report }) => report.filter, name: "filter" }) ??
    unlessSame(before, after, { of: ({ report }) => report.view.focus, name: "zoom" }),
  layout: (before, after) => unlessSame(before, after, { of: ({ report }) => report.layout, name: "layout" }),
  positions: (before, after) =>
    unlessSame(before, after, {
      of: ({ report }) => report.nodes.map(({ position }) => position ?? null),
      name: "positions",
    }),
  selection: (before, after) =>
    unlessSame(before, after, {
      of: ({ report }) => [...report.selection.nodes, ...report.selection.edges],
      name: "selection",
    }),
};

interface Reading {
  readonly of: (snapshot: Snapshot) => Parameters<typeof sameJson>[0];
  readonly name: string;
}

function unlessSame(before: Snapshot, after: Snapshot, { of, name }: Reading): Fault {
  return sameJson(of(before), of(after)) ? undefined : `the ${name} changed`;
}

/** Elements whose data is not what it was, new and removed ones too. */
export function changedElements(before: Snapshot, after: Snapshot): readonly ElementReport[] {
  return (["nodes", "edges"] as const).flatMap((target) =>
    differing(before.elements(target), after.elements(target), dataOf),
  );
}

function changedLooks(before: Snapshot, after: Snapshot, target: "nodes" | "edges"): readonly ElementReport[] {
  return differing(before.elements(target), after.elements(target), ({ style }) => sortedText(style));
}

function differing(
  before: readonly ElementReport[],
  after: readonly ElementReport[],
  textOf: (element: ElementReport) => string,
): readonly ElementReport[] {
  const old = new Map(before.map((element) => [element.id, element]));
  const now = new Set(after.map(({ id }) => id));
  const isSame = (element: ElementReport): boolean => {
    const was = old.get(element.id);
    return was === element || (was !== undefined && textOf(was) === textOf(element));
  };
  return [...after.filter((element) => !isSame(element)), ...before.filter(({ id }) => !now.has(id))];
}

function dataOf(element: ElementReport): string {
  const ends =
    "source" in element ? [element.source, element.target, element.directed ?? null] : [element.parent ?? null];
  return `${JSON.stringify(ends)} ${sortedText(element.attributes)}`;
}

function sortedText(value: object): string {
  return JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
