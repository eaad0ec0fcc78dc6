import type { GraphDocument } from "@/graph/document/document-types";
import { parseSelector } from "@/graph/selector/parse/parse-selector";
import { printSelector } from "@/graph/selector/print-selector";
import type { Selector } from "@/graph/selector/selector-types";
import type { StyleLayer } from "@/graph/styles/style-types";
import type { Words } from "@/words/words";
import { mostNames, saySelector } from "./say-selector";

export interface LayerText {
  readonly text: string;
  /** It tells how many there are, by a figure or by their names. */
  readonly isCounted: boolean;
}

/** What a layer of one look contains, in words: the name the user gave it, else what its elements have in common. */
export function layerText(document: GraphDocument, layer: StyleLayer, words: Words): LayerText {
  const scope = scopeIn(layer);
  if (scope === null) return { text: layer.name, isCounted: false };
  const { target, where } = layer;
  const said = saySelector(where, { document, target, words: words.legend }) ?? sayScope(document, layer, scope, words);
  return said === null ? counted(document, layer, words) : { text: said, isCounted: isByName(where) };
}

/** What stands behind the look in a name that was made from the call; null in one that was not. */
function scopeIn({ name, where }: StyleLayer): string | null {
  const at = name.indexOf(": ");
  const scope = at < 0 ? "" : name.slice(at + 2);
  const isMade =
    isCount(scope) ||
    /^all (?:nodes|edges)$/u.test(scope) ||
    printSelector(where).startsWith(scope.replace(/…$/u, "")) ||
    parseSelector(scope).success;
  return scope !== "" && isMade ? scope : null;
}

function isByName(where: Selector): boolean {
  if (where.op !== "in" && where.op !== "compare") return false;
  return where.field.name === "id" && (where.op === "compare" || where.values.length <= mostNames);
}

function isCount(scope: string): boolean {
  return /^[\d,]+ (?:nodes?|edges?)$/u.test(scope);
}

/** Elements found before the layer was made are described by the words they were found by. */
function sayScope(document: GraphDocument, { target }: StyleLayer, scope: string, words: Words): string | null {
  const parsed = isCount(scope) ? null : parseSelector(scope);
  return parsed?.success ? saySelector(parsed.selector, { document, target, words: words.legend }) : null;
}

function counted(document: GraphDocument, layer: StyleLayer, words: Words): LayerText {
  const { target, where } = layer;
  const count = document.select(where, target).length;
  const countText = isOfPath(document, layer) ? words.legend.onPath[target] : words.legend.counted[target];
  return { text: countText(count.toLocaleString(words.language), count === 1), isCounted: true };
}

/** Its nodes are a line without forks along the edges of a layer of the same colour, or the other way round. */
function isOfPath(document: GraphDocument, layer: StyleLayer): boolean {
  const color = layer.style?.color;
  const others = document.drawnLayers.filter(
    ({ target, style }) => color !== undefined && target !== layer.target && style?.color === color,
  );
  return others.some((other) =>
    layer.target === "nodes" ? isLine(document, layer.where, other.where) : isLine(document, other.where, layer.where),
  );
}

function isLine({ edge }: GraphDocument, nodes: Selector, edges: Selector): boolean {
  const ids = idsIn(nodes);
  const steps = new Map(ids.map((id) => [id, 0]));
  const known = idsIn(edges).flatMap((id) => edge(id) ?? []);
  for (const end of known.flatMap(({ source, target }) => [source, target])) steps.set(end, (steps.get(end) ?? 0) + 1);
  const counts = [...steps.values()];
  const ends = counts.filter((count) => count === 1).length;
  const isPlain = steps.size === ids.length && known.length === ids.length - 1;
  return isPlain && ends === 2 && counts.every((count) => count === 1 || count === 2);
}

function idsIn(where: Selector): readonly string[] {
  if (where.op !== "in" || where.field.name !== "id") return [];
  return where.values.filter((value) => typeof value === "string");
}
