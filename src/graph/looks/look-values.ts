import { hundredths } from "@/lib/hundredths";
import type { JsonValue } from "@/lib/json";
import type { GraphDocument } from "../document/document-types";
import type { ElementTarget } from "../document/graph-types";
import type { DrawnEdge, DrawnNode } from "../styles/style-types";
import type { LookField } from "./look-fields";

/** What looks are read of. */
export type LookScene = Pick<GraphDocument, "tables" | "styles" | "layers" | "isVisible">;

type ValueAt = (row: number) => JsonValue | undefined;

/** One look of each row as it is drawn now; `undefined` where there is none. A colour stays as styles have it. */
export function lookValues(look: LookField, target: ElementTarget, scene: LookScene): ValueAt {
  if (look.name === "visible" || look.name === "hidden") {
    const table = scene.tables[target];
    return (row) => scene.isVisible(target, table.idAt(row)) === (look.name === "visible");
  }
  const values = columnOf(look, target, scene);
  return (row) => values[row];
}

/** By what was drawn when they were read. */
const columns = new WeakMap<object, Map<string, readonly (JsonValue | undefined)[]>>();

function columnOf(look: LookField, target: ElementTarget, scene: LookScene): readonly (JsonValue | undefined)[] {
  const drawn = scene.styles.drawn();
  const known = columns.get(drawn) ?? new Map<string, readonly (JsonValue | undefined)[]>();
  columns.set(drawn, known);
  const key = `${target} ${look.name}`;
  const values = known.get(key) ?? Array.from({ length: scene.tables[target].count }, valueReader(look, target, scene));
  known.set(key, values);
  return values;
}

function valueReader({ name }: LookField, target: ElementTarget, { styles }: LookScene) {
  if (name === "layer") {
    return (_: unknown, row: number): JsonValue => styles.layersAt(target, row).map((layer) => layer.id);
  }
  const read = readers[name] ?? (() => undefined);
  return (_: unknown, row: number): JsonValue | undefined => {
    const value = read(target === "nodes" ? styles.nodeAt(row) : styles.edgeAt(row));
    return typeof value === "number" ? hundredths(value) : value;
  };
}

type Drawn = Partial<DrawnNode & DrawnEdge>;

const readers: Readonly<Partial<Record<LookField["name"], (drawn: Drawn) => JsonValue | undefined>>> = {
  color: ({ color }) => color,
  size: ({ size }) => size,
  shape: ({ shape }) => shape,
  borderColor: ({ borderColor }) => borderColor,
  borderWidth: ({ borderWidth }) => borderWidth,
  icon: ({ icon }) => (icon === "none" ? undefined : icon),
  labelPlace: ({ labelPlace }) => labelPlace,
  width: ({ width }) => width,
  lineStyle: ({ lineStyle }) => lineStyle,
  arrow: ({ arrow, directed }) => arrow ?? (directed === true ? "triangle" : "none"),
  curve: ({ curve }) => curve,
  opacity: ({ opacity }) => opacity,
  labelShown: ({ label }) => label !== "",
  labelText: ({ label }) => (label === "" ? undefined : label),
  labelSize: ({ labelSize }) => labelSize,
  labelColor: ({ labelColor }) => labelColor,
};
