import { slotOf, topSlots } from "@/commands/places/input-slots";
import { mapCall } from "@/commands/places/map-input";
import { nodeNames } from "@/commands/places/node-names";
import type { Place } from "@/commands/places/place";
import type { GraphDocument } from "@/graph/document/document-types";
import { distinctTexts } from "@/graph/selector/diagnose-empty";
import { readColor } from "@/graph/styles/palette";
import { listed } from "@/lib/english";
import { isJsonObject, type JsonValue } from "@/lib/json";
import { nearest } from "@/lib/text/nearest";
import { leafTextsIn } from "../given-data/value-text";
import type { ToolCall } from "../history/messages";
import type { Evidence } from "./evidence";
import type { Refusal } from "./refusal";

/** A call as far as its arguments can be taken from the conversation or the graph, or why it is not run. */
export type Checked =
  | { readonly kind: "refused"; readonly refusal: Refusal }
  | { readonly kind: "run"; readonly call: ToolCall /** "" where nothing was left out. */; readonly note: string };

export interface Checking {
  readonly call: ToolCall;
  /** Arguments that the command cannot do without. */
  readonly required: readonly string[];
  readonly evidence: Evidence;
  readonly document: GraphDocument;
}

interface Fault {
  readonly argument: string;
  readonly text: string;
  readonly place: Place;
}

/**
 * A small model fills an argument it has nothing for with a name of its own or of its examples. What only adds to a call is left
 * out then, and said; what tells the elements it is about, or is required, withholds it: without that, it would be another call.
 */
export function withoutInvented({ call, required, evidence, document }: Checking): Checked {
  const faults = Object.keys(call.input).flatMap((argument) => {
    const [fault] = placesIn(call, argument).flatMap((place) => faultsOf(place, argument, evidence));
    return fault === undefined ? [] : [fault];
  });
  const refused = faults.find(({ argument }) => required.includes(argument) || !mayGo(call.name, argument));
  if (refused !== undefined) return { kind: "refused", refusal: refusalFor(refused, document) };
  if (faults.length === 0) return { kind: "run", call, note: "" };
  const gone = faults.map(({ argument }) => argument);
  const input = Object.fromEntries(Object.entries(call.input).filter(([argument]) => !gone.includes(argument)));
  const words = faults.map(({ argument, text }) => `${argument} '${text}'`);
  return {
    kind: "run",
    call: { ...call, input },
    note: `Left out ${listed(words)}: neither the user nor the graph says so.`,
  };
}

/** What names or says something at one argument. New elements bring their own attributes, but names that somebody said. */
function placesIn({ name, input }: ToolCall, argument: string): readonly Place[] {
  const value = input[argument] ?? null;
  if ((name === "addNodes" && argument === "nodes") || (name === "addEdges" && argument === "edges")) {
    return [{ kind: "value", value: withoutIds(value), use: "write" }];
  }
  const places: Place[] = [];
  const given = {
    property: input["property"] ?? null,
    channel: input["channel"] ?? null,
    target: input["target"] ?? null,
  };
  const about = slotOf(name, topSlots, argument)?.is === "record" ? given : { target: given.target };
  mapCall({ name, input: { ...about, [argument]: value } }, (place) => {
    places.push(place);
    return place.value;
  });
  if (slotOf(name, topSlots, argument)?.is !== "template" || typeof value !== "string") return places;
  return [...places, { kind: "value", value: value.replace(/\{[^{}]*\}/gu, " "), use: "write" }];
}

/** A model may number new elements as it likes. */
function withoutIds(value: JsonValue): JsonValue {
  if (!Array.isArray(value)) return value;
  return value.map((one: JsonValue) => (isJsonObject(one) ? { ...one, id: null } : one));
}

function faultsOf(place: Place, argument: string, evidence: Evidence): readonly Fault[] {
  return leafTextsIn(place.value)
    .filter((text) => !hasEvidence(text, place, evidence))
    .map((text) => ({ argument, text, place }));
}

/** Of every graph. */
const ownSets = ["selected", "shown"];

function hasEvidence(text: string, { kind, use, of, isExact }: Place, evidence: Evidence): boolean {
  switch (kind) {
    case "number":
    case "result-set":
    case "result-layer":
      return true;
    case "attribute":
      return use === "write" || evidence.ofName(text);
    case "colour":
      return readColor(text).success || evidence.ofName(text);
    case "set":
    case "layer":
      return use === "write" || ownSets.includes(text) || evidence.ofName(text);
    case "node":
    case "edge":
      return text.startsWith("$") || evidence.ofName(text);
    case "text":
      return isSearch(of) ? evidence.ofSearch(text) : evidence.ofPiece(text);
    case "value":
      return isExact === true || use === "write" ? evidence.ofName(text) : evidence.ofPiece(text);
  }
}

/** What is looked for, and not where. */
function isSearch(argument: string | undefined): boolean {
  return argument === "query" || argument === "text";
}

/** Without it the call is about the same elements. */
function mayGo(command: string, argument: string): boolean {
  const slot = slotOf(command, topSlots, argument);
  switch (slot?.is) {
    case "attribute":
    case "colour":
    case "layer":
    case "template":
      return true;
    case "text":
      return !isSearch(argument);
    default:
      return false;
  }
}

const mostOffered = 12;

function refusalFor({ argument, text, place }: Fault, document: GraphDocument): Refusal {
  const there = wordsLike(text, place, document);
  const use = "Write what the user says, in words of the graph, or ask the user.";
  return {
    message: `Not run: nobody said '${text}' (${argument}), and it is not in the graph.`,
    hint: there.length === 0 ? use : `There is ${there.map((word) => `'${word}'`).join(", ")}. ${use}`,
  };
}

/** The nearest names; of few values all. */
function wordsLike(text: string, { kind, target = "nodes", of }: Place, { tables }: GraphDocument): readonly string[] {
  const known = kind === "attribute" ? tables[target].attributeNames() : valuesOf();
  const near = nearest(text, known);
  if (near.length > 0) return near;
  const names = kind === "attribute" ? [] : nodeNames(tables).nearest(text);
  if (names.length > 0) return names;
  return known.length <= mostOffered ? known : [];

  function valuesOf(): readonly string[] {
    return of === undefined ? [] : distinctTexts(tables, target, of);
  }
}
