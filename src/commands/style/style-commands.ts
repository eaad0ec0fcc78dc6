import * as z from "zod/mini";
import type { ElementTarget } from "@/graph/document/graph-types";
import { printSelector } from "@/graph/selector/print-selector";
import type { StyleLayer } from "@/graph/styles/style-types";
import { speaker } from "@/lib/text/speaker";
import { elements, partTexts } from "../elements/parts";
import { type ResolvedElements, resolveElements } from "../elements/resolve-elements";
import { nothingMatches } from "../read/nothing-matches";
import type { CommandContext, CommandResult, CommandSuccess } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { refuse } from "../registry/results";
import { hiddenNote, hiddenTexts } from "../view/hidden-note";
import { shownPart, shownPartTexts } from "../view/shown-part";
import {
  coveredNote,
  coveredTexts,
  editedLayer,
  layerScope,
  layerWhere,
  nameAfterEdit,
  placeLayer,
} from "./layer-changes";
import { edgeStyleInput, nodeStyleInput, type ReadStyle, readStyle, type StyleRequest } from "./style-request";
import { lookTexts, styleName } from "./style-texts";

export const texts = {
  ...partTexts,
  ...hiddenTexts,
  ...shownPartTexts,
  ...coveredTexts,
  ...lookTexts,
  idsEmpty: "{name} is empty. Nothing was changed.",
  sameLook: ["{elements} has this look already: {look}.", "{elements} have this look already: {look}."],
  styled: "Styled {elements}: {look}.",
} as const;
const tell = speaker(texts);

export const styleNodes = defineWork({
  description: "Gives nodes a look, as a style layer. Give selector or nodeIds; * = all.",
  compact: { takes: ["selector", "color", "size"] },
  input: z.strictObject({
    selector: z.optional(z.string()),
    nodeIds: z.optional(z.array(z.string())),
    ...nodeStyleInput,
  }),
  run: async ({ selector, nodeIds, ...request }, context) => {
    return applyStyle({ selector, ids: nodeIds, request, target: "nodes" }, context);
  },
});

export const styleEdges = defineWork({
  description: "As styleNodes, for edges.",
  input: z.strictObject({
    selector: z.optional(z.string()),
    edgeIds: z.optional(z.array(z.string())),
    ...edgeStyleInput,
  }),
  run: async ({ selector, edgeIds, ...request }, context) => {
    return applyStyle({ selector, ids: edgeIds, request, target: "edges" }, context);
  },
});

interface StyleCall {
  readonly selector: string | undefined;
  readonly ids: readonly string[] | undefined;
  readonly request: StyleRequest;
  readonly target: ElementTarget;
}

type StyleData = {
  readonly styledCount: number;
  readonly layer: { readonly id: string; readonly name: string } | null;
};

async function applyStyle(call: StyleCall, context: CommandContext): Promise<CommandResult<StyleData>> {
  const { ids, request, target } = call;
  const idsName = target === "nodes" ? "nodeIds" : "edgeIds";
  const edited = editedLayer(request.layer, target, context);
  const selector = call.selector ?? (edited && ids === undefined ? printSelector(edited.where) : undefined);
  if (selector === undefined && ids === undefined) {
    return refuse(
      `The call does not say which ${target} to style.`,
      `Give selector (for example * for all) or ${idsName}.`,
    );
  }
  const read = await readStyle(request, target, context);
  if (!read.success) return read;
  const found = await resolveElements({ selector, ids }, target, context);
  if (!found.success) return found;
  const none: StyleData = { styledCount: 0, layer: null };
  if (ids?.length === 0) return { success: true, ...tell({ id: "idsEmpty", with: { name: idsName } }), data: none };
  return found.ids.length === 0
    ? nothingMatches(found, target, context, none)
    : putStyle({ call, read, found, edited }, context);
}

interface ReadyStyle {
  readonly call: StyleCall;
  readonly read: ReadStyle;
  readonly found: ResolvedElements;
  readonly edited: StyleLayer | undefined;
}

function putStyle(
  { call: { request, target }, read, found, edited }: ReadyStyle,
  context: CommandContext,
): CommandSuccess<StyleData> {
  const given = request.layer?.trim();
  const name = edited
    ? nameAfterEdit(edited, { before: styleName(edited.style ?? {}), after: read.name })
    : given || `${read.name}${layerScope(found, target) || `: all ${target}`}`;
  const draft = { name, target, where: layerWhere(found), style: read.style };
  const place = edited
    ? ({ kind: "instead", of: edited } as const)
    : ({ kind: "top", isNamed: Boolean(given) } as const);
  const { layer, changes } = placeLayer(draft, place, context);
  const data = { styledCount: found.ids.length, layer: { id: layer.id, name: layer.name } };
  const affected = target === "nodes" ? { affectedNodes: found.ids } : { affectedEdges: found.ids };
  const count = found.ids.length;
  const all = elements(count, target);
  const look = { list: read.looks };
  if (changes.length === 0) {
    const spoken = tell({ id: "sameLook", with: { count, elements: all, look } });
    return { success: true, ...spoken, data, ...affected };
  }
  const part = shownPart(found.ids, target, context);
  const styled = part === undefined ? all : ({ id: "someFound", with: { some: count, all: part.total } } as const);
  return {
    success: true,
    ...tell(
      { id: "styled", with: { elements: styled, look } },
      part?.note ?? null,
      coveredNote(edited, draft, found.ids, context),
      hiddenNote(found.ids, target, context),
    ),
    data,
    changes,
    ...affected,
  };
}
