import type { ElementTarget } from "@/graph/document/graph-types";
import { isComputed } from "@/graph/selector/computed-fields";
import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import { algorithmCalled } from "../algorithms/algorithm-called";
import type { CommandCall } from "../registry/command-types";
import { type Slot, type Slots, type SlotTarget, slotOf, topSlots } from "./input-slots";
import { mapSelectorText, setPlace } from "./map-selector";
import type { Visit } from "./place";

interface Call extends CommandCall {
  readonly input: JsonObject;
}

/** A call with other names and values at its places; the same call where none differs. */
export function mapCall<C extends Call>(call: C, visit: Visit): C {
  const target = call.input["target"] === "edges" ? "edges" : "nodes";
  const input = mapRecord(call.input, topSlots, { call, target, visit });
  return input === call.input ? call : { ...call, input };
}

interface At {
  readonly call: Call;
  /** What the call's `target` says. */
  readonly target: ElementTarget;
  readonly visit: Visit;
}

function mapRecord(record: JsonObject, slots: Slots, at: At): JsonObject {
  return mapEntries(record, (name, value) => [name, mapArgument(name, value, slots, at)]);
}

/** The same record where every entry stays as it is. Entries keep their order. */
function mapEntries(
  record: JsonObject,
  map: (name: string, value: JsonValue) => readonly [string, JsonValue],
): JsonObject {
  const entries = Object.entries(record);
  const mapped = entries.map(([name, value]) => map(name, value));
  const isSame = mapped.every(([name, value], index) => name === entries[index]?.[0] && value === entries[index]?.[1]);
  return isSame ? record : Object.fromEntries(mapped);
}

function mapArgument(name: string, value: JsonValue, slots: Slots, at: At): JsonValue {
  const slot = slotOf(at.call.name, slots, name);
  return slot === undefined ? mapNumber(name, value, at) : mapSlot(slot, name, value, at);
}

/** `40`, or `{ scale: 1.5 }`. */
function mapNumber(name: string, value: JsonValue, { visit }: At): JsonValue {
  if (typeof value === "number") return visit({ kind: "number", of: name, value, use: "read" });
  if (!isJsonObject(value)) return value;
  return mapEntries(value, (inside, one) => [
    inside,
    typeof one === "number" ? visit({ kind: "number", of: name, value: one, use: "read" }) : one,
  ]);
}

function mapSlot(slot: Slot, name: string, value: JsonValue, at: At): JsonValue {
  const { visit } = at;
  switch (slot.is) {
    case "fixed":
      return value;
    case "selector":
      return typeof value === "string" ? mapSelectorText(value, targetOf(slot.of, at), visit) : value;
    case "attribute":
      return mapTexts(value, (text) => mapAttribute(text, slot, at));
    case "node":
      return mapTexts(value, (text) => mapElement(text, at));
    case "edge":
      return mapTexts(value, (text) => mapMembers(text, visit) ?? visit({ kind: "edge", value: text, use: "read" }));
    case "template":
      return typeof value === "string" ? mapTemplate(value, targetOf(slot.of, at), visit) : value;
    case "values":
      return isJsonObject(value) ? mapValues(value, at) : value;
    case "amounts":
      return isJsonObject(value) ? mapAmounts(value, at) : value;
    case "set":
      return mapTexts(value, (text) => mapSetName(text, slot.use, visit));
    case "layer":
      return mapLayer(value, slot.use, visit);
    case "colour":
      return visit({ kind: "colour", value, use: "read" });
    case "text":
      return visit({ kind: "text", of: name, value, use: "read" });
    case "entries":
      return mapList(value, (entry) => mapEntry(entry, at));
    case "record":
      return Array.isArray(value)
        ? mapList(value, (one) => (isJsonObject(one) ? mapRecord(one, slot.slots, at) : one))
        : mapInside(value, slot.slots, at);
  }
}

function mapInside(value: JsonValue, slots: Slots, at: At): JsonValue {
  return isJsonObject(value) ? mapRecord(value, slots, at) : value;
}

function targetOf(of: SlotTarget, { call, target }: At): ElementTarget {
  if (of !== "input") return of;
  return call.name === "addEdges" ? "edges" : target;
}

/** A text, or the texts of a list. */
function mapTexts(value: JsonValue, map: (text: string) => JsonValue): JsonValue {
  if (typeof value === "string") return map(value);
  return mapList(value, (one) => (typeof one === "string" ? map(one) : one));
}

function mapList(value: JsonValue, map: (item: JsonValue) => JsonValue): JsonValue {
  if (!Array.isArray(value)) return value;
  const items: readonly JsonValue[] = value;
  const mapped = items.map(map);
  return mapped.every((item, index) => item === items[index]) ? value : mapped;
}

/** `data.age` is the attribute age. */
const prefix = "data.";

function mapAttribute(text: string, slot: Extract<Slot, { is: "attribute" }>, at: At): JsonValue {
  if (text === "") return text;
  const target = targetOf(slot.of, at);
  const isPrefixed = text.startsWith(prefix);
  const name = isPrefixed ? text.slice(prefix.length) : text;
  if (!isPrefixed && (isComputed(name, target) || isMeasure(name, at.call))) return text;
  const mapped = at.visit({ kind: "attribute", target, value: name, use: slot.use });
  return mapped === name ? text : `${isPrefixed ? prefix : ""}${String(mapped)}`;
}

/** `rankNodes` also orders by what is computed on any graph. */
function isMeasure(name: string, { name: command }: Call): boolean {
  return command === "rankNodes" && algorithmCalled(name) !== undefined;
}

function mapElement(text: string, { target, call, visit }: At): JsonValue {
  const members = mapMembers(text, visit);
  if (members !== undefined) return members;
  return visit({ kind: target === "edges" && call.name === "setValues" ? "edge" : "node", value: text, use: "read" });
}

/** `["$1"]` in a list of ids: the members of a set, where a recipe was made of a call that named just these. */
function mapMembers(text: string, visit: Visit): JsonValue | undefined {
  const name = /^\$(\d+)$/.exec(text)?.[1];
  if (name === undefined) return undefined;
  const mapped = visit({ kind: "result-set", value: name, use: "read" });
  return mapped === name ? text : `$${String(mapped)}`;
}

/** "@2": the layer that the second call of the recipe made. */
function mapLayer(value: JsonValue, use: "read" | "write", visit: Visit): JsonValue {
  const isLayer = typeof value === "string" && /^@\d+$/.test(value);
  return visit(isLayer ? { kind: "result-layer", value, use: "read" } : { kind: "layer", value, use });
}

function mapSetName(text: string, use: "read" | "write", visit: Visit): JsonValue {
  const isMarked = text.startsWith("$");
  const name = isMarked ? text.slice(1) : text;
  const mapped = visit({ ...setPlace(name), kind: "set", use });
  return mapped === name ? text : `${isMarked ? "$" : ""}${String(mapped)}`;
}

/** "{name} of {department}". */
function mapTemplate(text: string, target: ElementTarget, visit: Visit): string {
  return text.replaceAll(/\{([^{}]+)\}/g, (whole, inside: string) => {
    const name = inside.trim();
    if (isComputed(name, target)) return whole;
    const mapped = visit({ kind: "attribute", target, value: name, use: "read" });
    return mapped === name ? whole : `{${String(mapped)}}`;
  });
}

/** Of new elements the values are the recipe's own. */
function mapValues(record: JsonObject, at: At): JsonObject {
  const target = targetOf("input", at);
  const isNew = at.call.name === "addNodes" || at.call.name === "addEdges";
  return mapEntries(record, (name, value) => {
    const mapped = at.visit({ kind: "attribute", target, value: name, use: "write" });
    return [String(mapped), isNew ? value : at.visit({ kind: "value", target, of: name, value, use: "write" })];
  });
}

function mapAmounts(record: JsonObject, at: At): JsonObject {
  const target = targetOf("input", at);
  return mapEntries(record, (name, value) => [
    String(at.visit({ kind: "attribute", target, value: name, use: "read" })),
    at.visit({ kind: "number", of: name, value, use: "read" }),
  ]);
}

/** A value with its look: `{ value: "cat", output: "blue" }`. */
function mapEntry(entry: JsonValue, at: At): JsonValue {
  const { property } = at.call.input;
  if (!isJsonObject(entry) || typeof property !== "string") return entry;
  const of = property.startsWith(prefix) ? property.slice(prefix.length) : property;
  return mapEntries(entry, (name, value) => {
    if (name === "value") return [name, mapEntryValue(of, value, at)];
    if (typeof value === "number") return [name, at.visit({ kind: "number", of: "output", value, use: "read" })];
    const isColour = at.call.input["channel"] === "color";
    return [name, isColour ? at.visit({ kind: "colour", value, use: "read" }) : value];
  });
}

function mapEntryValue(of: string, value: JsonValue, { target, visit }: At): JsonValue {
  if (value === null || isComputed(of, target)) return value;
  return visit({ kind: "value", target, of, value, use: "read", isExact: true });
}
