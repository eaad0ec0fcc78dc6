import * as z from "zod/mini";
import type { ElementTarget } from "@/graph/document/graph-types";
import { printSelector } from "@/graph/selector/print-selector";
import type { StyleLayer } from "@/graph/styles/style-types";
import { figures } from "@/lib/english";
import { type ResolvedElements, resolveElements } from "../elements/resolve-elements";
import { countedElements } from "../elements/wording";
import { nothingMatches } from "../read/nothing-matches";
import type { CommandContext, CommandResult, CommandSuccess } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { refuse } from "../registry/results";
import { hiddenNote } from "../view/hidden-note";
import { shownPart } from "../view/shown-part";
import { coveredNote, editedLayer, layerScope, layerWhere, nameAfterEdit, placeLayer } from "./layer-changes";
import { edgeStyleInput, nodeStyleInput, type ReadStyle, readStyle, type StyleRequest } from "./style-request";
import { styleName } from "./style-texts";

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
  if (ids?.length === 0) return { success: true, message: `${idsName} is empty. Nothing was changed.`, data: none };
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
  const count = countedElements(found.ids.length, target);
  if (changes.length === 0) {
    const have = found.ids.length === 1 ? "has" : "have";
    return { success: true, message: `${count} ${have} this look already: ${read.text}.`, data, ...affected };
  }
  const part = shownPart(found.ids, target, context);
  const styled = part === undefined ? count : `${figures(found.ids.length)} of the ${figures(part.total)} found`;
  return {
    success: true,
    message: `Styled ${styled}: ${read.text}.${part?.note ?? ""}${coveredNote(edited, draft, found.ids, context)}${hiddenNote(found.ids, target, context)}`,
    data,
    changes,
    ...affected,
  };
}
