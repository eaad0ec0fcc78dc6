import { mapCall } from "@/commands/places/map-input";
import { planCommands } from "@/commands/plan/plan-types";
import type { CommandRegistry } from "@/commands/registry/command-types";
import { loadCommand } from "@/commands/registry/load-command";
import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import type { RecipeCall } from "./recipe-types";
import type { CallNode, RecordedCall } from "./recorded-types";
import { hasEffect, historyCommands, undoneCalls } from "./undone-calls";

export interface CallsToKeep {
  readonly calls: readonly RecordedCall[];
  /** Those before them, whose sets they may name. */
  readonly earlier: readonly RecordedCall[];
  /** How the calls stand that changed something, by their ids; none where that is not known. */
  readonly standing: ReadonlyMap<string, boolean>;
}

/** Why a call is no part of a recipe. */
export type LeftWhy =
  /** It only read, and no later call uses its result. */
  | "read"
  | "failed"
  /** The assistant took it back itself. */
  | "undone"
  /** An undo, or a redo, of what is no part of the recipe. */
  | "history"
  /** It made or changed the checklist of the conversation. */
  | "plan";

export interface LeftCall {
  readonly name: string;
  readonly why: LeftWhy;
}

export interface RecipeCalls {
  readonly calls: readonly RecipeCall[];
  readonly left: readonly LeftCall[];
  /** Sets whose making is not known any more: "$3". */
  readonly lostSets: readonly string[];
}

/**
 * The calls to do again: those with effects, and the reads their sets come from, also those of earlier messages. Sets are
 * numbered anew from 1.
 */
export async function keepCalls(
  { calls, earlier, standing }: CallsToKeep,
  registry: CommandRegistry,
): Promise<RecipeCalls> {
  const all = await Promise.all([...earlier, ...calls].map((call) => asMeant(call, registry)));
  const nodes = withUses(all, earlier.length);
  const undone = undoneCalls(nodes, standing, registry);
  const isRoot = ({ call, isEarlier }: CallNode, index: number): boolean =>
    !isEarlier && call.success && !undone.has(index) && hasEffect(call, registry);
  const wanted = new Set<number>();
  const keep = (index: number): void => {
    const node = nodes[index];
    if (node === undefined || wanted.has(index)) return;
    wanted.add(index);
    for (const used of node.uses.values()) keep(used);
  };
  for (const [index, node] of nodes.entries()) if (isRoot(node, index)) keep(index);
  const order = [...wanted].toSorted((a, b) => a - b);
  return {
    calls: renumbered(nodes, order),
    left: nodes.flatMap((node, index) =>
      node.isEarlier || wanted.has(index) ? [] : [{ name: node.call.name, why: whyLeft(node, undone.has(index)) }],
    ),
    lostSets: [...new Set(order.flatMap((index) => nodes[index]?.lost ?? []))],
  };
}

function whyLeft({ call }: CallNode, isUndone: boolean): LeftWhy {
  if (!call.success) return "failed";
  if (isUndone) return "undone";
  if (planCommands.includes(call.name)) return "plan";
  return historyCommands.includes(call.name) ? "history" : "read";
}

/** Models write names of arguments in ways of their own; a command reads them as they were meant. */
async function asMeant(call: RecordedCall, registry: CommandRegistry): Promise<RecordedCall> {
  const command = registry.get(call.name);
  if (command === undefined || !call.success) return call;
  const checked = await (await loadCommand(command)).check(call.input);
  return checked.success ? { ...call, input: checked.input } : call;
}

/** Which earlier call each set comes from that a call names. */
function withUses(calls: readonly RecordedCall[], earlierCount: number): readonly CallNode[] {
  const makers = new Map<string, number>();
  return calls.map((call, index) => {
    const uses = new Map<string, number>();
    const lost: string[] = [];
    const named = call.success ? withMembersNamed(call, calls, makers) : call;
    for (const name of setsNamed(named)) {
      const maker = makers.get(name);
      if (maker === undefined) lost.push(`$${name}`);
      else uses.set(name, maker);
    }
    const set = setOf(call);
    if (set !== undefined) {
      makers.set(set, index);
      makers.set("last", index);
    }
    return { call: named, isEarlier: index < earlierCount, set, uses, lost };
  });
}

function setsNamed({ name, input }: RecordedCall): readonly string[] {
  const names = new Set<string>();
  mapCall({ name, input }, (place) => {
    if (place.kind === "result-set") names.add(String(place.value));
    return place.value;
  });
  return [...names];
}

function setOf({ success, data }: RecordedCall): string | undefined {
  const set = success && isJsonObject(data) ? data["set"] : undefined;
  return typeof set === "string" && /^\$\d+$/.test(set) ? set.slice(1) : undefined;
}

const idLists = ["nodeIds", "edgeIds", "ids"] as const;

/** Models hand back the ids they were shown: where these are all that a call found, they stand for its result. */
function withMembersNamed(
  call: RecordedCall,
  calls: readonly RecordedCall[],
  makers: ReadonlyMap<string, number>,
): RecordedCall {
  const list = idLists.find((name) => Array.isArray(call.input[name]));
  const ids = list === undefined ? undefined : call.input[list];
  if (list === undefined || !Array.isArray(ids) || ids.length < 2) return call;
  const wanted = JSON.stringify([...ids].toSorted());
  const maker = [...makers].findLast(([name, index]) => {
    const found = name === "last" ? undefined : allFound(calls[index]?.data);
    return found !== undefined && JSON.stringify(found.toSorted()) === wanted;
  });
  return maker === undefined ? call : { ...call, input: { ...call.input, [list]: [`$${maker[0]}`] } };
}

/** The ids of a result that shows all it found. */
function allFound(data: JsonValue | undefined): readonly string[] | undefined {
  if (!isJsonObject(data)) return undefined;
  const list = data["nodeIds"] ?? data["edgeIds"] ?? data["nodes"];
  if (!Array.isArray(list) || (data["count"] ?? list.length) !== list.length) return undefined;
  const items: readonly JsonValue[] = list;
  return items.flatMap((item) => {
    const id = isJsonObject(item) ? item["id"] : item;
    return typeof id === "string" ? [id] : [];
  });
}

/** With the sets of the kept calls numbered from 1. */
function renumbered(nodes: readonly CallNode[], order: readonly number[]): readonly RecipeCall[] {
  const used = new Set(order.flatMap((index) => [...(nodes[index]?.uses.values() ?? [])]));
  const numbers = new Map([...used].toSorted((a, b) => a - b).map((index, place) => [index, String(place + 1)]));
  const makers = new Map<JsonValue, string>();
  return order.flatMap((index, place) => {
    const node = nodes[index];
    if (node === undefined) return [];
    const keeps = numbers.get(index);
    const input = withLayers(withSets(node, numbers), node.call.name, makers);
    for (const name of layerNames(node.call)) makers.set(name, `@${place + 1}`);
    return [{ name: node.call.name, input, ...(keeps !== undefined && { keeps }) }];
  });
}

function withSets({ call, uses }: CallNode, numbers: ReadonlyMap<number, string>): JsonObject {
  return mapCall({ name: call.name, input: call.input }, (place) => {
    if (place.kind !== "result-set") return place.value;
    const maker = uses.get(String(place.value));
    return (maker === undefined ? undefined : numbers.get(maker)) ?? place.value;
  }).input;
}

/** The layer a call made, by its id, and by its name where that was made as well. */
function layerNames({ data, input }: RecordedCall): readonly JsonValue[] {
  const layer = isJsonObject(data) ? data["layer"] : undefined;
  if (!isJsonObject(layer)) return [];
  return [layer["id"] ?? null, ...(input["layer"] === undefined ? [layer["name"] ?? null] : [])];
}

/** Layers that the recipe itself makes, by the call that does: their names and ids are others elsewhere. */
function withLayers(input: JsonObject, name: string, makers: ReadonlyMap<JsonValue, string>): JsonObject {
  return mapCall({ name, input }, (place) => {
    return (place.kind === "layer" ? makers.get(place.value) : undefined) ?? place.value;
  }).input;
}
