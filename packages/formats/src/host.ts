/** All that the package takes from the house it is in; the layers' checker lets no other file of it look out. */
export type { FilterStep, GraphChange, GraphData, GraphRows, Rows } from "@/graph/changes/change-types";
export { attributesProblem, positionProblem } from "@/graph/changes/value-problems";
export { withOwnDirection } from "@/graph/document/direction";
export type { SavedStep } from "@/graph/document/document-types";
export type {
  Attributes,
  ElementSet,
  ElementTarget,
  GraphEdge,
  GraphNode,
  Position,
} from "@/graph/document/graph-types";
export { openGraph } from "@/graph/document/open-graph";
export { filterOf } from "@/graph/filter/filter-steps";
export { foldText } from "@/graph/search/fold-text";
export { isTooDeep, MAX_DEPTH } from "@/graph/selector/parse/nesting";
export type { Selector } from "@/graph/selector/selector-types";
export { cssColors } from "@/graph/styles/css-colors";
export { createDrawnStyles } from "@/graph/styles/drawn-styles";
export { usualLabelAttributes, valueText } from "@/graph/styles/labels";
export { toHex } from "@/graph/styles/palette";
export {
  arrowShapes,
  type DrawnEdge,
  type DrawnNode,
  type EdgeCurve,
  type EffectiveStyle,
  type ElementStyle,
  edgeCurves,
  type LabelPlace,
  type LineStyle,
  labelPlaces,
  lineStyles,
  type NodeShape,
  nodeIcons,
  nodeShapes,
  type OwnLook,
  type StyleLayer,
} from "@/graph/styles/style-types";
export { escapeXml } from "@/lib/escape-xml";
export { isJsonList, isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
export { groupBy } from "@/lib/lists/group-by";
export { base64Of, greatest, merged, pushAll } from "@/lib/lists/whole-lists";
export { plainReason } from "@/lib/plain-reason";
export { inWords } from "@/lib/schema-words";
export { atOnce } from "@/lib/steps";
export { oneLine } from "@/lib/text/lines";
export { type SaidOf, say } from "@/lib/text/said";
export { tryJson } from "@/lib/try-json";
