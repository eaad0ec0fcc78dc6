import { isJsonObject, type JsonValue } from "@/lib/json";
import type { Act } from "../meaning/acts";

const longest = 80;

/** What an act says beside what it is about. */
export function detailsOf(act: Act): readonly string[] {
  return textsOf(act).map((text) => (text.length > longest ? `${[...text].slice(0, longest - 1).join("")}…` : text));
}

function textsOf(act: Act): readonly string[] {
  switch (act.do) {
    case "style":
      return pairs(act.style);
    case "aggregate":
      return known(act.measure, act.property, act.groupBy === undefined ? undefined : `/ ${act.groupBy}`);
    case "sides":
      return act.property === undefined ? [] : known(act.measure, act.property);
    case "styleBy":
      return known(act.channel, act.property);
    case "set":
      return [`${act.property}: ${valueText(act.value)}`];
    case "adjust":
      return known(act.property, signed("+", act.add), signed("×", act.multiply));
    case "rename":
      return [act.to];
    case "algorithm":
      return [act.algorithm, ...act.ends];
    case "addNode":
      return [act.name, ...pairs(act.attributes), ...act.connectTo];
    case "addEdge":
    case "removeEdge":
    case "path":
      return known(act.from, act.to);
    case "layout":
      return known(act.type, act.direction);
    default:
      return restOf(act);
  }
}

/** Of kinds that say one thing more, by the field that holds it. */
function restOf(act: Act): readonly string[] {
  const ends = "ends" in act && Array.isArray(act.ends) ? act.ends.map(String) : [];
  const one = fields.flatMap((field) => {
    const value: unknown = Object.entries(act).find(([key]) => key === field)?.[1];
    return typeof value === "string" ? [value] : [];
  });
  return [...ends, ...one].filter((text) => text !== "");
}

const fields = ["name", "property", "format", "into", "about", "said"] as const;

function pairs(record: object): readonly string[] {
  return Object.entries(record).map(([key, value]: readonly [string, JsonValue]) => `${key}: ${valueText(value)}`);
}

function valueText(value: JsonValue): string {
  // A size against what it is.
  if (isJsonObject(value) && typeof value["scale"] === "number") return `× ${value["scale"]}`;
  return typeof value === "string" ? value : JSON.stringify(value);
}

function known(...texts: readonly (string | undefined)[]): readonly string[] {
  return texts.filter((text): text is string => text !== undefined && text !== "");
}

function signed(sign: string, value: number | undefined): string | undefined {
  return value === undefined ? undefined : `${sign} ${value}`;
}
