import type { JsonObject } from "@/lib/json";
import type { EdgeReport, ElementReport, NodeReport } from "../headless-report";
import type { CheckOf } from "../task-schema";
import { changedElements } from "./changes";
import type { Evidence, Fault, Snapshot } from "./check-types";
import { findElements, someOf } from "./find-elements";
import { sameJson } from "./same-json";

export function checkNode({ attributes, ...name }: CheckOf<"node">, { after }: Evidence): Fault {
  const called = nodesNamed(name, after);
  if (called.length === 0) return `there is no node ${nameOf(name)}`;
  const fits = called.some((node) => hasAttributes(node, attributes));
  return fits ? undefined : `${nameOf(name)} has ${JSON.stringify(called[0]?.attributes)}`;
}

export function checkNoNode(name: CheckOf<"no-node">, { after }: Evidence): Fault {
  return nodesNamed(name, after).length > 0 ? `there is a node ${nameOf(name)}` : undefined;
}

export function checkEdge(check: CheckOf<"edge">, { after }: Evidence): Fault {
  const between = edgesBetween(check, after);
  if (between.length === 0) return `there is no edge from ${check.source} to ${check.target}`;
  if (between.some((edge) => hasAttributes(edge, check.attributes))) return undefined;
  return `the edge from ${check.source} to ${check.target} has ${JSON.stringify(between[0]?.attributes)}`;
}

export function checkNoEdge(check: CheckOf<"no-edge">, { after }: Evidence): Fault {
  const there = edgesBetween(check, after).some((edge) => hasAttributes(edge, check.attributes));
  return there ? `there is an edge from ${check.source} to ${check.target}` : undefined;
}

export function checkCount({ nodes, edges }: CheckOf<"count">, { after }: Evidence): Fault {
  const { report } = after;
  if (nodes !== undefined && nodes !== report.nodes.length) return `${report.nodes.length} nodes, not ${nodes}`;
  if (edges !== undefined && edges !== report.edges.length) return `${report.edges.length} edges, not ${edges}`;
  return undefined;
}

/** `where` is read before the message, since it may change what it tells; what is only there afterwards is read then. */
export function checkAttribute(check: CheckOf<"attribute">, { before, after }: Evidence): Fault {
  const asked = findElements(check, before);
  const found = "fault" in asked ? findElements(check, after) : asked;
  if ("fault" in found) return found.fault;
  const now = new Map(after.elements(found.target).map((element) => [element.id, element]));
  const gone = found.elements.filter(({ id }) => !now.has(id));
  if (gone.length > 0) return `gone: ${someOf(gone)}`;
  const wrong = found.elements
    .flatMap(({ id }) => now.get(id) ?? [])
    .filter(({ attributes }) => !sameJson(attributes[check.name] ?? null, check.value));
  const [first] = wrong;
  return first && `${someOf(wrong)}: ${check.name} is ${JSON.stringify(first.attributes[check.name] ?? null)}`;
}

export function checkChangedOnly({ ids }: CheckOf<"changed-only">, { before, after }: Evidence): Fault {
  const allowed = new Set([before, after].flatMap((snapshot) => ids.flatMap((id) => namesOf(id, snapshot))));
  const others = changedElements(before, after).filter(({ id }) => !allowed.has(id));
  return others.length > 0 ? `changed too: ${someOf(others)}` : undefined;
}

function namesOf(name: string, snapshot: Snapshot): readonly string[] {
  return [name, ...snapshot.nodesCalled(name).map(({ id }) => id)];
}

interface NodeName {
  readonly id?: string | undefined;
  readonly label?: string | undefined;
}

function nodesNamed({ id, label }: NodeName, { report }: Snapshot): readonly NodeReport[] {
  return report.nodes.filter(
    (node) => (id === undefined || node.id === id) && (label === undefined || node.label === label),
  );
}

function nameOf({ id, label }: NodeName): string {
  return [id, label].filter((part) => part !== undefined).join(" ");
}

function edgesBetween(
  check: { readonly source: string; readonly target: string; readonly undirected?: boolean | undefined },
  snapshot: Snapshot,
): readonly EdgeReport[] {
  const idsOf = (name: string): ReadonlySet<string> => new Set(snapshot.nodesCalled(name).map(({ id }) => id));
  const [from, to] = [idsOf(check.source), idsOf(check.target)];
  return snapshot.report.edges.filter(({ source, target, directed }) => {
    if (from.has(source) && to.has(target)) return true;
    const eitherWay = check.undirected ?? !(directed ?? snapshot.report.directed);
    return eitherWay && from.has(target) && to.has(source);
  });
}

function hasAttributes({ attributes }: ElementReport, wanted: JsonObject | undefined): boolean {
  return Object.entries(wanted ?? {}).every(([name, value]) => sameJson(attributes[name] ?? null, value));
}
