import type { Attributes, GraphData, JsonValue } from "../host";
import { asText } from "./graph-tables";

/** DOT for Graphviz: attributes as they are called, places as it counts them. */
export function writeDot({ name, directed, nodes, edges }: GraphData): string {
  const arrow = directed ? "->" : "--";
  return [
    `${directed ? "digraph" : "graph"} ${quoted(name)} {`,
    ...nodes.map(({ id, attributes, position }) => {
      const place = position ? [`pos=${quoted(`${position.x},${0 - position.y}`)}`] : [];
      return `  ${quoted(id)}${listOf([...place, ...valuesOf(attributes)])};`;
    }),
    ...edges.map(({ source, target, directed: own = directed, attributes }) => {
      const direction = own === directed ? [] : [`dir=${own ? "forward" : "none"}`];
      return `  ${quoted(source)} ${arrow} ${quoted(target)}${listOf([...direction, ...valuesOf(attributes)])};`;
    }),
    "}\n",
  ].join("\n");
}

function listOf(values: readonly string[]): string {
  return values.length === 0 ? "" : ` [${values.join(", ")}]`;
}

function valuesOf(attributes: Attributes): readonly string[] {
  return Object.entries(attributes).flatMap(([name, value]) =>
    value === null || name === "" ? [] : [`${quoted(name)}=${valueText(name, value)}`],
  );
}

/** A text that looks like a number stays one in quotes; labels have escapes of their own. */
function valueText(name: string, value: JsonValue): string {
  if (typeof value === "number" && /^-?\d+(?:\.\d+)?$/.test(String(value))) return String(value);
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return quoted(name.endsWith("label") ? text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n") : text);
}

/** Only a quote is escaped, so that a backslash before one, or at the end, has to stand twice. */
function quoted(text: string): string {
  const whole = asText(text).replace(/\\+(?="|$)/g, (signs) => (signs.length % 2 === 1 ? `${signs}\\` : signs));
  return `"${whole.replaceAll('"', '\\"')}"`;
}
