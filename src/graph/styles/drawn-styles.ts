import { fieldSource, readSource } from "@/graph/selector/match/field-source";
import type { DrawnStyles, DrawnValues } from "../document/document-types";
import type { ElementTarget } from "../document/graph-types";
import type { OpenGraph } from "../document/open-graph";
import type { GraphTables } from "../tables/element-table";
import { type DefaultStyle, defaultStyle, plainColor } from "./default-style";
import { decidingLayers, drawOver, effectiveStyle, layersOfChannel, topmost } from "./effective-style";
import { valueText } from "./labels";
import { type CompiledLayer, createLayerMembers } from "./layer-members";
import type { DrawnEdge, DrawnNode, EffectiveStyle, StyleLayer } from "./style-types";

/** Everything that depends on one version of the tables and one list of layers. */
interface Drawing {
  readonly tables: GraphTables;
  readonly nodesVersion: number;
  readonly edgesVersion: number;
  readonly list: readonly StyleLayer[];
  readonly defaults: DefaultStyle;
  readonly nodes: readonly CompiledLayer[];
  readonly edges: readonly CompiledLayer[];
  labelText(target: ElementTarget): (template: string, row: number) => string;
}

/** What is drawn: the defaults with the layers over them. Nothing is kept per element; a layer's members are, per version. */
export function createDrawnStyles(graph: () => OpenGraph, drawnLayers: () => readonly StyleLayer[]): DrawnStyles {
  const members = createLayerMembers();
  let known: Drawing | null = null;

  function drawing(): Drawing {
    const { tables } = graph().store;
    const list = drawnLayers();
    const isSame = known !== null && isOf(known, tables);
    if (known && isSame && known.list === list) return known;
    const compiled = (target: ElementTarget): readonly CompiledLayer[] =>
      list.filter((layer) => layer.target === target && isOn(layer)).map((layer) => members(layer, tables));
    known = {
      tables,
      nodesVersion: tables.nodes.version,
      edgesVersion: tables.edges.version,
      list,
      defaults: known && isSame ? known.defaults : defaultStyle(tables),
      nodes: compiled("nodes"),
      edges: compiled("edges"),
      labelText: (target) => (template, row) => filledLabel(template, target, row, tables),
    };
    return known;
  }

  function effective(target: ElementTarget, row: number): EffectiveStyle {
    const { defaults, labelText, [target]: layers } = drawing();
    if (layers.length === 0) return nothingSet;
    const base =
      target === "nodes" ? { size: defaults.nodeSize(row), width: 0 } : { size: 0, width: defaults.edgeWidth(row) };
    return effectiveStyle({ layers, row, base, labelText: labelText(target) });
  }

  const rowOf = (target: ElementTarget, id: string): number | undefined => graph().store.tables[target].rowOf(id);

  const nodeAt = (row: number): DrawnNode => drawnNode(drawing(), row);
  const edgeAt = (row: number): DrawnEdge => drawnEdge(drawing(), row);

  return {
    nodeAt,
    edgeAt,
    valuesOf: (target, channel) => drawnValues(drawing(), target, channel),
    layersAt: (target, row) => drawing()[target].flatMap((compiled) => (compiled.has(row) ? [compiled.layer] : [])),
    drawn: drawing,
    ground: (target) => drawing().defaults.ground(target),
    node(id) {
      const row = rowOf("nodes", id);
      return row === undefined ? undefined : nodeAt(row);
    },
    edge(id) {
      const row = rowOf("edges", id);
      return row === undefined ? undefined : edgeAt(row);
    },
    effectiveNode(id) {
      const row = rowOf("nodes", id);
      return row === undefined ? {} : effective("nodes", row);
    },
    effectiveEdge(id) {
      const row = rowOf("edges", id);
      return row === undefined ? {} : effective("edges", row);
    },
    explain(target, id) {
      const row = rowOf(target, id);
      return row === undefined ? [] : decidingLayers(drawing()[target], row);
    },
    layerCount(layerId) {
      const { layers, store } = graph();
      const layer = layers.get(layerId);
      return layer ? members(layer, store.tables).count : 0;
    },
  };
}

const nothingSet: EffectiveStyle = {};

/** Without a record of all that a row is drawn with. */
function drawnValues(drawn: Drawing, target: ElementTarget, channel: "color" | "shape"): DrawnValues {
  const { defaults } = drawn;
  const layers = layersOfChannel(drawn[target], channel);
  const edgeValue = (row: number) => (channel === "color" ? defaults.edgeColor(row) : undefined);
  const nodeValue = (row: number) => (channel === "color" ? plainColor : defaults.nodeShape(row));
  const plain = target === "nodes" ? nodeValue : edgeValue;
  return { isPlain: layers.length === 0, at: (row) => topmost(layers, channel, row) ?? plain(row) };
}

function drawnNode({ defaults, nodes: layers, labelText }: Drawing, row: number): DrawnNode {
  const node = defaults.node(row);
  if (layers.length > 0)
    drawOver(node, { layers, row, base: { size: node.size, width: 0 }, labelText: labelText("nodes") });
  return node;
}

function drawnEdge({ defaults, edges: layers, labelText }: Drawing, row: number): DrawnEdge {
  const edge = defaults.edge(row);
  if (layers.length > 0)
    drawOver(edge, { layers, row, base: { size: 0, width: edge.width }, labelText: labelText("edges") });
  return edge;
}

function isOf(drawing: Drawing, tables: GraphTables): boolean {
  const { nodesVersion, edgesVersion } = drawing;
  return drawing.tables === tables && nodesVersion === tables.nodes.version && edgesVersion === tables.edges.version;
}

function isOn(layer: StyleLayer): boolean {
  return layer.enabled !== false;
}

/** `{age}` in a label stands for the element's value, nothing where it has none. */
function filledLabel(template: string, target: ElementTarget, row: number, tables: GraphTables): string {
  return template.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = readSource(fieldSource({ name: name.trim(), of: "bare" }, target, tables))(row);
    return value === undefined ? "" : valueText(value);
  });
}
