import type { ConnectEnd, ElementRef, ScreenPoint } from "@/canvas/canvas-port";
import { idSelector } from "@/canvas/style/id-selector";
import type { CommandCall, ExecutedCommand } from "@/commands/registry/command-types";
import type { ElementTarget, NodeId, Position } from "@/graph/document/graph-types";
import { usualLabelAttributes } from "@/graph/styles/labels";
import type { GraphTables } from "@/graph/tables/element-table";
import { isJsonObject, type JsonValue } from "@/lib/json";
import { doneSentence } from "../sentences/done-sentence";
import type { Services } from "../services";
import { chosen } from "./chosen";

/** The user's edits: each a command, or several as one undo step. */

export async function addNodeAt(services: Services, position: Position, isByKey = false): Promise<void> {
  const [added] = await services.edit.runAll([addCall(services, position)]);
  startNaming(services, added, isByKey);
}

/** Joins it to another node, or to a new one at a place. */
export async function connect(services: Services, source: NodeId, end: ConnectEnd): Promise<void> {
  if ("node" in end) {
    await services.edit.run(edgeCall(services, source, end.node));
    return;
  }
  const [added] = await services.edit.runAll([
    addCall(services, end.position),
    ([node]) => edgeCall(services, source, newIds(node)[0] ?? ""),
  ]);
  startNaming(services, added, services.canvas.current?.focused() != null);
}

export async function rename(services: Services, id: NodeId, name: string): Promise<void> {
  const set = { [nameAttribute(services, id)]: name };
  if (name.trim() === "" || name === services.document.labelOf(id)) return;
  await services.edit.run({ name: "updateElements", input: { selector: idSelector([id]), set } });
}

export async function retype(services: Services, type: string): Promise<void> {
  const { nodes, edges } = chosen(services);
  const { nodeTypeAttribute = "type", edgeTypeAttribute = "type" } = services.document.profile();
  const call = (target: ElementTarget, ids: readonly string[], attribute: string): CommandCall => ({
    name: "updateElements",
    input: { selector: idSelector(ids), target, set: { [attribute]: type } },
  });
  await services.edit.runAll([
    ...(nodes.length > 0 ? [call("nodes", nodes, nodeTypeAttribute)] : []),
    ...(edges.length > 0 ? [call("edges", edges, edgeTypeAttribute)] : []),
  ]);
}

export async function duplicate(services: Services): Promise<void> {
  await services.edit.runAll([
    { name: "duplicateNodes", input: { selector: idSelector(chosen(services).nodes) } },
    ([copied]) => ({ name: "selectElements", input: { selector: idSelector(newIds(copied)) } }),
  ]);
}

/** What was copied here or in another document: beside what it was copied of, else in the middle of the view. */
export async function paste(services: Services, text: string, isFromHere: boolean): Promise<void> {
  const { canvas, edit } = services;
  const host = globalThis.document.getElementById("graph");
  const middle = host && canvas.current?.modelPosition({ x: host.clientWidth / 2, y: host.clientHeight / 2 });
  const at = isFromHere || !middle ? {} : { at: { x: middle.x, y: middle.y } };
  const done = await edit.runAll([
    { name: "duplicateNodes", input: { text, ...at } },
    ([pasted]) => ({ name: "selectElements", input: { selector: idSelector(newIds(pasted)) } }),
  ]);
  tellUndo(services, done[0]);
}

export async function merge(services: Services): Promise<void> {
  tellUndo(services, await services.edit.run(nodeCall(services, "mergeNodes")));
}

export async function group(services: Services): Promise<void> {
  const { tables, node } = services.document;
  const ids = Array.from({ length: tables.nodes.count }, (_, row) => tables.nodes.idAt(row));
  const groups = new Set(ids.flatMap((id) => node(id)?.parent ?? []));
  const name = services.words.getState().words.canvas.newGroup(groups.size + 1);
  await services.edit.run(nodeCall(services, "groupNodes", { name }));
}

export async function ungroup(services: Services): Promise<void> {
  await services.edit.run(nodeCall(services, "ungroupNodes"));
}

export async function pin(services: Services): Promise<void> {
  await services.edit.run(nodeCall(services, "pinNodes"));
}

export async function unpin(services: Services): Promise<void> {
  await services.edit.run(nodeCall(services, "pinNodes", { pinned: false }));
}

/** What is selected once the edits before have ended: a copy, and not what it was copied of. */
export async function remove(services: Services): Promise<void> {
  await services.edit.settled();
  const done = await services.edit.runAll(
    eachTarget(services, (target, ids) => ({ name: "removeElements", input: { selector: idSelector(ids), target } })),
  );
  tellUndo(services, done.at(-1));
}

export async function selectPath(services: Services): Promise<void> {
  const { edit, view, words } = services;
  const [source = "", target = ""] = chosen(services).nodes;
  const [found] = await edit.runAll([{ name: "findPath", input: { source, target } }]);
  if (!found?.success) return;
  view.change({ toast: { text: doneSentence(found, words.getState()) } });
  const selector = found.setName;
  if (selector === undefined) return;
  await edit.runAll([
    { name: "selectElements", input: { selector } },
    { name: "selectElements", input: { selector, target: "edges", mode: "add" } },
  ]);
}

/** What it is opened on becomes the selection, unless it is part of it or is just becoming so. */
export async function openMenu(services: Services, element: ElementRef | null, { x, y }: ScreenPoint): Promise<void> {
  const { document, edit, view } = services;
  await edit.settled();
  if (element !== null) {
    const target = element.kind === "node" ? "nodes" : "edges";
    if (!document.selection[target].includes(element.id)) {
      await edit.run({ name: "selectElements", input: { selector: idSelector([element.id]), target } });
    }
  }
  view.change({ popup: { kind: "menu", x, y, onBackground: element === null } });
}

function addCall({ document, words }: Services, position: Position): CommandCall {
  const name = words.getState().words.canvas.newNode(document.tables.nodes.count + 1);
  const attributes = { [document.meta.labelAttribute ?? usualName(document)]: name };
  return { name: "addNodes", input: { nodes: [{ attributes, position: { x: position.x, y: position.y } }] } };
}

/** Nodes are named as the others are. */
function usualName({ tables }: Services["document"]): string {
  const present = tables.nodes.attributeNames();
  return usualLabelAttributes.find((attribute) => present.includes(attribute)) ?? "name";
}

function nameAttribute({ document }: Services, id: NodeId): string {
  const { labelAttribute } = document.meta;
  const attributes = document.node(id)?.attributes ?? {};
  const own = usualLabelAttributes.find((attribute) => (attributes[attribute] ?? "") !== "");
  return labelAttribute ?? own ?? usualName(document);
}

/** With the type such edges have here, which the inspector changes; none where none of them has one. */
function edgeCall({ document }: Services, source: NodeId, target: NodeId): CommandCall {
  const { edgeTypeAttribute, nodeTypeAttribute } = document.profile();
  const type =
    edgeTypeAttribute && usualEdgeType(document.tables, { source, target, edgeTypeAttribute, nodeTypeAttribute });
  const attributes = edgeTypeAttribute && type !== undefined ? { attributes: { [edgeTypeAttribute]: type } } : {};
  return { name: "addEdges", input: { edges: [{ source, target, ...attributes }] } };
}

function nodeCall(services: Services, name: string, more: Readonly<Record<string, JsonValue>> = {}): CommandCall {
  return { name, input: { selector: idSelector(chosen(services).nodes), ...more } };
}

/** One call for the nodes and one for the edges that are chosen; edges first, as nodes take theirs with them. */
function eachTarget(
  services: Services,
  call: (target: ElementTarget, ids: readonly string[]) => CommandCall,
): readonly CommandCall[] {
  const { nodes, edges } = chosen(services);
  return [...(edges.length > 0 ? [call("edges", edges)] : []), ...(nodes.length > 0 ? [call("nodes", nodes)] : [])];
}

function newIds(done: ExecutedCommand | undefined): readonly string[] {
  const ids = done && isJsonObject(done.data) ? done.data["nodeIds"] : undefined;
  return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
}

/** Its name can be typed at once; who works by keyboard goes on from there. */
function startNaming(services: Services, added: ExecutedCommand | undefined, isByKey: boolean): void {
  const { document, view, canvas, words, edit } = services;
  const [id] = newIds(added);
  if (id === undefined) return;
  if (!document.isVisible("nodes", id)) {
    const { newIsHidden, showAll } = words.getState().words.canvas;
    const action = { title: showAll, run: () => void edit.run({ name: "showAll", input: {} }) };
    view.change({ announcement: "", toast: { text: newIsHidden(document.labelOf(id)), action } });
    return;
  }
  if (isByKey) canvas.current?.focusNode(id);
  view.change({ popup: { kind: "name", id } });
}

function tellUndo({ view, words, edit }: Services, done: ExecutedCommand | null | undefined): void {
  if (!done?.success || done.changes.length === 0) return;
  const title = words.getState().words.frame.undo;
  // The toast is read out: the same words once.
  const text = doneSentence(done, words.getState());
  view.change({ announcement: "", toast: { text, action: { title, run: () => edit.undo() } } });
}

interface NewEdgePlace {
  readonly source: NodeId;
  readonly target: NodeId;
  readonly edgeTypeAttribute: string;
  readonly nodeTypeAttribute: string | undefined;
}

/** What edges between nodes of these types are most often; where there are none, edges at nodes of the source's type, then all edges. */
function usualEdgeType(tables: GraphTables, place: NewEdgePlace): string | undefined {
  const { nodes } = tables;
  const { nodeTypeAttribute } = place;
  const typeOf = (row: number | undefined): JsonValue | undefined =>
    row === undefined || nodeTypeAttribute === undefined ? undefined : nodes.valueAt(nodeTypeAttribute, row);
  const [from, to] = [typeOf(nodes.rowOf(place.source)), typeOf(nodes.rowOf(place.target))];
  const endsAt = (row: number) => [typeOf(tables.sourceRow(row)), typeOf(tables.targetRow(row))] as const;
  const isSamePair = (row: number): boolean => {
    const [one, other] = endsAt(row);
    return (one === from && other === to) || (one === to && other === from);
  };
  return (
    mostAmong(tables, place, isSamePair) ??
    mostAmong(tables, place, (row) => endsAt(row).includes(from)) ??
    mostAmong(tables, place, () => true)
  );
}

function mostAmong(
  { edges }: GraphTables,
  { edgeTypeAttribute }: NewEdgePlace,
  fits: (row: number) => boolean,
): string | undefined {
  const counts = new Map<string, number>();
  for (let row = 0; row < edges.count; row += 1) {
    const type = edges.valueAt(edgeTypeAttribute, row);
    if (typeof type === "string" && type !== "" && fits(row)) counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
