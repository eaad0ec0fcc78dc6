import type { GraphChange } from "@/graph/changes/change-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import { parseSelector } from "@/graph/selector/parse/parse-selector";
import type { Selector } from "@/graph/selector/selector-types";
import type { OwnLook, StyleLayer } from "@/graph/styles/style-types";
import { sameValue } from "@/lib/same-value";
import { listOf } from "../elements/parts";
import { type ResolvedElements, withIds } from "../elements/resolve-elements";
import { countedElements } from "../elements/wording";
import type { CommandContext } from "../registry/command-types";

export type LayerDraft = Omit<StyleLayer, "id" | "origin">;

/** Where a layer goes: on top (of its given name: in the stead of the one so called), or in the stead of one that stays in its place. */
export type LayerPlace =
  | { readonly kind: "top"; readonly isNamed: boolean }
  | { readonly kind: "instead"; readonly of: StyleLayer };

export interface PlacedLayer {
  readonly layer: StyleLayer;
  /** None when the same layer stands on top already. */
  readonly changes: readonly GraphChange[];
}

/**
 * Puts a layer on top. Layers it hides wholly go (same elements, every channel set anew), so that "blue" then "green"
 * does not pile up; one of the same given name is replaced.
 */
export function placeLayer(draft: LayerDraft, place: LayerPlace, { state, actor }: CommandContext): PlacedLayer {
  if (place.kind === "instead") return replaceLayer(draft, place.of);
  const { layers } = state;
  const { isNamed } = place;
  const top = layers.findLast((other) => other.target === draft.target);
  if (top !== undefined && isSame(top, draft, isNamed)) return { layer: top, changes: [] };
  const namesake = isNamed
    ? layers.find((other) => other.target === draft.target && isCalled(other, draft.name))
    : undefined;
  const layer: StyleLayer = { ...draft, id: namesake?.id ?? nextId(state), origin: actor };
  const hidden = layers.filter((other) => other.id !== layer.id && hides(draft, other));
  return {
    layer,
    changes: [
      ...hidden.map(({ id }): GraphChange => ({ type: "layer-remove", id })),
      { type: "layer-put", layer, at: layers.length - hidden.length - (namesake === undefined ? 0 : 1) },
    ],
  };
}

function replaceLayer(draft: LayerDraft, of: StyleLayer): PlacedLayer {
  const { id, origin, enabled } = of;
  const looks = of.looks && looksWithout(of.looks, channelsOf(draft));
  const layer: StyleLayer = {
    ...draft,
    id,
    origin,
    ...(looks && { looks }),
    ...(enabled === undefined ? {} : { enabled }),
  };
  const isUnchanged = layer.name === of.name && sameValue(drawn(of), drawn(layer));
  return isUnchanged ? { layer: of, changes: [] } : { layer, changes: [{ type: "layer-put", layer }] };
}

/** What the layer sets for all its elements from now on is no look of one of them any more. */
function looksWithout(looks: readonly OwnLook[], channels: readonly string[]): readonly OwnLook[] {
  return looks.map(({ style, ids }) => {
    const remaining = Object.entries(style).filter(([channel]) => !channels.includes(channel));
    return { style: Object.fromEntries(remaining), ids };
  });
}

/** The layer a call names by its id, to be changed in its place; a name means one on top. */
export function editedLayer(
  id: string | undefined,
  target: ElementTarget,
  { state }: CommandContext,
): StyleLayer | undefined {
  return state.layers.find((layer) => layer.id === id?.trim() && layer.target === target);
}

/** A name made from what the layer sets changes with it; a name the user gave stays. */
export function nameAfterEdit(layer: StyleLayer, head: { readonly before: string; readonly after: string }): string {
  return layer.name.startsWith(head.before) ? `${head.after}${layer.name.slice(head.before.length)}` : layer.name;
}

/**
 * What a layer's condition is. An attribute stays asked; a look does not: the layer would read what it decides itself, and
 * what is drawn otherwise tomorrow would change sides.
 */
export function layerWhere({ selector, ids, readsLooks }: ResolvedElements): Selector {
  return readsLooks ? withIds(ids) : selector;
}

export const coveredTexts = { covered: "The layer {name} above decides the {looks} of {some} of them." } as const;

/** " The layer Cats above decides the colour of 8 of them.": a layer that is changed in its place may not be seen. */
export function coveredNote(
  edited: StyleLayer | undefined,
  draft: LayerDraft,
  ids: readonly string[],
  { state, tables }: Pick<CommandContext, "state" | "tables">,
) {
  if (edited === undefined) return null;
  const channels = channelsOf(draft);
  const table = tables()[draft.target];
  const counts = new Map<StyleLayer, number>();
  for (const id of ids) {
    const here = state.styles.layersAt(draft.target, table.rowOf(id) ?? -1);
    const above = here.slice(here.findIndex(({ id: other }) => other === edited.id) + 1);
    const covering = above.findLast((upper) => channelsOf(upper).some((channel) => channels.includes(channel)));
    if (covering) counts.set(covering, (counts.get(covering) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  if (most === undefined) return null;
  const [layer, some] = most;
  const shared = channelsOf(layer).filter((channel) => channels.includes(channel));
  const looks = listOf(shared.map(spokenChannel));
  return { id: "covered", with: { name: layer.name, looks, some } } as const;
}

function spokenChannel(channel: string): string {
  return channel === "color" ? "colour" : channel;
}

/** ": type == 'cat'", "" for all; sets and looks by what they were found by or their size, since they mean other members later. */
export function layerScope(found: ResolvedElements, target: ElementTarget): string {
  if (found.selector.op === "all") return "";
  if (found.readsLooks) return `: ${countedElements(found.ids.length, target)}`;
  // Words that are no selector tell models what a set holds; a layer is called by what can be selected again, or by its size.
  const wording = found.foundBy !== undefined && parseSelector(found.foundBy).success ? found.foundBy : undefined;
  const text = found.text.includes("$") ? (wording ?? countedElements(found.ids.length, target)) : found.text;
  const letters = [...text];
  return letters.length > 60 ? `: ${letters.slice(0, 59).join("")}…` : `: ${letters.join("")}`;
}

export function isCalled(layer: StyleLayer, name: string): boolean {
  return layer.name.toLowerCase() === name.trim().toLowerCase();
}

/** An id no step of this graph has used. Steps of a graph that was open before count for nothing: a recording begins without them. */
function nextId({ layers, steps }: CommandContext["state"]): string {
  const taken = new Set(layers.map(({ id }) => id));
  const all = steps();
  let number = all.length - all.findLastIndex(({ opens }) => opens);
  while (taken.has(`layer-${number}`)) number += 1;
  return `layer-${number}`;
}

function isSame(top: StyleLayer, draft: LayerDraft, isNamed: boolean): boolean {
  if (top.enabled === false || (isNamed && !isCalled(top, draft.name)) || scaledChannels(draft).length > 0)
    return false;
  return sameValue(drawn(top), drawn(draft));
}

/** What a layer draws, as plain JSON. */
function drawn({ where, style, mapping, looks }: LayerDraft) {
  return JSON.parse(JSON.stringify({ where, style: style ?? null, mapping: mapping ?? null, looks: looks ?? null }));
}

function hides(upper: LayerDraft, lower: StyleLayer): boolean {
  if (lower.target !== upper.target || lower.enabled === false) return false;
  const set = channelsOf(upper).filter((channel) => !scaledChannels(upper).includes(channel));
  if (!channelsOf(lower).every((channel) => set.includes(channel))) return false;
  const where = [lower.where, upper.where].map((selector) => JSON.stringify(selector));
  return where[0] === where[1] && leavesNoneOut(upper, lower);
}

/** A mapping without a look for missing values lets the layer below show through, unless that is such a mapping too. */
function leavesNoneOut(upper: LayerDraft, lower: StyleLayer): boolean {
  const { mapping } = upper;
  if (mapping === undefined || lower.mapping !== undefined) return true;
  return mapping.kind !== "identity" && mapping.other !== undefined;
}

function channelsOf({ style, mapping, looks = [] }: LayerDraft): readonly string[] {
  const own = looks.flatMap((look) => Object.keys(look.style));
  return [...Object.keys(style ?? {}), ...(mapping === undefined ? [] : [mapping.channel]), ...new Set(own)];
}

/** Factors of what is shown: they add to the layers below instead of hiding them. */
function scaledChannels({ style = {} }: LayerDraft): readonly string[] {
  return Object.entries(style).flatMap(([channel, value]) => (typeof value === "object" ? [channel] : []));
}
