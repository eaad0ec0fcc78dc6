import type { ElementTarget } from "@/graph/document/graph-types";
import { fitSelector } from "@/graph/selector/fit-selector";
import { parseSelector } from "@/graph/selector/parse/parse-selector";
import { pushAll } from "@/lib/lists/whole-lists";
import type { ElementReport } from "../headless-report";
import type { Snapshot } from "./check-types";

export interface ElementsNamed {
  readonly ids?: readonly string[] | undefined;
  readonly where?: string | undefined;
  readonly target?: ElementTarget | undefined;
}

export type FoundElements =
  | { readonly target: ElementTarget; readonly elements: readonly ElementReport[] }
  | { readonly fault: string };

/** The elements a check names by ids (or labels) or by a selector; neither names all. */
export function findElements(named: ElementsNamed, snapshot: Snapshot): FoundElements {
  const target = named.target ?? "nodes";
  if (named.ids && named.where !== undefined) return { fault: "the check names elements by ids and by where" };
  if (named.ids) return byIds(named.ids, target, snapshot);
  return named.where === undefined
    ? { target, elements: snapshot.elements(target) }
    : bySelector(named.where, target, snapshot);
}

function byIds(ids: readonly string[], target: ElementTarget, snapshot: Snapshot): FoundElements {
  const elements: ElementReport[] = [];
  for (const id of ids) {
    const found =
      target === "nodes" ? snapshot.nodesCalled(id) : snapshot.report.edges.filter((edge) => edge.id === id);
    if (found.length === 0) return { fault: `there is no ${target === "nodes" ? "node" : "edge"} ${id}` };
    pushAll(elements, found);
  }
  return { target, elements };
}

function bySelector(where: string, target: ElementTarget, snapshot: Snapshot): FoundElements {
  const parsed = parseSelector(where);
  if (!parsed.success) return { fault: `the check's selector cannot be read: ${parsed.message}` };
  const document = snapshot.plain();
  const fitted = fitSelector(parsed.selector, target, { sets: () => undefined, scene: document });
  if (!fitted.success) return { fault: `the check's selector does not fit: ${fitted.message}` };
  const all = snapshot.elements(target);
  const elements = [...document.select(fitted.selector, target)].flatMap((row) => all[row] ?? []);
  return elements.length > 0 ? { target, elements } : { fault: `nothing matches ${where}` };
}

/** "Ann, Bob and 3 more" for a reason. */
export function someOf(elements: readonly (ElementReport | string)[]): string {
  const names = elements.map((element) => {
    if (typeof element === "string") return element;
    return "label" in element ? element.label : element.id;
  });
  return names.length > 4 ? `${names.slice(0, 4).join(", ")} and ${names.length - 4} more` : names.join(", ");
}
