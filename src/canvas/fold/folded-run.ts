import type { GraphDocument } from "@/graph/document/document-types";
import type { NodeId, Position } from "@/graph/document/graph-types";
import { printSelector } from "@/graph/selector/print-selector";
import { hundredths } from "@/lib/hundredths";
import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import { tryJson } from "@/lib/try-json";
import type { CanvasWords } from "@/words/canvas-words";
import type { CanvasDeps, ElementRef } from "../canvas-port";
import { idSelector } from "../style/id-selector";
import type { Folding } from "./fold-types";
import { type FoldedGraph, type FoldedNode, isFoldedKey } from "./folded-graph";

interface Call {
  readonly name: string;
  readonly input: JsonValue;
}

/** A gesture on a group as a gesture on what it stands for. */
export function foldedRun(
  given: CanvasDeps,
  graph: () => FoldedGraph,
  placeOf: (id: NodeId) => Position | undefined,
): Folding["deps"] {
  const idAt = (row: number) => given.document.tables.nodes.idAt(row);
  const groupOf = (id: NodeId) => graph().foldedNodes.get(id);
  const own: Own = {
    given,
    graph,
    placeOf,
    groupOf,
    real: ({ x, y }, id = "") => {
      const frame = graph().frameOf(id);
      return { x: (x - frame.x) / frame.scale, y: (y - frame.y) / frame.scale };
    },
  };

  const run: CanvasDeps["run"] = (call) => {
    const input = isJsonObject(call.input) ? call.input : {};
    if (call.name === "selectElements") given.run(selecting(input, own));
    else if (call.name === "moveNodes") for (const one of moving(placesIn(input["to"]), own)) given.run(one);
    else given.run(call);
  };

  /** The element the page may name: for a group, its first node. */
  const realElement = (element: ElementRef | null): ElementRef | null => {
    const [row] = (element && groupOf(element.id)?.rows) ?? [];
    if (row !== undefined) return { kind: "node", id: idAt(row) };
    const [edge] = (element && graph().foldedEdges.get(element.id)?.rows) ?? [];
    return edge === undefined ? element : { kind: "edge", id: given.document.tables.edges.idAt(edge) };
  };

  return {
    run,
    onOpen: (target, id) => {
      const group = groupOf(id);
      if (group) given.run({ name: "foldGroups", input: { groups: [calledBy(group)], unfold: true } });
      else if (!isFoldedKey(id)) given.onOpen(target, id);
    },
    onContextMenu: (element, point) => {
      const group = element && groupOf(element.id);
      const isSelected = group?.rows.some((row) => given.document.selection.nodes.includes(idAt(row)));
      if (group && !isSelected) run({ name: "selectElements", input: { selector: idSelector([group.id]) } });
      given.onContextMenu(realElement(element), point);
    },
    onHover: (element, point) => given.onHover(element && isFoldedKey(element.id) ? null : element, point),
    onPlace: (position, isByKey) => given.onPlace(own.real(position), isByKey),
    onConnect: (source, end) => {
      if (isFoldedKey(source) || ("node" in end && isFoldedKey(end.node))) given.announce(given.words().noFoldedEnd);
      else given.onConnect(source, "node" in end ? end : { position: own.real(end.position) });
    },
    words: () => foldedWords(given.words(), graph()),
  };
}

interface Own {
  readonly given: CanvasDeps;
  graph(): FoldedGraph;
  /** Where something is drawn. */
  placeOf(id: NodeId): Position | undefined;
  groupOf(id: NodeId): FoldedNode | undefined;
  /** A place of the picture in the document, for that node. */
  real(position: Position, id?: NodeId): Position;
}

function selecting(input: JsonObject, { given: { document }, graph, groupOf }: Own): Call {
  const ids = idsIn(String(input["selector"] ?? ""));
  if (ids === null || !ids.some(isFoldedKey)) return { name: "selectElements", input };
  const groups = ids.flatMap((id) => groupOf(id) ?? []);
  const stoodFor = input["target"] === "edges" ? edgesIn(ids, graph(), document.tables.edges.idAt) : [];
  const rest = [...ids.filter((id) => !isFoldedKey(id)), ...stoodFor];
  const parts = [
    ...(groups.length > 0 ? [membersOf(groups, document)] : []),
    ...(rest.length > 0 ? [idSelector(rest)] : []),
  ];
  const whole = parts.join(" || ");
  const selector = groups.length > 0 && document.filter !== null ? `$shown && (${whole})` : whole;
  return { name: "selectElements", input: { ...input, selector } };
}

/** The nodes of a group go by as much as it went; several that are dragged together go by as much as the first. */
function moving(to: Readonly<Record<string, Position>>, own: Own): readonly Call[] {
  const plain = Object.entries(to).filter(([id]) => !isFoldedKey(id));
  const moved = Object.keys(to).filter(isFoldedKey);
  const [first = ""] = moved;
  const [from, place] = [own.placeOf(first), to[first]];
  const groups = moved.flatMap((id) => own.groupOf(id) ?? []);
  const step = from && place && own.real({ x: place.x - from.x, y: place.y - from.y });
  const places = Object.fromEntries(plain.map(([id, at]) => [id, plainPlace(own.real(at, id))]));
  const selector = membersOf(groups, own.given.document);
  return [
    ...(plain.length > 0 ? [{ name: "moveNodes", input: { to: places } }] : []),
    ...(step ? [{ name: "moveNodes", input: { selector, dx: hundredths(step.x), dy: hundredths(step.y) } }] : []),
  ];
}

function foldedWords(words: CanvasWords, { foldedNodes }: FoldedGraph): CanvasWords {
  const stoodFor = [...foldedNodes.values()].reduce((sum, { rows }) => sum + rows.length, 0);
  return { ...words, region: () => words.foldedRegion(foldedNodes.size, stoodFor) };
}

function membersOf(groups: readonly FoldedNode[], { fold, tables }: GraphDocument): string {
  const values = groups.map(({ group }) => group.value);
  if (values.some((value) => typeof value === "object")) {
    return idSelector(groups.flatMap(({ group }) => group.rows.map((row) => tables.nodes.idAt(row))));
  }
  const field = { name: fold?.by ?? "", of: "attribute" } as const;
  const [only] = values;
  return values.length === 1 && only !== undefined && only !== null
    ? printSelector({ op: "compare", field, cmp: "==", value: { kind: "literal", value: only } })
    : printSelector({ op: "in", field, values });
}

/** A group as the command's argument: its value where that is plain, else its text. */
function calledBy({ group: { value, key } }: FoldedNode): string | number | boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : key;
}

function edgesIn(ids: readonly string[], { foldedEdges }: FoldedGraph, idAt: (row: number) => string) {
  return ids.flatMap((id) => foldedEdges.get(id)?.rows ?? []).map(idAt);
}

function placesIn(to: JsonValue | undefined): Readonly<Record<string, Position>> {
  if (!isJsonObject(to)) return {};
  return Object.fromEntries(
    Object.entries(to).flatMap(([id, place]) => {
      if (!isJsonObject(place)) return [];
      return [[id, { x: Number(place["x"]), y: Number(place["y"]) }] as const];
    }),
  );
}

function plainPlace({ x, y }: Position): JsonObject {
  return { x: hundredths(x), y: hundredths(y) };
}

/** The ids that a selector of `idSelector` names; null for any other. */
function idsIn(selector: string): readonly string[] | null {
  const [, sign, list] = /^@id (==|in) (.*)$/u.exec(selector) ?? [];
  const ids = list === undefined ? undefined : tryJson(sign === "==" ? `[${list}]` : list);
  return Array.isArray(ids) && ids.every((id) => typeof id === "string") ? ids : null;
}
