import type { JsonValue, Position } from "../host";
import { withRepeats } from "../repeated-values";
import { jsonIn, type TypedReader } from "./typed-reader";
import { fromXmlText, XML_MARK } from "./xml-escapes";
import type { XmlElement } from "./xml-tree";
import { childrenOf } from "./xml-values";

/** How the `<data>` of a GraphML file is to be read. */
interface GraphmlKey {
  readonly name: string;
  readonly type: string;
  readonly target: string;
  readonly fallback: string | undefined;
  /** In our own files a key says when it holds JSON or where nodes stand. */
  readonly role: "value" | "JSON" | "position";
}

export interface GraphmlKeys {
  readonly byId: ReadonlyMap<string, GraphmlKey>;
  /** Written by Parley: texts have its escapes, places are keys of their own. */
  readonly isOwn: boolean;
  /** Takes the escapes of our own files away. */
  readonly plain: (text: string) => string;
  /** As Gephi writes it: colours as r, g and b, sizes, y upwards. */
  readonly isGephi: boolean;
}

export interface GraphmlData {
  readonly values: Record<string, JsonValue>;
  readonly position?: Position;
  /** The elements that other programs draw by. */
  readonly drawings: readonly XmlElement[];
}

/** The description with which our files begin. */
export const OWN_START = `Written by ${XML_MARK}`;

export function readKeys(root: XmlElement): GraphmlKeys {
  const isOwn = descriptionOf(root).startsWith(OWN_START);
  const plain = isOwn ? fromXmlText : (text: string) => text;
  const byId = new Map(
    childrenOf(root, "key").map((key) => [key.attributes.get("id") ?? "", keyOf(key, isOwn)] as const),
  );
  const ofNodes = (name: string) => byId.get(name)?.name === name && byId.get(name)?.target === "node";
  return { byId, isOwn, plain, isGephi: !isOwn && ["r", "g", "b"].every(ofNodes) };
}

function keyOf(key: XmlElement, isOwn: boolean): GraphmlKey {
  const { attributes } = key;
  const name = attributes.get("attr.name") ?? attributes.get("name") ?? attributes.get("id") ?? "";
  const [fallback] = childrenOf(key, "default");
  const role = isOwn ? descriptionOf(key) : "";
  return {
    name: isOwn ? fromXmlText(name) : name,
    type: attributes.get("attr.type") ?? attributes.get("type") ?? "string",
    target: attributes.get("for") ?? "all",
    fallback: fallback && fallback.children.length === 0 ? fallback.text : undefined,
    role: role === "JSON" || role === "position" ? role : "value",
  };
}

function descriptionOf(element: XmlElement): string {
  return childrenOf(element, "desc")[0]?.text.trim() ?? "";
}

export function readData(element: XmlElement, target: string, keys: GraphmlKeys, typed: TypedReader): GraphmlData {
  const own: (readonly [string, JsonValue])[] = [];
  const drawings: XmlElement[] = [];
  const place = new Map<string, number>();
  for (const data of childrenOf(element, "data")) {
    const id = data.attributes.get("key") ?? "";
    const key = keys.byId.get(id);
    if (data.children.length > 0) drawings.push(data);
    else if (key?.role === "position") place.set(id, Number(data.text));
    else own.push([key?.name ?? id, dataValue(data.text, key, keys, typed)]);
  }
  const given = new Set(own.map(([name]) => name));
  const defaults = [...keys.byId.values()].flatMap(({ name, type, target: kind, fallback }) =>
    fallback === undefined || given.has(name) || (kind !== target && kind !== "all")
      ? []
      : [[name, typed.read(fallback, type)] as const],
  );
  const [x, y] = [place.get("x"), place.get("y")];
  const hasPlace = x !== undefined && y !== undefined && Number.isFinite(x) && Number.isFinite(y);
  return {
    values: { ...withRepeats(own), ...Object.fromEntries(defaults) },
    drawings,
    ...(hasPlace && { position: { x, y } }),
  };
}

function dataValue(text: string, key: GraphmlKey | undefined, { plain }: GraphmlKeys, typed: TypedReader): JsonValue {
  const whole = plain(text);
  if (key?.role === "JSON") return jsonIn(whole) ?? whole;
  return typed.read(whole, key?.type ?? "string");
}
